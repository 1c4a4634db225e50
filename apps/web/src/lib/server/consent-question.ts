import type { StoringKind } from "@plateful/access";
import { useSyncExternalStore } from "react";

/** A consent that the server misses, and whose it is. */
export interface MissingConsent {
  readonly kind: StoringKind;
  readonly personId: number;
}

/** A missing consent that is being asked for. */
interface ConsentQuestion extends MissingConsent {
  readonly answer: (isAgreed: boolean) => void;
}

let question: ConsentQuestion | null = null;
let asked: Promise<boolean> = Promise.resolve(false);
let listeners: readonly (() => void)[] = [];

function show(next: ConsentQuestion | null): void {
  question = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners = [...listeners, listener];
  return () => {
    listeners = listeners.filter((one) => one !== listener);
  };
}

function ask(missing: MissingConsent): Promise<boolean> {
  // Without a screen to ask on, the refusal stays as it is.
  if (listeners.length === 0) return Promise.resolve(false);
  return new Promise((resolve) => {
    const answer = (isAgreed: boolean) => {
      show(null);
      resolve(isAgreed);
    };
    show({ ...missing, answer });
  });
}

/**
 * Asks the person for a consent, over whatever screen they are on; true once it is stored. Calls that miss the same consent at
 * once share one question; others wait for their turn.
 */
export function askConsent(missing: MissingConsent): Promise<boolean> {
  if (question?.kind === missing.kind && question.personId === missing.personId) return asked;
  asked = asked.then(() => ask(missing));
  return asked;
}

/** The question that is open, for the one dialog that asks it. */
export const useConsentQuestion = (): ConsentQuestion | null =>
  useSyncExternalStore(subscribe, () => question);
