import type { GroceryListItem } from "@plateful/contract";
import { formatDate, formatNumber, type Language, type Phrases } from "@plateful/phrases";
import { labelSize, type MetricUnit, type UnitSystem } from "@plateful/quantities";
import { CURRENCY, formatMoney } from "../../lib/language/money.ts";

/** What stands below the name of an item. */
export interface NoteWords {
  /** What to ask for in the shop; null where that is not known. */
  readonly pack: string | null;
  /** What is left of it; null where there is nothing to say. */
  readonly left: string | null;
  /** What that costs about; null where nobody knows. */
  readonly price: string | null;
  /** That it is probably at home; null where nothing is known of that. */
  readonly likely: string | null;
}

export const NO_NOTES: NoteWords = { pack: null, left: null, price: null, likely: null };

interface PackWords {
  readonly language: Language;
  readonly groceries: Phrases["groceries"];
  readonly system: UnitSystem;
}

function sizeText(size: number, unit: MetricUnit, { language, groceries, system }: PackWords): string {
  const shown = labelSize(size, unit, system);
  return `${formatNumber(language, shown.value)}\u00a0${groceries.units[shown.unit]}`;
}

/** What a shop is asked for, in the person's units: "2 bags of 200 g". Null where it is not known (ledger GROC-042). */
export function packText({ pack }: Pick<GroceryListItem, "pack">, words: PackWords): string | null {
  if (pack === null) return null;
  const { count, kind, size, unit } = pack;
  return words.groceries.packs.kinds[kind]({ count, size: sizeText(size, unit, words) });
}

/** What is left of it, and for which meal. Null where there is nothing to say (ledger GROC-043). */
export function leftText(
  { pack, left_over: left }: Pick<GroceryListItem, "pack" | "left_over">,
  words: PackWords,
): string | null {
  if (pack === null || left === null) return null;
  const { packs } = words.groceries;
  const amount = sizeText(left.amount, pack.unit, words);
  if (left.used_by === null) return packs.left({ amount });
  const day = formatDate(words.language, left.used_by.date, { weekday: "long" });
  return packs.leftFor({ amount, day, dish: left.used_by.name });
}

/** Less is a pinch of something that is bought once a year. */
const MIN_CENTS = 10;

/** What is bought of it costs about so much. Null where nobody knows, and for next to nothing (ledger GROC-047). */
const priceText = (
  { cents }: Pick<GroceryListItem, "cents">,
  { language, groceries }: PackWords,
): string | null =>
  cents === null || cents < MIN_CENTS
    ? null
    : groceries.packs.price({ price: formatMoney(language, cents, CURRENCY) });

/** All of it. */
export const noteWords = (
  item: Pick<GroceryListItem, "pack" | "left_over" | "is_likely_at_home" | "cents">,
  words: PackWords,
): NoteWords => ({
  pack: packText(item, words),
  left: leftText(item, words),
  price: priceText(item, words),
  likely: item.is_likely_at_home ? words.groceries.packs.likelyShort : null,
});
