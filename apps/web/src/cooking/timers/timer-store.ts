import { onStorage, TIMERS_KEY } from "../../lib/device/cooking-timers.ts";
import type { PersonalKey } from "../../lib/device/personal-prefix.ts";
import { PERSONAL_PREFIX } from "../../lib/device/personal-prefix.ts";
import { type CookTimer, stillKept } from "./cook-timer.ts";

const STEPS_KEY = `${PERSONAL_PREFIX}cooking-steps` as const;
const AWAKE_KEY = `${PERSONAL_PREFIX}cooking-awake` as const;
/** Whoever stopped cooking so long ago begins again. */
const FORGOTTEN_MS = 12 * 3_600_000;

/** How far the cooking of a dish is. */
interface Progress {
  /** From 0; as many as there are steps once all are done. */
  readonly step: number;
  /** When it was gone to, in milliseconds since 1970. */
  readonly at: number;
}

/** Where a browser lets nothing be kept, the cooking lives as long as the page. */
const ofThisPage = new Map<PersonalKey, string>();

function textOf(key: PersonalKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return ofThisPage.get(key) ?? null;
  }
}

/** Keeps a text, or takes it away, and tells every tab. */
function keep(key: PersonalKey, text: string | null): void {
  ofThisPage.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== null) ofThisPage.set(key, text);
  }
  dispatchEvent(new StorageEvent("storage", { key }));
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

const isTimer = (one: unknown): one is CookTimer => {
  const { id, name, href, total, endsAt } = (one ?? {}) as Partial<CookTimer>;
  const isText = [id, name, href].every((text) => typeof text === "string");
  return isText && typeof total === "number" && (endsAt === null || typeof endsAt === "number");
};

export function timersIn(text: string | null): CookTimer[] {
  const kept = parsed(text);
  return Array.isArray(kept) ? kept.filter(isTimer) : [];
}

export const timersText = (): string | null => textOf(TIMERS_KEY);
export const keptTimers = (): CookTimer[] => timersIn(timersText());
export { onStorage as onCookingChange };

/** Changes the timers as they are now, also by another tab. */
function changeTimers(change: (timers: readonly CookTimer[]) => readonly CookTimer[]): void {
  const timers = stillKept(change(keptTimers()), Date.now());
  keep(TIMERS_KEY, timers.length === 0 ? null : JSON.stringify(timers));
}

/** Changes one timer, which may be gone. */
export const changeTimer = (id: string, change: (timer: CookTimer) => CookTimer): void =>
  changeTimers((timers) => timers.map((timer) => (timer.id === id ? change(timer) : timer)));

/** Puts a timer in the place of one of the same time of the same step. */
export const addTimer = (timer: CookTimer): void =>
  changeTimers((timers) => [...timers.filter(({ id }) => id !== timer.id), timer]);

export const removeTimer = (id: string): void =>
  changeTimers((timers) => timers.filter((timer) => timer.id !== id));

function progressIn(text: string | null): Record<string, Progress> {
  const kept = parsed(text);
  return typeof kept === "object" && kept !== null ? (kept as Record<string, Progress>) : {};
}

export const progressText = (): string | null => textOf(STEPS_KEY);

/** The step that the cooking of a dish is at; the first of what was left long ago. */
export function stepIn(text: string | null, dish: string, now: number): number {
  const { step, at } = progressIn(text)[dish] ?? {};
  if (typeof step !== "number" || typeof at !== "number" || now - at > FORGOTTEN_MS) return 0;
  return Math.max(0, Math.trunc(step));
}

/** Keeps the step of a dish, and lets go of what was left long ago. */
export function keepStep(dish: string, step: number): void {
  const now = Date.now();
  const recent = Object.entries(progressIn(progressText())).filter(
    ([name, { at }]) => name !== dish && now - at <= FORGOTTEN_MS,
  );
  keep(STEPS_KEY, JSON.stringify({ ...Object.fromEntries(recent), [dish]: { step, at: now } }));
}

/** The dish is done: nothing of its cooking stays on the device. */
export function finishDish(dish: string): void {
  changeTimers((timers) => timers.filter((timer) => timer.dish !== dish));
  const others = Object.entries(progressIn(progressText())).filter(([name]) => name !== dish);
  keep(STEPS_KEY, others.length === 0 ? null : JSON.stringify(Object.fromEntries(others)));
}

/** Whether the screen is to stay on while someone cooks; it is until someone says otherwise. */
export const wantsAwake = (): boolean => textOf(AWAKE_KEY) !== "off";
export const keepAwake = (isOn: boolean): void => keep(AWAKE_KEY, isOn ? null : "off");
