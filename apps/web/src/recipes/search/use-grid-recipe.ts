import type { ProposedRecipeMeal } from "@plateful/contract";
import { PATHS } from "../../lib/address/paths.ts";
import { usePlateUrl } from "../../lib/food/plate-url.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { recipeTimeText } from "../parts/recipe-view.ts";
import { HormoneIcon, useHormoneIndicator } from "../use-hormone-indicator.ts";
import type { GridRecipe } from "./RecipeGrid.tsx";

type Shown = Pick<ProposedRecipeMeal, "kcal" | "protein" | "recipe_template">;

/** Where a recipe leads: a draft of one's own is written on, every other one is looked at. */
function hrefOf({ id, source_provider, published }: Shown["recipe_template"], search: string): string {
  const isDraft = source_provider === "USER_GENERATED" && !published;
  const path = isDraft ? PATHS.ownRecipe : PATHS.recipe;
  return `${path.replace("$recipeTemplateId", String(id))}${search === "" ? "" : `?${search}`}`;
}

/** Writes a proposed meal as a card of the grid; `search` carries on for which meal one chooses. */
export function useGridRecipe(showsNumbers: boolean, search = ""): (meal: Shown) => GridRecipe {
  const { recipes: words, recipeSearch, recipeTags } = usePhrases();
  const marksHormones = useHormoneIndicator();
  const count = useCount();
  const plateUrl = usePlateUrl();
  return ({ recipe_template: recipe, kcal, protein }) => {
    const time = recipeTimeText(recipe, words);
    const isDraft = recipe.source_provider === "USER_GENERATED" && !recipe.published;
    return {
      id: recipe.id,
      name: recipe.name,
      href: hrefOf(recipe, search),
      pictureUrl: plateUrl(recipe, "card"),
      ...(time === null ? {} : { time }),
      ...(showsNumbers ? { meta: recipeSearch.figures({ kcal: count(kcal), protein: count(protein) }) } : {}),
      ...(marksHormones(recipe) ? { badge: { Icon: HormoneIcon, label: recipeTags.HORMONE } } : {}),
      ...(isDraft ? { draftLabel: recipeSearch.draft } : {}),
    };
  };
}
