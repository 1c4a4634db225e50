import type {
  reportClientError as errorEndpoint,
  recordAnalyticsEvent as eventEndpoint,
} from "@plateful/contract";
import type { Call } from "../platform/call.ts";
import { takeTurn } from "../platform/limited-events.ts";
import { Problem } from "../platform/problem.ts";
import { ipHousehold } from "../sign-in/index.ts";
import { scrub } from "./scrub.ts";

const MOST_ERRORS_PER_HOUR = 30;
/** More presses of three buttons than anybody makes. */
const MOST_EVENTS_PER_HOUR = 60;

/**
 * Writes a fault of the app to the log, without anything that could tell who had it.
 * @throws Problem throttled after thirty in an hour.
 */
export async function reportClientError(call: Call<typeof errorEndpoint>, ip: string) {
  const limit = { key: `client-errors:${ipHousehold(ip)}`, most: MOST_ERRORS_PER_HOUR, seconds: 3600 };
  const wait = await takeTurn(call.db, [limit], call.now);
  if (wait !== null) throw new Problem("throttled", wait);
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
 * @throws Problem throttled after sixty in an hour.
 */
export async function recordAnalyticsEvent(call: Call<typeof eventEndpoint>, ip: string) {
  const limit = { key: `analytics:${ipHousehold(ip)}`, most: MOST_EVENTS_PER_HOUR, seconds: 3600 };
  const wait = await takeTurn(call.db, [limit], call.now);
  if (wait !== null) throw new Problem("throttled", wait);
  call.services.log.debug({ event: call.body.name }, "analytics");
  return {};
}
