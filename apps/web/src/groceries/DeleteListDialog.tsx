import { Button } from "@mantine/core";
import { announce } from "../lib/alerts.ts";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { SheetDialog } from "../ui/SheetDialog.tsx";
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
    <SheetDialog
      isOpen
      onClose={onClose}
      title={groceries.list.confirmDelete}
      closeLabel={general.close}
      actions={
        <>
          <Button size="lg" variant="default" c="var(--over)" loading={remove.isPending} onClick={confirm}>
            {general.delete}
          </Button>
          <Button size="lg" variant="default" onClick={onClose}>
            {general.cancel}
          </Button>
        </>
      }
    >
      <p>{groceries.list.confirmDeleteText}</p>
    </SheetDialog>
  );
}
