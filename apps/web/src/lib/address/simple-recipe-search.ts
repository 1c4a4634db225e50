import { isMealMoment, type MealMoment } from "@plateful/nutrition";
import { isCivilDate } from "@plateful/planning";
import { PATHS } from "./paths.ts";

/** From which meal a simple recipe was opened; without a date and a moment it is only looked at. */
export interface SimplePlace {
  readonly date?: string;
  readonly moment?: MealMoment;
  /** The slot of the person's plan; a moment alone will do. */
  readonly slot?: number;
  /** The planned meal whose place the recipe takes. */
  readonly replace?: number;
}

/** The address of the simple recipe search (ledger SREC-007). */
export interface SimpleSearchParams extends SimplePlace {
  readonly tag?: number;
  readonly tagTitle?: string;
  readonly favourites?: true;
  readonly hideSearchBar?: true;
}

/** The address of one simple recipe: from a meal, or as it was planned. */
export interface SimpleDetailParams extends SimplePlace {
  readonly meal?: number;
}

type Raw = Record<string, unknown>;

const readId = (value: unknown): number | undefined => {
  const id = typeof value === "number" ? value : Number(value ?? Number.NaN);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};
const isOn = (value: unknown): boolean => value === true || value === "true";

/** Leaves out what has no value. */
const present = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>;
  };

function readSimplePlace({ date, moment, slot, replace }: Raw): SimplePlace {
  return present({
    date: typeof date === "string" && isCivilDate(date) ? date : undefined,
    moment: typeof moment === "string" && isMealMoment(moment) ? moment : undefined,
    slot: readId(slot),
    replace: readId(replace),
  });
}

/** Reads the address of the search; what makes no sense is left out. */
export const readSimpleSearch = (raw: Raw): SimpleSearchParams => ({
  ...readSimplePlace(raw),
  ...present({
    tag: readId(raw.tag),
    tagTitle: typeof raw.tagTitle === "string" ? raw.tagTitle : undefined,
    favourites: isOn(raw.favourites) ? (true as const) : undefined,
    hideSearchBar: isOn(raw.hideSearchBar) ? (true as const) : undefined,
  }),
});

export const readSimpleDetail = (raw: Raw): SimpleDetailParams => ({
  ...readSimplePlace(raw),
  ...present({ meal: readId(raw.meal) }),
});

const withQuery = (path: string, params: object): string => {
  const query = new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)]));
  return query.size === 0 ? path : `${path}?${query}`;
};

/** The address of a simple recipe, with the meal that it was opened from. */
export const simpleRecipeHref = (id: number, params: SimpleDetailParams = {}): string =>
  withQuery(PATHS.simpleRecipe.replace("$simpleRecipeId", String(id)), params);

/** The address of the search. */
export const simpleSearchHref = (params: SimpleSearchParams = {}): string =>
  withQuery(PATHS.simpleRecipeSearch, params);
