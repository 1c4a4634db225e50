import { isCivilDate } from "@plateful/planning";

/** From which meal a recipe was opened; without a date and a slot it is only looked at. */
export interface RecipeSearch {
  readonly date?: string;
  readonly slot?: number;
  /** The planned meal whose place the recipe takes. */
  readonly replace?: number;
}

const readId = (value: unknown): number | null => {
  const id = typeof value === "number" ? value : Number(value ?? Number.NaN);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

/** Reads the address of a recipe; what makes no sense is left out. */
export function readRecipeSearch(search: Record<string, unknown>): RecipeSearch {
  const slot = readId(search.slot);
  const replace = readId(search.replace);
  return {
    ...(typeof search.date === "string" && isCivilDate(search.date) ? { date: search.date } : {}),
    ...(slot === null ? {} : { slot }),
    ...(replace === null ? {} : { replace }),
  };
}
