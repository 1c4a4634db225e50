import type { RailFindingCode } from "@plateful/nutrition";
import { usePhrases } from "../language/LanguageProvider.tsx";
import { useShowsNumbers } from "./use-shows-numbers.ts";

interface Rail {
  readonly code: RailFindingCode;
  readonly value: number;
  readonly limit: number;
}

/**
 * Says in one sentence which guard-rail a plan crosses, without its figures to whoever hides numbers (ledger SAFE-023).
 * @param isForClient A coach reads the figures of a client's plan, whatever they hide from themselves.
 */
export function useRailWords(isForClient = false): (rail: Rail) => string {
  const { rails, railsInWords } = usePhrases().safety;
  const isShown = useShowsNumbers();
  return ({ code, value, limit }) => {
    const rail = `rail_${code.toLowerCase() as Lowercase<RailFindingCode>}` as const;
    return isShown || isForClient ? rails[rail]({ value, limit }) : railsInWords[`${rail}_in_words`];
  };
}
