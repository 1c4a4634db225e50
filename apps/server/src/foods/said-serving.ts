import type { SaidMeasure, SentenceLine } from "@plateful/quantities";
import { isHousehold } from "./first-serving.ts";
import { servingGrams } from "./present-food.ts";
import type { CataloguedServing } from "./serving-catalogue.ts";

/** An amount of a food in one of its servings. */
export interface MeantAmount {
  readonly serving: CataloguedServing;
  readonly quantity: number;
  /** Whether it was not said, so that a usual amount stands for it. */
  readonly isEstimated: boolean;
}

/** What was said of an amount. */
export type Said = Pick<SentenceLine, "amount" | "measure" | "sized">;

/** Nobody eats more grams or millilitres than this of one food at one meal, so another amount was meant. */
const MAX_METRIC = 5000;
/** On bread goes one of these for each slice, the first that the food has. */
const TOPPING_KEYS = ["thin-slice", "thin-layer", "slice", "portion", "tablespoon", "teaspoon", "piece"];
/** What is mostly fat, in g per 100 g, is spread thinly: a teaspoon of butter. */
const FAT_OF_SPREAD = 70;
const FAT_KEYS = ["teaspoon", ...TOPPING_KEYS];
/** Into a cup goes a teaspoon of what is stirred, such as sugar, and so many ml of what is poured, such as milk. */
const STIRRED_KEYS = ["teaspoon", "sachet", "cube"];
const POURED_ML = 15;

const withKey = (
  servings: readonly CataloguedServing[],
  keys: readonly string[],
): CataloguedServing | undefined =>
  keys.map((key) => servings.find(({ row }) => row.key === key)).find((serving) => serving !== undefined);

/** The serving in which one of a food is counted: "two eggs", "a coffee"; 100 g of what has no other. */
const countedIn = (
  servings: readonly CataloguedServing[],
  sized: readonly string[],
): CataloguedServing | undefined =>
  withKey(servings, [...sized, "piece"]) ?? servings.find(isHousehold) ?? servings[0];

/** Grams or millilitres of a food; what is poured is measured in millilitres where its weight is known. */
function weighed(servings: readonly CataloguedServing[], unit: "g" | "ml", size: number): MeantAmount | null {
  if (size > MAX_METRIC) return null;
  const metric = servings.filter((one) => !isHousehold(one));
  const serving = metric.find(({ row }) => row.metric_unit === unit) ?? metric[0] ?? servings[0];
  if (serving === undefined) return null;
  const { row } = serving;
  if (row.metric_unit === unit) return { serving, quantity: size / row.metric_value, isEstimated: false };
  // Without its density, a millilitre of a food weighs about a gram.
  const grams = unit === "g" ? size : size * (row.density ?? 1);
  return {
    serving,
    quantity: grams / servingGrams(row),
    isEstimated: unit === "ml" && row.density === null,
  };
}

function measured(
  servings: readonly CataloguedServing[],
  amount: number,
  measure: SaidMeasure,
  sized: readonly string[],
): MeantAmount | null {
  if (measure.kind === "metric") return weighed(servings, measure.unit, amount * measure.size);
  const serving = withKey(servings, [...sized, ...measure.keys]);
  if (serving !== undefined) return { serving, quantity: amount, isEstimated: false };
  const poured = measure.ml === null ? null : weighed(servings, "ml", amount * measure.ml);
  return poured === null ? null : { ...poured, isEstimated: true };
}

/** What a food is on or in: so many slices of bread, or cups of a drink; null where it goes with nothing that is counted. */
export type Host = { readonly kind: "BREAD" | "DRINK"; readonly count: number } | null;

/** How much of a food goes onto a slice of bread or into a cup; undefined for what is used otherwise. */
function amountBeside(
  servings: readonly CataloguedServing[],
  { kind, count }: NonNullable<Host>,
): MeantAmount | undefined {
  if (kind === "DRINK" && servings.some(({ row }) => row.metric_unit === "ml"))
    return weighed(servings, "ml", POURED_ML * count) ?? undefined;
  const isFat = servings.some(({ row }) => row.fat > FAT_OF_SPREAD);
  const keys = kind === "DRINK" ? STIRRED_KEYS : isFat ? FAT_KEYS : TOPPING_KEYS;
  const serving = withKey(servings, keys);
  return serving && { serving, quantity: count, isEstimated: true };
}

/** A usual amount where none was said: one for each slice or cup of what it is with, or one of it. */
function usualAmount(servings: readonly CataloguedServing[], host: Host): MeantAmount | null {
  const beside = host === null ? undefined : amountBeside(servings, host);
  if (beside !== undefined) return { ...beside, isEstimated: true };
  const serving = countedIn(servings, []);
  return serving === undefined ? null : { serving, quantity: 1, isEstimated: true };
}

/**
 * How much of a food was said, in one of its servings (FOOD-068).
 * @returns null for a food without servings.
 */
export function saidServing(
  servings: readonly CataloguedServing[],
  { amount, measure, sized }: Said,
  host: Host,
): MeantAmount | null {
  if (amount === null) return usualAmount(servings, host);
  if (measure !== null) {
    const said = measured(servings, amount, measure, sized);
    if (said !== null) return said;
  }
  const serving = countedIn(servings, sized);
  const isCount = measure === null || measure.kind === "household";
  if (serving === undefined || !isCount) return usualAmount(servings, host);
  return { serving, quantity: amount, isEstimated: measure !== null || !isHousehold(serving) };
}
