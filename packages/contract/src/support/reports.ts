import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, looseText, maybe } from "../fields.ts";

const report = { feature: "support", method: "POST", access: { who: "anyone" }, status: 202 } as const;

/** Buttons whose use is counted. */
export const ANALYTICS_EVENTS = [
  "click_create_coach_button",
  "click_book_a_demo_button",
  "click_referral_programme_button",
] as const;

export const reportClientError = endpoint({
  ...report,
  name: "report-client-error",
  path: "client-errors/",
  summary: "Report a fault in the app; only words of fixed lists are kept of it",
  limit: "client-errors",
  body: z.object({
    name: maybe(looseText(200)),
    /** The call that failed and the status of its answer. */
    call: maybe(looseText(200)),
    status: maybe(z.int().check(z.minimum(0), z.maximum(999))),
    stack: maybe(looseText(20_000)),
    route: maybe(looseText(500)),
    app_version: maybe(looseText(50)),
    /** Kept only when it is one of the app's own sentences. */
    message: maybe(looseText(2000)),
  }),
  answer: z.object({}),
});

export const recordAnalyticsEvent = endpoint({
  ...report,
  name: "record-analytics-event",
  path: "analytics/events/",
  summary: "Record that a button was used",
  body: z.object({ name: choice(ANALYTICS_EVENTS) }),
  answer: z.object({}),
});
