import { plainText, Vocabulary } from "@plateful/quantities";
import { fromContent } from "../platform/calls/content-cache.ts";
import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import { type CataloguedRecipe, recipeCatalogue } from "./recipe-catalogue.ts";

const texts = new WeakMap<CataloguedRecipe, string>();

/** Name and ingredients of a recipe in both languages, as they are searched; made once. */
export function searchedText(recipe: CataloguedRecipe): string {
  const known = texts.get(recipe);
  if (known !== undefined) return known;
  const { en, nl } = recipe.presented;
  const text = [en, nl]
    .flatMap(({ name, ingredients }) => [name, ...ingredients.map((one) => one.name)])
    .map(plainText)
    .join("\n");
  texts.set(recipe, text);
  return text;
}

interface RecipeWords {
  readonly text: string;
  readonly vocabulary: Vocabulary;
}

const WORDS = Symbol("words of recipes");

const recipeWords = (services: Services, db: Db): Promise<RecipeWords> =>
  fromContent(services, db, WORDS, async (trx) => {
    const text = [...(await recipeCatalogue(services, trx)).values()].map(searchedText).join("\n");
    return { text, vocabulary: new Vocabulary(text.split(/[ \n]+/)) };
  });

/**
 * What was typed to find recipes, in plain words; a word that stands in none of the product's recipes and is near one that does
 * was mistyped ("spagetti", ledger FOOD-058). Recipes that people made may have it, so the typed word counts for them.
 */
export async function searchedWords(services: Services, db: Db, typed = ""): Promise<string[][]> {
  const words = plainText(typed).split(" ").filter(Boolean);
  // Signs alone stand in no text; nothing at all narrows nothing.
  if (words.length === 0) return typed.trim() === "" ? [] : [[typed]];
  const { text, vocabulary } = await recipeWords(services, db);
  return words.map((word) => {
    const meant = text.includes(word) ? null : vocabulary.nearest(word);
    return meant === null ? [word] : [word, meant];
  });
}

/** Each word of a search, as it was typed and as it may have been meant. */
export type SearchedWords = readonly (readonly string[])[];
