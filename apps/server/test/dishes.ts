import { MEAL_TYPES } from "@plateful/nutrition";
import { sql } from "kysely";
import { inSystemScope } from "../src/platform/database/scope.ts";
import type { TestApp } from "./test-app.ts";

/** Offers the sides of the content, which the database of the tests has without (`make-template.ts`); before anything is planned. */
export async function offerSides({ app }: TestApp): Promise<void> {
  await inSystemScope(app.services.db, (db) =>
    sql`update recipe_templates set published = true where cardinality(beside) > 0`.execute(db),
  );
}

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
