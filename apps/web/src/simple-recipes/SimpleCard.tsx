import type { SimpleRecipe } from "@plateful/contract";
import { useSimplePlateUrl } from "../lib/food/plate-url.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { RecipeCard } from "../ui/RecipeCard.tsx";
import { useSimpleFavourite } from "./use-simple-favourite.ts";

interface SimpleCardProps {
  recipe: SimpleRecipe;
  href: string;
}

/** A simple recipe in a grid: picture, name and minutes (ledger SREC-008). */
export function SimpleCard({ recipe, href }: SimpleCardProps) {
  const { simpleRecipes: words } = usePhrases();
  const plateUrl = useSimplePlateUrl();
  const { isOn, toggle } = useSimpleFavourite(recipe);
  return (
    <RecipeCard
      name={recipe.name}
      href={href}
      pictureUrl={plateUrl(recipe, "card")}
      time={words.minutes({ minutes: recipe.total_time_minutes })}
      favourite={{ isOn, label: words.favourite({ name: recipe.name }), onToggle: toggle }}
    />
  );
}
