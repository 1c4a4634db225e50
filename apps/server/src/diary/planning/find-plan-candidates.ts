import type {
  CandidateCompanion,
  findPlanCandidates as endpoint,
  FocusCost,
  GroceryWeight,
  PlanCandidate,
  PlanCandidates,
  RecipeSummary,
  SentCandidates,
  StandingRecipe,
} from "@plateful/contract";
import {
  addDays,
  eachFocus,
  MEAL_TYPES,
  type MealType,
  onlyMacros,
  originalsAdmitted,
} from "@plateful/nutrition";
import {
  compileHardRules,
  guidesShare,
  type HardRules,
  type Library,
  mainFoodAt,
  type Rules,
  recipesForSlots,
  type SlotRecipes,
} from "@plateful/planning";
import { mustHave } from "../../platform/base/must-have.ts";
import type { Call } from "../../platform/calls/call.ts";
import {
  type CataloguedRecipe,
  type EatingRules,
  getEatingRules,
  plannerId,
  plannerLibrary,
  recipeIdOf,
  recipesByIds,
} from "../../recipes/index.ts";
import { toSpec } from "../day/day-input.ts";
import { WEIGHTS_VERSION } from "../day/digest.ts";
import { withLikings } from "../day/read-likings.ts";
import { seatHousehold } from "../day/seat-household.ts";
import { findWeekSlots, type WeekSlots } from "../day/week-slot-store.ts";
import { readRememberedWeeks } from "./remembered-weeks.ts";

/** Keeps the answer small on the wire however large the library grows: some 85 bytes per recipe, packed. */
const MAX_CANDIDATES = 750;
/** Days around today whose meals are swapped without a network, if any are. */
const DAYS_BACK = 14;
const DAYS_AHEAD = 35;

type Facts = Omit<PlanCandidate, "recipe_template">;

interface Source {
  readonly library: Library;
  readonly hard: HardRules;
  readonly favourites: ReadonlySet<string>;
  /** How many of the things that others stand in for the person eats, 0 to 1. */
  readonly originals: number;
  /** Whether it matters where a dish comes from. */
  readonly likesCuisines: boolean;
  /** How much the guides count for the person, as a part of their price. */
  readonly guides: number;
}

/** Energy and nutrients follow from those of a portion, which are sent in full. */
function withoutMacros({
  kcal: _kcal,
  protein: _protein,
  carbohydrates: _carbs,
  fat: _fat,
  ...shown
}: RecipeSummary) {
  return shown;
}

/** The meals that a recipe may be planned for; none when it does not suit the person. */
const suitedMeals = ({ library, hard }: Source, plannerRecipeId: string): MealType[] => {
  const index = library.indexById.get(plannerRecipeId);
  return index === undefined ? [] : MEAL_TYPES.filter((type) => hard.allows(index, type));
};

const knownMinutes = (minutes = Number.NaN): number | null => (Number.isNaN(minutes) ? null : minutes);

/** How the person likes to cook, by which the app plans and swaps as the server does (PLAN-205). */
const cookingOf = ({ rules: { cooking } }: EatingRules): PlanCandidates["cooking"] =>
  cooking === undefined
    ? null
    : {
        weekday_minutes: cooking.weekdayMinutes,
        weekend_minutes: cooking.weekendMinutes,
        favourite_cuisines: [...cooking.likedCuisines],
        variety: cooking.variety,
      };

function factsOf(
  { library, favourites, originals, guides, likesCuisines }: Source,
  { row }: CataloguedRecipe,
  mealTypes: readonly MealType[],
): Facts {
  const id = plannerId(row.id);
  const index = mustHave(library.indexById.get(id), `recipe ${id} in the library`);
  const { start, items, names } = library.groceries;
  return {
    per_portion: onlyMacros(row),
    minutes: knownMinutes(library.preparation[index]),
    cuisine: likesCuisines ? (row.cuisine as Facts["cuisine"]) : null,
    meal_types: [...mealTypes],
    main_group: row.main_group,
    main_food: mainFoodAt(library, index),
    plate_grams: mustHave(library.plateGrams[index], "the weight of a plate"),
    stand_in: originals * mustHave(library.standIn[index], "the stand-ins of a recipe"),
    guide_cost: guides * mustHave(library.guideCost[index], "how far a recipe is from the guides"),
    popularity: mustHave(library.popularity[index], "the popularity of a recipe"),
    groceries: [...items.subarray(start[index], start[index + 1])].map((at) =>
      recipeIdOf(mustHave(names[at], "the name of a grocery")),
    ),
    is_favourite: favourites.has(id),
  };
}

/** Those who eat along, with what they may not have of these recipes (PLAN-128). */
const companionsFor = (
  { household, rules }: EatingRules,
  library: Library,
  recipeIds: readonly number[],
): CandidateCompanion[] =>
  household.map(({ id, name, kcal, mealTypes, weekdays }) => {
    const wishes = rules.household?.find((member) => member.id === String(id))?.wishes;
    const hard = wishes === undefined ? null : compileHardRules(library, wishes);
    const refuses = recipeIds.filter((recipeId) => {
      const index = library.indexById.get(plannerId(recipeId));
      return index === undefined || hard?.allowed[index] !== 1;
    });
    return { member: id, name, kcal, meal_types: [...mealTypes], weekdays: [...weekdays], refuses };
  });

/** What each recipe lacks on days that lean towards some nutrients, for those who have such days (PLAN-190). */
function focusCostsFor(
  { followed }: EatingRules,
  { library, guides }: Source,
  ids: readonly number[],
): FocusCost[] {
  if (followed === null) return [];
  return ids.flatMap((recipeId) => {
    const index = library.indexById.get(plannerId(recipeId));
    if (index === undefined) return [];
    const costs = eachFocus((focus) => guides * mustHave(library.focusCosts[focus][index], "what it lacks"));
    return [{ id: recipeId, ...costs }];
  });
}

/** How much the person likes these recipes, where something is known of it (PLAN-270). */
const likingsOf = ({ likings = {} }: Rules, ids: readonly number[]): PlanCandidates["likings"] =>
  ids.flatMap((id) => {
    const liking = likings[plannerId(id)];
    return liking === undefined ? [] : [{ id, liking }];
  });

/** What these recipes cost, where a budget asks for it (PLAN-277). */
const pricesOf = (
  { weekBudgetCents }: Rules,
  { indexById, costCents }: Library,
  ids: readonly number[],
): PlanCandidates["prices"] =>
  weekBudgetCents === undefined
    ? []
    : ids.flatMap((id) => {
        const cents = costCents[indexById.get(plannerId(id)) ?? -1] ?? Number.NaN;
        return Number.isNaN(cents) ? [] : [{ id, cents }];
      });

/** What buying the groceries of these recipes costs, where it is not as much as others or they are of a group. */
function groceryWeightsFor(
  { groceries, groceryGroup, groceryWeight }: Library,
  facts: readonly Facts[],
): GroceryWeight[] {
  const needed = new Set(facts.flatMap((one) => one.groceries));
  return groceries.names.flatMap((name, at) => {
    const food = recipeIdOf(name);
    const weight = groceryWeight[at] ?? 1;
    const group = groceryGroup[at] || null;
    return (weight === 1 && group === null) || !needed.has(food) ? [] : [{ food, weight, group }];
  });
}

/**
 * What fits the slots, alone and with those who usually eat along. Someone may sit at any table, days may lean towards some
 * nutrients or have fewer minutes, and a budget asks for what is cheap, so with any of these what is sent is only known to be enough when it is all that suits.
 */
function recipesFor(
  { rules, household, followed }: EatingRules,
  library: Library,
  week: WeekSlots | null,
): SlotRecipes {
  const alone = week === null ? [] : Object.values(week).flat().map(toSpec);
  const isPlain =
    household.length === 0 &&
    followed === null &&
    rules.cooking === undefined &&
    rules.weekBudgetCents === undefined;
  if (week === null || isPlain) return recipesForSlots(library, rules, alone, MAX_CANDIDATES);
  const seated = Object.values(seatHousehold(week, household)).flat().map(toSpec);
  const found = recipesForSlots(library, rules, [...alone, ...seated], MAX_CANDIDATES);
  return found.extent === "ALL" ? found : { ...found, extent: "PART" };
}

/**
 * The recipes that best fit the person's meals, and what stands in the diary around today. Every rule has been applied: what
 * the person may not eat is never among the recipes, and stands with figures alone where it was planned before
 * (PLAN-110, PLAN-111).
 */
export async function findPlanCandidates({
  db,
  services,
  subjectId,
  today,
  language,
}: Call<typeof endpoint>): Promise<SentCandidates> {
  const read = await getEatingRules(db, subjectId);
  const library = await plannerLibrary(services, db, read.ownRecipeIds);
  const rules = await withLikings(db, subjectId, { rules: read.rules, today });
  const eating = { ...read, rules };
  const source = {
    library,
    hard: compileHardRules(library, rules),
    favourites: new Set(rules.favourites),
    originals: originalsAdmitted(rules.diet),
    guides: guidesShare(rules),
    likesCuisines: (rules.cooking?.likedCuisines.length ?? 0) > 0,
  };
  const best = recipesFor(eating, library, await findWeekSlots(db, subjectId));
  const span = { first: today, last: addDays(today, DAYS_AHEAD), today };
  const { served, atHome } = await readRememberedWeeks({ db, services }, subjectId, span);
  const [from, to] = [addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD)];
  const planned = served.flatMap(({ date, recipeTemplateId: id }) => (date < from || date > to ? [] : [id]));
  const ids = [...new Set([...best.ids.map(recipeIdOf), ...planned])].sort((a, b) => a - b);
  const catalogue = await recipesByIds(services, db, ids);
  const recipes: SentCandidates["recipes"] = [];
  const standing: StandingRecipe[] = [];
  for (const id of ids) {
    const recipe = catalogue.get(id);
    if (recipe === undefined || !library.indexById.has(plannerId(id))) continue;
    const suited = suitedMeals(source, plannerId(id));
    if (suited.length > 0)
      recipes.push({
        recipe_template: withoutMacros(recipe.summary[language]),
        ...factsOf(source, recipe, suited),
      });
    // A side has no meals: the app plans none, and knows by that what it is.
    else standing.push({ id, ...factsOf(source, recipe, recipe.row.meal_types as MealType[]) });
  }
  return {
    library: library.version,
    weights: WEIGHTS_VERSION,
    extent: best.extent,
    recipes,
    standing,
    household: companionsFor(eating, library, ids),
    focus_costs: focusCostsFor(eating, source, ids),
    grocery_weights: groceryWeightsFor(library, [...recipes, ...standing]),
    at_home: [...atHome],
    served: served.map(({ date, recipeTemplateId }) => ({ date, recipe_template: recipeTemplateId })),
    has_freezer: eating.rules.missingTools?.includes("FREEZER") !== true,
    cooking: cookingOf(eating),
    likings: likingsOf(rules, ids),
    weekly_budget: rules.weekBudgetCents === undefined ? null : rules.weekBudgetCents / 100,
    prices: pricesOf(rules, library, ids),
  };
}
