import { KCAL_PER_GRAM, type NutrientPart, sumNutrients } from "@plateful/nutrition";

/** A food of a dish: its energy and nutrients, and how many grams of fruit or vegetables it is. */
export interface GuidePart extends NutrientPart {
  readonly fruitAndVegetables: number;
}

/**
 * Points for each gram, or percent, in 1000 kcal, and the amount of 1000 kcal from which on more changes nothing. They were found by
 * planning the people of docs/content.md: salt weighs most, as most days had too much of it.
 */
const SALT = { points: 2.5, max: 12, guide: 3 } as const;
const FIBER = { points: 0.17, max: 40, guide: 12.5 } as const;
const FRUIT_AND_VEGETABLES = { points: 0.003, max: 600, guide: 200 } as const;
/** Percent of the energy. */
const SATURATED = { points: 0.05, from: 5, guide: 10 } as const;
/** Less known than this, a dish is neither better nor worse than the guides. */
const MIN_KNOWN = 0.5;
const DECIMALS = 2;

/**
 * How far a dish leads away from the guides for salt, fibre, saturated fat, fruit and vegetables, in points; negative where it leads
 * towards them, 0 at the guides. It goes by what is in 1000 kcal, as the energy of a day is given. Figures that are not known are
 * taken to be as those that are (PLAN-185).
 */
export function guideCost(parts: readonly GuidePart[]): number {
  const kcal = parts.reduce((sum, part) => sum + part.kcal, 0);
  const totals = sumNutrients(parts);
  const counted = [totals.SALT, totals.FIBER, totals.SATURATED_FAT];
  if (kcal === 0 || counted.some(({ known }) => known < MIN_KNOWN)) return 0;
  const thousands = kcal / 1000;
  const [salt, fiber, saturated] = counted.map(({ amount, known }) => amount / known / thousands);
  const saturatedPercent = ((saturated ?? 0) * KCAL_PER_GRAM.fat) / 10;
  const fruit = parts.reduce((sum, part) => sum + part.fruitAndVegetables, 0) / thousands;
  const cost =
    SALT.points * (Math.min(SALT.max, salt ?? 0) - SALT.guide) -
    FIBER.points * (Math.min(FIBER.max, fiber ?? 0) - FIBER.guide) +
    SATURATED.points * (Math.max(SATURATED.from, saturatedPercent) - SATURATED.guide) -
    FRUIT_AND_VEGETABLES.points * (Math.min(FRUIT_AND_VEGETABLES.max, fruit) - FRUIT_AND_VEGETABLES.guide);
  return Number(cost.toFixed(DECIMALS));
}
