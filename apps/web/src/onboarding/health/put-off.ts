import { PERSONAL_PREFIX } from "../../lib/device/personal-prefix.ts";

/** When "Not now" was pressed, in milliseconds since 1970; goes with the person. */
const PUT_OFF = `${PERSONAL_PREFIX}health-question`;
const PUT_OFF_MS = 30 * 24 * 60 * 60 * 1000;

/** Puts the questions about health off for 30 days on this device. */
export function putOff(now: number): void {
  try {
    localStorage.setItem(PUT_OFF, String(now));
  } catch {
    // Storage can be forbidden; then they are asked on each visit.
  }
}

export function isPutOff(now: number): boolean {
  try {
    const at = Number(localStorage.getItem(PUT_OFF) ?? Number.NaN);
    return now - at < PUT_OFF_MS;
  } catch {
    return false;
  }
}
