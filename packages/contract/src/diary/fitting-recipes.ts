import {
  ALLERGENS,
  CHOSEN_CUISINES,
  DIETS,
  KITCHEN_TOOLS,
  MEAL_MOMENTS,
  MEAL_TYPES,
  WEEKDAYS,
} from "@plateful/nutrition";
import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, entity, id, idInPath, integer, maybe, number } from "../fields.ts";
import { PLAN_RESTRICTIONS } from "./plan-diagnosis.ts";

const MAX_RECIPES = 10_000;
const MAX_INGREDIENTS = 500;

const recipes = () => z.optional(z.array(id()).check(z.maxLength(MAX_RECIPES)));
const isSo = () => z.optional(z.boolean());
const grams = () => number(0, 1000);

/** The lists of an organisation as they might become. */
const draftLists = { whitelisted_recipes: recipes(), denylist_recipes: recipes() };

/** What someone's wishes, lists and meals might become; what is left out counts as it is stored. */
const draft = z.object({
  diet: z.optional(choice(DIETS)),
  food_intolerances_gluten: isSo(),
  food_intolerances_lactose: isSo(),
  food_intolerances_nut: isSo(),
  food_intolerances_crustaceans_shellfish: isSo(),
  food_allergens: z.optional(z.array(choice(ALLERGENS)).check(z.maxLength(ALLERGENS.length))),
  is_keto_user: isSo(),
  never_cuisines: z.optional(z.array(choice(CHOSEN_CUISINES)).check(z.maxLength(CHOSEN_CUISINES.length))),
  kitchen: z.optional(z.array(choice(KITCHEN_TOOLS)).check(z.maxLength(KITCHEN_TOOLS.length))),
  /** The most minutes of work, null for any: asks what fits in them; nothing is left out for them. */
  weekday_minutes: z.optional(maybe(integer(5, 240))),
  ingredients_to_avoid: z.optional(z.array(id()).check(z.maxLength(MAX_INGREDIENTS))),
  ...draftLists,
  /** The meals of a day in place of those of the stored week; each moment once. */
  slots: z.optional(
    z
      .array(
        z.object({
          meal_moment: choice(MEAL_MOMENTS),
          kcal: number(0, 10_000),
          protein: grams(),
          carbohydrates: grams(),
          fat: grams(),
        }),
      )
      .check(z.maxLength(MEAL_MOMENTS.length)),
  ),
});
export type FittingDraft = z.output<typeof draft>;

/**
 * How many recipes fit each meal of someone's week: `recipes` of its meal type there are, `allowed` fit, and `costs` more
 * would without one restriction, or without one of the ingredients to avoid alone.
 */
export const fittingRecipes = entity(
  "FittingRecipes",
  z.object({
    slots: z.array(
      z.object({
        /** Null for a meal that is only drafted. */
        meal_slot: z.nullable(id()),
        meal_moment: choice(MEAL_MOMENTS),
        kcal: z.number(),
        /** The weekdays that have this meal; none when it is only drafted. */
        days: z.array(choice(WEEKDAYS)),
        recipes: z.int(),
        allowed: z.int(),
        restrictions: z.array(z.object({ restriction: choice(PLAN_RESTRICTIONS), costs: z.int() })),
        ingredients: z.array(z.object({ id: id(), name: z.string(), costs: z.int() })),
        /** What fits in the minutes that were asked about; null when none were. */
        cooking: z.nullable(
          z.object({
            /** Of those that are allowed, the ones that ask for no more minutes of work. */
            within: z.int(),
            /** How many more would with the next choice of minutes, null for any; no such choice after any. */
            more: z.nullable(z.object({ minutes: z.nullable(z.int()), recipes: z.int() })),
            /** At most three of those, to be shown. */
            examples: z.array(
              z.object({
                id: id(),
                name: z.string(),
                image: z.nullable(z.string()),
                picture_version: z.nullable(z.string()),
              }),
            ),
          }),
        ),
      }),
    ),
  }),
);
export type FittingRecipes = z.output<typeof fittingRecipes>;

/** Nothing is stored by these calls. */
const asked = { method: "POST", status: 200 } as const;

export const countFittingRecipes = endpoint({
  ...asked,
  feature: "diary",
  name: "count-fitting-recipes",
  path: "users/fitting-recipes/",
  access: { who: "own", coach: "none" },
  summary: "Count the recipes that fit each meal of the caller's week",
  body: draft,
  answer: fittingRecipes,
});

export const countClientFittingRecipes = endpoint({
  ...asked,
  feature: "clients",
  name: "count-client-fitting-recipes",
  path: "clients/{id}/fitting-recipes/",
  access: { who: "coach" },
  summary: "Count the recipes that fit each meal of a client's week",
  params: idInPath,
  body: draft,
  errors: ["not_found"],
  answer: fittingRecipes,
});

/** For one client and meal type, the meal of their week that the fewest recipes fit. */
export const clientFits = entity(
  "ClientFits",
  z.object({
    clients: z.array(
      z.object({
        id: id(),
        first_name: z.string(),
        last_name: z.string(),
        fits: z.array(z.object({ meal_type: choice(MEAL_TYPES), recipes: z.int(), allowed: z.int() })),
      }),
    ),
    /** Active clients who were not counted, because they come after the most that one call counts. */
    left_out: z.int(),
  }),
);
export type ClientFits = z.output<typeof clientFits>;

export const listClientFits = endpoint({
  ...asked,
  feature: "clients",
  name: "list-client-fits",
  path: "clients/fitting-recipes/",
  access: { who: "coach" },
  summary: "Count for each active client the recipes that fit",
  body: z.object(draftLists),
  answer: clientFits,
});
