import type { GroceryList, GroceryListItem } from "@plateful/contract";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { showToast } from "../ui/overlays/show-toast.ts";
import { AT_HOME_BUTTON } from "./AtHomeCard.tsx";
import { rowIdOf } from "./GroceryRow.tsx";
import type { GroceryChanges } from "./use-kept-groceries.ts";

/** The button that was pressed goes with its row, and would leave the focus nowhere. */
function focusAfterwards(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }));
}

/** Puts items aside as had at home, and back on their shelf (ledger GROC-030); what is only probably there for this list alone (GROC-044). */
export function usePutAside(changes: GroceryChanges, { end_date: lastDay }: Pick<GroceryList, "end_date">) {
  const { general, groceries } = usePhrases();
  const buy = (item: GroceryListItem) => {
    changes.change(item, { at_home: false });
    focusAfterwards(`#${rowIdOf(item)} [role="checkbox"]`);
  };
  const putAside = (item: GroceryListItem, name: string) => {
    changes.change(item, { at_home: true });
    focusAfterwards(`#${AT_HOME_BUTTON}`);
    const undo = { label: general.undo, onUndo: () => buy(item) };
    showToast({ about: "groceries", message: groceries.atHome.putAside({ name }), undo });
  };
  const putAllAside = (items: readonly GroceryListItem[]) => {
    for (const item of items) changes.change(item, { at_home: true, at_home_until: lastDay });
    focusAfterwards(`#${AT_HOME_BUTTON}`);
    const undo = {
      label: general.undo,
      onUndo: () => {
        for (const item of items) changes.change(item, { at_home: false });
      },
    };
    const message = groceries.packs.putAsideAll({ count: items.length });
    showToast({ about: "groceries", message, undo });
  };
  return { putAside, putAllAside, buy };
}
