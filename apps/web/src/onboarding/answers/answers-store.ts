import type { OnboardingAnswers } from "@plateful/nutrition";
import type { BodyUnits } from "@plateful/quantities";
import { useSyncExternalStore } from "react";
import { PATHS } from "../../lib/address/paths.ts";
import { forgetOnDevice, keepOnDevice, readOnDevice } from "../../lib/device/device-store.ts";
import { PERSONAL_PREFIX } from "../../lib/device/forget-person.ts";
import { currentToken, onPersonChange, onSessionChange } from "../../lib/device/session.ts";
import { holdSoon, loadHeld, stopHolding, toHeld } from "./held-answers.ts";
import { newAnswers, readKept, unitsOfDevice, writeKept } from "./kept-answers.ts";

/** Kept only while the onboarding is unfinished: these are facts about someone's health (ledger ONB-092). */
const KEY = `${PERSONAL_PREFIX}onboarding`;
const SEALED_KEY = `${PERSONAL_PREFIX}onboarding-sealed`;
/** The addresses of all questions begin like this. */
const QUESTIONS = "/onboarding/";

function read(): OnboardingAnswers | null {
  try {
    return readKept(localStorage.getItem(KEY), Date.now());
  } catch {
    // Storage can be forbidden; then the answers live as long as the page.
    return null;
  }
}

const blank = (): OnboardingAnswers => newAnswers(unitsOfDevice(navigator.language, null));

let isBegun = false;
/** True once a visitor answered on this page: these answers are of whoever signs in next. */
let isVisitors = false;
/** Counts how often answers were taken up that are kept elsewhere. */
let timesTakenUp = 0;
let answers: OnboardingAnswers = blank();
let listeners: readonly (() => void)[] = [];

function tell(): void {
  for (const listener of listeners) listener();
}

const kept = read();
if (kept !== null) {
  answers = kept;
  isBegun = true;
}

function subscribe(listener: () => void): () => void {
  listeners = [...listeners, listener];
  return () => {
    listeners = listeners.filter((one) => one !== listener);
  };
}

export const currentAnswers = (): OnboardingAnswers => answers;

/** True once anything has been answered on this device. */
export const hasBegun = (): boolean => isBegun;

/** Gives answers that nobody has begun other units to begin with. */
export function beginInUnits(units: BodyUnits): void {
  if (isBegun) return;
  answers = newAnswers(units);
  tell();
}

/** Takes up answers that the server keeps anyway; only changes to them are kept on the device. */
export function takeUpAnswers(stored: OnboardingAnswers): void {
  answers = stored;
  isBegun = true;
  timesTakenUp += 1;
  tell();
}

function forgetOpenly(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

/** What stood openly goes once its encrypted copy is there: a tab that is opened in between finds one or the other (ledger ONB-105). */
async function seal(text: string): Promise<void> {
  await keepOnDevice(SEALED_KEY, text);
  if (currentToken() !== null) forgetOpenly();
}

/** A visitor's answers stay on the device; those of someone with an account are encrypted, and held by the server. */
function keep(): void {
  const text = writeKept(answers, Date.now());
  if (currentToken() !== null) {
    void seal(text);
    holdSoon(toHeld(answers));
    return;
  }
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // As above.
  }
}

/** After the first mail the server holds the answers: what stays is this page's memory (ledger DATA-065). */
export const handOver = forgetOpenly;

/** Takes up what was answered with this account, here or elsewhere. True when there was something to take up. */
export async function takeUpKept(): Promise<boolean> {
  if (isBegun || currentToken() === null) return false;
  const before = timesTakenUp;
  const here = readKept(await readOnDevice(SEALED_KEY), Date.now());
  const elsewhere = here === null ? (await loadHeld())?.full : undefined;
  const found = here ?? (elsewhere == null ? null : { ...elsewhere, mss: null });
  // While the server was asked, something may have been answered here, or taken up from another tab.
  if (isBegun) return timesTakenUp !== before;
  if (found === null) return false;
  takeUpAnswers(found);
  return true;
}

/** Changes part of the answers and keeps them. */
export function changeAnswers(change: Partial<OnboardingAnswers>): void {
  // Another tab may have kept something a moment ago that this one has not been told of.
  const latest = currentToken() === null ? (read() ?? answers) : answers;
  answers = { ...latest, ...change };
  isBegun = true;
  isVisitors ||= currentToken() === null;
  keep();
  tell();
}

/** Leaves nothing behind: after the plan is made, and on signing out. */
export function forgetAnswers(): void {
  answers = blank();
  isBegun = false;
  isVisitors = false;
  forgetOpenly();
  void stopHolding();
  void forgetOnDevice(SEALED_KEY);
  tell();
}

/**
 * What another tab answered is newer than what this one holds: a change here adds to it, and does not undo it (ledger ONB-105). An
 * onboarding that ended there has its plan, which old answers of this tab must not replace.
 */
async function follow({ key, newValue }: StorageEvent): Promise<void> {
  if (key === KEY && currentToken() === null && newValue !== null) {
    const found = read();
    if (found !== null) takeUpAnswers(found);
  }
  if (currentToken() === null) return;
  // Another tab sealed what this one found openly, perhaps with one answer more.
  const isSealed = key === KEY && newValue === null && isBegun;
  if (key !== SEALED_KEY && !isSealed) return;
  if (key === SEALED_KEY && newValue === null) {
    if (isBegun && location.pathname.startsWith(QUESTIONS)) location.replace(PATHS.home);
    return;
  }
  const found = readKept(await readOnDevice(SEALED_KEY), Date.now());
  if (found !== null) takeUpAnswers(found);
}

addEventListener("storage", (event) => void follow(event));
onSessionChange(() => {
  if (currentToken() === null) forgetAnswers();
});
// Answers that were found on the device belong to the person before; those typed here belong to the one who came.
onPersonChange(() => {
  if (!isVisitors) return forgetAnswers();
  // Once everything of the person before is gone from the device.
  setTimeout(keep);
});

/** The answers so far. */
export const useAnswers = (): OnboardingAnswers => useSyncExternalStore(subscribe, currentAnswers);
