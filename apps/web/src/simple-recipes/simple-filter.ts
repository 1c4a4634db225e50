import type { MealType } from "@plateful/nutrition";

/** Shown times in minutes that the sheet offers; null = any (ledger SREC-015). */
export const TIME_LIMITS = [5, 10, 20, 30, 60, null] as const;
/** Shorter texts search nothing (ledger SREC-013). */
const MIN_SEARCH_LENGTH = 3;

/** What the list of simple recipes is narrowed to. */
export interface SimpleFilter {
  readonly text: string;
  /** null = any, true = only saved ones (ledger SREC-011). */
  readonly favourites: true | null;
  readonly mealTypes: readonly MealType[];
  readonly minutes: number | null;
  readonly tags: readonly number[];
}

export const NO_FILTER: SimpleFilter = { text: "", favourites: null, mealTypes: [], minutes: null, tags: [] };

/** Any, only saved ones, any again (ledger SREC-011). */
export const nextFavourites = (now: SimpleFilter["favourites"]): SimpleFilter["favourites"] =>
  now === null ? true : null;

/** Puts a value into a list, or takes it out. */
export const toggled = <T>(values: readonly T[], value: T): T[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

/** The query of a filter; always from the first page on, because another filter is another list (ledger SREC-012). */
export function toQuery({ text, favourites, mealTypes, minutes, tags }: SimpleFilter) {
  const search = text.trim();
  return {
    ...(search.length >= MIN_SEARCH_LENGTH ? { search } : {}),
    ...(favourites === null ? {} : { is_favorite: favourites }),
    ...(mealTypes.length === 0 ? {} : { meal_types: [...mealTypes] }),
    ...(minutes === null ? {} : { total_time_lte: minutes }),
    ...(tags.length === 0 ? {} : { custom_tags: tags.map(String) }),
  };
}

/** How many filters of the sheet are on; the text is not one of them. */
export const countActive = ({ favourites, mealTypes, minutes, tags }: SimpleFilter): number =>
  (favourites === null ? 0 : 1) + mealTypes.length + (minutes === null ? 0 : 1) + tags.length;
