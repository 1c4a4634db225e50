import { Button } from "@mantine/core";
import type { RecipeImport } from "@plateful/contract";
import { IconTrash } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../../lib/address/paths.ts";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { useImportPhrases } from "./use-import-phrases.ts";
import { useDiscardImport } from "./use-recipe-import.ts";

/** Discards what was read, which can be read again. */
export function DiscardButton({ read }: { read: RecipeImport }) {
  const words = useImportPhrases();
  const navigate = useNavigate();
  const discard = useDiscardImport(read);
  return (
    <Button
      variant="subtle"
      color="gray"
      leftSection={<IconTrash size={18} aria-hidden="true" />}
      loading={discard.isPending}
      onClick={() =>
        discard.mutate(undefined, {
          onSuccess: () => {
            showToast({ message: words.discarded });
            void navigate({ to: PATHS.recipeImport, replace: true });
          },
        })
      }
    >
      {words.discard}
    </Button>
  );
}
