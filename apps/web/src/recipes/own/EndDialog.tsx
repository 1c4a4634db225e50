import type { RecipeTemplate } from "@plateful/contract";
import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../../lib/address/paths.ts";
import { ConfirmDialog } from "../../lib/dialogs/ConfirmDialog.tsx";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useEndOwnRecipe } from "./use-own-recipe.ts";

interface EndDialogProps {
  /** Null before it is stored. */
  recipe: RecipeTemplate | null;
  kind: "close" | "delete";
  wasPublished: boolean;
  date: string | null;
  onStay: () => void;
}

/** Asks before a recipe is left unsaved or deleted (ledger REC-064, REC-067, REC-068). */
export function EndDialog({ recipe, kind, wasPublished, date, onStay }: EndDialogProps) {
  const { ownRecipe: words, general } = usePhrases();
  const navigate = useNavigate();
  const end = useEndOwnRecipe(recipe);
  const isDelete = kind === "delete";
  const leave = () =>
    date === null
      ? void navigate({ to: PATHS.recipeSearch, search: { own: true }, replace: true })
      : void navigate({ to: PATHS.planner, search: { date }, replace: true });
  const confirm = () => {
    if (end.isPending) return;
    if (recipe === null) return leave();
    end.mutate(isDelete || !wasPublished ? "delete" : "restore", { onSuccess: leave });
  };
  const text = isDelete ? words.deleteText : wasPublished ? words.restoreText : words.closeText;
  return (
    <ConfirmDialog
      title={isDelete ? words.deleteTitle : words.closeTitle}
      text={text}
      confirmLabel={isDelete ? general.delete : words.discard}
      isBusy={end.isPending}
      onConfirm={confirm}
      onClose={onStay}
    />
  );
}
