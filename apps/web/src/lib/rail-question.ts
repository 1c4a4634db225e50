import type { RailFindingCode } from "@plateful/nutrition";
import { useSyncExternalStore } from "react";

/** A guard-rail that a plan crosses: what the plan has and what the rail allows, in kcal, g or kg. */
export interface CrossedRail {
  readonly code: RailFindingCode;
  readonly value: number;
  readonly limit: number;
}

/** What the server wants to have confirmed before it stores a plan. */
export interface MissingConfirmation {
  readonly findings: readonly CrossedRail[];
  /** A coach says why. */
  readonly isReasonNeeded: boolean;
}

/** What a call takes along once it is confirmed. */
export interface RailConfirmation {
  readonly confirmed_findings: readonly RailFindingCode[];
  readonly confirmation_reason?: string;
}

interface RailQuestion extends MissingConfirmation {
  /** Null for who goes back. */
  readonly answer: (confirmation: RailConfirmation | null) => void;
}

let question: RailQuestion | null = null;
let listeners: readonly (() => void)[] = [];

function show(next: RailQuestion | null): void {
  question = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners = [...listeners, listener];
  return () => {
    listeners = listeners.filter((one) => one !== listener);
  };
}

/** Asks, over whatever screen is open, whether a plan shall be stored all the same; null when not, or without a screen to ask on. */
export function askConfirmation(missing: MissingConfirmation): Promise<RailConfirmation | null> {
  if (listeners.length === 0 || question !== null) return Promise.resolve(null);
  return new Promise((resolve) => {
    const answer = (confirmation: RailConfirmation | null) => {
      show(null);
      resolve(confirmation);
    };
    show({ ...missing, answer });
  });
}

/** The question that is open, for the one sheet that asks it. */
export const useRailQuestion = (): RailQuestion | null => useSyncExternalStore(subscribe, () => question);
