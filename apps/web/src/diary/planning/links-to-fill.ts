import type { CalendarDay, PlanCandidates, User } from "@plateful/contract";
import {
  type DayInput,
  type LinkableMeal,
  type LinkedDays,
  NOT_LINKED,
  presetsOf,
  withLinks,
} from "@plateful/planning";
import { heldDay, slotSpecsOn } from "./standing-day.ts";

/** What this device knows about the person whose days it plans. */
export interface HeldDiary {
  readonly user: User;
  readonly days: readonly CalendarDay[];
  readonly candidates: Pick<PlanCandidates, "recipes" | "household" | "served" | "at_home">;
  /** Today's date, from which on more can be cooked of what is planned. */
  readonly today: string;
}

/** What a person and everybody in their household may eat. */
function allowedFor({ recipes, household }: HeldDiary["candidates"]): (recipeId: string) => boolean {
  const suited = new Set(recipes.map(({ recipe_template: { id } }) => String(id)));
  const refused = new Set(household.flatMap(({ refuses }) => refuses.map(String)));
  return (recipeId) => suited.has(recipeId) && !refused.has(recipeId);
}

function linkableMeals({ user, days, candidates }: HeldDiary, date: string): LinkableMeal[] {
  const items = days.find((day) => day.date === date)?.calendar_items ?? [];
  const meals = heldDay(user, date, days, candidates.household)?.standing.meals ?? [];
  return items.flatMap((item) => {
    const meal = meals.find(({ id }) => id === item.id);
    if (meal === undefined) return [];
    const { id, slotId, macros, recipe, isSide = false } = meal;
    const leftoverOf =
      item.content_type === "recipemeal" ? (item.meal.cooking.leftover_of?.calendar_item ?? null) : null;
    const cookOn = item.content_type === "recipemeal" ? (item.meal.cooking.cook_on ?? null) : null;
    const isPlanned = item.status === "PLANNED";
    return [{ id, slotId, macros, isSide, recipeId: recipe?.id ?? null, isPlanned, leftoverOf, cookOn }];
  });
}

/** The days to plan with the links that the person wishes, as the server links them (ledger PLAN-184). */
export function linksToFill(held: HeldDiary, inputs: readonly DayInput[], mayRepeat: boolean): LinkedDays {
  const { user, candidates, today } = held;
  if (user.intake === null) return { days: inputs, ...NOT_LINKED };
  const {
    leftovers,
    cooks_twice_a_week: cooksTwiceAWeek,
    same_breakfast_on_weekdays: sameBreakfastOnWeekdays,
  } = user.intake;
  return withLinks({
    presets: presetsOf({ leftovers, cooksTwiceAWeek, sameBreakfastOnWeekdays }),
    isAllowed: allowedFor(candidates),
    slotsOn: (date) => slotSpecsOn(user, date) ?? [],
    inputs,
    mealsOn: (date) => linkableMeals(held, date),
    today,
    mayRepeat,
  });
}
