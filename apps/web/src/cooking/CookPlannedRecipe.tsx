import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { readCookSearch } from "../lib/address/cook-search.ts";
import { PATHS } from "../lib/address/paths.ts";
import { usePlateUrl } from "../lib/food/plate-url.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { recipeMealQuery } from "../lib/plan/recipe-meal-query.ts";
import { isGone } from "../lib/server/call-error.ts";
import { RecipeState, viewRecipeMeal } from "../recipes/index.ts";
import { Cooking } from "./Cooking.tsx";
import { useRecipeIngredients } from "./use-recipe-ingredients.ts";

/** A planned recipe, cooked for everybody who eats of it. */
export function CookPlannedRecipe({ id }: { id: string }) {
  const { recipes } = usePhrases();
  const search = readCookSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const plateUrl = usePlateUrl();
  const ingredientsOf = useRecipeIngredients();
  const { data: meal, error, refetch } = useQuery(recipeMealQuery(id));
  if (meal === undefined || isGone(error)) {
    const close = () => void navigate({ to: PATHS.planner });
    return <RecipeState error={error} isPlanned onRetry={() => void refetch()} onClose={close} />;
  }
  const { recipe_template: recipe, cooking } = meal;
  const people = search.people ?? meal.portions;
  const view = viewRecipeMeal(meal, people);
  return (
    <Cooking
      dish={{
        ...{ key: `meal-${meal.id}`, name: recipe.name, pictureUrl: plateUrl(recipe, "dish") },
        ...{ steps: view.steps, ingredients: ingredientsOf(view.ingredients) },
        forText: recipes.peopleCount({ count: people + cooking.company.length }),
        ...{ page: `/recipe-meals/${meal.id}`, recipeId: recipe.id },
        meal: { kind: "recipemeal", id: meal.id },
      }}
    />
  );
}
