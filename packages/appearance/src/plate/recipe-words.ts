import { contains, headOf, mentions } from "./words.ts";

/** What a recipe is called, and everything it is called and made of. */
export interface RecipeWords {
  name: string;
  /** The name without what the dish comes with. */
  head: string;
  /** The ingredients alone. */
  contents: string;
  all: string;
}

/** Where words are looked for; `inName` also finds them inside a compound. */
export type Where = "name" | "inName" | "head" | "inHead" | "contents" | "all";

export function recipeWords(name: string, ingredients: readonly string[]): RecipeWords {
  const contents = ingredients.join(" · ");
  return { name, head: headOf(name), contents, all: `${name} · ${contents}` };
}

/** Whether one of the alternatives stands where it is looked for. */
export function says(words: RecipeWords, where: Where, alternatives: string): boolean {
  if (where === "inName") return contains(words.name, alternatives);
  if (where === "inHead") return contains(words.head, alternatives);
  return mentions(words[where], alternatives);
}
