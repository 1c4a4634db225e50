import { RAIL_FINDINGS } from "@plateful/nutrition";
import type { CrossedRail, MissingConfirmation } from "./rail-question.ts";

const isFinding = (each: unknown): each is CrossedRail => {
  const { code, value, limit } = (each ?? {}) as Partial<CrossedRail>;
  return (
    RAIL_FINDINGS.some((known) => known === code) && typeof value === "number" && typeof limit === "number"
  );
};

/** What an answer of 409 `confirmation_needed` asks for; undefined for one that this app does not understand. */
export function missingConfirmation(
  answer: Readonly<Record<string, unknown>>,
): MissingConfirmation | undefined {
  const { findings, reason_needed } = answer;
  if (!Array.isArray(findings) || findings.length === 0 || !findings.every(isFinding)) return undefined;
  return { findings, isReasonNeeded: reason_needed === true };
}
