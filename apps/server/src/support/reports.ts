import {
  endpoints,
  type reportClientError as errorEndpoint,
  type recordAnalyticsEvent as eventEndpoint,
  faultMessage,
  faultName,
  framesOf,
  screenTemplate,
} from "@plateful/contract";
import { recordEvent } from "../platform/analytics/record-event.ts";
import type { Asked, Call } from "../platform/calls/call.ts";
import { type EventLimit, ofAddress } from "../platform/calls/limited-events.ts";

const MAX_ERRORS_PER_HOUR = 30;
/** More presses of three buttons than anybody makes. */
const MAX_EVENTS_PER_HOUR = 60;

export const clientErrorLimits = ({ ip }: Pick<Asked, "ip">): readonly EventLimit[] => [
  { kind: "client-error", subject: ofAddress(ip), max: MAX_ERRORS_PER_HOUR, seconds: 3600 },
];

export const analyticsLimits = ({ ip }: Pick<Asked, "ip">): readonly EventLimit[] => [
  { kind: "analytics", subject: ofAddress(ip), max: MAX_EVENTS_PER_HOUR, seconds: 3600 },
];

const CALLS: ReadonlySet<string> = new Set(endpoints.map(({ name }) => name));
const VERSION = /^\d{1,3}\.\d{1,3}\.\d{1,3}$/;

/**
 * Writes a fault of the app to the log: words of fixed lists and places in our own files, never a text that someone may
 * have typed (ledger ERR-030).
 */
export async function reportClientError(call: Call<typeof errorEndpoint>) {
  const { name, message, call: failed, status, stack, route, app_version } = call.body;
  const fault = {
    name: faultName(name ?? ""),
    message: faultMessage(message ?? ""),
    call: CALLS.has(failed ?? "") ? failed : null,
    status: status ?? null,
    frames: framesOf(stack ?? ""),
    route: screenTemplate(route ?? ""),
    appVersion: VERSION.test(app_version ?? "") ? app_version : null,
  };
  call.services.log.warn({ clientError: fault }, "A fault in the app");
  return {};
}

/** Notes that a button was used. The app asks for consent before it reports that; nothing else is read (ledger ANALYTICS-005). */
export async function recordAnalyticsEvent(call: Call<typeof eventEndpoint>) {
  call.services.log.debug({ event: call.body.name }, "analytics");
  await recordEvent(call, call.body.name, call.visitor?.id ?? null);
  return {};
}
