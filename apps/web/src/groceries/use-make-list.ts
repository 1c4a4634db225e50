import { alertProblem } from "../lib/dialogs/alerts.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { CallError } from "../lib/server/call-error.ts";
import { showToast } from "../ui/overlays/show-toast.ts";
import { useCreateGroceryList } from "./use-create-grocery-list.ts";
import { useDeleteGroceryList } from "./use-delete-grocery-list.ts";

interface Days {
  readonly start: string;
  readonly end: string;
}

/** Makes a list in one press; the list before it comes back by Undo (ledger GROC-025, GROC-029). */
export function useMakeList({ start, end }: Days): {
  readonly isPending: boolean;
  readonly make: () => void;
} {
  const { general, groceries } = usePhrases();
  const create = useCreateGroceryList();
  const remove = useDeleteGroceryList();
  // The button goes with the list that it replaces, so what follows hangs on the promise.
  const make = async () => {
    try {
      const { id } = await create.mutateAsync({ start, end });
      const undo = { label: general.undo, onUndo: () => remove.mutate(id) };
      showToast({ about: "groceries", message: groceries.list.made, undo });
    } catch (error) {
      const isOffline = error instanceof CallError && error.status === 0;
      const said = error instanceof CallError ? (error.general ?? error.detail) : undefined;
      alertProblem(isOffline ? general.offline : (said ?? general.somethingWentWrong));
    }
  };
  return {
    isPending: create.isPending,
    make: () => {
      if (!create.isPending) void make();
    },
  };
}
