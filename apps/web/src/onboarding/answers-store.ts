import type { OnboardingAnswers } from "@plateful/nutrition";
import type { BodyUnits } from "@plateful/quantities";
import { useSyncExternalStore } from "react";
import { PERSONAL_PREFIX } from "../lib/forget-person.ts";
import { currentToken, onPersonChange, onSessionChange } from "../lib/session.ts";
import { newAnswers, readKept, unitsOfDevice, writeKept } from "./kept-answers.ts";

/** Kept only while the onboarding is unfinished: these are facts about somebody's health (ledger ONB-092). */
const KEY = `${PERSONAL_PREFIX}onboarding`;

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
  tell();
}

function keep(): void {
  try {
    localStorage.setItem(KEY, writeKept(answers, Date.now()));
  } catch {
    // As above.
  }
}

/** True once a visitor answered on this page: these answers are of whoever signs in next. */
let isVisitors = false;

/** Changes part of the answers and keeps them. */
export function changeAnswers(change: Partial<OnboardingAnswers>): void {
  answers = { ...answers, ...change };
  isBegun = true;
  isVisitors ||= currentToken() === null;
  keep();
  tell();
}

/** Leaves nothing behind: after the plan is made, and on signing out. */
export function forgetAnswers(): void {
  answers = blank();
  isBegun = false;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
  tell();
}

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
