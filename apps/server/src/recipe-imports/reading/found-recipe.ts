/** What a page or a text says of a recipe, in its own words. */
export interface FoundRecipe {
  readonly title: string | null;
  /** One ingredient a line, as it was written. */
  readonly ingredients: readonly string[];
  /** One step of the preparation each. */
  readonly steps: readonly string[];
  /** For how many it is; null where it does not say, or counts something else, such as loaves. */
  readonly servings: number | null;
  readonly preparationMinutes: number | null;
  readonly cookingMinutes: number | null;
  readonly totalMinutes: number | null;
  readonly author: string | null;
  readonly siteName: string | null;
  /** The language that it says it is written in, such as "nl" or "en-GB". */
  readonly language: string | null;
  /** Whether nothing said what goes in and what to do, so that each line is to be looked at. */
  readonly isGuessed: boolean;
}

export const NOTHING_FOUND: FoundRecipe = {
  title: null,
  ingredients: [],
  steps: [],
  servings: null,
  preparationMinutes: null,
  cookingMinutes: null,
  totalMinutes: null,
  author: null,
  siteName: null,
  language: null,
  isGuessed: false,
};

/** What the first says, and what the second says where the first is silent. */
export function completedBy(first: FoundRecipe, second: FoundRecipe): FoundRecipe {
  const list = (one: readonly string[], other: readonly string[]) => (one.length > 0 ? one : other);
  return {
    title: first.title ?? second.title,
    ingredients: list(first.ingredients, second.ingredients),
    steps: list(first.steps, second.steps),
    servings: first.servings ?? second.servings,
    preparationMinutes: first.preparationMinutes ?? second.preparationMinutes,
    cookingMinutes: first.cookingMinutes ?? second.cookingMinutes,
    totalMinutes: first.totalMinutes ?? second.totalMinutes,
    author: first.author ?? second.author,
    siteName: first.siteName ?? second.siteName,
    language: first.language ?? second.language,
    isGuessed: first.isGuessed || second.isGuessed,
  };
}

/** Whether it can be cooked from: a name, what goes in, and what to do. */
export const isWholeRecipe = ({ title, ingredients, steps }: FoundRecipe): boolean =>
  title !== null && ingredients.length > 0 && steps.length > 0;
