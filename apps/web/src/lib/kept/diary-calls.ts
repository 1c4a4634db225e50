import {
  autoPlanDays,
  type CalendarDay,
  type CalendarItem,
  copyMealsToMealMoment,
  planOwnProduct,
  planSingleFoodMeal,
  rebalanceDay,
  recipeMeals,
  swapMeal,
} from "@plateful/contract";
import { daysBetween } from "@plateful/planning";
import { call } from "../server/call.ts";
import type {
  KeptAddition,
  KeptCopy,
  KeptFood,
  KeptMeal,
  KeptOwnProduct,
  KeptPlan,
  KeptPlanned,
  KeptPortion,
} from "./kept-change.ts";

const bodyOf = ({ recipe, multiplier }: KeptMeal) => ({
  recipe_template: recipe.id,
  portions_multiplier: multiplier,
});

/** Swaps one meal; sent twice under the same key it is carried out once (ledger PLAN-034). */
export function callSwap({ key, meals, takesLeftovers }: KeptPlan): Promise<CalendarItem> {
  const [meal] = meals;
  if (meal === undefined) throw new Error("A swap names one meal.");
  const params = { id: String(meal.calendarItem) };
  const leftovers = takesLeftovers === true ? ("SWAP" as const) : ("KEEP" as const);
  return call(swapMeal, { params, body: { ...bodyOf(meal), leftovers }, idempotencyKey: key });
}

/** Changes meals of a day, all or none (ledger PLAN-043). */
export function callRebalance({ key, dayId, meals }: KeptPlan): Promise<CalendarDay> {
  const body = { meals: meals.map((meal) => ({ calendar_item: meal.calendarItem, ...bodyOf(meal) })) };
  return call(rebalanceDay, { params: { id: String(dayId) }, body, idempotencyKey: key });
}

/** Sets how much of a planned portion is eaten (ledger REC-105). */
export const callPortion = ({ key, mealId, portion }: KeptPortion) =>
  call(recipeMeals.change, { params: { id: String(mealId) }, body: { portion }, idempotencyKey: key });

/** Whether a meal that is added was eaten, where that is known. */
export const saidStatus = ({ status }: Pick<KeptAddition, "status">) =>
  status === undefined ? {} : { status };

const placeOf = ({ dayId, slotId, moment }: KeptAddition) => ({
  calendar_day_id: dayId,
  ...(slotId === null ? { meal_moment: moment } : { meal_slot_id: slotId }),
});

/** Adds an amount of a product of one's own to a day, whose figures the server knows. */
export const callOwnProduct = (added: KeptOwnProduct): Promise<CalendarItem> => {
  const { productId, amount, key } = added;
  const body = { ...placeOf(added), own_product_id: productId, amount, ...saidStatus(added) };
  return call(planOwnProduct, { body, idempotencyKey: key });
};

/** Copies the meals of one moment of a day to another day (ledger FOOD-050). */
export const callCopy = (copy: KeptCopy, client: { readonly user?: number } = {}): Promise<CalendarDay> => {
  const body = {
    ...client,
    from_calendar_day_id: copy.fromDayId,
    to_calendar_day: copy.dayId,
    meal_moment: copy.moment,
    ...saidStatus(copy),
  };
  return call(copyMealsToMealMoment, { body, idempotencyKey: copy.key });
};

/** Puts meals that were chosen here into their slots, as far as these are empty still (ledger DIARY-121). */
export const callPlanned = async ({ key, items }: KeptPlanned): Promise<readonly CalendarDay[]> => {
  const dates = items.map(({ date }) => date).sort();
  const [start, end] = [dates[0], dates.at(-1)];
  if (start === undefined || end === undefined) return [];
  const meals = items.flatMap(({ date, meal_slot: slotId, meal, cookedAt }) =>
    slotId === null
      ? []
      : [
          {
            ...{ date, meal_slot_id: slotId, recipe_template: meal.recipe_template.id },
            portions_multiplier: meal.portions_multiplier,
            ...(cookedAt && { leftover_of: { date: cookedAt.date, meal_slot_id: cookedAt.slotId } }),
            ...(meal.cooking.cook_on !== undefined && { cook_on: meal.cooking.cook_on }),
          },
        ],
  );
  const range = { num_days: daysBetween(start, end) + 1, start_date_inclusive: start };
  const body = { ...range, delete_existing_plans: false, meals };
  return (await call(autoPlanDays, { body, idempotencyKey: key })).calendar_days;
};

/** Adds an amount of a food to a day (ledger DIARY-088). */
export const callFood = (food: KeptFood): Promise<CalendarItem> => {
  const body = {
    ...placeOf(food),
    quantity: food.quantity,
    suggested_serving_id: food.serving.id,
    ...saidStatus(food),
  };
  return call(planSingleFoodMeal, { body, idempotencyKey: food.key });
};
