/** The starter recipes as the planner wants them, straight from the content files. */
import type { Content, Recipe } from "@plateful/content";
import { INTOLERANCES, type Macros } from "@plateful/nutrition";
import { compileLibrary, type Library, type RecipeRow, type Rules } from "@plateful/planning";

const macrosOf = ({ kcal, protein, carbohydrates, fat }: Recipe["portion"]): Macros => ({
  kcal,
  protein,
  carbohydrates,
  fat,
});

const toRow = (recipe: Recipe, dislikeOf: ReadonlyMap<string, string>): RecipeRow => ({
  id: recipe.id,
  perPortion: macrosOf(recipe.portion),
  mealTypes: recipe.meals,
  diets: recipe.diets,
  intolerances: INTOLERANCES.filter((intolerance) => !recipe.intolerances.includes(intolerance)),
  allergens: recipe.allergens,
  allergensKnown: recipe.factsKnown,
  avoid: recipe.ingredientsToAvoid.map((id) => dislikeOf.get(id) ?? id),
  tags: recipe.tags,
  preparationMinutes: recipe.preparationMinutes + recipe.cookingMinutes,
  mainGroup: recipe.mainGroup,
  popularity: 0.5,
  groceries: recipe.groceries,
});

const dislikesById = (content: Content): ReadonlyMap<string, string> =>
  new Map(content.ingredientsToAvoid.map(({ id, dislike }) => [id, dislike]));

export function libraryOf(content: Content): Library {
  const dislikeOf = dislikesById(content);
  return compileLibrary(
    content.recipes.map((recipe) => toRow(recipe, dislikeOf)),
    content.version,
  );
}

/** Whether a recipe breaks a restriction of a person, judged from the content and not by the planner. */
export function restrictionJudge(content: Content): (recipeId: string, rules: Rules) => boolean {
  const recipesById = new Map(content.recipes.map((recipe) => [recipe.id, recipe]));
  const dislikeOf = dislikesById(content);
  return (recipeId, rules) => {
    const recipe = recipesById.get(recipeId);
    if (recipe === undefined) return true;
    const offendsDiet = rules.diet !== "OMNIVORE" && !recipe.diets.includes(rules.diet);
    const offendsIntolerance = (rules.intolerances ?? []).some((one) => recipe.intolerances.includes(one));
    const holdsAvoided = recipe.ingredientsToAvoid.some((id) =>
      rules.avoid.includes(dislikeOf.get(id) ?? id),
    );
    return offendsDiet || offendsIntolerance || holdsAvoided;
  };
}
