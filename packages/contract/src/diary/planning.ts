import { MEAL_MOMENTS } from "@plateful/nutrition";
import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, date, entity, id, integer, maybe, text } from "../fields.ts";
import { directionsField, portions, portionsMultiplier, recipeReference } from "../recipes/recipe-meal.ts";
import { recipeTemplate } from "../recipes/recipe-template.ts";
import { calendarDay, calendarItem, ITEM_STATUSES } from "./calendar.ts";
import { foodQuantity } from "./meals.ts";
import { MAX_FOODS_AT_ONCE } from "./recognise-meal.ts";

const planning = {
  feature: "diary",
  method: "POST",
  access: { who: "own", coach: "write" },
  consent: ["BODY_AND_PLAN"],
} as const;
const calendarDayList = z.object({ calendar_days: z.array(calendarDay) });
const user = z.optional(id());
/** Whether copies take the place of what is planned there; what was eaten or is locked stays. */
const replacesPlanned = () => z.optional(z.boolean());
/** Said when it differs from what follows from the day: eaten on days that are over, planned on those to come. */
const status = () => maybe(choice(ITEM_STATUSES));

export const planGeneratedRecipeMeal = endpoint({
  ...planning,
  name: "plan-generated-recipe-meal",
  path: "planGeneratedRecipeMeal/",
  summary: "Store a proposed recipe and plan it in a meal slot",
  body: z.object({
    recipe_template: recipeReference(),
    portions: z.optional(portions()),
    portions_multiplier: z._default(portionsMultiplier(), 1),
    directions: maybe(directionsField()),
    portions_to_plan: portions(),
    calendar_day_id: id(),
    meal_slot_specification_id: id(),
    calendar_item_to_replace: maybe(id()),
    status: status(),
  }),
  errors: ["not_found"],
  answer: calendarItem,
});

export const planSingleFoodMeal = endpoint({
  ...planning,
  name: "plan-single-food-meal",
  path: "planSingleFoodMeal/",
  summary: "Store an amount of one food as a meal and plan it",
  body: z.object({
    calendar_day_id: id(),
    meal_slot_id: maybe(id()),
    meal_moment: maybe(choice(MEAL_MOMENTS)),
    quantity: foodQuantity(),
    suggested_serving_id: id(),
    status: status(),
  }),
  errors: ["not_found", "product_logging_disabled"],
  answer: calendarItem,
});

export const planSingleFoodMeals = endpoint({
  ...planning,
  name: "plan-single-food-meals",
  path: "planSingleFoodMeals/",
  summary: "Store amounts of several foods as meals and plan them",
  body: z.object({
    calendar_day_id: id(),
    meal_slot_id: maybe(id()),
    meal_moment: maybe(choice(MEAL_MOMENTS)),
    foods: z
      .array(z.object({ suggested_serving_id: id(), quantity: foodQuantity() }))
      .check(z.minLength(1), z.maxLength(MAX_FOODS_AT_ONCE)),
    status: status(),
  }),
  errors: ["not_found", "product_logging_disabled"],
  answer: z.object({ calendar_items: z.array(calendarItem) }),
});

export const saveAndPlanRecipeMeal = endpoint({
  ...planning,
  name: "save-and-plan-recipe-meal",
  path: "saveAndPlanRecipeMeal/",
  summary: "Publish a recipe of one's own under a name and plan a meal of it in a meal slot",
  body: z.object({
    id: id(),
    name: text(120),
    calendar_day_id: id(),
    meal_slot_id: id(),
    existing_recipe_template_id: maybe(id()),
  }),
  errors: ["not_found", "permission_denied"],
  answer: z.object({ calendar_item: calendarItem, recipe_template: recipeTemplate }),
});

export const autoPlanDay = endpoint({
  ...planning,
  name: "auto-plan-day",
  path: "autoPlanDay/",
  summary: "Plan a day again, or only the named meal slots of it",
  status: 200,
  body: z.object({
    date: date(),
    user,
    meal_slot_ids: maybe(z.array(id()).check(z.maxLength(MEAL_MOMENTS.length))),
  }),
  errors: ["not_found", "generate_meals_disabled", "planning_in_progress", "planning_throttled"],
  answer: calendarDay,
});

/** Six meals a day for a month, and some to spare. */
const MAX_CHOSEN_MEALS = 200;

const chosenMeal = z.object({
  date: date(),
  meal_slot_id: id(),
  recipe_template: id(),
  portions_multiplier: portionsMultiplier(),
  /** Where the meal stands that this one is left of: chosen too, or in the diary. */
  leftover_of: z.optional(z.object({ date: date(), meal_slot_id: id() })),
  /** The earlier day on which it is cooked. */
  cook_on: z.optional(date()),
});

export const autoPlanDays = endpoint({
  ...planning,
  name: "auto-plan-days",
  path: "autoPlanDays/",
  summary: "Plan several days: all meals that were not eaten again, or only the empty slots",
  status: 200,
  body: z.object({
    num_days: integer(1, 31),
    start_date_inclusive: date(),
    delete_existing_plans: z.boolean(),
    /** Days among them that are left as they are. */
    skip_dates: z.optional(z.array(date()).check(z.maxLength(31))),
    /** Meals that an app chose without a network. Only their slots are filled, with another recipe where one no longer suits. */
    meals: z.optional(z.array(chosenMeal).check(z.minLength(1), z.maxLength(MAX_CHOSEN_MEALS))),
    user,
  }),
  errors: ["not_found", "generate_meals_disabled", "planning_in_progress", "planning_throttled"],
  answer: calendarDayList,
});

/** From when a week is planned again, in the days of the person whose week it is. */
export const REPLAN_STARTS = ["TODAY", "TOMORROW"] as const;
export type ReplanStart = (typeof REPLAN_STARTS)[number];

export const replanWeek = endpoint({
  ...planning,
  name: "replan-week",
  path: "replanWeek/",
  summary: "Plan the coming recipes again after the nutrition plan was changed",
  status: 200,
  body: z.object({
    user,
    from: choice(REPLAN_STARTS),
    /** The version of the plan that a template made a moment ago: undoing the template takes these meals back as well. */
    template: maybe(z.object({ plan: id(), number: integer(1, 1_000_000) })),
  }),
  errors: ["generate_meals_disabled", "planning_in_progress", "planning_throttled"],
  answer: entity(
    "ReplannedWeek",
    z.object({
      start_date: date(),
      num_days: z.int(),
      /** Meals that are another recipe or another portion now, new ones and those that are gone. */
      meals_changed: z.int(),
      /** Meals that were planned again just as they were. */
      meals_same: z.int(),
      /** Meals that were not touched: eaten, locked, or no recipe. */
      meals_kept: z.int(),
    }),
  ),
});

export const copyMealsFromDate = endpoint({
  ...planning,
  name: "copy-meals-from-date",
  path: "copyMealsFromDate/",
  summary: "Copy the planned meals of a day to a date",
  status: 200,
  body: z.object({
    user,
    from_calendar_day_id: id(),
    to_date: date(),
    replace: replacesPlanned(),
    status: status(),
  }),
  errors: ["not_found"],
  answer: calendarDay,
});

export const copyMealsToMealMoment = endpoint({
  ...planning,
  name: "copy-meals-to-meal-moment",
  path: "copyMealsToMealMoment/",
  summary: "Copy the meals of one moment of a day to the same moment of another day",
  status: 200,
  body: z.object({
    user,
    from_calendar_day_id: id(),
    to_calendar_day: id(),
    meal_moment: choice(MEAL_MOMENTS),
    replace: replacesPlanned(),
    status: status(),
  }),
  errors: ["not_found"],
  answer: calendarDay,
});
