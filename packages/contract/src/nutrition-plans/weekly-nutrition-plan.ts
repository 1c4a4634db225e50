import { WEEKDAYS } from "@plateful/nutrition";
import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, entity, id, idInPath, maybe, pageOf, pageQuery, text, version } from "../fields.ts";

const ownWithCoach = { who: "own", coach: "write" } as const;
const shared = { feature: "nutrition-plans", access: ownWithCoach, consent: ["BODY_AND_PLAN"] } as const;
const many = { ...shared, path: "users/weeklyNutritionPlan/" } as const;
const one = { ...shared, path: "users/weeklyNutritionPlan/{id}/", params: idInPath } as const;

/** Which day plan each weekday follows, by id; every weekday has one. */
export const weeklyNutritionPlan = entity(
  "WeeklyNutritionPlan",
  z.object({
    id: id(),
    client_intake: id(),
    monday: id(),
    tuesday: id(),
    wednesday: id(),
    thursday: id(),
    friday: id(),
    saturday: id(),
    sunday: id(),
    version: version(),
  }),
);
export type WeeklyNutritionPlan = z.output<typeof weeklyNutritionPlan>;

const update = z.object({
  nutrition_day_plan_id: id(),
  /** An empty list takes the day plan out of the week. */
  days_to_update_to_nutrition_day_plan_id: z.array(choice(WEEKDAYS)).check(z.maxLength(WEEKDAYS.length)),
  name: maybe(text(80)),
});

export const listWeeklyNutritionPlans = endpoint({
  ...many,
  name: "list-weekly-nutrition-plans",
  method: "GET",
  summary: "List weekly plans",
  query: z.object(pageQuery),
  answer: pageOf(weeklyNutritionPlan),
});

export const createWeeklyNutritionPlan = endpoint({
  ...many,
  name: "create-weekly-nutrition-plan",
  method: "POST",
  summary: "Create a weekly plan in which every day follows one day plan",
  body: z.object({ client_intake: id(), name: maybe(text(80)), nutrition_day_plan_id: maybe(id()) }),
  answer: weeklyNutritionPlan,
});

export const getWeeklyNutritionPlan = endpoint({
  ...one,
  name: "get-weekly-nutrition-plan",
  method: "GET",
  summary: "Read a weekly plan",
  errors: ["not_found"],
  answer: weeklyNutritionPlan,
});

export const replaceWeeklyNutritionPlan = endpoint({
  ...one,
  name: "replace-weekly-nutrition-plan",
  method: "PUT",
  summary: "Put a day plan on weekdays, or take it out of the week",
  body: update,
  current: weeklyNutritionPlan,
  errors: ["not_found"],
  answer: weeklyNutritionPlan,
});

export const changeWeeklyNutritionPlan = endpoint({
  ...one,
  name: "change-weekly-nutrition-plan",
  method: "PATCH",
  summary: "Put a day plan on weekdays, or rename it",
  body: z.partial(update),
  current: weeklyNutritionPlan,
  errors: ["not_found"],
  answer: weeklyNutritionPlan,
});

export const createDefaultNutritionPlan = endpoint({
  ...shared,
  name: "create-default-nutrition-plan",
  method: "POST",
  path: "users/userProfile/{id}/create-default-nutrition-plan/",
  summary: "Give a profile a week of one default day plan",
  params: idInPath,
  repeatStatus: 200,
  errors: ["not_found"],
  answer: z.object({ weekly_nutrition_plan_id: id() }),
});
