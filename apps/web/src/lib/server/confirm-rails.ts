import { RAIL_FINDINGS } from "@plateful/nutrition";
import {
  type CrossedRail,
  type RailConfirmation,
  type RailQuestion,
  showRailQuestion,
} from "./rail-question.ts";

const isFinding = (each: unknown): each is CrossedRail => {
  const { code, value, limit } = (each ?? {}) as Partial<CrossedRail>;
  return (
    RAIL_FINDINGS.some((known) => known === code) && typeof value === "number" && typeof limit === "number"
  );
};

/** What an answer of 409 `confirmation_needed` asks for; null for one that this app does not understand. */
function toQuestion(answer: Readonly<Record<string, unknown>>): Omit<RailQuestion, "answer"> | null {
  const { findings, reason_needed } = answer;
  if (!Array.isArray(findings) || findings.length === 0 || !findings.every(isFinding)) return null;
  return { findings, isReasonNeeded: reason_needed === true };
}

/** Whether all of it was confirmed already; a call that takes no confirmation would be asked for it for ever. */
function isConfirmed(body: unknown, findings: readonly CrossedRail[]): boolean {
  const { confirmed_findings: confirmed = [] } = (body ?? {}) as Partial<RailConfirmation>;
  return findings.every(({ code }) => confirmed.includes(code));
}

/**
 * Asks whether a plan that crosses guard-rails shall be stored all the same (ledger SAFE-005); null when not, or without a screen to
 * ask on. Few ever come here, so it is no part of the first load.
 * @param unconfirmed What the server answered.
 * @param body What it was sent.
 */
export function confirmRails(
  unconfirmed: Readonly<Record<string, unknown>>,
  body: unknown,
): Promise<RailConfirmation | null> {
  const asked = toQuestion(unconfirmed);
  if (asked === null || isConfirmed(body, asked.findings)) return Promise.resolve(null);
  return new Promise((resolve) => {
    const answer = (confirmation: RailConfirmation | null) => {
      showRailQuestion(null);
      resolve(confirmation);
    };
    if (!showRailQuestion({ ...asked, answer })) resolve(null);
  });
}
