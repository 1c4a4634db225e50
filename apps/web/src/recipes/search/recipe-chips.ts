import { RECIPE_CATEGORY_TAGS, type RecipeCategoryTag } from "@plateful/nutrition";
import type { MealSearch } from "../../lib/address/recipe-filters.ts";

/** Ways to narrow a search that are no kind of dish (ledger REC-005). */
export const RECIPE_CATEGORIES = ["POPULAR", "FAVOURITE", "OWN_RECIPE"] as const;
type RecipeCategory = (typeof RECIPE_CATEGORIES)[number];

/** Chips that lead to where a recipe is made, or read from a page, a text or the file of another app (ledger REC-121, DOOR-139). */
export const LEADING_CHIPS = ["CREATE", "IMPORT", "BRING"] as const;

/** The chips above a grid: making a recipe, the categories, and the kinds of dish (ledger REC-004). */
export type RecipeChip = (typeof LEADING_CHIPS)[number] | RecipeCategory | RecipeCategoryTag;

/** What an organisation decides about the chips. */
interface TagChoice {
  readonly displayed_recipe_tags: readonly string[];
  readonly featured_recipe_tag: string | null;
}

/** The kinds of dish that are offered, the featured one first; an organisation narrows and orders them (ledger REC-007). */
export function shownTags(organisation: TagChoice | null): RecipeCategoryTag[] {
  const chosen = organisation?.displayed_recipe_tags ?? [];
  const isTag = (tag: string): tag is RecipeCategoryTag =>
    RECIPE_CATEGORY_TAGS.some((category) => category === tag);
  const tags: RecipeCategoryTag[] = chosen.length === 0 ? [...RECIPE_CATEGORY_TAGS] : chosen.filter(isTag);
  const featured = organisation?.featured_recipe_tag ?? null;
  return featured === null || !isTag(featured) ? tags : [featured, ...tags.filter((tag) => tag !== featured)];
}

type Narrowing = Pick<MealSearch, "favourite" | "own" | "tag">;

/** Whether a chip is what the search is narrowed to; nothing at all is what is popular. */
export function isChosen(chip: RecipeChip, search: Narrowing): boolean {
  if (chip === "FAVOURITE") return search.favourite === true;
  if (chip === "OWN_RECIPE") return search.own === true;
  if (chip === "POPULAR") return !search.favourite && !search.own && search.tag === undefined;
  return search.tag === chip;
}

/**
 * What the search is narrowed to after a press: the same chip again lets go, and what is popular lets go of the kind of
 * dish (ledger REC-011, REC-013, REC-014).
 * @throws Error for the chips that lead to another screen (ledger REC-079).
 */
export function afterPress(chip: RecipeChip, search: Narrowing): Narrowing {
  if (chip === "CREATE" || chip === "IMPORT" || chip === "BRING")
    throw new Error("Making a recipe is no category.");
  if (chip === "POPULAR" || isChosen(chip, search)) return {};
  if (chip === "FAVOURITE")
    return { ...(search.tag === undefined ? {} : { tag: search.tag }), favourite: true };
  if (chip === "OWN_RECIPE") return { own: true };
  return { ...(search.favourite ? { favourite: true } : {}), tag: chip };
}
