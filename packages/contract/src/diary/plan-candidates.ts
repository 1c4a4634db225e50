import { CHOSEN_CUISINES, CUISINES, MEAL_TYPES, VARIETIES, WEEKDAYS } from "@plateful/nutrition";
import { RECIPE_EXTENTS } from "@plateful/planning";
import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { choice, date, entity, id, macroShape } from "../fields.ts";
import { type RecipeSummary, recipeSummary } from "../recipes/recipe-template.ts";

/** What planning must know of a recipe that is known to suit the person. */
const plannerFacts = {
  /** One standard portion, unrounded: portions are fitted with these. */
  per_portion: z.object(macroShape),
  /** Preparing and cooking together; null when neither is known. */
  minutes: z.nullable(z.number()),
  /** Where the dish comes from, for those who like some kitchens best; null for everybody else, and when it is not known. */
  cuisine: z.nullable(choice(CUISINES)),
  /** Meals that it may be planned for; none for a side that stands in the diary. */
  meal_types: z.array(choice(MEAL_TYPES)),
  /** The main thing of the dish; equal words count as the same. */
  main_group: z.string(),
  /** What brings most of its protein; equal words count as the same, and empty ones as nothing. */
  main_food: z.string(),
  /** What lies on the plate of a standard portion, the water of a soup apart. */
  plate_grams: z.number(),
  /** Share of its protein from stand-ins for meat, fish, dairy or egg, times the part of these that the person eats. */
  stand_in: z.number(),
  /** Points by which it leads away from the guides for salt, fibre, saturated fat, fruit and vegetables. */
  guide_cost: z.number(),
  /** How well liked it is, 0 to 1. */
  popularity: z.number(),
  /** Foods to buy for it; staples are not among them. */
  groceries: z.array(id()),
  is_favourite: z.boolean(),
};

/** What a card shows of a recipe, but for the figures that follow from those of its portion: every device loads all recipes. */
export const candidateRecipe = entity(
  "CandidateRecipe",
  z.omit(recipeSummary, { kcal: true, protein: true, carbohydrates: true, fat: true }),
);

/** A recipe that may be planned for a person, with what a card shows of it. */
export const planCandidate = entity(
  "PlanCandidate",
  z.object({ recipe_template: candidateRecipe, ...plannerFacts }),
);
type SentCandidate = z.output<typeof planCandidate>;
/** The same with all that a card shows. */
export type PlanCandidate = SentCandidate & { readonly recipe_template: RecipeSummary };

/** Figures of a recipe that stands in the diary and is never offered: what suits it no longer, or never did. */
export const standingRecipe = entity("StandingRecipe", z.object({ id: id(), ...plannerFacts }));
export type StandingRecipe = z.output<typeof standingRecipe>;

/** Someone who eats along, as far as fitting them a dish goes. */
export const candidateCompanion = entity(
  "CandidateCompanion",
  z.object({
    member: id(),
    name: z.string(),
    /** Energy of a day; null for as much as the person. */
    kcal: z.nullable(z.int()),
    /** Meals and days at which they usually eat along. */
    meal_types: z.array(choice(MEAL_TYPES)),
    weekdays: z.array(choice(WEEKDAYS)),
    /** Recipes that this member may not eat, of those that are sent. */
    refuses: z.array(id()),
  }),
);
export type CandidateCompanion = z.output<typeof candidateCompanion>;

/** Points of a recipe for what it lacks on days that lean towards some nutrients; smaller is better. */
export const focusCost = entity(
  "FocusCost",
  z.object({ id: id(), MENSTRUATION: z.number(), LUTEAL: z.number(), MENOPAUSE: z.number() }),
);
export type FocusCost = z.output<typeof focusCost>;

/** How much buying a grocery costs beside others, and the number of its group where others stand in for it. */
export const groceryWeight = entity(
  "GroceryWeight",
  z.object({ food: id(), weight: z.number(), group: z.nullable(z.int()) }),
);
export type GroceryWeight = z.output<typeof groceryWeight>;

/** How much the person likes a recipe, 0 to 1. */
export const recipeLiking = entity("RecipeLiking", z.object({ id: id(), liking: z.number() }));
export type RecipeLiking = z.output<typeof recipeLiking>;

/** What a standard portion of a recipe costs by our estimate, in euro cents. */
export const recipePrice = entity("RecipePrice", z.object({ id: id(), cents: z.number() }));
export type RecipePrice = z.output<typeof recipePrice>;

/** A recipe on a date of the diary. */
export const servedMeal = entity("ServedMeal", z.object({ date: date(), recipe_template: id() }));
export type ServedMeal = z.output<typeof servedMeal>;

/** Everything from which an app can answer swaps and re-balances of a person's days by itself. */
export const planCandidates = entity(
  "PlanCandidates",
  z.object({
    /** Names the recipes that were chosen from. */
    library: z.string(),
    /** Names the prices of the planner: an app that plans by others asks the server instead. */
    weights: z.string(),
    /** ALL: nothing else suits these meals. BEST: enough for the same swaps. PART: an app that can asks the server. */
    extent: choice(RECIPE_EXTENTS),
    recipes: z.array(planCandidate),
    standing: z.array(standingRecipe),
    household: z.array(candidateCompanion),
    /** Of all these recipes, for those who follow their cycle or a plan for the menopause; empty for everybody else. */
    focus_costs: z.array(focusCost),
    /** What buying each grocery of these recipes costs beside others; 1 where it is left out, and nothing stands in for it. */
    grocery_weights: z.array(groceryWeight),
    /** Foods that need not be bought today. */
    at_home: z.array(id()),
    /** Recipes of the diary, from four weeks ago on. */
    served: z.array(servedMeal),
    /** Whether left-overs can be frozen. */
    has_freezer: z.boolean(),
    /** What planning learned of the person's liking for these recipes; one that is left out is liked as by everybody. */
    likings: z.array(recipeLiking),
    /** Euros that the food of a week should cost at most, for everyone at the table; null for any. */
    weekly_budget: z.nullable(z.int()),
    /** What these recipes cost, for those who keep to a budget; one without a known price is left out. */
    prices: z.array(recipePrice),
    /** How the person likes to cook; null for those who never said so. */
    cooking: z.nullable(
      z.object({
        weekday_minutes: z.nullable(z.int()),
        weekend_minutes: z.nullable(z.int()),
        favourite_cuisines: z.array(choice(CHOSEN_CUISINES)),
        variety: choice(VARIETIES),
      }),
    ),
  }),
);
export type SentCandidates = z.output<typeof planCandidates>;
export type PlanCandidates = Omit<SentCandidates, "recipes"> & { readonly recipes: readonly PlanCandidate[] };

export const findPlanCandidates = endpoint({
  feature: "diary",
  name: "find-plan-candidates",
  method: "GET",
  path: "users/plan-candidates/",
  access: { who: "own", coach: "none" },
  summary: "Find the recipes that suit one's meals, for planning without a network",
  answer: planCandidates,
});
