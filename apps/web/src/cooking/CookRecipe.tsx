import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { readCookSearch } from "../lib/address/cook-search.ts";
import { PATHS } from "../lib/address/paths.ts";
import { usePlateUrl } from "../lib/food/plate-url.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { RecipeState, recipeTemplateQuery, viewRecipe } from "../recipes/index.ts";
import { Cooking } from "./Cooking.tsx";
import { useRecipeIngredients } from "./use-recipe-ingredients.ts";

/** A recipe that is cooked without being planned, in the amounts that its page showed. */
export function CookRecipe({ id }: { id: string }) {
  const { recipes } = usePhrases();
  const { people = 1, size = 1 } = readCookSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const plateUrl = usePlateUrl();
  const ingredientsOf = useRecipeIngredients();
  const { data: recipe, error, refetch } = useQuery(recipeTemplateQuery(id));
  if (recipe === undefined) {
    const close = () => void navigate({ to: PATHS.planner });
    return <RecipeState error={error} onRetry={() => void refetch()} onClose={close} />;
  }
  const view = viewRecipe(recipe, { people, multiplier: size });
  return (
    <Cooking
      dish={{
        ...{ key: `recipe-${recipe.id}`, name: recipe.name, pictureUrl: plateUrl(recipe, "dish") },
        ...{ steps: view.steps, ingredients: ingredientsOf(view.ingredients) },
        ...{ forText: recipes.peopleCount({ count: people }), page: `/recipes/${recipe.id}` },
        ...{ recipeId: recipe.id, meal: null },
      }}
    />
  );
}
