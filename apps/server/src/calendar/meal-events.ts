import type { CalendarDay, CalendarItem, MealCooking } from "@plateful/contract";
import type { MealMoment } from "@plateful/nutrition";
import { momentOf, USUAL_MINUTES } from "@plateful/planning";
import type { CalendarEvent } from "./calendar-event.ts";
import type { EventWords } from "./event-words.ts";

const MEAL_MINUTES = 30;
const SNACK_MINUTES = 15;
const MAIN_MEALS: readonly MealMoment[] = ["BREAKFAST", "LUNCH", "DINNER"];

/** For whom and where entries are written. */
export interface EventPlace {
  readonly words: EventWords;
  readonly timeZone: string;
  /** Where the product is, without a slash at its end. */
  readonly origin: string;
  /** What tells the ids of one person from those of others. */
  readonly owner: string;
}

/** What was only logged is no appointment; what is planned is one, and a recipe stays one once it was eaten. */
const belongs = ({ status, content_type: kind }: CalendarItem): boolean =>
  status === "PLANNED" || kind === "recipemeal" || kind === "simplerecipemeal";

function nameOf(item: CalendarItem): string | null {
  switch (item.content_type) {
    case "recipemeal":
      return item.meal.recipe_template.name;
    case "simplerecipemeal":
      return item.meal.simple_recipe.name;
    case "singlefoodmeal":
      return item.meal.ingredient.name;
    case "quickaddmeal":
      return item.meal.name;
  }
}

/** Minutes after midnight: when it was eaten if that is known, else when such a meal usually is. */
function minuteOf(moment: MealMoment, items: readonly CalendarItem[]): number {
  const eaten = items.find(({ eaten_at_time: at }) => at !== null)?.eaten_at_time ?? null;
  if (eaten === null) return USUAL_MINUTES[moment];
  const [hours, minutes] = eaten.split(":").map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** What is done for a dish: cooked for more than this meal, left over, or cooked on another day. */
function cookingLines(
  cooking: MealCooking,
  { leftovers, cookedAhead, mealOf, mealsOf, weekdayOf, portionsOf }: EventWords,
): string[] {
  const { leftover_of: source, leftovers: later, cook_on: day, cook_portions } = cooking;
  if (source !== null)
    return [(source.is_frozen ? leftovers.fromFreezer : leftovers.from)({ meal: mealOf(source) })];
  const portions = portionsOf(cook_portions);
  const cooked = later.length > 0 ? [leftovers.cook({ portions, meals: mealsOf(later) })] : [];
  return day === undefined ? cooked : [cookedAhead.on({ weekday: weekdayOf(day) }), ...cooked];
}

function linesOf(item: CalendarItem, words: EventWords): string[] {
  if (item.content_type !== "recipemeal") return [];
  const { recipe_template: recipe, cooking } = item.meal;
  const minutes = (recipe.preparation_time_min ?? 0) + (recipe.cooking_time_min ?? 0);
  const isCooked = cooking.leftover_of === null && cooking.cook_on === undefined && minutes > 0;
  return [
    ...(isCooked ? [words.calendarFile.minutes({ name: recipe.name, minutes })] : []),
    ...cookingLines(cooking, words),
  ];
}

const latest = (items: readonly CalendarItem[]): Date =>
  new Date(Math.max(...items.map(({ modified }) => Date.parse(modified))));

export const plannerPage = ({ origin }: Pick<EventPlace, "origin">, date: string): string =>
  `${origin}/planner?date=${date}`;

/** One entry for each meal of a day, with all that is eaten at it. Figures are not in it: others see a calendar, too. */
export function mealEvents({ date, calendar_items: items }: CalendarDay, place: EventPlace): CalendarEvent[] {
  const { words, timeZone, owner } = place;
  const byMoment = Map.groupBy(items.filter(belongs), ({ meal_moment: moment }) => moment);
  return [...byMoment].map(([moment, eaten]) => {
    const names = eaten.map((item) => nameOf(item) ?? words.calendarFile.quickAdd);
    return {
      id: `${date}-${moment.toLowerCase()}-${owner}`,
      title: words.calendarFile.meal({ moment: words.meals.moments[moment], names: names.join(", ") }),
      lines: eaten.flatMap((item) => linesOf(item, words)),
      url: plannerPage(place, date),
      time: {
        start: new Date(momentOf({ date, minute: minuteOf(moment, eaten) }, timeZone)),
        minutes: MAIN_MEALS.includes(moment) ? MEAL_MINUTES : SNACK_MINUTES,
      },
      changedAt: latest(eaten),
    };
  });
}
