import { COMPANY_PORTION, MAX_HOUSEHOLD_MEMBERS, MEAL_MOMENTS, OWN_PORTION } from "@plateful/nutrition";
import { z } from "zod/mini";
import { choice, date, datetime, entity, id, integer, macroShape, number, text } from "../fields.ts";
import { direction, ingredient, recipeSummary, recipeTemplate } from "./recipe-template.ts";

const MAX_PORTIONS = 1000;

/** People that a recipe is cooked for. */
export const portions = () => integer(1, MAX_PORTIONS);

const isPortionStep = (value: number) => Math.abs(value * 20 - Math.round(value * 20)) < 1e-9;

/** Size of one personal portion against the standard one: 0.5 to 3 in steps of 0.05. */
export const portionsMultiplier = () =>
  number(0.5, 3).check(z.refine<number>(isPortionStep, { error: "portion_step" }));

const isQuarter = (value: number) => Number.isInteger(value * 4);

/** How much of a planned portion someone eats: a quarter to four times of it, in quarters. */
export const ownPortion = () =>
  number(OWN_PORTION.min, OWN_PORTION.max).check(z.refine<number>(isQuarter, { error: "portion_quarter" }));

/** What stands in a diary: a planned size, or up to four times as much and as little as a quarter of it. */
export const storedMultiplier = () => number(0.1, 12);

/**
 * A recipe named by its id, or by an object that holds the id (the form in which recipes are answered); reads as the id.
 * Not a union, whose refusal would not say what is wrong.
 */
export const recipeReference = () =>
  z.pipe(
    z.transform((value: number | { readonly id: number } | null) =>
      typeof value === "object" && value !== null ? value.id : value,
    ),
    id(),
  );

/** Preparation steps in a person's own words. */
export const directionsField = () => z.array(z.object({ text: text(2000) })).check(z.maxLength(100));

const portionShape = {
  portions: z.int(),
  portions_multiplier: z.number(),
  planned_portions: z.nullable(z.int()),
  ...macroShape,
  fiber: z.nullable(z.number()),
};

const mealShape = {
  ...portionShape,
  recipe_template: recipeTemplate,
  ingredients: z.array(ingredient),
  directions: z.array(direction),
};

/** Size of the portion of someone who eats along: 0.25 to 3 in steps of 0.05. */
const companyPortion = () =>
  number(COMPANY_PORTION.min, COMPANY_PORTION.max).check(
    z.refine<number>(isPortionStep, { error: "portion_step" }),
  );

/** Portions of those who eat along, as they are sent. */
export const companyField = () =>
  z.array(z.object({ member: id(), portions: companyPortion() })).check(z.maxLength(MAX_HOUSEHOLD_MEMBERS));

/**
 * Someone who eats along at a meal, with their portion of the dish. The name is the one of that day; `member` is the
 * household member, who may be gone.
 */
export const companyPortionOfMeal = entity(
  "CompanyPortion",
  z.object({ member: id(), name: z.string(), portions: z.number() }),
);
export type CompanyPortion = z.output<typeof companyPortionOfMeal>;

/** Another meal of the diary that is cooked together with one. */
export const linkedMeal = z.object({
  calendar_item: id(),
  recipe_meal: id(),
  date: date(),
  meal_moment: choice(MEAL_MOMENTS),
  portions: z.int(),
  portions_multiplier: z.number(),
  company: z.array(companyPortionOfMeal),
  /** Whether the later one of both is eaten after the dish has kept its days in the fridge, so that it has to be frozen. */
  is_frozen: z.boolean(),
});
export type LinkedMeal = z.output<typeof linkedMeal>;

/** A meal of a later day that is cooked together with one, and is another dish. */
const cookedAheadMeal = z.object({
  calendar_item: id(),
  recipe_meal: id(),
  /** Of the recipe. */
  name: z.string(),
  /** Standard portions to cook for everybody, left-overs included. */
  cook_portions: z.number(),
  /** When it is eaten: the meal itself, then its left-overs. */
  meals: z.array(
    z.object({
      date: date(),
      meal_moment: choice(MEAL_MOMENTS),
      /** Whether that is after the dish has kept its days in the fridge, so that it has to be frozen. */
      is_frozen: z.boolean(),
    }),
  ),
});

/** How a planned recipe is cooked: by itself, for later meals too, or not at all because it is left of an earlier one. */
export const mealCooking = entity(
  "MealCooking",
  z.object({
    /** Standard portions to cook for everybody, left-overs included; 0 for what is left over. */
    cook_portions: z.number(),
    leftover_of: z.nullable(linkedMeal),
    /** Later meals that are left of this one, in the order of their dates. */
    leftovers: z.array(linkedMeal),
    /** The earlier day on which it is cooked; left out for its own, and for what is left over. */
    cook_on: z.optional(date()),
    /** Other dishes that are cooked with it and first eaten on later days; left out without any. */
    also_cook: z.optional(z.array(cookedAheadMeal)),
    /** Those who eat along at this meal. */
    company: z.array(companyPortionOfMeal),
  }),
);
export type MealCooking = z.output<typeof mealCooking>;

/**
 * A recipe meal as the diary shows it: without ingredients and steps, which `recipeMeal/{id}/` answers. A week of full
 * meals weighs ten times as much and is read every half minute.
 */
export const plannedRecipeMeal = entity(
  "PlannedRecipeMeal",
  z.object({
    ...portionShape,
    portion: z.number(),
    recipe_template: recipeSummary,
    cooking: mealCooking,
    id: id(),
    user: id(),
    modified: datetime(),
  }),
);
export type PlannedRecipeMeal = z.output<typeof plannedRecipeMeal>;

/** A recipe as one person eats it: own portion size and own copies of the ingredients. Macros are of one portion. */
export const recipeMeal = entity(
  "RecipeMeal",
  z.object({
    ...mealShape,
    portion: z.number(),
    cooking: mealCooking,
    id: id(),
    user: id(),
    modified: datetime(),
  }),
);
export type RecipeMeal = z.output<typeof recipeMeal>;

/** A recipe meal that was proposed and is not stored: it has no id yet. */
export const generatedRecipeMeal = entity(
  "GeneratedRecipeMeal",
  z.object({ ...mealShape, id: z.null(), user: z.nullable(id()), modified: z.nullable(datetime()) }),
);
export type GeneratedRecipeMeal = z.output<typeof generatedRecipeMeal>;

/** The same as a list shows it: without ingredients and steps. */
export const proposedRecipeMeal = entity(
  "ProposedRecipeMeal",
  z.object({
    ...portionShape,
    recipe_template: recipeSummary,
    id: z.null(),
    user: z.nullable(id()),
    modified: z.nullable(datetime()),
  }),
);
export type ProposedRecipeMeal = z.output<typeof proposedRecipeMeal>;
