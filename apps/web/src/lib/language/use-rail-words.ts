import type { RailFindingCode } from "@plateful/nutrition";
import { usePhrases } from "./LanguageProvider.tsx";

interface Rail {
  readonly code: RailFindingCode;
  readonly value: number;
  readonly limit: number;
}

/** Says in one sentence which guard-rail a plan crosses. */
export function useRailWords(): (rail: Rail) => string {
  const { rails } = usePhrases().safety;
  return ({ code, value, limit }) =>
    rails[`rail_${code.toLowerCase() as Lowercase<RailFindingCode>}`]({ value, limit });
}
