import { roundHalfUp } from "@plateful/quantities";

/** What someone typed as the amount of an ingredient. */
export type EnteredQuantity =
  | { readonly kind: "nothing" | "not-a-number" | "zero" }
  | { readonly kind: "amount"; readonly value: number };

/** What an amount becomes that is above nothing, but would be rounded to it. */
const LEAST = 0.05;

/**
 * Reads an amount: a comma is a decimal point, nothing typed changes nothing, and what is below zero is no amount
 * (ledger REC-073, REC-074, REC-076). Two decimals are kept.
 */
export function readQuantity(typed: string): EnteredQuantity {
  const text = typed.trim().replaceAll(",", ".");
  if (text === "") return { kind: "nothing" };
  const value = /^(?:\d+(?:\.\d*)?|\.\d*)$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(value)) return { kind: "not-a-number" };
  if (value === 0) return { kind: "zero" };
  return { kind: "amount", value: roundHalfUp(value, 2) || LEAST };
}
