import type { StoringKind } from "@plateful/access";
import { CHECK_IN_SCALE, isSleepOrStress, MAX_CHECK_IN_QUESTIONS } from "@plateful/nutrition";
import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import {
  date,
  datetime,
  entity,
  id,
  idInPath,
  integer,
  looseText,
  maybe,
  pageOf,
  pageQuery,
} from "../fields.ts";
import { askedQuestion, questionId } from "./check-in-questions.ts";

/** Characters of one answer in words. */
export const CHECK_IN_ANSWER_LENGTH = 2000;

const answer = entity(
  "CheckInAnswer",
  z.object({
    /** Id of the question. */
    question: z.string(),
    /** From 1; null for an answer in words. */
    scale: z.nullable(z.int()),
    text: z.nullable(z.string()),
  }),
);
export type CheckInAnswer = z.output<typeof answer>;

/** What a coach asked a client, and what the client answered. */
export const checkIn = entity(
  "CheckIn",
  z.object({
    id: id(),
    /** The week of the coaching, from 1. */
    week: z.int(),
    due_on: date(),
    asked_at: datetime(),
    /** Null until it is sent. */
    sent_at: z.nullable(datetime()),
    /** As they were when the client was asked. */
    questions: z.array(askedQuestion),
    /** Those that were given; empty until it is sent. */
    answers: z.array(answer),
  }),
);
export type CheckIn = z.output<typeof checkIn>;

const current = entity(
  "CurrentCheckIn",
  z.object({
    /** The one that waits for the caller; null when none does. */
    check_in: z.nullable(checkIn),
    /** The last one that was sent, to compare with. */
    previous: z.nullable(checkIn),
    /** First name of the coach; null without one. */
    coach: z.nullable(z.string()),
    /** What the coach knows already, of the seven days up to today; null for what is not shared or not there. */
    known: z.object({ days_logged: z.nullable(z.int()), weight_kg: z.nullable(z.number()) }),
    /** The day on which the caller is asked next; null without a schedule. */
    next_on: z.nullable(date()),
    /** Whether the caller hears by mail of a check-in that is due. */
    mails: z.boolean(),
  }),
);
export type CurrentCheckIn = z.output<typeof current>;

const own = { feature: "check-ins", access: { who: "own", coach: "none" } } as const;

export const getCheckIn = endpoint({
  ...own,
  name: "get-check-in",
  method: "GET",
  path: "check-ins/current/",
  summary: "Read the check-in that waits for the caller, and what the coach knows already",
  answer: current,
});

export const listCheckIns = endpoint({
  ...own,
  name: "list-check-ins",
  method: "GET",
  path: "check-ins/",
  summary: "List the check-ins that the caller has sent, the latest first",
  query: z.object(pageQuery),
  answer: pageOf(checkIn),
});

const given = z.object({
  question: questionId(),
  scale: maybe(integer(1, CHECK_IN_SCALE)),
  text: maybe(looseText(CHECK_IN_ANSWER_LENGTH)),
});

/** Sleep and stress have a consent of their own; it is needed only by those who answer that question. */
function consentOfAnswers(body: unknown): readonly StoringKind[] {
  const { answers } = body as { readonly answers: readonly z.output<typeof given>[] };
  const isStored = answers.some(
    ({ question, scale }) => typeof scale === "number" && isSleepOrStress(question),
  );
  return isStored ? ["STRESS_AND_SLEEP"] : [];
}

export const sendCheckIn = endpoint({
  ...own,
  name: "send-check-in",
  method: "POST",
  path: "check-ins/{id}/send/",
  params: idInPath,
  summary: "Send the answers of a check-in to the caller's coach; at least one is needed",
  consent: ["BODY_AND_PLAN"],
  consentOf: consentOfAnswers,
  status: 200,
  body: z.object({ answers: z.array(given).check(z.maxLength(MAX_CHECK_IN_QUESTIONS)) }),
  errors: ["not_found", "check_in_sent"],
  answer: checkIn,
});

const mails = entity("CheckInMails", z.object({ mails: z.boolean() }));

export const setCheckInMails = endpoint({
  ...own,
  name: "set-check-in-mails",
  method: "PUT",
  path: "check-ins/mails/",
  summary: "Set whether the caller hears by mail of a check-in that is due",
  body: z.object({ mails: z.boolean() }),
  answer: mails,
});
