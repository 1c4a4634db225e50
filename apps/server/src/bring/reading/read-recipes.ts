import { hash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { type BroughtApp, MAX_BROUGHT_RECIPES, MAX_MISFITS, type MisfitReason } from "@plateful/contract";
import { readRecipeText } from "../../recipe-imports/index.ts";
import { type Misfit, type PackedPart, type ReadFile, UnreadableFile } from "./brought-record.ts";
import { readCookRecipe } from "./cook-recipe.ts";
import { recipesOfJson } from "./json-recipes.ts";
import { type RecipeFile, recipeFilesOf } from "./recipe-files.ts";
import type { ReadRecipe, RecipeRecord } from "./recipe-record.ts";

/** Recipes of one part, which is one transaction when they are imported: each of them looks its foods up. */
const PART_RECIPES = 20;
const MAX_SAMPLES = 5;
const MAX_TEXT = 20_000;

/** By what a recipe is known again, whichever app it comes from. */
export const recipeDigest = ({ found: { title, ingredients, steps } }: Pick<RecipeRecord, "found">): Buffer =>
  hash("sha256", JSON.stringify(["recipe", title, ingredients, steps]), "buffer").subarray(0, 16);

/** Takes up the recipes of a file, and packs them in parts. */
class CollectingRecipes {
  readonly #give: (part: PackedPart) => void;
  readonly #seen = new Set<string>();
  readonly #misfits: Misfit[] = [];
  readonly #names: string[] = [];
  #part: RecipeRecord[] = [];
  #number = 0;
  #count = 0;
  #misfitCount = 0;

  constructor(give: (part: PackedPart) => void) {
    this.#give = give;
  }

  /** @throws UnreadableFile beyond the most recipes of one file. */
  add(file: string, recipe: ReadRecipe | null): void {
    this.#number += 1;
    if (this.#number > MAX_BROUGHT_RECIPES) throw new UnreadableFile("file_too_many_recipes");
    const reason = recipe === null ? "NOT_READABLE" : this.#faultOf(recipe);
    if (recipe === null || reason !== null) this.#misfit(file, reason ?? "NOT_READABLE");
    else this.#put({ kind: "recipe", file, number: this.#number, ...recipe });
  }

  #faultOf(recipe: ReadRecipe): MisfitReason | null {
    if ((recipe.found.title ?? "") === "") return "NO_NAME";
    if (recipe.found.ingredients.length === 0) return "NO_INGREDIENTS";
    const digest = recipeDigest(recipe).toString("base64");
    if (this.#seen.has(digest)) return "SAME_RECIPE";
    this.#seen.add(digest);
    return null;
  }

  #misfit(file: string, reason: MisfitReason): void {
    this.#misfitCount += 1;
    if (this.#misfits.length < MAX_MISFITS) this.#misfits.push({ file, line: this.#number, reason });
  }

  #put(record: RecipeRecord): void {
    this.#count += 1;
    if (this.#names.length < MAX_SAMPLES)
      this.#names.push((record.found.title ?? "").slice(0, 120).toWellFormed());
    this.#part.push(record);
    if (this.#part.length >= PART_RECIPES) this.#pack();
  }

  #pack(): void {
    if (this.#part.length === 0) return;
    this.#give({ content: gzipSync(JSON.stringify(this.#part)), records: this.#part.length });
    this.#part = [];
  }

  end(app: BroughtApp): ReadFile {
    this.#pack();
    const none = { count: 0, first: null, last: null };
    return {
      ...{ app, meals: { ...none, days: 0 }, weights: none, askedDate: null, asksUnit: false },
      ...{ askedMeals: [], samples: [], misfitCount: this.#misfitCount, misfits: this.#misfits },
      recipes: { count: this.#count, names: this.#names },
    };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}

/** What one file of the upload holds; null where it is not about recipes. */
function recipesOf({
  path,
  text,
}: RecipeFile): { readonly app: BroughtApp; readonly recipes: readonly ReadRecipe[] } | null {
  if (text === null) return null;
  if (/\.cook$/i.test(path)) return { app: "COOKLANG", recipes: [readCookRecipe(text, path)] };
  if (/^\s*[[{]/.test(text.replace(/^\uFEFF/, ""))) return recipesOfJson(parsed(text));
  if (!/\.(?:txt|md|text)$/i.test(path) || text.length > MAX_TEXT) return null;
  const found = readRecipeText(text);
  // A text in which nothing says what goes in may be about anything.
  const isRecipe =
    !found.isGuessed && found.title !== null && found.ingredients.length > 0 && found.steps.length > 0;
  return isRecipe ? { app: "RECIPE_TEXT", recipes: [{ found, url: null, labels: [] }] } : null;
}

/** Our own download has each recipe twice: the one that says more is read. */
const OWN = /(?:^|\/)schema\.org\/[^/]+\.json$/;
const OWN_TWICE = /(?:^|\/)cooklang\/[^/]+\.cook$/;
/** A file that is named like a recipe, so that it is missed when it cannot be read. */
const EXPECTED = /\.(?:paprikarecipe|cook|zip)$|(?:^|\/)recipe\.json$/i;

/**
 * Reads the recipes of a file of another app.
 * @returns null where it is not about recipes.
 * @throws UnreadableFile for one that is damaged or holds more than it may.
 */
export async function readRecipes(
  { bytes, name }: { readonly bytes: Buffer; readonly name: string },
  give: (part: PackedPart) => void,
): Promise<ReadFile | null> {
  const collecting = new CollectingRecipes(give);
  let app: BroughtApp | null = null;
  let isOwn = false;
  for await (const file of recipeFilesOf(bytes, name)) {
    isOwn ||= OWN.test(file.path);
    if (isOwn && OWN_TWICE.test(file.path)) continue;
    const read = recipesOf(file);
    if (read === null && EXPECTED.test(file.path) && file.path !== name) collecting.add(file.path, null);
    if (read === null) continue;
    app ??= isOwn ? "PLATEFUL" : read.app;
    for (const recipe of read.recipes) collecting.add(file.path, recipe);
  }
  return app === null ? null : collecting.end(app);
}
