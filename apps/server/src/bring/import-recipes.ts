import { MAX_IMPORT_LINES } from "@plateful/contract";
import { MEAL_TYPES, RECIPE_TAGS, type RecipeTag } from "@plateful/nutrition";
import type { CompleteLanguage } from "@plateful/phrases";
import { phrasesOf } from "@plateful/phrases/all";
import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import { draftOf, type ImportDraft, USUAL_SERVINGS } from "../recipe-imports/index.ts";
import { keepBroughtRecipe } from "../recipes/index.ts";
import { insertEntries, listKnown, textOf } from "./brought-entry-store.ts";
import type { Brought } from "./brought-file-store.ts";
import { isCertain } from "./look-up-recipes.ts";
import { recipeDigest } from "./reading/read-recipes.ts";
import type { RecipeRecord } from "./reading/recipe-record.ts";
import { tagOfLabel } from "./tag-of-label.ts";

/** What recipes are imported into. */
export interface RecipesInto {
  readonly services: Services;
  readonly userId: number;
  readonly fileId: number;
  readonly language: CompleteLanguage;
  readonly now: Date;
}

/** Most characters of the lines that one step says; the words before them leave it below the 2,000 of a step. */
const MAX_REST = 1_900;
const MAX_LINE = 300;
const MAX_STEPS = 100;

/** Lines one after another, in texts that are no longer than a step may be. */
function joined(lines: readonly string[]): string[] {
  const texts: string[] = [];
  for (const line of lines) {
    const last = texts.at(-1);
    if (last === undefined || last.length + line.length + 2 > MAX_REST) texts.push(line);
    else texts[texts.length - 1] = `${last}; ${line}`;
  }
  return texts;
}

/** Lines beyond those that are looked up: a recipe that has them is not known as a whole. */
function linesBeyond({ found }: RecipeRecord, { lines }: ImportDraft): string[] {
  if (lines.length < MAX_IMPORT_LINES) return [];
  const seen = new Set(lines.map(({ text }) => text));
  return found.ingredients
    .map((line) => line.slice(0, MAX_LINE).toWellFormed().trim())
    .filter((line) => !seen.has(line));
}

/** Lines that are no ingredients stand in steps before the others, so that nothing of the recipe is lost. */
function stepsOf(rest: readonly string[], steps: readonly string[], language: CompleteLanguage) {
  const { recipeRest } = phrasesOf(language).bring;
  const first = joined([...new Set(rest)]).map((lines) => recipeRest({ lines }));
  return [...first, ...steps].slice(0, MAX_STEPS).map((text) => ({ text: text.toWellFormed() }));
}

const isTag = (word: string): word is RecipeTag => RECIPE_TAGS.some((tag) => tag === word);

/** The tags that the labels mean; what names no meal is for dinner, as a recipe that is made here: without a meal no list shows it. */
function tagsOf({ labels }: RecipeRecord): RecipeTag[] {
  const tags = new Set(labels.map(tagOfLabel).filter(isTag));
  if (!MEAL_TYPES.some((type) => tags.has(type))) tags.add("DINNER");
  return [...tags];
}

async function keepRecipe(db: Db, into: RecipesInto, record: RecipeRecord) {
  const { services, userId, language, now } = into;
  const draft = await draftOf(services, db, record.found, language);
  const servings = draft.servings ?? USUAL_SERVINGS;
  const known = draft.lines.filter(isCertain);
  const unknown = draft.lines.filter((line) => !isCertain(line)).map(({ text }) => text);
  const rest = [...unknown, ...linesBeyond(record, draft)];
  // Figures of a part of what goes in, or for an unknown number of people, would be wrong ones.
  const isWhole = draft.servings !== null && known.length > 0 && rest.length === 0;
  const id = await keepBroughtRecipe(
    { db, services, now, authorId: userId },
    {
      written: {
        name: draft.name,
        tags: tagsOf(record),
        preparation_time_min: draft.preparationMinutes,
        cooking_time_min: draft.cookingMinutes,
        external_url: record.url?.startsWith("https://") === true ? record.url : null,
        directions: stepsOf(rest, draft.steps, language),
      },
      ingredients: known.map(({ food }) => ({
        suggested_serving_id: food.servingId,
        quantity: food.quantity / servings,
      })),
      source: { source_author: draft.author, source_url: record.url },
      isWhole,
    },
  );
  return { id, isWhole };
}

/** Adds what is new of a part to the person's own recipes, and notes by which digests it is known again (DOOR-133). */
export async function importRecipes(
  db: Db,
  into: RecipesInto,
  records: readonly RecipeRecord[],
): Promise<Brought> {
  const digested = records.map((record) => ({ record, digest: recipeDigest(record) }));
  const known = await listKnown(
    db,
    into.userId,
    digested.map(({ digest }) => digest),
  );
  const fresh = digested.filter(({ digest }) => !known.has(textOf(digest)));
  let drafted = 0;
  for (const { record, digest } of fresh) {
    const { id, isWhole } = await keepRecipe(db, into, record);
    if (!isWhole) drafted += 1;
    await insertEntries(db, into, [{ digest, kind: "recipe", objectId: id }]);
  }
  return {
    ...{ done: records.length, recipes_added: fresh.length, recipes_drafted: drafted },
    already_there: records.length - fresh.length,
    ...{ meals_added: 0, weights_added: 0, weights_kept: 0, days_full: 0, misfit_count: 0 },
  };
}
