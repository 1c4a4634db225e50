import {
  ALLERGENS,
  CUISINES,
  DIETS,
  INTOLERANCES,
  KITCHEN_TOOLS,
  MEAL_TYPES,
  type MealType,
  RECIPE_TAGS,
} from "@plateful/nutrition";
import { toBits } from "./bits.ts";
import type { Library } from "./library.ts";
import type { HardWishes } from "./plan-input.ts";
import type { HardRule } from "./plan-result.ts";
import { NUTRIENTS } from "./vector.ts";

/** Without any keto recipe for a slot, this many recipes with the least carbohydrates per kcal are offered (REC-048). */
const MIN_CARBOHYDRATES = 20;

const KETO_TAG = toBits(RECIPE_TAGS, ["KETO"]);

/** A person's hard rules against one library, ready to be asked per recipe. Nothing in the planner loosens them. */
export interface HardRules {
  /** Every hard rule but keto and meal type, 1 = may be planned. */
  readonly allowed: Uint8Array;
  /** Whether a recipe may be planned for a meal type, keto included. */
  readonly allows: (recipe: number, mealType: MealType) => boolean;
  /** Whether a side may be served beside the dish of a meal, keto included. */
  readonly allowsBeside: (side: number, mealType: MealType) => boolean;
}

interface RuleBits {
  readonly diet: number;
  readonly intolerances: number;
  readonly allergens: number;
  readonly tags: number;
  readonly cuisines: number;
  readonly missing: number;
  readonly avoid: Uint8Array;
  readonly avoidsAny: boolean;
  readonly disliked: Uint8Array;
  readonly denied: Uint8Array;
  readonly whitelisted: Uint8Array | null;
}

/** Compiles the hard rules, O(recipes). Unknown ids and labels are ignored: they can forbid nothing. */
export function compileHardRules(library: Library, rules: HardWishes): HardRules {
  const bits = ruleBits(library, rules);
  const allowed = new Uint8Array(library.size);
  for (let recipe = 0; recipe < library.size; recipe++)
    allowed[recipe] = breaksAny(library, bits, recipe) ? 0 : 1;
  const ketoByMealType = new Map<MealType, ReadonlySet<number>>();
  if (rules.keto)
    for (const type of MEAL_TYPES) ketoByMealType.set(type, ketoRecipes(library, allowed, type));
  return {
    allowed,
    allows: (recipe, mealType) =>
      allowed[recipe] === 1 &&
      isOfMealType(library, recipe, mealType) &&
      (!rules.keto || ketoByMealType.get(mealType)?.has(recipe) === true),
    allowsBeside: (side, mealType) =>
      allowed[side] === 1 &&
      ((library.beside[side] ?? 0) & (1 << MEAL_TYPES.indexOf(mealType))) !== 0 &&
      (!rules.keto || ((library.tags[side] ?? 0) & KETO_TAG) !== 0),
  };
}

/** Every hard rule (keto and meal type apart) that a recipe breaks. */
export function brokenRules(library: Library, rules: HardWishes): (recipe: number) => HardRule[] {
  const bits = ruleBits(library, rules);
  return (recipe) => CHECKS.filter(([, breaks]) => breaks(library, bits, recipe)).map(([rule]) => rule);
}

/** The one thing to avoid that a recipe holds; null when it holds none of them, or several. */
export function onlyAvoided(library: Library, rules: HardWishes): (recipe: number) => string | null {
  const { start, items, names } = library.avoid;
  const wanted = new Set(rules.avoid);
  const avoid = Uint8Array.from(names, (label) => (wanted.has(label) ? 1 : 0));
  return (recipe) => {
    let only: string | null = null;
    const end = start[recipe + 1] ?? 0;
    for (let at = start[recipe] ?? 0; at < end; at++) {
      const label = items[at] ?? 0;
      if (avoid[label] !== 1) continue;
      if (only !== null) return null;
      only = names[label] ?? null;
    }
    return only;
  };
}

export function isOfMealType(library: Library, recipe: number, mealType: MealType): boolean {
  return ((library.mealTypes[recipe] ?? 0) & (1 << MEAL_TYPES.indexOf(mealType))) !== 0;
}

type Check = readonly [rule: HardRule, breaks: (library: Library, bits: RuleBits, recipe: number) => boolean];

const CHECKS: readonly Check[] = [
  ["DIET", breaksDiet],
  ["INTOLERANCES", breaksIntolerances],
  ["ALLERGENS", breaksAllergens],
  ["AVOID", containsAvoided],
  ["CUISINES", isOfNeverCuisine],
  ["KITCHEN", needsMissingTool],
  ["DISLIKED", (_, bits, recipe) => bits.disliked[recipe] === 1],
  ["ALLOW", isOutsideWhitelist],
  ["DENY", (_, bits, recipe) => bits.denied[recipe] === 1],
  ["TAGS", lacksTags],
];

/** Any of `CHECKS`, called by name and not through the list, because it is asked of every recipe of every plan. */
function breaksAny(library: Library, bits: RuleBits, recipe: number): boolean {
  return (
    breaksDiet(library, bits, recipe) ||
    breaksIntolerances(library, bits, recipe) ||
    breaksAllergens(library, bits, recipe) ||
    lacksTags(library, bits, recipe) ||
    isOfNeverCuisine(library, bits, recipe) ||
    needsMissingTool(library, bits, recipe) ||
    bits.disliked[recipe] === 1 ||
    bits.denied[recipe] === 1 ||
    isOutsideWhitelist(library, bits, recipe) ||
    containsAvoided(library, bits, recipe)
  );
}

function breaksDiet(library: Library, bits: RuleBits, recipe: number): boolean {
  return ((library.diets[recipe] ?? 0) & bits.diet) === 0;
}

function breaksIntolerances(library: Library, bits: RuleBits, recipe: number): boolean {
  return ((library.intolerances[recipe] ?? 0) & bits.intolerances) !== bits.intolerances;
}

function isOfNeverCuisine(library: Library, { cuisines }: RuleBits, recipe: number): boolean {
  return ((library.cuisine[recipe] ?? 0) & cuisines) !== 0;
}

function needsMissingTool(library: Library, { missing }: RuleBits, recipe: number): boolean {
  return ((library.kitchen[recipe] ?? 0) & missing) !== 0;
}

function isOutsideWhitelist(_: Library, { whitelisted }: RuleBits, recipe: number): boolean {
  return whitelisted !== null && whitelisted[recipe] !== 1;
}

function lacksTags(library: Library, { tags }: RuleBits, recipe: number): boolean {
  return tags !== 0 && ((library.tags[recipe] ?? 0) & tags) === 0;
}

function breaksAllergens(library: Library, bits: RuleBits, recipe: number): boolean {
  if (bits.allergens === 0) return false;
  return library.allergensKnown[recipe] !== 1 || ((library.allergens[recipe] ?? 0) & bits.allergens) !== 0;
}

function containsAvoided(library: Library, bits: RuleBits, recipe: number): boolean {
  if (!bits.avoidsAny) return false;
  const { start, items } = library.avoid;
  const end = start[recipe + 1] ?? 0;
  for (let at = start[recipe] ?? 0; at < end; at++) if (bits.avoid[items[at] ?? 0] === 1) return true;
  return false;
}

function ruleBits(library: Library, rules: HardWishes): RuleBits {
  const avoided = new Set(rules.avoid);
  return {
    diet: toBits(DIETS, [rules.diet]),
    intolerances: toBits(INTOLERANCES, rules.intolerances ?? []),
    allergens: toBits(ALLERGENS, rules.allergens),
    cuisines: toBits(CUISINES, rules.neverCuisines ?? []),
    missing: toBits(KITCHEN_TOOLS, rules.missingTools ?? []),
    tags: toBits(RECIPE_TAGS, rules.tagsAny ?? []),
    avoid: Uint8Array.from(library.avoid.names, (label) => (avoided.has(label) ? 1 : 0)),
    avoidsAny: avoided.size > 0,
    disliked: recipeFlags(library, rules.disliked),
    denied: recipeFlags(library, rules.deny ?? []),
    whitelisted: rules.allow === undefined ? null : recipeFlags(library, rules.allow),
  };
}

/** One byte per recipe, 1 for the recipes named; names that the library does not know are passed over. */
export function recipeFlags(library: Library, ids: readonly string[]): Uint8Array {
  const flags = new Uint8Array(library.size);
  for (const id of ids) {
    const recipe = library.indexById.get(id);
    if (recipe !== undefined) flags[recipe] = 1;
  }
  return flags;
}

function ketoRecipes(library: Library, allowed: Uint8Array, mealType: MealType): ReadonlySet<number> {
  const ofType: number[] = [];
  for (let recipe = 0; recipe < library.size; recipe++) {
    if (allowed[recipe] === 1 && isOfMealType(library, recipe, mealType)) ofType.push(recipe);
  }
  const tagged = ofType.filter((recipe) => ((library.tags[recipe] ?? 0) & KETO_TAG) !== 0);
  if (tagged.length > 0) return new Set(tagged);
  const carbohydrateShare = (recipe: number) =>
    (library.vectors[NUTRIENTS * recipe + 2] ?? 0) / (library.vectors[NUTRIENTS * recipe] ?? 1);
  ofType.sort((a, b) => carbohydrateShare(a) - carbohydrateShare(b) || a - b);
  return new Set(ofType.slice(0, MIN_CARBOHYDRATES));
}
