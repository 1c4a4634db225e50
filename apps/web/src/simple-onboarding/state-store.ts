import type { User } from "@plateful/contract";
import type { SimpleAnswers } from "@plateful/nutrition";
import { useSyncExternalStore } from "react";
import { forgetOnDevice, keepOnDevice, readOnDevice } from "../lib/device/device-store.ts";
import { PERSONAL_PREFIX } from "../lib/device/personal-prefix.ts";
import { currentToken, onSessionChange } from "../lib/device/session.ts";
import { endHolding, holdSoon, loadHeld } from "../onboarding/index.ts";
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

/** Encrypted on this device, and held by the server for the next one (ledger DATA-065, DATA-066). */
function keep(): void {
  if (ownerId === null) return;
  void keepOnDevice(KEY, writeKept(state, ownerId, Date.now()));
  const { motivation, cookingStyles, diet, allergens, mealTimes, currentStep } = state;
  const lists = { cookingStyles: [...cookingStyles], allergens: [...allergens], mealTimes: [...mealTimes] };
  holdSoon({ full: null, simple: { motivation, diet, currentStep, ...lists } });
}

/** The end of what was answered before; until then it could be read again. */
let ending: Promise<unknown> = Promise.resolve();

/** What was answered on this device, else elsewhere, else what the profile holds, else nothing (ledger SIM-006). */
export async function beginFor(user: User): Promise<void> {
  if (ownerId === user.id) return;
  await ending;
  const here = readKept(await readOnDevice(KEY), user.id, Date.now());
  const elsewhere = here === null ? (await loadHeld())?.simple : null;
  ownerId = user.id;
  const stored = user.intake === null ? NEW_STATE : stateOfProfile(user.intake);
  change(here ?? { ...stored, ...elsewhere });
}

/** Clears everything, so that the next question starts from the profile again (ledger SIM-006). */
export function resetSimpleOnboarding(): void {
  ownerId = null;
  // The server may hold an answer already that was given a moment ago.
  ending = Promise.all([endHolding(), forgetOnDevice(KEY)]);
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
  void forgetOnDevice(KEY);
  void endHolding();
  change(fulfilled(state));
}

export const currentState = (): SimpleOnboardingState => state;

onSessionChange(() => {
  if (currentToken() === null) resetSimpleOnboarding();
});

/** The answers so far and what became of them. */
export const useSimpleOnboarding = (): SimpleOnboardingState => useSyncExternalStore(subscribe, currentState);
