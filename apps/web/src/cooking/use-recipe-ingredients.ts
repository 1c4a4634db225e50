import { useCallback } from "react";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useUnitSystem } from "../lib/person/use-unit-system.ts";
import { type CookingAmount, ingredientText } from "../recipes/index.ts";
import type { DishIngredient } from "./dish.ts";

/** The ingredients of a recipe with their amounts in the units that the person reads. */
export function useRecipeIngredients() {
  const language = useLanguage();
  const { recipes } = usePhrases();
  const system = useUnitSystem();
  return useCallback(
    (amounts: readonly CookingAmount[]): DishIngredient[] =>
      amounts.map(({ id, name, servings, serving }) => ({
        ...{ id, name, food: name, category: serving.food.category },
        amountOf: (share) => {
          const units = recipes.unitNames;
          const { amount, measure } = ingredientText(
            { servings: servings * share, serving },
            { system, language, units },
          );
          return measure === null ? { text: amount, weight: null } : { text: measure, weight: amount };
        },
      })),
    [language, recipes, system],
  );
}
