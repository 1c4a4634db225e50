import type { User } from "@plateful/contract";
import type { SimpleAnswers } from "@plateful/nutrition";
import { useSyncExternalStore } from "react";
import { PERSONAL_PREFIX } from "../lib/personal-prefix.ts";
import { currentToken, onSessionChange } from "../lib/session.ts";
import { readKept, writeKept } from "./kept-state.ts";
import {
  fulfilled,
  NEW_STATE,
  pending,
  rejected,
  type SimpleOnboardingState,
  stateOfProfile,
} from "./onboarding-state.ts";

/** Kept only until the answers are sent. */
const KEY = `${PERSONAL_PREFIX}simple-onboarding`;

let state = NEW_STATE;
/** Whose answers these are; null before anybody began. */
let ownerId: number | null = null;
let listeners: readonly (() => void)[] = [];

function change(next: SimpleOnboardingState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners = [...listeners, listener];
  return () => {
    listeners = listeners.filter((one) => one !== listener);
  };
}

function readText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Storage can be forbidden; then the answers live as long as the page.
    return null;
  }
}

function keep(): void {
  if (ownerId === null) return;
  try {
    localStorage.setItem(KEY, writeKept(state, ownerId, Date.now()));
  } catch {
    // As above.
  }
}

function forget(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

/** What was answered on this device, else what the profile holds, else nothing (ledger SIM-006). */
export function beginFor(user: User): void {
  if (ownerId === user.id) return;
  ownerId = user.id;
  const stored = user.intake === null ? NEW_STATE : stateOfProfile(user.intake);
  change(readKept(readText(), user.id, Date.now()) ?? stored);
}

/** Clears everything, so that the next question starts from the profile again (ledger SIM-006). */
export function resetSimpleOnboarding(): void {
  ownerId = null;
  forget();
  change(NEW_STATE);
}

export function answer(answers: Partial<SimpleAnswers>): void {
  change({ ...state, ...answers });
  keep();
}

export function visitStep(currentStep: number): void {
  if (state.currentStep === currentStep) return;
  change({ ...state, currentStep });
  keep();
}

export const submitPending = (): void => change(pending(state));
export const submitRejected = (message: string): void => change(rejected(state, message));
export function submitFulfilled(): void {
  forget();
  change(fulfilled(state));
}

export const currentState = (): SimpleOnboardingState => state;

onSessionChange(() => {
  if (currentToken() === null) resetSimpleOnboarding();
});

/** The answers so far and what became of them. */
export const useSimpleOnboarding = (): SimpleOnboardingState => useSyncExternalStore(subscribe, currentState);
