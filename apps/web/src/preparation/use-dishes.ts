import type { RecipeMeal } from "@plateful/contract";
import { type PreparedDish, prepareDish, shortNames } from "@plateful/planning";
import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { type DishStep, dishSteps, useRecipeIngredients } from "../cooking/index.ts";
import { recipeMealQuery } from "../lib/plan/recipe-meal-query.ts";
import { type CookingAmount, viewRecipeMeal } from "../recipes/index.ts";
import type { DishAhead } from "./meals-to-prepare.ts";

/** A dish with its tasks, and each piece of its steps with the amounts for all that is cooked of it. */
export interface ReadyDish extends DishAhead {
  readonly tasks: PreparedDish["tasks"];
  readonly pieces: readonly DishStep[];
  /** As it is called where several dishes are side by side. */
  readonly shortName: string;
}

/** The same food in the same measure is one amount. */
export function addAmounts(amounts: readonly CookingAmount[]): CookingAmount[] {
  const byServing = Map.groupBy(amounts, ({ name, serving }) => `${serving.id} ${name}`);
  return [...byServing.values()].flatMap((same) => {
    const [first] = same;
    return first === undefined
      ? []
      : [{ ...first, servings: same.reduce((sum, { servings }) => sum + servings, 0) }];
  });
}

/** Minutes of work; of a recipe that nobody counted them of, all its minutes, and a quarter of an hour where these are not known either. */
const workOf = ({ recipe_template: recipe }: RecipeMeal): number =>
  recipe.active_time_min ?? (recipe.preparation_time_min ?? 0) + (recipe.cooking_time_min ?? 0);
const UNKNOWN_WORK = 15;

function readyDish(
  dish: DishAhead,
  meals: readonly RecipeMeal[],
  ingredientsOf: ReturnType<typeof useRecipeIngredients>,
): Omit<ReadyDish, "shortName"> | null {
  const [first] = meals;
  if (first === undefined) return null;
  const views = meals.map((meal) => viewRecipeMeal(meal, meal.portions));
  const steps = views[0]?.steps ?? [];
  const ingredients = ingredientsOf(addAmounts(views.flatMap((view) => view.ingredients)));
  const { texts, tasks } = prepareDish({
    id: dish.key,
    steps: steps.length > 0 ? steps : [first.recipe_template.name],
    activeMinutes: Math.max(1, workOf(first) || UNKNOWN_WORK),
  });
  return { ...dish, tasks, pieces: dishSteps({ steps: texts, ingredients }) };
}

/** The dishes with their steps, once all are read. */
export function useDishes(dishes: readonly DishAhead[]) {
  const ingredientsOf = useRecipeIngredients();
  const ids = dishes.flatMap(({ cookedBy }) => cookedBy);
  const answers = useQueries({ queries: ids.map((id) => recipeMealQuery(String(id))) });
  const error = answers.find((one) => one.data === undefined && one.isError)?.error ?? null;
  const read = answers.flatMap(({ data }) => data ?? []);
  const isReady = read.length === ids.length;
  const state = JSON.stringify([ids, read.map(({ modified }) => modified)]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers are other objects each time; the state says whether they changed
  const ready = useMemo(() => {
    if (!isReady) return null;
    const ready = dishes.flatMap((dish) => {
      const meals = read.filter(({ id }) => dish.cookedBy.includes(id));
      return readyDish(dish, meals, ingredientsOf) ?? [];
    });
    const names = shortNames(ready.map(({ recipe }) => recipe.name));
    return ready.map((dish, at) => ({ ...dish, shortName: names[at] ?? dish.recipe.name }));
  }, [state, isReady, ingredientsOf]);
  return { dishes: ready, error, retry: () => void Promise.all(answers.map((one) => one.refetch())) };
}
