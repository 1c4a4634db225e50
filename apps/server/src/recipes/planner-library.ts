import { createHash } from "node:crypto";
import {
  ALLERGEN_WORDS,
  type ContainsWord,
  containsToFoodFacts,
  foodGroup,
  foodToMainGroup,
  type ProteinPart,
  proteinSource,
  standInShare,
} from "@plateful/content";
import {
  ALLERGENS,
  type Cuisine,
  type Diet,
  type GroceryCategory,
  intolerancesAllowed,
  type KitchenTool,
  type MealType,
  type NutrientAmounts,
  type RecipeTag,
  type ShelfLife,
  scaleNutrients,
} from "@plateful/nutrition";
import {
  compileLibrary,
  focusCosts,
  type GuidePart,
  groceryWeights,
  guideCost,
  type Library,
  type Pack,
  plateGrams,
  type RecipeRow,
  type SoldFood,
} from "@plateful/planning";
import {
  type CataloguedServing,
  type ServingCatalogue,
  servingGrams,
  servingsByIds,
} from "../foods/index.ts";
import { fromContent } from "../platform/calls/content-cache.ts";
import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import { wholeMinutes } from "./present-recipe.ts";
import { type CataloguedRecipe, recipeCatalogue, recipesByIds } from "./recipe-catalogue.ts";

/** The planner names recipes by text. */
export const plannerId = (recipeId: number): string => String(recipeId);
export const recipeIdOf = (plannerRecipeId: string): number => Number(plannerRecipeId);

const KEY = Symbol("library");

/** What has no energy or no meal that it is for, or is beside, cannot be planned; only people make such recipes. */
const isPlannable = ({ row }: CataloguedRecipe): boolean =>
  row.published && row.deleted_at === null && row.kcal > 0 && row.meal_types.length + row.beside.length > 0;

const isPlannableDish = (recipe: CataloguedRecipe): boolean =>
  isPlannable(recipe) && recipe.row.beside.length === 0;

/** Nobody tags a recipe of their own as low in carbohydrates; whether it is follows from its foods (REC-048). */
const tagsOf = (row: CataloguedRecipe["row"]): RecipeTag[] =>
  [...new Set([...row.tags, ...(row.key === null && row.is_keto ? ["KETO"] : [])])] as RecipeTag[];

const proteinPart = ({ row, nutrition }: CataloguedServing, quantity: number): ProteinPart => ({
  food: {
    category: row.category as GroceryCategory,
    contains: row.contains as ContainsWord[] | null,
    per100Grams: row,
  },
  protein: nutrition.protein * quantity,
});

const guidePart = ({ row, nutrition }: CataloguedServing, quantity: number): GuidePart => {
  const grams = servingGrams(row) * quantity;
  return {
    kcal: nutrition.kcal * quantity,
    amounts: scaleNutrients(row.nutrients as NutrientAmounts, grams / 100),
    fruitAndVegetables: row.category === "FRUIT" || row.category === "VEGETABLES" ? grams : 0,
  };
};

interface UsedServing {
  readonly serving: CataloguedServing;
  readonly quantity: number;
}

const servingsOf = ({ ingredients }: CataloguedRecipe, servings: ServingCatalogue): UsedServing[] =>
  ingredients.flatMap(({ suggested_serving_id: id, quantity }) => {
    const serving = servings.get(id);
    return serving === undefined ? [] : [{ serving, quantity }];
  });

/** What most of the protein of a dish comes from; "" for a dish without any food. */
function mainFoodOf(used: readonly UsedServing[]): string {
  const protein = ({ serving, quantity }: UsedServing) => serving.nutrition.protein * quantity;
  const [first] = used.toSorted((a, b) => protein(b) - protein(a));
  if (first === undefined) return "";
  const { row } = first.serving;
  return proteinSource(
    row.food_key,
    foodToMainGroup({
      category: row.category as GroceryCategory,
      contains: row.contains as ContainsWord[] | null,
      per100Grams: row,
    }),
  );
}

/** How a food is sold; null where nobody knows. */
export const packOf = ({
  pack_grams: grams,
  shelf_life: shelfLife,
}: Pick<CataloguedServing["row"], "pack_grams" | "shelf_life">): Pack | null =>
  grams === null || shelfLife === null ? null : { grams, shelfLife: shelfLife as ShelfLife };

/** What the foods of a standard portion cost, in cents; null when one of them has no known price. */
function portionCents(used: readonly UsedServing[]): number | null {
  let cents = 0;
  for (const { serving, quantity } of used) {
    if (serving.row.cents_per_kg === null) return null;
    cents += (servingGrams(serving.row) * quantity * serving.row.cents_per_kg) / 1000;
  }
  return cents;
}

function toPlannerRow(recipe: CataloguedRecipe, servings: ServingCatalogue) {
  const { row } = recipe;
  const contains = row.contains as ContainsWord[] | null;
  const used = servingsOf(recipe, servings);
  const parts = used.map(({ serving, quantity }) => guidePart(serving, quantity));
  const minutes = wholeMinutes(row);
  return {
    id: plannerId(row.id),
    perPortion: { kcal: row.kcal, protein: row.protein, carbohydrates: row.carbohydrates, fat: row.fat },
    mealTypes: row.meal_types as MealType[],
    beside: row.beside as MealType[],
    diets: row.diets as Diet[],
    intolerances: intolerancesAllowed(containsToFoodFacts(contains)),
    allergens: ALLERGENS.filter((allergen) => contains?.includes(ALLERGEN_WORDS[allergen])),
    allergensKnown: contains !== null,
    avoid: row.avoid_labels,
    tags: tagsOf(row),
    preparationMinutes: minutes,
    activeMinutes: row.active_time_min ?? minutes,
    cuisine: row.cuisine as Cuisine | null,
    kitchen: row.kitchen as KitchenTool[],
    fridgeDays: row.fridge_days,
    freezes: row.freezes,
    mainGroup: row.main_group,
    mainFood: mainFoodOf(used),
    plateGrams: plateGrams(
      used.map(({ serving, quantity }) => ({
        grams: servingGrams(serving.row) * quantity,
        per100Grams: serving.row,
      })),
      row.tags.includes("SOUP"),
    ),
    standIn: standInShare(used.map(({ serving, quantity }) => proteinPart(serving, quantity))),
    guideCost: guideCost(parts),
    focusCosts: focusCosts(parts, row.tags.includes("HORMONE")),
    popularity: 0.5,
    costCents: used.length < recipe.ingredients.length ? null : portionCents(used),
    groceries: used.flatMap(({ serving: { row: food } }) =>
      food.is_staple ? [] : [plannerId(food.food_id)],
    ),
  } satisfies RecipeRow;
}

async function toPlannerRows(
  services: Services,
  db: Db,
  recipes: readonly CataloguedRecipe[],
): Promise<RecipeRow[]> {
  const servingIds = recipes.flatMap(({ ingredients }) => ingredients.map((one) => one.suggested_serving_id));
  const servings = await servingsByIds(services, db, servingIds);
  return recipes.filter(isPlannable).map((recipe) => toPlannerRow(recipe, servings));
}

/** How the foods of some recipes are sold, with what the recipes use of them. */
function soldFoods(recipes: readonly CataloguedRecipe[], servings: ServingCatalogue): SoldFood[] {
  const used = recipes.flatMap((recipe) => servingsOf(recipe, servings));
  return [...Map.groupBy(used, ({ serving }) => serving.row.food_id)].map(([foodId, uses]) => ({
    id: plannerId(foodId),
    pack: uses[0] === undefined ? null : packOf(uses[0].serving.row),
    uses: uses.map(({ serving, quantity }) => servingGrams(serving.row) * quantity),
  }));
}

/** The group of each food that some recipes use, where others stand in for it. */
function groupsOfFoods(
  recipes: readonly CataloguedRecipe[],
  servings: ServingCatalogue,
): ReadonlyMap<string, string> {
  const foods = recipes.flatMap((recipe) => servingsOf(recipe, servings).map(({ serving }) => serving.row));
  return new Map(
    foods.flatMap(({ food_id, food_key }) => {
      const group = foodGroup(food_key);
      return group === null ? [] : [[plannerId(food_id), group] as const];
    }),
  );
}

interface Starter {
  readonly rows: readonly RecipeRow[];
  readonly weights: ReadonlyMap<string, number>;
  readonly groups: ReadonlyMap<string, string>;
  readonly library: Library;
}

/** The offered recipes of the product, compiled once per version of the content. */
const starter = (services: Services, db: Db): Promise<Starter> =>
  fromContent(services, db, KEY, async (trx, version) => {
    const recipes = [...(await recipeCatalogue(services, trx)).values()];
    const rows = await toPlannerRows(services, trx, recipes);
    const servings = await servingsByIds(services, trx, []);
    const plannable = recipes.filter(isPlannableDish);
    const weights = groceryWeights(soldFoods(plannable, servings));
    const groups = groupsOfFoods(plannable, servings);
    return { rows, weights, groups, library: compileLibrary(rows, version, weights, groups) };
  });

/** How many people's own libraries are kept compiled beside the product's. */
const MAX_OWN_LIBRARIES = 50;
const ownLibraries = new WeakMap<Library, Map<string, Library>>();

/**
 * The product's recipes and these, compiled once as long as neither changes. The version follows from what the recipes
 * hold, so that a changed recipe is never planned as it was.
 */
function withOwnRecipes({ rows, weights, groups, library }: Starter, own: readonly RecipeRow[]): Library {
  const digest = createHash("sha256").update(JSON.stringify(own)).digest("hex").slice(0, 16);
  const version = `${library.version}+${digest}`;
  const kept = ownLibraries.get(library) ?? new Map<string, Library>();
  ownLibraries.set(library, kept);
  const made = kept.get(version) ?? compileLibrary([...rows, ...own], version, weights, groups);
  // What was used last stands last, and what was not used for longest goes first.
  kept.delete(version);
  kept.set(version, made);
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size > MAX_OWN_LIBRARIES) kept.delete(oldest);
  return made;
}

/**
 * The recipes that the planner may choose from for one person: the product's, and those that the person made. It knows no
 * language.
 */
export async function plannerLibrary(
  services: Services,
  db: Db,
  ownRecipeIds: readonly number[],
): Promise<Library> {
  const content = await starter(services, db);
  if (ownRecipeIds.length === 0) return content.library;
  const recipes = await recipesByIds(services, db, ownRecipeIds);
  const own = await toPlannerRows(
    services,
    db,
    ownRecipeIds.flatMap((id) => recipes.get(id) ?? []),
  );
  return withOwnRecipes(content, own);
}
