import { usesImperial } from "@plateful/access";
import type { GroceryList, GroceryListItem } from "@plateful/contract";
import { categoryOrder, groupByCategory } from "@plateful/planning";
import { useMemo } from "react";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { toAccessUser, useCurrentUser } from "../lib/person/current-user.ts";
import { amountText } from "./amount-text.ts";

/** A list as it reads in the person's language and units: shelves by name, OTHER last (ledger GROC-014, GROC-020). */
export function useListWords(list: GroceryList) {
  const { groceries } = usePhrases();
  const language = useLanguage();
  const system = usesImperial(toAccessUser(useCurrentUser())) ? "IMPERIAL" : "METRIC";
  const { items } = list;
  return useMemo(() => {
    const order = categoryOrder(groceries.categories, new Intl.Collator(language).compare);
    const amountOf = (item: GroceryListItem) =>
      amountText(item, { language, units: groceries.units, system });
    return { groups: groupByCategory(items, order), amountOf };
  }, [groceries, language, system, items]);
}
