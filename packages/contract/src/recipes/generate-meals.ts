import { MEAL_MOMENTS, RECIPE_TAGS } from "@plateful/nutrition";
import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import {
  choice,
  date,
  id,
  integer,
  looseText,
  number,
  pageOf,
  pageQuery,
  queryBoolean,
  queryId,
  queryInteger,
  queryList,
  queryNumber,
} from "../fields.ts";
import { generatedRecipeMeal } from "./recipe-meal.ts";
import { SOURCE_PROVIDERS } from "./recipe-template.ts";

/** Filter on meal type: every snack moment counts as SNACK and ALL filters nothing (ledger DATA-009, DATA-010). */
export const mealTypeFilter = () => choice([...MEAL_MOMENTS, "ALL"]);
export const MINUTES_PER_DAY = 1440;
const minutes = () => integer(0, MINUTES_PER_DAY);
const filterList = <S extends z.core.$ZodType>(item: S) => z.array(item).check(z.maxLength(100));

const shared = {
  feature: "recipes",
  path: "generateMeals/",
  access: { who: "own", coach: "read" },
  errors: ["not_found"],
  answer: pageOf(generatedRecipeMeal),
} as const;

export const generateMeals = endpoint({
  ...shared,
  name: "generate-meals",
  method: "GET",
  summary: "Find recipes and scale each to the energy of a meal slot or of a wish",
  query: z.object({
    ...pageQuery,
    author: z.optional(queryId()),
    date_to_plan_for: z.optional(date()),
    favourite: z.optional(queryBoolean()),
    id: z.optional(queryId()),
    ingredient_search: z.optional(looseText(100)),
    kcal: z.optional(queryNumber(0, 10_000)),
    meal_slot_specification: z.optional(queryId()),
    meal_types: z.optional(queryList(mealTypeFilter())),
    preparation_time_min_gte: z.optional(queryInteger(0, MINUTES_PER_DAY)),
    preparation_time_min_lte: z.optional(queryInteger(0, MINUTES_PER_DAY)),
    protein: z.optional(queryNumber(0, 1000)),
    published: z.optional(queryBoolean()),
    source_provider: z.optional(queryList(choice(SOURCE_PROVIDERS))),
    tags: z.optional(queryList(choice(RECIPE_TAGS))),
    user: z.optional(queryId()),
  }),
});

export const generateMealsByBody = endpoint({
  ...shared,
  name: "generate-meals-by-body",
  method: "POST",
  // It only reads, but every POST counts as a write where a coach asks for a client.
  access: { who: "own", coach: "write" },
  summary: "The same as generate-meals, with the wishes in the body",
  status: 200,
  body: z.object({
    page: z._default(integer(1, 1_000_000), 1),
    page_size: z.optional(integer(1, 100)),
    author: z.optional(id()),
    date_to_plan_for: z.optional(date()),
    favourite: z.optional(z.boolean()),
    id: z.optional(id()),
    ingredient_search: z.optional(looseText(100)),
    kcal: z.optional(number(0, 10_000)),
    meal_slot_specification: z.optional(id()),
    meal_types: z.optional(filterList(mealTypeFilter())),
    preparation_time_min_gte: z.optional(minutes()),
    preparation_time_min_lte: z.optional(minutes()),
    protein: z.optional(number(0, 1000)),
    published: z.optional(z.boolean()),
    source_provider: z.optional(filterList(choice(SOURCE_PROVIDERS))),
    tags: z.optional(filterList(choice(RECIPE_TAGS))),
    user: z.optional(id()),
  }),
});
