import type { CalendarDay, CalendarItem } from "@plateful/contract";
import { addDays } from "@plateful/nutrition";
import type { CalendarEvent } from "./calendar-event.ts";
import { type EventPlace, plannerPage } from "./meal-events.ts";

type RecipeItem = Extract<CalendarItem, { content_type: "recipemeal" }>;

const isRecipe = (item: CalendarItem): item is RecipeItem =>
  item.content_type === "recipemeal" && item.status === "PLANNED";

/** What is cooked on a day for later ones, another dish than those of the day. */
function aheadLines({ meal }: RecipeItem, { words }: EventPlace): string[] {
  const { cookedAhead, mealsOf, portionsOf } = words;
  return (meal.cooking.also_cook ?? []).flatMap(({ name, cook_portions, meals }) => {
    const frozen = meals.filter(({ is_frozen: isFrozen }) => isFrozen);
    return [
      cookedAhead.also({ name, portions: portionsOf(cook_portions), meals: mealsOf(meals) }),
      ...(frozen.length === 0 ? [] : [cookedAhead.freeze({ name, meals: mealsOf(frozen) })]),
    ];
  });
}

const latest = (items: readonly RecipeItem[]): Date =>
  new Date(Math.max(...items.map(({ modified }) => Date.parse(modified))));

function aheadEvent(date: string, items: readonly RecipeItem[], place: EventPlace): CalendarEvent[] {
  const cooking = items.filter(({ meal }) => (meal.cooking.also_cook ?? []).length > 0);
  if (cooking.length === 0) return [];
  const { calendarFile } = place.words;
  return [
    {
      id: `${date}-cooking-${place.owner}`,
      title: calendarFile.cookAhead,
      lines: cooking.flatMap((item) => aheadLines(item, place)),
      url: plannerPage(place, date),
      time: { date },
      changedAt: latest(cooking),
    },
  ];
}

/** On the day before a dish is eaten from the freezer, since it thaws over night in the fridge. */
function thawEvent(date: string, items: readonly RecipeItem[], place: EventPlace): CalendarEvent[] {
  const frozen = items.filter(({ meal }) => meal.cooking.leftover_of?.is_frozen === true);
  if (frozen.length === 0) return [];
  const { calendarFile, mealOf } = place.words;
  const dayBefore = addDays(date, -1);
  return [
    {
      id: `${date}-thawing-${place.owner}`,
      title: calendarFile.thaw,
      lines: frozen.map((item) =>
        calendarFile.thawFor({
          name: item.meal.recipe_template.name,
          meal: mealOf({ date, meal_moment: item.meal_moment }),
        }),
      ),
      url: plannerPage(place, date),
      time: { date: dayBefore },
      changedAt: latest(frozen),
    },
  ];
}

/** What a day asks for in the kitchen beside its own meals, as entries of whole days. */
export function cookingEvents(
  { date, calendar_items: items }: CalendarDay,
  place: EventPlace,
): CalendarEvent[] {
  const recipes = items.filter(isRecipe);
  return [...aheadEvent(date, recipes, place), ...thawEvent(date, recipes, place)];
}
