import { MAX_HOUSEHOLD_MEMBERS, METRIC_UNITS } from "@plateful/nutrition";
import { z } from "zod/mini";
import { crud } from "../crud.ts";
import { endpoint } from "../endpoint.ts";
import {
  choice,
  entity,
  id,
  idInPath,
  isOfSize,
  macroShape,
  maybe,
  number,
  positive,
  text,
} from "../fields.ts";
import { servingOfIngredient } from "../foods/food.ts";
import {
  directionsField,
  ownPortion,
  portions,
  portionsMultiplier,
  recipeMeal,
  recipeReference,
} from "../recipes/recipe-meal.ts";
import { simpleRecipe } from "../simple-recipes/simple-recipe.ts";

const ownWithCoach = { who: "own", coach: "write" } as const;
const shared = { feature: "diary", access: ownWithCoach, consent: ["BODY_AND_PLAN"] } as const;
/** Whose meal it is: the caller's, or that of a coach's own client. */
const owner = { user: z.optional(id()) };

/** Longest name of a quick add. */
export const MAX_QUICK_ADD_NAME_LENGTH = 100;

/** A meal of which only energy and macronutrients are known, or that was an amount of a product of one's own. */
export const quickAddMeal = entity(
  "QuickAddMeal",
  z.object({
    id: id(),
    user: id(),
    ...macroShape,
    fiber: z.nullable(z.number()),
    /** What the person called it, or what the product was called then; null for figures alone. */
    name: z.nullable(z.string()),
    /** How much of the product was eaten; null for what is no product. */
    amount: z.nullable(z.number()),
    unit: z.nullable(choice(METRIC_UNITS)),
  }),
);
export type QuickAddMeal = z.output<typeof quickAddMeal>;

/** One food eaten by itself. */
export const singleFoodMeal = entity(
  "SingleFoodMeal",
  z.object({
    id: id(),
    user: id(),
    ingredient: z.object({
      id: id(),
      name: z.string(),
      suggested_serving: servingOfIngredient,
      quantity: z.number(),
    }),
  }),
);
export type SingleFoodMeal = z.output<typeof singleFoodMeal>;

/** A simple recipe that was planned; totals are null when the recipe states none. */
export const simpleRecipeMeal = entity(
  "SimpleRecipeMeal",
  z.object({
    id: id(),
    user: id(),
    simple_recipe: simpleRecipe,
    meal_servings: z.int(),
    total_calories: z.nullable(z.number()),
    total_protein: z.nullable(z.number()),
    total_carbohydrates: z.nullable(z.number()),
    total_fat: z.nullable(z.number()),
    total_fiber: z.nullable(z.number()),
  }),
);
export type SimpleRecipeMeal = z.output<typeof simpleRecipeMeal>;

const grams = () => number(0, 1000);
const quickAddFields = z.object({
  name: maybe(text(MAX_QUICK_ADD_NAME_LENGTH)),
  kcal: positive(10_000),
  protein: grams(),
  fat: grams(),
  carbohydrates: grams(),
});

export const quickAddMeals = crud({
  ...shared,
  noun: "quick-add-meal",
  path: "quickAddMeal/",
  what: "quickly added meals",
  entity: quickAddMeal,
  create: z.extend(quickAddFields, {
    ...owner,
    protein: z._default(grams(), 0),
    fat: z._default(grams(), 0),
    carbohydrates: z._default(grams(), 0),
  }),
  patch: z.extend(z.partial(quickAddFields), {
    /** Another amount of a logged product; the figures follow. */
    amount: z.optional(positive(5_000)),
  }),
  filters: {},
  errors: ["product_logging_disabled"],
});

/** Servings of a food; 0 is refused with a text of its own, because there is a button to delete. */
export const foodQuantity = () =>
  z.number().check(
    z.gte(0),
    z.refine<number>((value) => value !== 0, { error: "quantity_zero" }),
    isOfSize,
    z.lte(10_000),
  );
const foodOfMeal = z.object({ suggested_serving: id(), quantity: foodQuantity() });

export const singleFoodMeals = crud({
  ...shared,
  noun: "single-food-meal",
  path: "singleFoodMeal/",
  what: "meals of one food",
  entity: singleFoodMeal,
  create: z.object({ ...owner, ingredient: foodOfMeal }),
  patch: z.partial(foodOfMeal),
  filters: {},
  errors: ["product_logging_disabled"],
});

const recipeMealFields = z.object({
  recipe_template: recipeReference(),
  portions: portions(),
  portions_multiplier: portionsMultiplier(),
  directions: directionsField(),
});

export const recipeMeals = crud({
  ...shared,
  noun: "recipe-meal",
  path: "recipeMeal/",
  what: "recipes as a person eats them",
  entity: recipeMeal,
  create: z.extend(recipeMealFields, {
    ...owner,
    portions_multiplier: z._default(portionsMultiplier(), 1),
    directions: maybe(directionsField()),
  }),
  patch: z.extend(z.partial(recipeMealFields), { portion: z.optional(ownPortion()) }),
  filters: {},
});

export const editRecipeMealPortions = endpoint({
  ...shared,
  name: "edit-recipe-meal-portions",
  method: "PUT",
  path: "editRecipeMealPortions/{id}/",
  summary: "Set for how many people a planned recipe is cooked",
  params: idInPath,
  body: z.object({ portions: portions() }),
  errors: ["not_found"],
  answer: recipeMeal,
});

export const seatRecipeMeal = endpoint({
  ...shared,
  name: "seat-recipe-meal",
  method: "PUT",
  path: "recipeMeal/{id}/company/",
  summary: "Say who of the household eats along at a planned recipe",
  params: idInPath,
  body: z.object({ members: z.array(id()).check(z.maxLength(MAX_HOUSEHOLD_MEMBERS)) }),
  errors: ["not_found", "meal_not_open"],
  answer: recipeMeal,
});
