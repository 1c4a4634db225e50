import type { CalendarItem, RecipeMeal, ServingOfIngredient } from "@plateful/contract";

/** How many servings of a food one portion of a meal gained; negative for what it lost. */
export interface IngredientChange {
  readonly serving: ServingOfIngredient;
  readonly gained: number;
}

/** An item of the diary with the figures of one portion once an ingredient has changed. */
export function withIngredientChange(
  item: CalendarItem,
  { serving, gained }: IngredientChange,
): CalendarItem {
  if (item.content_type !== "recipemeal") return item;
  const { meal } = item;
  const fiber = meal.fiber === null || serving.fiber === null ? null : meal.fiber + gained * serving.fiber;
  return {
    ...item,
    meal: {
      ...meal,
      kcal: meal.kcal + gained * serving.kcal,
      protein: meal.protein + gained * serving.protein,
      carbohydrates: meal.carbohydrates + gained * serving.carbohydrates,
      fat: meal.fat + gained * serving.fat,
      fiber,
    },
  };
}

/** A planned recipe with another quantity of one ingredient, for everybody who is cooked for; null takes it out. */
export const withQuantity = (
  meal: RecipeMeal,
  ingredientId: number,
  quantity: number | null,
): RecipeMeal => ({
  ...meal,
  ingredients: meal.ingredients.flatMap((one) => {
    if (one.id !== ingredientId) return [one];
    return quantity === null ? [] : [{ ...one, quantity }];
  }),
});

/** A planned recipe with one ingredient as it was in an earlier state of it, also when it was taken out meanwhile. */
export function withIngredientOf(meal: RecipeMeal, before: RecipeMeal, ingredientId: number): RecipeMeal {
  const at = before.ingredients.findIndex(({ id }) => id === ingredientId);
  const ingredient = before.ingredients[at];
  if (ingredient === undefined) return meal;
  const others = meal.ingredients.filter(({ id }) => id !== ingredientId);
  return { ...meal, ingredients: others.toSpliced(at, 0, ingredient) };
}
