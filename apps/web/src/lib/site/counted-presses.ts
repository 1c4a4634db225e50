import { type ANALYTICS_EVENTS, recordAnalyticsEvent } from "@plateful/contract";
import { call } from "../server/call.ts";

/** Kept on the device, because visitors press counted buttons, too. It names nobody. */
const KEY = "plateful-counts-presses";

/** Whether the person who uses this browser agreed to having presses counted; nobody has until they say so. */
export function mayCountPresses(): boolean {
  try {
    return localStorage.getItem(KEY) === "yes";
  } catch {
    return false;
  }
}

/** Keeps whether presses may be counted. */
export function allowCountingPresses(isAllowed: boolean): void {
  try {
    if (isAllowed) localStorage.setItem(KEY, "yes");
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage nothing is counted.
  }
}

/** Reports that a button was used, with consent only; a report that fails is not worth a word (ledger ANALYTICS-003, ANALYTICS-005). */
export function countPress(name: (typeof ANALYTICS_EVENTS)[number]): void {
  if (mayCountPresses()) void call(recordAnalyticsEvent, { body: { name } }).catch(() => {});
}
