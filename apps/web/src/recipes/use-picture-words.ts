import type { RecipeTemplate } from "@plateful/contract";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { foodsInPicture } from "./picture-words.ts";

/** What the picture of a recipe shows, for who cannot see it: a photo is of the dish, a drawing shows what is in it. */
export function usePictureWords(recipe: RecipeTemplate): string {
  const { recipes: words } = usePhrases();
  const language = useLanguage();
  const foods = foodsInPicture(recipe);
  if (recipe.image !== null || foods.length === 0) return recipe.name;
  return words.drawing({ name: recipe.name, foods: new Intl.ListFormat(language).format(foods) });
}
