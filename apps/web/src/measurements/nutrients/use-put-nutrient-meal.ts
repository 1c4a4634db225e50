import {
  type CalendarDay,
  type CalendarItem,
  calendarItems,
  type NutrientMeal,
  planGeneratedRecipeMeal,
  restoreMeals,
  swapMeal,
} from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { alertProblem } from "../../lib/dialogs/alerts.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { refreshCalendarDays } from "../../lib/plan/calendar-days.ts";
import { dayOn } from "../../lib/plan/day-on.ts";
import { useMealGone } from "../../lib/plan/use-meal-gone.ts";
import { call, newIdempotencyKey } from "../../lib/server/call.ts";
import { useIntentKey } from "../../lib/server/use-intent-key.ts";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { NUTRIENT_MEALS } from "./nutrient-meals-query.ts";

type PlannedRecipe = Extract<CalendarItem, { content_type: "recipemeal" }>;

/** What is to be taken back: a recipe that filled an empty slot, or the planned recipe that another took the place of. */
type Before = { readonly added: number } | { readonly dayId: number; readonly item: PlannedRecipe };

/** The planned recipe that was offered to be changed, as it is; undefined where it is another by now. */
const offeredItem = ({ calendar_item: id, replaces }: NutrientMeal, { calendar_items: items }: CalendarDay) =>
  items.find(
    (item): item is PlannedRecipe =>
      item.id === id &&
      item.content_type === "recipemeal" &&
      item.meal.recipe_template.id === replaces?.recipe_template,
  );

/** Whether nothing is planned yet in the slot that was offered to be filled. */
const isSlotEmpty = (meal: NutrientMeal, { calendar_items: items }: CalendarDay): boolean =>
  !items.some(({ meal_slot: slot, meal_moment: moment }) =>
    slot === null ? moment === meal.meal_moment : slot === meal.meal_slot_specification,
  );

/** Puts the plan back as it was. */
async function takeBack(before: Before): Promise<void> {
  const idempotencyKey = newIdempotencyKey();
  if ("added" in before) {
    await call(calendarItems.remove, { params: { id: String(before.added) }, idempotencyKey });
    return;
  }
  const { id, meal } = before.item;
  const { portions, portions_multiplier, portion, cooking } = meal;
  const company = cooking.company.map(({ member, portions: size }) => ({ member, portions: size }));
  const was = { calendar_item: id, recipe_template: meal.recipe_template.id, portions, portions_multiplier };
  // A meal that is left over, or has left-overs, is never offered to be changed.
  const body = { meals: [{ ...was, portion, company }], leftovers: [] };
  await call(restoreMeals, { params: { id: String(before.dayId) }, body, idempotencyKey });
}

/**
 * Puts a recipe in the coming meal that it was offered for: in the place of what is planned there, or in a slot that is still empty.
 * The toast takes it back. A plan that changed meanwhile is left as it is (NUTR-008).
 */
export function usePutNutrientMeal() {
  const queryClient = useQueryClient();
  const { general, planChanges, nutrients: phrases } = usePhrases();
  const mealGone = useMealGone();
  const intent = useIntentKey();
  const refresh = async () => {
    await Promise.all([
      refreshCalendarDays(queryClient),
      queryClient.invalidateQueries({ queryKey: [NUTRIENT_MEALS] }),
    ]);
  };
  const undoing = { mutationFn: takeBack, meta: { saysGone: true }, onError: mealGone, onSettled: refresh };
  const { mutate: undo } = useMutation({
    ...undoing,
    onSuccess: () => showToast({ message: planChanges.restored }),
  });
  const put = async (meal: NutrientMeal): Promise<Before | null> => {
    const day = await dayOn(meal.date, undefined);
    const { recipe_template: recipe, portions_multiplier } = meal;
    if (meal.calendar_item === null) {
      if (!isSlotEmpty(meal, day)) return null;
      const people = 1 + meal.company.length;
      const slot = { calendar_day_id: day.id, meal_slot_specification_id: meal.meal_slot_specification };
      const portions = { portions: people, portions_to_plan: people, portions_multiplier };
      const body = { recipe_template: recipe.id, ...portions, ...slot, calendar_item_to_replace: null };
      const planned = await call(planGeneratedRecipeMeal, { body, idempotencyKey: intent.keyFor(body) });
      return { added: planned.id };
    }
    const item = offeredItem(meal, day);
    if (item === undefined) return null;
    const body = { recipe_template: recipe.id, portions_multiplier };
    const params = { id: String(item.id) };
    await call(swapMeal, { params, body, idempotencyKey: intent.keyFor([item.id, body]) });
    return { dayId: day.id, item };
  };
  return useMutation({
    mutationFn: put,
    onSuccess: (before, meal) => {
      intent.done();
      if (before === null) return alertProblem(phrases.meals.changed);
      const message = planChanges.swap.done({ name: meal.recipe_template.name });
      return showToast({ message, undo: { label: general.undo, onUndo: () => undo(before) } });
    },
    meta: { saysGone: true },
    onError: mealGone,
    onSettled: refresh,
  });
}
