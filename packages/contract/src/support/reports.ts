import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, looseText } from "../fields.ts";

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
  summary: "Report a fault in the app; personal data is taken out before it is kept",
  limit: "client-errors",
  body: z.object({
    message: looseText(2000),
    stack: z.optional(z.nullable(looseText(20_000))),
    route: z.optional(z.nullable(looseText(500))),
    app_version: z.optional(z.nullable(looseText(50))),
  }),
  answer: z.object({}),
});

export const recordAnalyticsEvent = endpoint({
  ...report,
  name: "record-analytics-event",
  path: "analytics/events/",
  summary: "Record that a button was used",
  body: z.object({
    name: choice(ANALYTICS_EVENTS),
    properties: z._default(z.record(z.string(), z.unknown()), {}),
  }),
  answer: z.object({}),
});
