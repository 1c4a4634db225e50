import { Button } from "@mantine/core";
import type { RecipeTemplate } from "@plateful/contract";
import type { MealType } from "@plateful/nutrition";
import type { DiarySlot } from "@plateful/planning";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { PATHS } from "../../lib/address/paths.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { StickyActions } from "../../ui/StickyActions.tsx";
import { useSaveOwnRecipe } from "./use-own-recipe.ts";

interface SaveActionsProps {
  recipe: RecipeTemplate;
  name: string;
  mealType: MealType;
  place: { readonly date: string; readonly slot: DiarySlot; readonly replacedItemId: number | null } | null;
  /** Does something once the recipe has a name. */
  withName: (then: () => void) => void;
}

/** Saves a recipe of one's own, or saves it and plans it for the meal that it was begun for (ledger REC-060, REC-069). */
export function SaveActions({ recipe, name, mealType, place, withName }: SaveActionsProps) {
  const { ownRecipe: words, recipes, meals } = usePhrases();
  const navigate = useNavigate();
  // The form goes on from what it was opened with, whatever is read meanwhile (ledger DATA-054).
  const [opened] = useState(recipe);
  const save = useSaveOwnRecipe(recipe, opened);
  const meal = place === null ? "" : meals.momentsInSentence[place.slot.mealMoment];
  const finish = (isPlanned: boolean) => {
    showToast({ message: isPlanned ? recipes.planned({ meal }) : words.saved });
    if (place === null) void navigate({ to: PATHS.recipeSearch, search: { own: true }, replace: true });
    else void navigate({ to: PATHS.planner, search: { date: place.date }, replace: true });
  };
  const start = (isPlanned: boolean) =>
    withName(() => {
      if (save.isPending) return;
      const planned =
        isPlanned && place !== null
          ? { date: place.date, slotId: place.slot.id, replacedItemId: place.replacedItemId }
          : null;
      save.mutate({ name, mealType, place: planned }, { onSuccess: () => finish(isPlanned) });
    });
  return (
    <StickyActions>
      {place !== null && (
        <Button size="lg" loading={save.isPending} onClick={() => start(true)}>
          {words.saveAndPlan({ meal })}
        </Button>
      )}
      <Button
        size="lg"
        variant={place === null ? "filled" : "default"}
        loading={save.isPending}
        onClick={() => start(false)}
      >
        {words.save}
      </Button>
    </StickyActions>
  );
}
