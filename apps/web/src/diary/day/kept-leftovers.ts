import type { CalendarDay, CalendarItem, LinkedMeal } from "@plateful/contract";
import { portionsToCook } from "@plateful/planning";
import type { KeptChange, PlannedItem } from "../../lib/kept/kept-change.ts";

type RecipeItem = Extract<CalendarItem, { content_type: "recipemeal" }>;

const asLinked = ({ id, date, meal_moment, meal }: PlannedItem): LinkedMeal => {
  const { portions, portions_multiplier, cooking } = meal;
  const size = { portions, portions_multiplier, company: cooking.company };
  const is_frozen = cooking.leftover_of?.is_frozen ?? false;
  return { calendar_item: id, recipe_meal: id, date, meal_moment, is_frozen, ...size };
};

function withLater(item: RecipeItem, planned: readonly PlannedItem[]): RecipeItem {
  const { portions, portions_multiplier, cooking } = item.meal;
  const stored = cooking.leftovers.filter((left) => left.calendar_item > 0);
  const later = planned.filter(({ meal }) => meal.cooking.leftover_of?.calendar_item === item.id);
  if (stored.length === cooking.leftovers.length && later.length === 0) return item;
  const leftovers = [...stored, ...later.map(asLinked)];
  const own = { portions, portions_multiplier, company: cooking.company };
  const cook_portions = portionsToCook([own, ...leftovers]);
  return { ...item, meal: { ...item.meal, cooking: { ...cooking, leftovers, cook_portions } } };
}

/** Meals of a day of which more is cooked for what was planned here: as much as the server will say (ledger DIARY-121). */
export function withKeptLeftovers(day: CalendarDay, waiting: readonly KeptChange[]): CalendarDay {
  const planned = waiting.flatMap((change) => (change.kind === "planned" ? change.items : []));
  return {
    ...day,
    calendar_items: day.calendar_items.map((item) =>
      item.content_type === "recipemeal" && item.id > 0 ? withLater(item, planned) : item,
    ),
  };
}
