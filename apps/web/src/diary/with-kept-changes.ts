import type { CalendarDay, CalendarItem, CompanyPortion, MealCooking } from "@plateful/contract";
import { personalPortionMacros, toCompanyPortion } from "@plateful/nutrition";
import { roundHalfUp } from "@plateful/quantities";
import type { KeptChange, KeptMeal } from "../lib/kept-changes.ts";
import { withPortion } from "./portion-of.ts";

type RecipeItem = Extract<CalendarItem, { content_type: "recipemeal" }>;

/** What the server does not know yet of an item: which recipe it is, or what became of it. */
export type Kept = "RECIPE" | "STATE";

type Marked<Item> = Item & { readonly kept: Kept };

export const keptOf = (item: CalendarItem): Kept | null => ("kept" in item ? (item.kept as Kept) : null);

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

function changed(item: RecipeItem, kept: KeptMeal, takesLeftovers: boolean): Marked<RecipeItem> {
  const { recipe, multiplier } = kept;
  const { kcal, protein, carbohydrates, fat, fiber } = personalPortionMacros(recipe, multiplier);
  return {
    ...item,
    kept: "RECIPE",
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

function withChange(item: CalendarItem, change: KeptChange): CalendarItem {
  if (change.kind === "tick" || change.kind === "portion") {
    if (change.calendarItem !== item.id) return item;
    const next =
      change.kind === "tick" ? { ...item, status: change.status } : withPortion(item, change.portion);
    return { ...next, kept: keptOf(item) ?? "STATE" } as Marked<CalendarItem>;
  }
  const kept = change.meals.find(({ calendarItem }) => calendarItem === item.id);
  if (kept === undefined || !isOpen(item)) return item;
  return changed(item, kept, change.takesLeftovers === true);
}

/** A day as it will be once the changes that wait have been sent, in their order (ledger PLAN-115, DIARY-087). */
export function withKeptChanges(day: CalendarDay, waiting: readonly KeptChange[]): CalendarDay {
  const own = waiting.filter((change) => change.dayId === day.id && change.userId === day.user);
  if (own.length === 0) return day;
  return { ...day, calendar_items: day.calendar_items.map((item) => own.reduce(withChange, item)) };
}
