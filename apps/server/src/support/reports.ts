import type {
  reportClientError as errorEndpoint,
  recordAnalyticsEvent as eventEndpoint,
} from "@plateful/contract";
import type { Asked, Call } from "../platform/call.ts";
import { type EventLimit, ofAddress } from "../platform/limited-events.ts";
import { scrub } from "./scrub.ts";

const MOST_ERRORS_PER_HOUR = 30;
/** More presses of three buttons than anybody makes. */
const MOST_EVENTS_PER_HOUR = 60;

export const clientErrorLimits = ({ ip }: Pick<Asked, "ip">): readonly EventLimit[] => [
  { kind: "client-error", subject: ofAddress(ip), max: MOST_ERRORS_PER_HOUR, seconds: 3600 },
];

export const analyticsLimits = ({ ip }: Pick<Asked, "ip">): readonly EventLimit[] => [
  { kind: "analytics", subject: ofAddress(ip), max: MOST_EVENTS_PER_HOUR, seconds: 3600 },
];

/** Writes a fault of the app to the log, without anything that could tell who had it. */
export async function reportClientError(call: Call<typeof errorEndpoint>) {
  const { message, stack, route, app_version } = call.body;
  const fault = {
    message: scrub(message),
    stack: scrub(stack ?? ""),
    route: scrub(route ?? ""),
    appVersion: app_version ?? "",
  };
  call.services.log.warn({ clientError: fault }, "A fault in the app");
  return {};
}

/**
 * No third party is configured, so an event is noted and goes nowhere; what else comes with it is not even read (ledger
 * ANALYTICS-005).
 */
export async function recordAnalyticsEvent(call: Call<typeof eventEndpoint>) {
  call.services.log.debug({ event: call.body.name }, "analytics");
  return {};
}
