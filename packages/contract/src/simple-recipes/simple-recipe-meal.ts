import { MEAL_MOMENTS } from "@plateful/nutrition";
import { z } from "zod/mini";
import { crud } from "../crud.ts";
import { calendarDay, calendarItem, ITEM_STATUSES } from "../diary/calendar.ts";
import { simpleRecipeMeal } from "../diary/meals.ts";
import { endpoint } from "../endpoint.ts";
import { choice, date, id, integer, maybe } from "../fields.ts";

const ownWithCoach = { who: "own", coach: "write" } as const;
/** For how many a simple recipe is made. */
const servings = () => integer(1, 1000);

export const simpleRecipeMeals = crud({
  feature: "simple-recipes",
  access: ownWithCoach,
  consent: ["BODY_AND_PLAN"],
  noun: "simple-recipe-meal",
  path: "simpleRecipeMeal/",
  what: "planned simple recipes",
  entity: simpleRecipeMeal,
  create: z.object({
    user: z.optional(id()),
    simple_recipe: id(),
    meal_servings: z.optional(servings()),
  }),
  patch: z.object({ simple_recipe: z.optional(id()), meal_servings: z.optional(servings()) }),
  filters: {},
});

export const planSimpleRecipe = endpoint({
  feature: "diary",
  method: "POST",
  access: ownWithCoach,
  consent: ["BODY_AND_PLAN"],
  name: "plan-simple-recipe",
  path: "planSimpleRecipe/",
  summary: "Plan a simple recipe in a meal slot, or at a moment of a day without a plan",
  body: z.object({
    simple_recipe_id: id(),
    calendar_day_id: id(),
    meal_slot_id: maybe(id()),
    meal_moment: z.optional(choice(MEAL_MOMENTS)),
    meal_servings: z.optional(servings()),
    calendar_item_to_replace: maybe(id()),
    status: maybe(choice(ITEM_STATUSES)),
  }),
  errors: ["not_found"],
  answer: calendarItem,
});

export const autoplanSimpleRecipes = endpoint({
  feature: "diary",
  method: "POST",
  access: { who: "own", coach: "none" },
  consent: ["BODY_AND_PLAN"],
  name: "autoplan-simple-recipes",
  path: "autoplanSimpleRecipes/",
  summary: "Plan seven days of simple recipes for the preferred meal times",
  status: 200,
  body: z.object({ start_date: date(), delete_existing_plans: z.boolean() }),
  errors: ["planning_in_progress", "planning_throttled"],
  answer: z.object({ calendar_days: z.array(calendarDay) }),
});
