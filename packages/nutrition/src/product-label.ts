import { type NutrientAmounts, scaleNutrients } from "./nutrients.ts";

/** Energy of a gram of each part in kcal, as labels in the EU count it (Regulation 1169/2011, annex XIV). */
const KCAL_PER_GRAM = { fat: 9, carbohydrates: 4, fiber: 2, protein: 4 } as const;

/** The figures of a label in its order. */
export const LABEL_FIELDS = [
  "kcal",
  "fat",
  "saturated_fat",
  "carbohydrates",
  "sugars",
  "fiber",
  "protein",
  "salt",
] as const;
export type LabelField = (typeof LABEL_FIELDS)[number];

/** The figures without which a label says nothing to count with (FOOD-059). */
export const REQUIRED_LABEL_FIELDS = ["kcal", "fat", "carbohydrates", "protein"] as const;

/** What stands on a label: kcal and grams; null is not known, and never 0. */
export type LabelFigures = Readonly<Record<(typeof REQUIRED_LABEL_FIELDS)[number], number>> &
  Readonly<Record<LabelField, number | null>>;

/** What the figures of a label are counted for: 100 g or 100 ml, or one serving. */
export const LABEL_AMOUNTS = ["HUNDRED", "SERVING"] as const;
export type LabelAmount = (typeof LABEL_AMOUNTS)[number];

export interface ProductLabel {
  readonly figures: LabelFigures;
  readonly per: LabelAmount;
  readonly unit: "g" | "ml";
  /** In the unit; null is not known. */
  readonly servingSize: number | null;
}

/** Kcal that 100 g or 100 ml can hold: pure fat (FOOD-060). */
export const MAX_KCAL_PER_100 = 900;
/** Grams that the parts of 100 g, and of 100 ml of the heaviest syrup, can weigh together. */
export const MAX_GRAMS_PER_100 = { g: 100, ml: 150 } as const;
/** Labels round, and servings are small: so much more is still the same. */
const ROUNDING = 0.5;

/** Grams or millilitres that the figures are counted for; null for a serving of unknown size. */
export const labelledAmount = ({ per, servingSize }: Omit<ProductLabel, "figures">): number | null =>
  per === "HUNDRED" ? 100 : servingSize;

/** What makes a label impossible: a figure above what its amount can hold, or parts that outweigh the whole. */
export type LabelFault =
  | { readonly kind: "tooMuch"; readonly field: LabelField; readonly limit: number }
  | { readonly kind: "partsOverWhole" };

/** Why a label cannot be true; empty for what is only unlikely (FOOD-060). Negative figures are refused before. */
export function labelFaults({ figures, ...amount }: ProductLabel): LabelFault[] {
  const of = labelledAmount(amount);
  if (of === null) return [];
  const slack = amount.per === "SERVING" ? ROUNDING : 0;
  const maxGrams = (MAX_GRAMS_PER_100[amount.unit] * of) / 100;
  const faults = LABEL_FIELDS.flatMap((field): LabelFault[] => {
    const limit = field === "kcal" ? (MAX_KCAL_PER_100 * of) / 100 : maxGrams;
    return (figures[field] ?? 0) > limit + slack ? [{ kind: "tooMuch", field, limit }] : [];
  });
  const { fat, carbohydrates, fiber, protein, salt } = figures;
  const parts = fat + carbohydrates + (fiber ?? 0) + protein + (salt ?? 0);
  return faults.length === 0 && parts > maxGrams + ROUNDING ? [{ kind: "partsOverWhole" }] : faults;
}

/** Kcal that the parts of a label come to: 9 per gram of fat, 4 of carbohydrates and protein, 2 of fibre. */
export const kcalOfParts = ({ fat, carbohydrates, fiber, protein }: LabelFigures): number =>
  KCAL_PER_GRAM.fat * fat +
  KCAL_PER_GRAM.carbohydrates * carbohydrates +
  KCAL_PER_GRAM.fiber * (fiber ?? 0) +
  KCAL_PER_GRAM.protein * protein;

/** How far the parts may be from the label: a tenth, and 10 kcal where that is more. */
const TOLERANCE = { share: 0.1, kcal: 10 } as const;
/** The same where one figure is blamed: then all the others are right. */
const EXACTLY = { share: 0.01, kcal: 4 } as const;
const agrees = (parts: number, label: number, within: typeof TOLERANCE | typeof EXACTLY): boolean =>
  Math.abs(parts - label) <= Math.max(within.kcal, within.share * label);

export type LabelCheck =
  | { readonly kind: "ok"; readonly parts: number }
  /** `field` is what was probably mistyped; null where nothing stands out. */
  | { readonly kind: "differs"; readonly parts: number; readonly field: LabelField | null }
  | { readonly kind: "moreThanWhole"; readonly field: "saturated_fat" | "sugars" };

/** The figure that would agree had its comma stood one place further, or else the one that can be too much by the difference: fat first. */
function suspect(figures: LabelFigures, parts: number): LabelField | null {
  const { kcal } = figures;
  const fields = ["fat", "carbohydrates", "protein", "fiber"] as const;
  const shifted = fields.find((field) =>
    [0.1, 10].some((factor) =>
      agrees(parts + (factor - 1) * (figures[field] ?? 0) * KCAL_PER_GRAM[field], kcal, EXACTLY),
    ),
  );
  if (shifted !== undefined) return shifted;
  // Less than the label says: anything may be missing, alcohol and sweeteners too.
  if (parts < kcal) return null;
  return fields.find((field) => (figures[field] ?? 0) * KCAL_PER_GRAM[field] >= parts - kcal) ?? null;
}

/** Whether the figures of a label agree with each other: said, and never a reason to refuse them (FOOD-060). */
export function checkLabel(figures: LabelFigures): LabelCheck {
  const { fat, saturated_fat: saturated, carbohydrates, sugars, kcal } = figures;
  if ((saturated ?? 0) > fat) return { kind: "moreThanWhole", field: "saturated_fat" };
  if ((sugars ?? 0) > carbohydrates) return { kind: "moreThanWhole", field: "sugars" };
  const parts = kcalOfParts(figures);
  return agrees(parts, kcal, TOLERANCE)
    ? { kind: "ok", parts }
    : { kind: "differs", parts, field: suspect(figures, parts) };
}

/** Energy and nutrients of an amount in grams or millilitres, unrounded; null for a label that gives no amount. */
export function figuresOf(label: ProductLabel, amount: number) {
  const of = labelledAmount(label);
  if (of === null) return null;
  const share = amount / of;
  const { kcal, protein, carbohydrates, fat, fiber } = label.figures;
  return {
    kcal: kcal * share,
    protein: protein * share,
    carbohydrates: carbohydrates * share,
    fat: fat * share,
    fiber: fiber === null ? null : fiber * share,
  };
}

/** What a label says of an amount besides energy and macronutrients; nothing for one that gives no amount. */
export function nutrientsOfLabel({ figures, ...amount }: ProductLabel, eaten: number): NutrientAmounts {
  const of = labelledAmount(amount);
  const stated = {
    FIBER: figures.fiber,
    SUGARS: figures.sugars,
    SATURATED_FAT: figures.saturated_fat,
    SALT: figures.salt,
  };
  if (of === null) return {};
  const known = Object.entries(stated).flatMap(([nutrient, value]) =>
    value === null ? [] : [[nutrient, value] as const],
  );
  return scaleNutrients(Object.fromEntries(known), eaten / of);
}
