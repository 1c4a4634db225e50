import {
  type MacroPercentages,
  type Macros,
  macroPercentages,
  macrosFromPercentages,
  OWN_MACRO_MINIMA,
  rebalanceCarbs,
  rebalanceFat,
  rebalancePercentages,
  rescaleMacros,
} from "@plateful/nutrition";

/** A field of the own plan. */
export type OwnField = keyof Macros;
/** Whether the macros are shown in grams or in percent of the energy. */
export type OwnMode = "grams" | "percent";

/** The day after one gram field was edited: energy stays, another macro takes the rest (ledger ONB-052, ONB-053). */
function withGrams(macros: Macros, field: Exclude<OwnField, "kcal">, grams: number): Macros {
  if (field === "carbohydrates") return rebalanceFat(macros.kcal, macros.protein, grams);
  const next = { ...macros, [field]: grams };
  return rebalanceCarbs(macros.kcal, next.protein, next.fat);
}

function withPercent(macros: Macros, field: keyof MacroPercentages, percent: number): Macros {
  const shares = rebalancePercentages(macroPercentages(macros), field, percent);
  return macrosFromPercentages(macros.kcal, shares);
}

/** The day after the energy was edited; one that is too low is kept as typed, and refused (ledger ONB-054 to ONB-056). */
function withCalories(macros: Macros, typed: number | null, start: Macros): Macros {
  if (typed === null || typed <= 0) return start;
  return typed < OWN_MACRO_MINIMA.kcal ? { ...macros, kcal: typed } : rescaleMacros(macros, typed);
}

/** The day after a field was left; a macro that is no number stays as it was. `start` is the plan of the body stats. */
export function afterEdit(
  macros: Macros,
  edit: { readonly field: OwnField; readonly value: number | null; readonly mode: OwnMode },
  start: Macros,
): Macros {
  const { field, value, mode } = edit;
  if (field === "kcal") return withCalories(macros, value, start);
  if (value === null) return macros;
  return mode === "grams" ? withGrams(macros, field, value) : withPercent(macros, field, value);
}
