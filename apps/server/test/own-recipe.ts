import { readImport } from "./read-import.ts";
import type { Person, TestAnswer, TestApp } from "./test-app.ts";

/** The id of what a call made. */
export function made(answer: TestAnswer): number {
  if (![200, 201, 202].includes(answer.status))
    throw new Error(`Not made: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body.id;
}

export const ingredientBody = (recipe: number, serving: number) => ({
  quantity: 1,
  suggested_serving: serving,
  object_id: recipe,
  content_type: "recipetemplate",
});

/** A recipe that someone made and published, one of its ingredients, a meal of it, and one that was read from a text. */
export async function anOwnRecipe(app: TestApp, as: Person, serving: number) {
  const ownRecipe = made(await app.post("recipeTemplate/", { name: "Soup", tags: ["LUNCH"] }, { as }));
  const ingredient = made(await app.post("ingredient/", ingredientBody(ownRecipe, serving), { as }));
  await app.patch(`recipeTemplate/${ownRecipe}/`, { published: true }, { as });
  const recipeImport = made(await app.post("recipeImport/", { text: "Soup\nIngredients\n1 leek" }, { as }));
  await readImport(app, recipeImport, { as });
  const ownMeal = made(await app.post("recipeMeal/", { recipe_template: ownRecipe, portions: 1 }, { as }));
  return { ownRecipe, recipeImport, ingredient, ownMeal };
}
