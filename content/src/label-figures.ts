import { availableCarbohydrates, foodKcal } from "@plateful/nutrition";

/** What a food's source states of 100 g, in kcal and grams; null = not known. */
export interface SourceFigures {
  readonly kcal: number;
  readonly protein: number;
  readonly fat: number;
  /** What is left of the weight after water, protein, fat, ash and alcohol, so fibre is among them. */
  readonly carbohydratesByDifference: number;
  readonly fiber: number | null;
  readonly sugars: number | null;
  /** True where the energy has a source that no other figure holds, such as alcohol. */
  readonly keepsEnergy: boolean;
}

/** What a European label says of 100 g: kcal to one decimal, grams to two. */
export interface LabelFigures {
  readonly kcal: number;
  readonly carbohydrates: number;
}

/**
 * The energy and carbohydrates of 100 g as a European label states them (Regulation (EU) No 1169/2011, annexes I and XIV):
 * carbohydrates without fibre, and 4, 4, 9 and 2 kcal per gram of protein, carbohydrates, fat and fibre. The USDA's tables
 * count fibre among the carbohydrates and give each kind of food energy factors of its own, so that cocoa powder has 228 kcal
 * there and 367 by the label's rule (CALC-090, CALC-091).
 */
export function labelFigures(source: SourceFigures): LabelFigures {
  const { protein, fat, fiber, sugars, carbohydratesByDifference: withFiber } = source;
  const carbohydrates = availableCarbohydrates({ withFiber, fiber, sugars });
  const kcal = Number(foodKcal({ protein, carbohydrates, fat, fiber }).toFixed(1));
  return { kcal: source.keepsEnergy ? source.kcal : kcal, carbohydrates };
}
