import { randomUUID } from "node:crypto";
import type { ANALYTICS_EVENTS } from "@plateful/contract";
import type { Call } from "../calls/call.ts";
import { SEND_EVENTS_JOB, type SentEvents } from "./send-events.ts";

type PressEvent = (typeof ANALYTICS_EVENTS)[number];

/** What is noted when it is stored, and the presses that the app reports (ledger ANALYTICS-001 to ANALYTICS-004). */
export type BusinessEvent =
  | PressEvent
  | "subscription_created"
  | "trial_will_end"
  | "trial_conversion"
  | "subscription_status_updated"
  | "client_created"
  | "weekly_nutrition_plan_created"
  | "calendar_item_created"
  | "contract_churned"
  | "organisation_created"
  | "organisation_updated";

/** A call, or work without one. */
export type EventSource = Pick<Call, "db" | "services" | "now">;

/**
 * Notes an event, `count` times, in the open transaction: it is told to the outside exactly when what it is about is stored.
 * Nothing is noted of the thing itself.
 * @param userId whose thing it is, which leaves the product as a pseudonym only; null = nobody's yet.
 */
export async function recordEvent(
  { db, services, now }: EventSource,
  event: BusinessEvent,
  userId: number | null,
  count = 1,
): Promise<void> {
  if (services.settings.analytics === undefined || count === 0) return;
  const ids = Array.from({ length: count }, () => randomUUID());
  const events: SentEvents = { userId, event, at: now.toISOString(), ids };
  await services.jobs.enqueue(db, SEND_EVENTS_JOB, events);
}
