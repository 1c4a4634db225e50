import { createHmac } from "node:crypto";
import type { JobKind } from "../calls/jobs.ts";
import type { Services } from "../calls/services.ts";
import { type OutsideGuard, openOutsideGuard } from "../http/outside-guard.ts";
import { inOutsideSpan, traceHeaders } from "../traces/span.ts";

export const SEND_EVENTS_JOB = "send-events";
const PATIENCE_MS = 5_000;
/** Busy or slow: worth another try. Every other refusal would be the same each time. */
const PASSING = new Set([408, 425, 429]);

/** The same event, once for each id. */
export interface SentEvents {
  /** So that what waits can be removed with the person; null = nobody's. */
  readonly userId: number | null;
  readonly event: string;
  readonly at: string;
  readonly ids: readonly string[];
}

/** The same for all events of a person, and of no use to who does not hold the key. */
const pseudonymOf = (secretKey: string, userId: number): string =>
  createHmac("sha256", secretKey).update("analytics\0").update(String(userId)).digest("hex").slice(0, 32);

async function sendEvents(
  { settings, log }: Services,
  guard: OutsideGuard,
  { userId, event, at, ids }: SentEvents,
): Promise<void> {
  // Switched off since.
  if (settings.analytics === undefined) return;
  const { url, key } = settings.analytics;
  const person = userId === null ? ids[0] : pseudonymOf(settings.secretKey, userId);
  const shared = { event, distinct_id: person, timestamp: at, properties: { $geoip_disable: true } };
  guard("The analytics service");
  const response = await inOutsideSpan("analytics", () =>
    fetch(new URL("batch/", url), {
      method: "POST",
      headers: { "content-type": "application/json", ...traceHeaders() },
      body: JSON.stringify({ api_key: key, batch: ids.map((uuid) => ({ ...shared, uuid })) }),
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MS),
    }),
  );
  await response.body?.cancel();
  if (response.ok) return;
  if (response.status < 500 && !PASSING.has(response.status)) {
    log.error({ event, status: response.status }, "The analytics service refused an event");
    return;
  }
  throw new Error(`The analytics service answered ${response.status}.`);
}

/** Tells the analytics service of events. Nobody waits for it: it is tried again for some hours, then given up. */
export function sendEventsJob(services: Services): JobKind<never> {
  const guard = openOutsideGuard(services.settings, services.log);
  return {
    name: SEND_EVENTS_JOB,
    retries: 8,
    retryDelaySeconds: 60,
    work: (events: SentEvents) => sendEvents(services, guard, events),
  } as JobKind<never>;
}
