import type { RecipeMeal, ServingOfIngredient } from "@plateful/contract";
import { roundHalfUp } from "@plateful/quantities";
import { isInOunces, isWeighed, type Measure } from "../../lib/food/serving-text.ts";

/** One ingredient of a planned recipe, as much of it as one person eats. */
export interface OwnShare {
  readonly ingredientId: number;
  readonly name: string;
  readonly serving: ServingOfIngredient;
  /** Counted in servings. */
  readonly servings: number;
  /** How much of it the recipe has for this portion; null for what was added to this meal. */
  readonly inRecipe: number | null;
}

/** Amounts are stored with six decimals, so that a share of many people may be off by this much. */
const TOLERANCE = 1e-3;

const isSame = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE * Math.max(a, b);

/** Whether the amount differs from that of the recipe. */
export const isChanged = ({ servings, inRecipe }: OwnShare): boolean =>
  inRecipe === null || !isSame(servings, inRecipe);

/** What one person eats of each ingredient of a planned recipe, beside what the recipe says. */
export function ownShares(
  meal: Pick<RecipeMeal, "ingredients" | "portions" | "portions_multiplier" | "recipe_template">,
): OwnShare[] {
  const left = [...meal.recipe_template.ingredients];
  return meal.ingredients.map(({ id, name, quantity, suggested_serving: serving }) => {
    const at = left.findIndex(({ suggested_serving }) => suggested_serving.id === serving.id);
    const [own] = at === -1 ? [] : left.splice(at, 1);
    return {
      ingredientId: id,
      name,
      serving,
      servings: quantity / meal.portions,
      inRecipe: own === undefined ? null : own.quantity * meal.portions_multiplier,
    };
  });
}

/** From this weight on nobody weighs tenths of a gram. */
const WHOLE_FROM = 10;

function decimalsOf(amount: number, measure: Pick<Measure, "scale">): number {
  if (!isWeighed(measure) || isInOunces(measure)) return 2;
  return amount < WHOLE_FROM ? 1 : 0;
}

/** An amount as it is read while cooking: whole grams and millilitres; ounces, pieces or spoons with at most two decimals. */
export const shownAmount = (amount: number, measure: Pick<Measure, "scale">): number =>
  roundHalfUp(amount, decimalsOf(amount, measure));

/** Steps by which an amount is changed: below `under`, by `step`; the last holds for everything above. */
const WEIGHED_STEPS = [
  { under: 50, step: 5 },
  { under: 250, step: 10 },
  { under: Number.POSITIVE_INFINITY, step: 50 },
] as const;
const OUNCE_STEPS = [
  { under: 2, step: 0.25 },
  { under: 8, step: 0.5 },
  { under: Number.POSITIVE_INFINITY, step: 1 },
] as const;
const COUNTED_STEPS = [
  { under: 1, step: 0.25 },
  { under: 4, step: 0.5 },
  { under: Number.POSITIVE_INFINITY, step: 1 },
] as const;
const stepsOf = (measure: Pick<Measure, "scale">) => {
  if (!isWeighed(measure)) return COUNTED_STEPS;
  return isInOunces(measure) ? OUNCE_STEPS : WEIGHED_STEPS;
};
/** An amount this close to a step counts as being on it. */
const NEARLY = 1e-6;

/**
 * The next round amount above or below one, in grams, millilitres, ounces or pieces as it is typed: from 73 g up to 80 and down to
 * 70. Zero where nothing smaller is left.
 */
export function nextAmount(
  amount: number,
  direction: "up" | "down",
  measure: Pick<Measure, "scale">,
): number {
  const steps = stepsOf(measure);
  const reached = direction === "up" ? amount + NEARLY : amount - NEARLY;
  const { step } = steps.find(({ under }) => reached < under) ?? steps[2];
  const count = direction === "up" ? Math.floor(reached / step) + 1 : Math.ceil(reached / step) - 1;
  return roundHalfUp(Math.max(count, 0) * step, 2);
}
