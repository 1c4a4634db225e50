import type { Ingredient } from "@plateful/contract";
import type { MealType } from "@plateful/nutrition";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { beginFoodChoice, type ChosenFood } from "../../lib/address/food-choice.ts";
import { PATHS } from "../../lib/address/paths.ts";
import type { OwnRecipeSearch } from "../../lib/address/recipe-filters.ts";
import { recipeTemplateQuery } from "../parts/recipe-query.ts";
import { addIngredient, startDraft, swapIngredient } from "./use-own-recipe.ts";

/** The food search, which hands back what was chosen. */
const FOOD_SEARCH = "/food/search";

interface Writing {
  /** Null before the first ingredient makes the draft. */
  readonly recipeId: number | null;
  readonly name: string;
  readonly mealType: MealType;
  readonly search: OwnRecipeSearch;
}

/** Opens the food search for an ingredient; what was typed stands in the address meanwhile (ledger REC-056). */
export function useChooseIngredient({ recipeId, name, mealType, search }: Writing) {
  const router = useRouter();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const backTo = (id: number | null) => {
    const kept = { ...search, ...(name === "" ? {} : { name }), meal: mealType };
    return id === null
      ? navigate({ to: PATHS.newOwnRecipe, search: kept, replace: true })
      : navigate({
          to: PATHS.ownRecipe,
          params: { recipeTemplateId: String(id) },
          search: kept,
          replace: true,
        });
  };
  return async (swapped: Ingredient | null) => {
    let id = recipeId;
    await backTo(id);
    beginFoodChoice({
      slots: [],
      slot: null,
      chooseMealMoment: false,
      leftIn: () => null,
      onChoose: async (chosen: ChosenFood, key) => {
        if (swapped !== null) await swapIngredient(swapped.id, chosen);
        else if (id === null) id = (await startDraft(name, mealType, chosen, key)).id;
        else await addIngredient(id, chosen, key);
        if (id !== null)
          await queryClient.invalidateQueries({ queryKey: recipeTemplateQuery(String(id)).queryKey });
      },
      onDone: () => void backTo(id),
    });
    router.history.push(FOOD_SEARCH);
  };
}
