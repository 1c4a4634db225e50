/** The details that have an editor of their own. */
export type DetailField =
  | "name"
  | "goal"
  | "gender"
  | "age"
  | "height"
  | "weight"
  | "goalWeight"
  | "diet"
  | "menopause"
  | "intolerances"
  | "avoid"
  | "recipeUnits";
