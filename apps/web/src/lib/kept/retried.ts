import type { State } from "./send-waiting.ts";

/**
 * A refused change comes last again, with what followed it, under keys of `newKey`; one that was set aside has its turn again.
 */
export const retried =
  (key: string, newKey: () => string) =>
  (state: State): State => {
    const refusal = state.refused.find(({ change }) => change.key === key);
    if (refusal === undefined) {
      // The server may have what it failed to answer: it keeps its key.
      const waiting = state.waiting.map(({ failing, ...one }) =>
        one.key === key || failing === undefined ? one : { ...one, failing },
      );
      return { ...state, waiting };
    }
    const again = [refusal.change, ...(refusal.following ?? [])].map((one) => ({ ...one, key: newKey() }));
    return {
      // Under its new key it was never tried.
      waiting: [...state.waiting, ...again.map((one) => ({ ...one, isTried: false }))],
      refused: state.refused.filter((one) => one !== refusal),
    };
  };
