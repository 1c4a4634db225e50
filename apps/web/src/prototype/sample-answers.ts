import { useSyncExternalStore } from "react";

/** What was chosen on the screens of this visit; gone with the page. */
export interface SampleAnswers {
  readonly gender: readonly string[];
  readonly goal: readonly string[];
  readonly lifestyle: readonly string[];
  readonly motivation: readonly string[];
  readonly otherReason: string;
}

let answers: SampleAnswers = { gender: [], goal: [], lifestyle: [], motivation: [], otherReason: "" };
const listeners = new Set<() => void>();

export function changeSampleAnswers(change: Partial<SampleAnswers>): void {
  answers = { ...answers, ...change };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSampleAnswers = (): SampleAnswers => useSyncExternalStore(subscribe, () => answers);
