import type { CalendarDay, CalendarItem, CompanyPortion, MealCooking } from "@plateful/contract";
import { personalPortionMacros, toCompanyPortion } from "@plateful/nutrition";
import { roundHalfUp } from "@plateful/quantities";
import type { KeptChange, KeptMeal } from "../lib/kept-changes.ts";

type RecipeItem = Extract<CalendarItem, { content_type: "recipemeal" }>;

/** An item that shows what the server does not know yet. */
type KeptItem = RecipeItem & { readonly isKept: true };

export const isKept = (item: CalendarItem): item is KeptItem => "isKept" in item;

/** The others eat about as much of another recipe as of this one; the server fits their portions (ledger PLAN-123). */
const companyOf = ({ meal }: RecipeItem, { recipe }: KeptMeal): CompanyPortion[] =>
  meal.cooking.company.map((eater) => ({
    ...eater,
    portions: toCompanyPortion((eater.portions * meal.recipe_template.kcal) / recipe.kcal),
  }));

/** Another recipe is cooked on its own, unless what is left of the meal becomes it too (ledger PLAN-097). */
function cookingOf(item: RecipeItem, kept: KeptMeal, takesLeftovers: boolean): MealCooking {
  const { meal } = item;
  if (kept.recipe.id === meal.recipe_template.id) return meal.cooking;
  const company = companyOf(item, kept);
  if (takesLeftovers) return { ...meal.cooking, company };
  const portions = company.reduce((sum, eater) => sum + eater.portions, meal.portions * kept.multiplier);
  return { cook_portions: roundHalfUp(portions, 2), leftover_of: null, leftovers: [], company };
}

function changed(item: RecipeItem, kept: KeptMeal, takesLeftovers: boolean): KeptItem {
  const { recipe, multiplier } = kept;
  const { kcal, protein, carbohydrates, fat, fiber } = personalPortionMacros(recipe, multiplier);
  return {
    ...item,
    isKept: true,
    meal: {
      ...item.meal,
      recipe_template: recipe,
      portions_multiplier: multiplier,
      portion: recipe.id === item.meal.recipe_template.id ? item.meal.portion : 1,
      cooking: cookingOf(item, kept, takesLeftovers),
      kcal: roundHalfUp(kcal, 1),
      protein: roundHalfUp(protein, 1),
      carbohydrates: roundHalfUp(carbohydrates, 1),
      fat: roundHalfUp(fat, 1),
      fiber: fiber === null ? null : roundHalfUp(fiber, 1),
    },
  };
}

/** Only what is still planned changes: what was eaten meanwhile is a fact, and the server will say so. */
const isOpen = (item: CalendarItem): item is RecipeItem =>
  item.content_type === "recipemeal" && item.status === "PLANNED";

/** A day as it will be once the changes that wait have been sent (ledger PLAN-115). */
export function withKeptChanges(day: CalendarDay, waiting: readonly KeptChange[]): CalendarDay {
  const own = waiting.filter((change) => change.dayId === day.id && change.userId === day.user);
  if (own.length === 0) return day;
  const meals = new Map(
    own.flatMap(({ meals: ofChange, takesLeftovers = false }) =>
      ofChange.map((meal) => [meal.calendarItem, { meal, takesLeftovers }] as const),
    ),
  );
  return {
    ...day,
    calendar_items: day.calendar_items.map((item) => {
      const kept = meals.get(item.id);
      return kept === undefined || !isOpen(item) ? item : changed(item, kept.meal, kept.takesLeftovers);
    }),
  };
}
