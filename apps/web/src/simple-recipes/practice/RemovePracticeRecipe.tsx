import { Button } from "@mantine/core";
import type { SimpleRecipe } from "@plateful/contract";
import { useState } from "react";
import { announce } from "../../lib/dialogs/alerts.ts";
import { ConfirmDialog } from "../../lib/dialogs/ConfirmDialog.tsx";
import { usePracticeRecipePhrases } from "./use-practice-recipe-phrases.ts";
import { useRemovePracticeRecipe } from "./use-save-practice-recipe.ts";

interface RemovePracticeRecipeProps {
  recipe: SimpleRecipe;
  onRemoved: () => void;
}

/** Deletes a recipe, once that is confirmed. */
export function RemovePracticeRecipe({ recipe, onRemoved }: RemovePracticeRecipeProps) {
  const { form: words } = usePracticeRecipePhrases();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useRemovePracticeRecipe(recipe);
  return (
    <div>
      <Button variant="subtle" color="red" onClick={() => setIsAsking(true)}>
        {words.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.removeTitle}
          text={words.removeText}
          confirmLabel={words.remove}
          isBusy={remove.isPending}
          onClose={() => setIsAsking(false)}
          onConfirm={() =>
            remove.mutate(undefined, {
              onSuccess: () => {
                announce(words.removed);
                onRemoved();
              },
            })
          }
        />
      )}
    </div>
  );
}
