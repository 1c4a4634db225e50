import type { RailFindingCode } from "@plateful/nutrition";
import { useSyncExternalStore } from "react";

/** A guard-rail that a plan crosses: what the plan has and what the rail allows, in kcal, g or kg. */
export interface CrossedRail {
  readonly code: RailFindingCode;
  readonly value: number;
  readonly limit: number;
}

/** What a call takes along once it is confirmed. */
export interface RailConfirmation {
  readonly confirmed_findings: readonly RailFindingCode[];
  readonly confirmation_reason?: string;
}

/** What has to be confirmed before a plan is stored. */
export interface RailQuestion {
  readonly findings: readonly CrossedRail[];
  /** A coach says why. */
  readonly isReasonNeeded: boolean;
  /** Null for who goes back. */
  readonly answer: (confirmation: RailConfirmation | null) => void;
}

let question: RailQuestion | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens a question over whatever screen is open, or closes the one that is; false without a screen to ask on, or while another is asked. */
export function showRailQuestion(next: RailQuestion | null): boolean {
  if (listeners.size === 0 || (next !== null && question !== null)) return false;
  question = next;
  for (const listener of listeners) listener();
  return true;
}

/** The question that is open, for the one sheet that asks it. */
export const useRailQuestion = (): RailQuestion | null => useSyncExternalStore(subscribe, () => question);
