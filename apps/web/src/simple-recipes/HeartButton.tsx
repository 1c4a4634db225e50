import type { SimpleRecipe } from "@plateful/contract";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { HeartToggle } from "../ui/fields/HeartToggle.tsx";
import { useSimpleFavourite } from "./use-simple-favourite.ts";

/** Saves a recipe, or lets it go. */
export function HeartButton({ recipe }: { recipe: SimpleRecipe }) {
  const { simpleRecipes: words } = usePhrases();
  const { isOn, toggle } = useSimpleFavourite(recipe);
  return <HeartToggle isOn={isOn} label={words.favourite({ name: recipe.name })} onToggle={toggle} />;
}
