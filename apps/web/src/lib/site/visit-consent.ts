import { useSyncExternalStore } from "react";

/** The pages on which visits may be counted; those with health data are none of them (ledger ORG-030). */
export type CountedPage = "sign-up" | "checkout";

/** What a visitor answered about being counted at a practice's site; null as long as they have not answered. */
export type VisitConsent = "yes" | "no" | null;

/** Kept on the device, because it is asked of visitors, and of each site by itself. It names nobody. */
const keyOf = (site: string) => `plateful-counts-visits:${site}`;

let listeners: readonly (() => void)[] = [];

function subscribe(listener: () => void): () => void {
  listeners = [...listeners, listener];
  addEventListener("storage", listener);
  return () => {
    listeners = listeners.filter((one) => one !== listener);
    removeEventListener("storage", listener);
  };
}

/** A browser that says for its owner that they are not to be tracked has answered (Global Privacy Control). */
const refusesAlways = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** What was answered on this device; nobody has agreed until they say so (ledger ORG-054). */
export function visitConsent(site: string): VisitConsent {
  try {
    const kept = localStorage.getItem(keyOf(site));
    if (kept === "yes" || kept === "no") return kept;
  } catch {
    // Without storage an answer could not be taken back later, so none is asked for.
    return "no";
  }
  return refusesAlways() ? "no" : null;
}

/** Keeps the answer; in the other tabs of the browser it counts at once, too. */
export function keepVisitConsent(site: string, answer: "yes" | "no"): void {
  try {
    localStorage.setItem(keyOf(site), answer);
  } catch {
    // Then nobody is counted.
  }
  for (const listener of listeners) listener();
}

export const useVisitConsent = (site: string): VisitConsent =>
  useSyncExternalStore(subscribe, () => visitConsent(site));
