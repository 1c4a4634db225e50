import { MEAL_TYPES } from "@plateful/nutrition";

interface AnsweredItem {
  readonly meal: object;
}

/** Whether an item of an answer is a side (PLAN-261): a recipe of the product that is tagged with no meal. */
export function isSide({ meal }: AnsweredItem): boolean {
  const { recipe_template: recipe } = meal as {
    readonly recipe_template?: {
      readonly source_provider: string;
      readonly tags: readonly { name: string }[];
    };
  };
  if (recipe === undefined || recipe.source_provider !== "PLATEFUL") return false;
  return !recipe.tags.some(({ name }) => MEAL_TYPES.some((meal) => meal === name));
}

/** The items that fill slots. How many sides are planned beside them follows from the seed of a plan. */
export const dishesOf = <Item extends AnsweredItem>(items: readonly Item[]): Item[] =>
  items.filter((item) => !isSide(item));
