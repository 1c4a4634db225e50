import type { RecipeImport } from "@plateful/contract";
import type { MealType } from "@plateful/nutrition";
import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../../lib/address/paths.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { useSaveImport } from "./use-recipe-import.ts";

/** Saves what was read and opens its page; a recipe without ingredients opens where they are added (ledger REC-121). */
export function useFinishImport(read: RecipeImport) {
  const { ownRecipe } = usePhrases();
  const navigate = useNavigate();
  const save = useSaveImport(read);
  const finish = (meal: MealType) => {
    if (save.isPending || save.isSuccess) return;
    save.mutate(meal, {
      onSuccess: ({ id, published }) => {
        showToast({ message: ownRecipe.saved });
        void navigate({
          to: published ? PATHS.recipe : PATHS.ownRecipe,
          params: { recipeTemplateId: String(id) },
          replace: true,
        });
      },
    });
  };
  return { finish, isPending: save.isPending || save.isSuccess };
}
