import { defaultRange } from "@plateful/planning";
import { useToday } from "../lib/device/today.ts";
import { alertProblem } from "../lib/dialogs/alerts.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { CallError } from "../lib/server/call-error.ts";
import { showToast } from "../ui/overlays/show-toast.ts";
import { useCreateGroceryList } from "./use-create-grocery-list.ts";
import { useDeleteGroceryList } from "./use-delete-grocery-list.ts";

interface WeekList {
  readonly start: string;
  readonly end: string;
  readonly isPending: boolean;
  readonly make: () => void;
}

/** Makes the list of the coming seven days in one press; the list before it comes back by Undo (ledger GROC-025). */
export function useWeekList(): WeekList {
  const { general, groceries } = usePhrases();
  const today = useToday();
  const create = useCreateGroceryList();
  const remove = useDeleteGroceryList();
  const { start, end } = defaultRange(today);
  // The button goes with the list that it replaces, so what follows hangs on the promise.
  const make = async () => {
    try {
      const { id } = await create.mutateAsync({ start: start ?? today, end: end ?? today });
      const undo = { label: general.undo, onUndo: () => remove.mutate(id) };
      showToast({ about: "grocery-list", message: groceries.list.made, undo });
    } catch (error) {
      const isOffline = error instanceof CallError && error.status === 0;
      const said = error instanceof CallError ? (error.general ?? error.detail) : undefined;
      alertProblem(isOffline ? general.offline : (said ?? general.somethingWentWrong));
    }
  };
  return {
    ...{ start: start ?? today, end: end ?? today, isPending: create.isPending },
    make: () => {
      if (!create.isPending) void make();
    },
  };
}
