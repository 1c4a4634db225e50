import { isCivilDate, type StoredPlannerDay } from "@plateful/planning";
import { PERSONAL_PREFIX } from "../../lib/device/forget-person.ts";

const CHOSEN_DAY = `${PERSONAL_PREFIX}planner-day`;
const OWN_DAYS = `${PERSONAL_PREFIX}own-days`;
const LEFT_DAYS = `${PERSONAL_PREFIX}left-days`;
/** More dates than anybody opens between two visits. */
const MAX_DAYS = 60;

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") as unknown;
  } catch {
    // Storage can be forbidden, or hold what someone else wrote; then nothing is remembered.
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

function listed(key: string): string[] {
  const stored = read(key);
  return Array.isArray(stored) ? stored.filter((one): one is string => typeof one === "string") : [];
}

/** One's own days by their dates; those of a client in view-as apart from them. */
const dayKey = (date: string, clientId: number | undefined) =>
  clientId === undefined ? date : `${clientId}/${date}`;

/** Whether someone said that they fill this date themselves (ledger DIARY-032). */
export const isOwnDay = (date: string, clientId?: number): boolean =>
  listed(OWN_DAYS).includes(dayKey(date, clientId));

export function rememberOwnDay(date: string, clientId?: number): void {
  const key = dayKey(date, clientId);
  write(OWN_DAYS, [...listed(OWN_DAYS).filter((one) => one !== key), key].slice(-MAX_DAYS));
}

/** Once a day has meals the choice is spent: emptied again, it offers its actions again. */
export function forgetOwnDay(date: string, clientId?: number): void {
  const key = dayKey(date, clientId);
  write(
    OWN_DAYS,
    listed(OWN_DAYS).filter((one) => one !== key),
  );
}

const leftKey = (dayId: number, added: string) => `${dayId} ${added}`;

/** Whether someone left a day as it is although something was added to it; more of it asks again (ledger PLAN-040). */
export const isLeftDay = (dayId: number, added: string): boolean =>
  listed(LEFT_DAYS).includes(leftKey(dayId, added));

export const rememberLeftDay = (dayId: number, added: string): void =>
  write(LEFT_DAYS, [...listed(LEFT_DAYS), leftKey(dayId, added)].slice(-MAX_DAYS));
