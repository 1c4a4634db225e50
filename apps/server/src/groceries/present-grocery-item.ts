import type { GroceryListItem, SimpleGroceryListItem } from "@plateful/contract";
import type { GroceryCategory } from "@plateful/nutrition";
import type { CompleteLanguage } from "@plateful/phrases";
import { columnIn } from "../platform/base/language-columns.ts";
import type { ItemPack, ItemRow } from "./grocery-item-store.ts";
import type { SimpleItemRow } from "./simple-grocery-item-store.ts";

/** What to buy, and nothing that tells of the plan: what others see too (GROC-032). */
export const presentGroceryItem = (row: ItemRow, language: CompleteLanguage): GroceryListItem => ({
  id: row.id,
  name: row[columnIn("name", language)],
  category: row.category as GroceryCategory,
  checked: row.checked,
  quantity: row.quantity,
  unit: row[columnIn("unit", language)],
  is_own: row.is_own,
  at_home: row.at_home,
  ticked_by: row.ticked_by,
  pack: row.pack as ItemPack | null,
  left_over: null,
  is_likely_at_home: false,
  at_home_until: null,
  dishes: [],
  cents: row.cents,
  used_cents: row.used_cents,
});

export const presentSimpleGroceryItem = (
  row: SimpleItemRow,
  language: CompleteLanguage,
): SimpleGroceryListItem => ({
  id: row.id,
  text: row[columnIn("text", language)],
  category: row.category as GroceryCategory,
  is_checked: row.is_checked,
  is_own: row.is_own,
  at_home: row.at_home,
});
