/** What the recipes of a simple organisation are chosen by (ledger PROF-005). */
const PREFERENCE_FIELDS = ["motivation", "cookingStyles", "mealTimes", "simpleDiet", "allergens"] as const;
export type PreferenceField = (typeof PREFERENCE_FIELDS)[number];

/** How someone likes to cook (ledger PLAN-093). */
const COOKING_FIELDS = [
  "howYouCook",
  "leftovers",
  "cookingEvenings",
  "weekdayBreakfast",
  "groceries",
] as const;
export type CookingField = (typeof COOKING_FIELDS)[number];

/** The details that have an editor of their own. */
export type DetailField =
  | "name"
  | "timeZone"
  | "goal"
  | "gender"
  | "age"
  | "height"
  | "weight"
  | "goalWeight"
  | "diet"
  | "menopause"
  | "intolerances"
  | "allergies"
  | "avoid"
  | "recipeUnits"
  | PreferenceField
  | CookingField;

/** A detail with what is known of it, in words. */
export interface Detail {
  readonly field: DetailField;
  readonly text: string;
}

export const isPreference = (field: DetailField): field is PreferenceField =>
  PREFERENCE_FIELDS.some((preference) => preference === field);

export const isCookingField = (field: DetailField): field is CookingField =>
  COOKING_FIELDS.some((wish) => wish === field);
