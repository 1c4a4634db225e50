import { WEEKDAYS } from "@plateful/nutrition";
import { z } from "zod/mini";
import { type Endpoint, endpoint } from "../endpoint.ts";
import {
  choice,
  date,
  datetime,
  entity,
  id,
  idInPath,
  pageOf,
  pageQuery,
  queryId,
  sharedQuery,
  standsInFor,
  text,
} from "../fields.ts";
import { MESSAGE_LENGTH, message } from "../messages/messages.ts";
import { getCheckInQuestions, saveCheckInQuestions } from "./check-in-questions.ts";
import { checkIn, getCheckIn, listCheckIns, sendCheckIn, setCheckInMails } from "./check-ins.ts";

const schedule = z.object({ weekday: z.nullable(choice(WEEKDAYS)) });

/** How a client is asked at present. */
const asking = {
  /** Whether the client shares anything with the caller; nobody else is asked. */
  is_shared: z.boolean(),
  /** Whether the caller may ask and answer (the right MESSAGE of a team). */
  may_ask: z.boolean(),
  /** The weekday on which the client is asked, and the next such day; null without a schedule. */
  weekday: z.nullable(choice(WEEKDAYS)),
  next_on: z.nullable(date()),
  /** The check-in that the client has not sent yet. */
  open: z.nullable(z.object({ id: id(), due_on: date(), asked_at: datetime() })),
};

const asked = entity("CheckInAsking", z.object(asking));
export type CheckInAsking = z.output<typeof asked>;

/** A check-in as one row of the coach's list. */
const row = z.object({
  id: id(),
  week: z.int(),
  due_on: date(),
  sent_at: datetime(),
  /** Whether it waits for an answer of the caller. */
  is_waiting: z.boolean(),
});

const ofClient = { feature: "check-ins", access: { who: "coach" }, errors: ["not_found"] } as const;
const all = { ...ofClient, path: "clients/{id}/check-ins/", params: idInPath } as const;
const writing = ["not_found", "permission_denied"] as const;

export const listClientCheckIns = endpoint({
  ...all,
  name: "list-client-check-ins",
  method: "GET",
  summary: "List the check-ins that a client has sent, and how the client is asked",
  query: z.object(pageQuery),
  answer: entity("ClientCheckIns", z.extend(pageOf(row), asking)),
});

export const askForCheckIn = endpoint({
  ...all,
  name: "ask-for-check-in",
  method: "POST",
  summary: "Ask a client for a check-in now, or ask again for the one that was not sent yet",
  errors: [...writing, "check_ins_closed", "consent_required"],
  answer: asked,
});

export const setCheckInSchedule = endpoint({
  ...all,
  name: "set-check-in-schedule",
  method: "PUT",
  path: "clients/{id}/check-ins/schedule/",
  summary: "Set the weekday on which a client is asked for a check-in; null to stop",
  body: schedule,
  errors: [...writing, "check_ins_closed", "consent_required"],
  answer: asked,
});

const one = {
  ...ofClient,
  params: z.object({ id: queryId(), check_in: queryId() }),
} as const;

/** Kcal of one day of the four weeks; null for a day on which nothing was logged, or without a plan. */
const day = z.object({ eaten: z.nullable(z.number()), planned: z.nullable(z.number()) });

const opened = entity(
  "ClientCheckIn",
  z.object({
    check_in: checkIn,
    /** The one before, to compare with. */
    previous: z.nullable(checkIn),
    is_waiting: z.boolean(),
    /** Ids of the check-ins sent just before and just after; null at either end. */
    earlier: z.nullable(z.object({ id: id(), week: z.int() })),
    later: z.nullable(z.object({ id: id(), week: z.int() })),
    /** Of the five weeks before it was sent, oldest first; null where the client does not share measurements. */
    weights: z.nullable(z.array(z.object({ kg: z.number(), measured_at: datetime() }))),
    /** The pace of the plan in kg a week; null where there is none. */
    pace: z.nullable(z.number()),
    /** The four weeks before it was sent, oldest first, each of seven days; null where the client does not share the diary. */
    weeks: z.nullable(
      z.array(
        z.object({ week: z.int(), starts_on: date(), percent: z.nullable(z.int()), days: z.array(day) }),
      ),
    ),
  }),
);
export type ClientCheckIn = z.output<typeof opened>;

export const getClientCheckIn = endpoint({
  ...one,
  name: "get-client-check-in",
  method: "GET",
  path: "clients/{id}/check-ins/{check_in}/",
  summary: "Read a check-in of a client beside the one before",
  answer: opened,
});

/** A check-in that waits for an answer of the caller, and who sent it. */
const waiting = entity(
  "WaitingCheckIn",
  z.object({
    id: id(),
    /** The address stands for those who have no name yet. */
    client: z.object({ id: id(), first_name: z.string(), last_name: z.string(), email: z.string() }),
    stands_in_for: standsInFor(),
    week: z.int(),
    sent_at: datetime(),
  }),
);
export type WaitingCheckIn = z.output<typeof waiting>;

export const listWaitingCheckIns = endpoint({
  feature: "check-ins",
  access: { who: "coach" },
  name: "list-waiting-check-ins",
  method: "GET",
  path: "clients/check-ins/",
  summary: "List the check-ins that wait for an answer of the caller",
  query: z.object({ ...pageQuery, ...sharedQuery }),
  answer: pageOf(waiting),
});

export const replyToCheckIn = endpoint({
  ...one,
  name: "reply-to-check-in",
  method: "POST",
  path: "clients/{id}/check-ins/{check_in}/reply/",
  summary: "Answer a check-in with a message to the client; the client waits no longer",
  body: z.object({ text: text(MESSAGE_LENGTH) }),
  errors: [...writing, "conversation_closed", "consent_required"],
  answer: message,
});

export const settleCheckIn = endpoint({
  ...one,
  name: "settle-check-in",
  method: "POST",
  path: "clients/{id}/check-ins/{check_in}/done/",
  summary: "Say that a check-in needs no answer",
  status: 204,
});

export const checkInEndpoints: readonly Endpoint[] = [
  getCheckInQuestions,
  saveCheckInQuestions,
  listWaitingCheckIns,
  getCheckIn,
  listCheckIns,
  sendCheckIn,
  setCheckInMails,
  listClientCheckIns,
  askForCheckIn,
  setCheckInSchedule,
  getClientCheckIn,
  replyToCheckIn,
  settleCheckIn,
];
