import type {
  CompanyPortion,
  MealSwap,
  PlanCandidate,
  PlanCandidates,
  RebalanceOffer,
  RecipeSummary,
  StandingRecipe,
} from "@plateful/contract";
import { type Macros, personalPortionMacros, roundMacros } from "@plateful/nutrition";
import {
  addDays,
  companyOfSwap,
  compileLibrary,
  type Keeping,
  type Library,
  PRODUCT_WEIGHTS,
  plan,
  type RecipeRow,
  type Rules,
  type StandingDay,
  standingOffers,
  standingSwaps,
} from "@plateful/planning";
import type { DaysToFill } from "./days-to-fill.ts";
import type { HeldDay } from "./standing-day.ts";

/** What the server answers about re-balancing a day. */
export interface RebalanceAnswer {
  readonly calendar_day: number;
  readonly target: Macros;
  readonly offers: readonly RebalanceOffer[];
}

/** A recipe for an empty slot. */
export interface FilledSlot {
  readonly date: string;
  readonly slotId: number;
  readonly recipe: RecipeSummary;
  /** Size of the portion against the standard portion. */
  readonly portions: number;
  /** Those who eat along, with their portions. */
  readonly company: readonly CompanyPortion[];
  /** The earlier meal that this one is left of, planned too or in the diary already; null when it is cooked itself. */
  readonly leftoverOf: { readonly date: string; readonly slotId: number } | null;
  /** The earlier day on which it is cooked; null for its own. */
  readonly cookOn: string | null;
}

/** The candidates of a person, compiled once, ready to answer about any of their days. */
export interface HeldPlanner {
  readonly library: Library;
  readonly rules: Rules;
  readonly portions: ReadonlyMap<string, Macros>;
  readonly recipes: ReadonlyMap<string, RecipeSummary>;
  /** Names of those who may eat along, by their ids. */
  readonly names: ReadonlyMap<string, string>;
}

type Facts = Omit<PlanCandidate, "recipe_template">;

const keepingOf = ({ fridge_days, freezes }: RecipeSummary): Keeping => ({
  fridgeDays: fridge_days,
  freezes,
});

/** Whom a recipe suits, and what is unusual for them, has been decided already, so nothing of it is looked at again. */
const toRow = (
  id: number,
  facts: Facts | PlanCandidate,
  { focusCosts = {}, costCents = null }: Pick<RecipeRow, "focusCosts" | "costCents"> = {},
): RecipeRow => ({
  id: String(id),
  perPortion: facts.per_portion,
  mealTypes: facts.meal_types,
  // Only a side has no meals, and none is planned here.
  ...(facts.meal_types.length === 0 ? { beside: ["LUNCH" as const] } : {}),
  diets: [],
  allergens: [],
  allergensKnown: true,
  avoid: [],
  tags: [],
  preparationMinutes: facts.minutes,
  activeMinutes: "recipe_template" in facts ? facts.recipe_template.active_time_min : null,
  ...("recipe_template" in facts ? keepingOf(facts.recipe_template) : {}),
  cuisine: facts.cuisine,
  mainGroup: facts.main_group,
  mainFood: facts.main_food,
  plateGrams: facts.plate_grams,
  standIn: facts.stand_in,
  guideCost: facts.guide_cost,
  focusCosts,
  costCents,
  popularity: facts.popularity,
  groceries: facts.groceries.map(String),
});

/** The wishes of someone for whom nothing is left to be decided. */
const ANYTHING = { diet: "OMNIVORE", allergens: [], avoid: [], disliked: [] } as const;

/** How the person likes to cook, as the server reads it (ledger PLAN-205). */
const cookingRules = (held: PlanCandidates["cooking"]): Pick<Rules, "cooking"> =>
  held === null
    ? {}
    : {
        cooking: {
          weekdayMinutes: held.weekday_minutes,
          weekendMinutes: held.weekend_minutes,
          likedCuisines: held.favourite_cuisines,
          variety: held.variety,
        },
      };

/** Foods that stand in for each other, by the name of their group (ledger PLAN-257). */
const groupsOf = (held: PlanCandidates["grocery_weights"]): ReadonlyMap<string, string> =>
  new Map(
    held.flatMap(({ food, group }) => (group === null ? [] : [[String(food), String(group)] as const])),
  );

/** Compiles what the app holds. What only stands in the diary counts as shopping and is never offered (ledger PLAN-111). */
export function openPlanner(
  held: Pick<
    PlanCandidates,
    | "library"
    | "recipes"
    | "standing"
    | "household"
    | "focus_costs"
    | "grocery_weights"
    | "cooking"
    | "has_freezer"
    | "likings"
    | "weekly_budget"
    | "prices"
  >,
): HeldPlanner {
  const facts: readonly (readonly [number, Facts | StandingRecipe])[] = [
    ...held.recipes.map((recipe) => [recipe.recipe_template.id, recipe] as const),
    ...held.standing.map((recipe) => [recipe.id, recipe] as const),
  ];
  const focusCosts = new Map(held.focus_costs.map(({ id, ...costs }) => [id, costs]));
  const prices = new Map(held.prices.map(({ id, cents }) => [id, cents]));
  const favourites = facts.filter(([, { is_favourite }]) => is_favourite).map(([id]) => String(id));
  return {
    library: compileLibrary(
      facts.map(([id, fact]) =>
        toRow(id, fact, { focusCosts: focusCosts.get(id) ?? {}, costCents: prices.get(id) ?? null }),
      ),
      held.library,
      new Map(held.grocery_weights.map(({ food, weight }) => [String(food), weight])),
      groupsOf(held.grocery_weights),
    ),
    rules: {
      ...ANYTHING,
      ...cookingRules(held.cooking),
      ...(held.weekly_budget === null ? {} : { weekBudgetCents: 100 * held.weekly_budget }),
      ...(held.has_freezer ? {} : { missingTools: ["FREEZER" as const] }),
      favourites,
      likings: Object.fromEntries(held.likings.map(({ id, liking }) => [String(id), liking])),
      deny: held.standing.map(({ id }) => String(id)),
      household: held.household.map(({ member, refuses }) => ({
        id: String(member),
        wishes: { ...ANYTHING, deny: refuses.map(String) },
      })),
    },
    portions: new Map(facts.map(([id, { per_portion }]) => [String(id), per_portion])),
    names: new Map(held.household.map(({ member, name }) => [String(member), name])),
    recipes: new Map(
      held.recipes.map(({ recipe_template }) => [String(recipe_template.id), recipe_template]),
    ),
  };
}

const portionOf = ({ portions }: HeldPlanner, recipeId: string, multiplier: number): Macros | null => {
  const standard = portions.get(recipeId);
  return standard === undefined
    ? null
    : roundMacros(personalPortionMacros({ ...standard, fiber: null }, multiplier));
};

const withRules = ({ rules }: HeldPlanner, { standing }: HeldDay): StandingDay => ({ ...standing, rules });

/** The same swaps as the server offers for the same day; null when the meal is not open (ledger PLAN-113). */
export function swapsByCandidates(planner: HeldPlanner, day: HeldDay, itemId: number): MealSwap[] | null {
  const found = standingSwaps(planner.library, withRules(planner, day), itemId);
  if (found === null) return null;
  const present = day.companies.get(itemId) ?? [];
  return found.flatMap((swap): MealSwap[] => {
    const recipe = planner.recipes.get(swap.recipeId);
    const macros = portionOf(planner, swap.recipeId, swap.portions);
    if (recipe === undefined || macros === null) return [];
    return [
      {
        recipe_template: recipe,
        portions_multiplier: swap.portions,
        ...macros,
        deviation: roundMacros(swap.dayErrors),
        new_groceries: swap.newGroceries,
        minutes_saved: swap.minutesSaved,
        company: companyOfSwap(swap, present),
      },
    ];
  });
}

/** The same ways to go on with a day as the server offers (ledger PLAN-113). */
export function offersByCandidates(planner: HeldPlanner, day: HeldDay): RebalanceAnswer {
  const { target, ways } = standingOffers(planner.library, withRules(planner, day));
  const ofDay = new Map(day.recipes.map((recipe) => [String(recipe.id), recipe]));
  return {
    calendar_day: day.dayId,
    target: roundMacros(target),
    offers: ways.map(({ way, totals, errors, meals }) => ({
      way,
      ...roundMacros(totals),
      deviation: roundMacros(errors),
      meals: meals.flatMap(({ mealId, recipeId, portions, isSwap }) => {
        const recipe = planner.recipes.get(recipeId) ?? ofDay.get(recipeId);
        const kcal = portionOf(planner, recipeId, portions)?.kcal;
        if (recipe === undefined || kcal === undefined) return [];
        return [
          {
            calendar_item: mealId,
            recipe_template: recipe,
            portions_multiplier: portions,
            kcal,
            is_swap: isSwap,
          },
        ];
      }),
    })),
  };
}

/**
 * Recipes for the empty slots of some days, found as the server finds them (ledger PLAN-184). A slot for which nothing fits is
 * left out.
 */
export function planByCandidates(planner: HeldPlanner, wanted: DaysToFill, seed: number): FilledSlot[] {
  const { days, recent, memory, atHome, groceries, links, cookedAhead, focus } = wanted;
  const rules = {
    ...planner.rules,
    recent,
    memory,
    atHome,
    groceries,
    ...(links.length === 0 ? {} : { links }),
    ...(cookedAhead.length === 0 ? {} : { cookedAhead }),
  };
  const options = { seed, effort: "instant", weights: PRODUCT_WEIGHTS, focus } as const;
  return plan(planner.library, days, rules, options).days.flatMap(({ key: date, meals }) =>
    meals.flatMap(
      ({ slotId, recipeId, portions, company = [], leftoverOf: cook, cookedAhead: ahead }): FilledSlot[] => {
        const recipe = planner.recipes.get(recipeId);
        if (recipe === undefined) return [];
        const others = company.map(({ id, portions: share }) => ({
          ...{ member: Number(id), portions: share },
          name: planner.names.get(id) ?? "",
        }));
        const cookDate = cook && days[cook.day]?.key;
        const leftoverOf = cookDate ? { date: cookDate, slotId: Number(cook.slotId) } : null;
        const cookOn = ahead === undefined ? null : addDays(date, -ahead);
        return [{ date, slotId: Number(slotId), recipe, portions, company: others, leftoverOf, cookOn }];
      },
    ),
  );
}
