import type { SimpleRecipe } from "@plateful/contract";
import { parseInstructions } from "@plateful/nutrition";
import { decimalSign } from "@plateful/phrases";
import { INGREDIENT_WORDS, readIngredientLine } from "@plateful/quantities";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { readCookSearch } from "../lib/address/cook-search.ts";
import { PATHS } from "../lib/address/paths.ts";
import { useSimplePlateUrl } from "../lib/food/plate-url.ts";
import { useCompleteLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { RecipeState } from "../recipes/index.ts";
import { linesFor, simpleMealQuery, simpleRecipeQuery } from "../simple-recipes/index.ts";
import { Cooking } from "./Cooking.tsx";
import type { DishIngredient } from "./dish.ts";

const EVERYTHING = () => ({ text: "", weight: null });

/** A simple recipe, of the library or as it was planned; its ingredients are lines of text. */
export function CookSimpleRecipe({ id }: { id: string }) {
  const { simpleRecipes } = usePhrases();
  const language = useCompleteLanguage();
  const { people, meal: mealId } = readCookSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const plateUrl = useSimplePlateUrl();
  const isPlanned = mealId !== undefined;
  const planned = useQuery({ ...simpleMealQuery(mealId ?? 0), enabled: isPlanned });
  const library = useQuery({ ...simpleRecipeQuery(Number(id)), enabled: !isPlanned });
  const asked = isPlanned ? planned : library;
  const recipe: SimpleRecipe | undefined = isPlanned ? planned.data?.simple_recipe : library.data;
  if (recipe === undefined) {
    const close = () => void navigate({ to: PATHS.simpleRecipes });
    return <RecipeState error={asked.error} onRetry={() => void asked.refetch()} onClose={close} />;
  }
  const servings = people ?? planned.data?.meal_servings ?? recipe.servings;
  const ingredients = linesFor(recipe, servings, decimalSign(language)).map(
    (line, at): DishIngredient => ({
      ...{ id: at, name: line, category: undefined, amountOf: EVERYTHING },
      food: readIngredientLine(line, INGREDIENT_WORDS[language]).words,
    }),
  );
  const ofMeal = isPlanned ? `?meal=${mealId}` : "";
  return (
    <Cooking
      dish={{
        key: isPlanned ? `simple-meal-${mealId}` : `simple-${recipe.id}`,
        ...{ name: recipe.name, pictureUrl: plateUrl(recipe, "dish"), ingredients },
        ...{ steps: parseInstructions(recipe.instructions).steps, recipeId: null },
        forText: simpleRecipes.detail.servingsFor({ count: servings }),
        page: `/simple-recipes/${recipe.id}${ofMeal}`,
        meal: isPlanned ? { kind: "simplerecipemeal", id: mealId } : null,
      }}
    />
  );
}
