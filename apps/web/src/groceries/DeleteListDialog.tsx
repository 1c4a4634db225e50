import { announce } from "../lib/dialogs/alerts.ts";
import { ConfirmDialog } from "../lib/dialogs/ConfirmDialog.tsx";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useDeleteGroceryList } from "./use-delete-grocery-list.ts";

interface DeleteListDialogProps {
  listId: number;
  onClose: () => void;
}

/** Asks before a list is deleted (ledger GROC-017). */
export function DeleteListDialog({ listId, onClose }: DeleteListDialogProps) {
  const { general, groceries } = usePhrases();
  const remove = useDeleteGroceryList();
  const confirm = () =>
    remove.mutate(listId, {
      onSuccess: () => {
        onClose();
        announce(groceries.list.deleted);
      },
    });
  return (
    <ConfirmDialog
      title={groceries.list.confirmDelete}
      text={groceries.list.confirmDeleteText}
      confirmLabel={general.delete}
      isBusy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
