import { isCivilDate, type StoredPlannerDay } from "@plateful/planning";
import { PERSONAL_PREFIX } from "../lib/forget-person.ts";

const CHOSEN_DAY = `${PERSONAL_PREFIX}planner-day`;
const OWN_DAYS = `${PERSONAL_PREFIX}own-days`;
/** More dates than anybody opens between two visits. */
const MOST_OWN_DAYS = 60;

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") as unknown;
  } catch {
    // Storage can be forbidden, or hold what somebody else wrote; then nothing is remembered.
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage the choice holds until the page is closed.
  }
}

/** The day that was looked at last, and when it was chosen. */
export function storedPlannerDay(): StoredPlannerDay | null {
  const stored = read(CHOSEN_DAY) as Partial<StoredPlannerDay> | null;
  if (typeof stored?.date !== "string" || !isCivilDate(stored.date)) return null;
  return typeof stored.chosenAt === "number" ? { date: stored.date, chosenAt: stored.chosenAt } : null;
}

export const storePlannerDay = (date: string, now: number): void =>
  write(CHOSEN_DAY, { date, chosenAt: now });

function ownDays(): string[] {
  const stored = read(OWN_DAYS);
  return Array.isArray(stored) ? stored.filter((date): date is string => typeof date === "string") : [];
}

/** One's own days by their dates; those of a client in view-as apart from them. */
const dayKey = (date: string, clientId: number | undefined) =>
  clientId === undefined ? date : `${clientId}/${date}`;

/** Whether somebody said that they fill this date themselves (ledger DIARY-032). */
export const isOwnDay = (date: string, clientId?: number): boolean =>
  ownDays().includes(dayKey(date, clientId));

export function rememberOwnDay(date: string, clientId?: number): void {
  const key = dayKey(date, clientId);
  write(OWN_DAYS, [...ownDays().filter((one) => one !== key), key].slice(-MOST_OWN_DAYS));
}

/** Once a day has meals the choice is spent: emptied again, it offers its actions again. */
export function forgetOwnDay(date: string, clientId?: number): void {
  const key = dayKey(date, clientId);
  write(
    OWN_DAYS,
    ownDays().filter((one) => one !== key),
  );
}
