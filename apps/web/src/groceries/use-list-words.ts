import type { GroceryList, GroceryListItem } from "@plateful/contract";
import { aisleOrder, categoryOrder, groupByCategory } from "@plateful/planning";
import { useMemo } from "react";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useUnitSystem } from "../lib/person/use-unit-system.ts";
import { amountText } from "./amount-text.ts";
import { ownItemWords } from "./own-item-words.ts";
import { NO_NOTES, type NoteWords, noteWords } from "./packs/pack-text.ts";
import { useAisles } from "./shops/use-aisles.ts";

/** What an item is called and how much of it is bought. */
export interface ItemWords extends NoteWords {
  readonly name: string;
  readonly amount: string;
}

/** A list as it reads in the person's language and units: shelves as the shop is walked, else by name with OTHER last, and what is at home apart (ledger GROC-014, GROC-020, GROC-030, GROC-036). */
export function useListWords(list: GroceryList) {
  const { groceries } = usePhrases();
  const language = useLanguage();
  const system = useUnitSystem();
  const { items } = list;
  const { aisles } = useAisles(list);
  return useMemo(() => {
    const byName = categoryOrder(groceries.categories, new Intl.Collator(language).compare);
    const order = aisleOrder(aisles, byName);
    const wordsOf = (item: GroceryListItem): ItemWords =>
      item.is_own
        ? { ...ownItemWords(item.name), ...NO_NOTES }
        : {
            name: item.name,
            amount: amountText(item, { language, units: groceries.units, system }),
            ...noteWords(item, { language, groceries, system }),
          };
    const toBuy = items.filter((item) => !item.at_home);
    const atHome = items.filter((item) => item.at_home);
    return { toBuy, atHome, aisles, groups: groupByCategory(toBuy, order), wordsOf };
  }, [groceries, language, system, items, aisles]);
}
