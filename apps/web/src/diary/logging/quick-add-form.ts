import { MAX_QUICK_ADD_NAME_LENGTH } from "@plateful/contract";
import { parseDecimal } from "@plateful/quantities";

/** Most energy and most of one macronutrient that can be added at once (ledger DIARY-051). */
export const MAX_KCAL = 10_000;
export const MAX_GRAMS = 1000;

const QUICK_ADD_FIELDS = ["kcal", "protein", "carbohydrates", "fat"] as const;
type QuickAddField = (typeof QUICK_ADD_FIELDS)[number];
/** What has been typed, as it stands. */
export type QuickAddTexts = Readonly<Record<QuickAddField | "name", string>>;
export type QuickAddFault = "required" | "notANumber" | "positive" | "notNegative" | "tooMuch";
export type QuickAddAmounts = Readonly<Record<QuickAddField, number>>;
/** What was entered; the name is null where none was given. */
export interface EnteredQuickAdd {
  readonly name: string | null;
  readonly amounts: QuickAddAmounts;
}

export const EMPTY_QUICK_ADD: QuickAddTexts = { name: "", kcal: "", protein: "", carbohydrates: "", fat: "" };

const limitOf = (field: QuickAddField): number => (field === "kcal" ? MAX_KCAL : MAX_GRAMS);

function readAmount(field: QuickAddField, text: string): number | QuickAddFault {
  if (text.trim() === "") return field === "kcal" ? "required" : 0;
  const amount = parseDecimal(text);
  if (amount === null) return "notANumber";
  if (field === "kcal" && amount <= 0) return "positive";
  if (amount < 0) return "notNegative";
  return amount > limitOf(field) ? "tooMuch" : amount;
}

type QuickAddFaults = Readonly<Partial<Record<QuickAddField | "name", QuickAddFault>>>;

export type QuickAddResult =
  | { readonly ok: true; readonly entered: EnteredQuickAdd }
  | { readonly ok: false; readonly faults: QuickAddFaults };

/**
 * Reads the form: calories above 0 are required, macronutrients may be empty and then count as 0 (ledger DIARY-050,
 * DIARY-051), and so may the name (DIARY-097).
 */
export function readQuickAdd(texts: QuickAddTexts): QuickAddResult {
  const name = texts.name.trim();
  const read = QUICK_ADD_FIELDS.map((field) => [field, readAmount(field, texts[field])] as const);
  const faults = [
    ...read.filter(([, amount]) => typeof amount === "string"),
    ...(name.length > MAX_QUICK_ADD_NAME_LENGTH ? [["name", "tooMuch"]] : []),
  ];
  if (faults.length > 0) return { ok: false, faults: Object.fromEntries(faults) as QuickAddFaults };
  const amounts = Object.fromEntries(read) as QuickAddAmounts;
  return { ok: true, entered: { name: name === "" ? null : name, amounts } };
}
