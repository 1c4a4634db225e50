import { CHECK_IN_KINDS, MAX_CHECK_IN_QUESTIONS } from "@plateful/nutrition";
import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, entity, text } from "../fields.ts";

/** Characters of a question that a practice writes itself, and of a word at an end of its scale. */
export const CHECK_IN_QUESTION_LENGTH = 120;
export const CHECK_IN_WORD_LENGTH = 24;

/** Names a question within a form: a topic of the product, or anything for a practice's own. */
export const questionId = () => z.string().check(z.regex(/^[a-z0-9_-]{1,40}$/, { error: "text" }));

const question = z.object({
  id: questionId(),
  kind: choice(CHECK_IN_KINDS),
  /** Null for a topic, whose words the product knows in every language. */
  text: z.nullable(text(CHECK_IN_QUESTION_LENGTH)),
  /** Words for the ends of the scale of a practice's own question; null without. */
  low: z.nullable(text(CHECK_IN_WORD_LENGTH)),
  high: z.nullable(text(CHECK_IN_WORD_LENGTH)),
});

/** As they are answered: what an older version stored is not checked again. */
export const askedQuestion = entity(
  "CheckInQuestion",
  z.object({
    id: z.string(),
    kind: choice(CHECK_IN_KINDS),
    text: z.nullable(z.string()),
    low: z.nullable(z.string()),
    high: z.nullable(z.string()),
  }),
);

const form = entity(
  "CheckInForm",
  z.object({
    questions: z.array(askedQuestion),
    /** Whether the caller may change them. */
    may_change: z.boolean(),
    /** 0 before anything was changed. */
    version: z.int().check(z.gte(0)),
  }),
);
export type CheckInForm = z.output<typeof form>;

const ofPractice = {
  feature: "check-ins",
  access: { who: "coach" },
  path: "clients/check-in-questions/",
} as const;

export const getCheckInQuestions = endpoint({
  ...ofPractice,
  name: "get-check-in-questions",
  method: "GET",
  summary: "Read the questions that the caller's practice asks in a check-in",
  answer: form,
});

export const saveCheckInQuestions = endpoint({
  ...ofPractice,
  name: "save-check-in-questions",
  method: "PUT",
  summary: "Change the questions of a check-in",
  body: z.object({
    questions: z.array(question).check(z.minLength(1), z.maxLength(MAX_CHECK_IN_QUESTIONS)),
  }),
  errors: ["permission_denied"],
  answer: form,
  current: form,
});
