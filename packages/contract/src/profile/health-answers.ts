import { HEALTH_CONDITIONS } from "@plateful/nutrition";
import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, datetime, entity } from "../fields.ts";

/** What a person said about their health (SAFE-007). */
export const healthAnswers = entity(
  "HealthAnswers",
  z.object({
    /** The conditions that hold, empty for none; null for someone who would rather not say. */
    conditions: z.nullable(z.array(choice(HEALTH_CONDITIONS))),
    /** Null for someone who would rather not say. */
    answered_at: z.nullable(datetime()),
  }),
);
export type HealthAnswers = z.output<typeof healthAnswers>;

const own = { feature: "profile", path: "users/healthAnswers/" } as const;

export const getHealthAnswers = endpoint({
  ...own,
  method: "GET",
  name: "get-health-answers",
  summary: "What the caller said about their health; null when they were not asked yet",
  access: { who: "user" },
  answer: z.object({ answers: z.nullable(healthAnswers) }),
});

export const setHealthAnswers = endpoint({
  ...own,
  method: "PUT",
  name: "set-health-answers",
  summary: "Answer the questions about health",
  access: { who: "user" },
  // Who would rather not say stores nothing about their health.
  consentOf: (body) => {
    const { conditions = null } = (body ?? {}) as { readonly conditions?: unknown };
    return conditions === null ? [] : ["HEALTH_ANSWERS"];
  },
  body: z.object({
    conditions: z.nullable(z.array(choice(HEALTH_CONDITIONS)).check(z.maxLength(HEALTH_CONDITIONS.length))),
  }),
  answer: z.object({
    answers: healthAnswers,
    /** Whether a plan was changed because of the answers. */
    is_plan_changed: z.boolean(),
    /** Whether the person's screens show no numbers from now on because of the answers. */
    are_numbers_hidden: z.boolean(),
  }),
});

export const deleteHealthAnswers = endpoint({
  ...own,
  method: "DELETE",
  name: "delete-health-answers",
  summary: "Delete what the caller said about their health; plans stay as they are",
  access: { who: "user" },
});
