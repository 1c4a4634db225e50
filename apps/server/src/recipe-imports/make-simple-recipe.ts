import type { CompleteLanguage } from "@plateful/phrases";
import { phrasesOf } from "@plateful/phrases/all";
import { roundSimpleFigure } from "@plateful/planning";
import { addUpFoods, servingsByIds } from "../foods/index.ts";
import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import { insertReadRecipe } from "../simple-recipes/index.ts";
import { type ImportDraft, ingredientTexts, USUAL_SERVINGS } from "./import-draft.ts";
import type { FoundRecipe } from "./reading/found-recipe.ts";
import { setSimpleRecipe, stillWrites } from "./simple-import-store.ts";

/** Why a text became no simple recipe, beside what keeps a page from being read. */
export const NO_RECIPE_IN_TEXT = "NO_RECIPE_IN_TEXT";
/** Who began it may no longer write for that practice. */
export const NOT_ALLOWED = "NOT_ALLOWED";

const MAX_INSTRUCTIONS = 10_000;
const MAX_SOURCE = 500;

interface Practice {
  readonly userId: number;
  readonly organisationId: number | null;
}

/** Why what was read becomes no simple recipe; null where it does. Nobody is asked about it, so a name alone is none (SREC-045). */
export async function simpleFailure(
  db: Db,
  { userId, organisationId }: Practice,
  { found, isPasted }: { readonly found: FoundRecipe; readonly isPasted: boolean },
): Promise<string | null> {
  if (found.ingredients.length + found.steps.length === 0) return isPasted ? NO_RECIPE_IN_TEXT : "NO_RECIPE";
  return (await stillWrites(db, userId, organisationId)) ? null : NOT_ALLOWED;
}

/** What the foods of the lines have in the whole recipe; null where no line has one (SREC-046). */
export async function figuresOf(services: Services, db: Db, { lines }: Pick<ImportDraft, "lines">) {
  const foods = lines.flatMap(({ food }) => (food === null ? [] : [food]));
  const ids = foods.map(({ servingId }) => servingId);
  const servings = await servingsByIds(services, db, ids);
  const known = foods.filter(({ servingId }) => servings.has(servingId));
  if (known.length === 0) return null;
  const { kcal, protein, carbohydrates, fat, fiber } = addUpFoods(known, servings);
  const shown = (value: number): number => roundSimpleFigure(value) ?? 0;
  return {
    kcal: shown(kcal),
    protein: shown(protein),
    carbohydrates: shown(carbohydrates),
    fat: shown(fat),
    fiber: roundSimpleFigure(fiber),
  };
}

/** As many whole steps, one on a line, as a simple recipe holds. */
function instructionsOf({ steps }: Pick<ImportDraft, "steps">): string {
  let text = "";
  for (const step of steps) {
    const longer = `${text}${text === "" ? "" : "\n"}${step.replaceAll(/\s+/g, " ")}`;
    if (longer.length > MAX_INSTRUCTIONS) return text;
    text = longer;
  }
  return text;
}

interface Read {
  readonly importId: number;
  readonly organisationId: number | null;
  readonly found: FoundRecipe;
  readonly draft: ImportDraft;
  readonly url: string | null;
  readonly language: CompleteLanguage;
}

/**
 * Makes the unpublished simple recipe of what was read. Its figures are those of its foods, and unknown as long as one line has
 * no food: what is not known is not counted as nothing (SREC-046).
 */
export async function makeSimpleRecipe(services: Services, db: Db, read: Read): Promise<void> {
  const { importId, organisationId, found, draft, url, language } = read;
  const isWhole = draft.lines.every(({ food }) => food !== null);
  const recipeId = await insertReadRecipe(db, {
    organisationId,
    name: draft.name || phrasesOf(language).recipeImports.unnamed,
    servings: draft.servings ?? USUAL_SERVINGS,
    ingredients: ingredientTexts(found),
    instructions: instructionsOf(draft),
    source: url === null || url.length > MAX_SOURCE ? null : url,
    prepMinutes: draft.preparationMinutes,
    cookMinutes: draft.cookingMinutes,
    figures: isWhole ? await figuresOf(services, db, draft) : null,
    now: services.clock.now(),
  });
  await setSimpleRecipe(db, importId, recipeId);
}
