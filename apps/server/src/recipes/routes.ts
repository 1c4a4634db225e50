import {
  createRecipe as createRecipeEndpoint,
  generateMealsByBody,
  generateMeals as generateMealsEndpoint,
  getRecipeTemplate,
  ingredients,
  listRecipeTags,
  listRecipeTemplates as listRecipeTemplatesEndpoint,
  ownRecipes,
  recipeFeedback,
  recipeInspirations,
  restoreRecipeTemplate as restoreEndpoint,
  userDislikeRecipes,
  userFavouriteRecipes,
} from "@plateful/contract";
import { Problem } from "../platform/base/problem.ts";
import { type Route, route } from "../platform/calls/call.ts";
import {
  changeIngredient,
  createIngredient,
  getIngredient,
  listOwnIngredients,
  removeIngredient,
} from "./edit-ingredients.ts";
import { generateMeals } from "./generate-meals.ts";
import { listTags } from "./list-recipe-tags.ts";
import { listRecipeTemplates } from "./list-recipe-templates.ts";
import { changeMark, createMark, getMark, listMarks, removeMark } from "./mark-recipe.ts";
import type { MarkTable } from "./mark-store.ts";
import {
  changeOwnRecipe,
  createOwnRecipe,
  createRecipe,
  removeOwnRecipe,
  restoreRecipeTemplate,
  versionedRecipe,
} from "./own-recipes.ts";
import { recipesByIds } from "./recipe-catalogue.ts";
import {
  changeRecipeFeedback,
  createRecipeFeedback,
  getRecipeFeedback,
  listRecipeFeedback,
  removeRecipeFeedback,
} from "./recipe-feedback.ts";
import {
  changeRecipeInspiration,
  createRecipeInspiration,
  getRecipeInspiration,
  listRecipeInspirations,
  removeRecipeInspiration,
} from "./recipe-inspirations.ts";

const markRoutes = (calls: typeof userFavouriteRecipes, table: MarkTable): Route[] => [
  route(calls.list, (call, http) => listMarks(call, http, table)),
  route(calls.create, (call) => createMark(call, table)),
  route(calls.get, (call) => getMark(call, table)),
  route(calls.replace, (call) => changeMark(call, table)),
  route(calls.change, (call) => changeMark(call, table)),
  route(calls.remove, (call) => removeMark(call, table)),
];

export const recipeRoutes: readonly Route[] = [
  route(listRecipeTemplatesEndpoint, listRecipeTemplates, { readsReplica: true }),
  route(getRecipeTemplate, async (call) => {
    const recipe = (await recipesByIds(call.services, call.db, [call.params.id])).get(call.params.id);
    if (recipe === undefined) throw new Problem("not_found");
    return recipe.written(call.language);
  }),
  route(ownRecipes.create, createOwnRecipe),
  route(ownRecipes.replace, changeOwnRecipe, { versioned: versionedRecipe }),
  route(ownRecipes.change, changeOwnRecipe, { versioned: versionedRecipe }),
  route(ownRecipes.remove, removeOwnRecipe, { versioned: versionedRecipe }),
  route(restoreEndpoint, restoreRecipeTemplate, { versioned: versionedRecipe }),
  route(createRecipeEndpoint, createRecipe),
  route(ingredients.list, listOwnIngredients),
  route(ingredients.create, createIngredient),
  route(ingredients.get, getIngredient),
  route(ingredients.replace, changeIngredient),
  route(ingredients.change, changeIngredient),
  route(ingredients.remove, removeIngredient),
  route(recipeInspirations.list, listRecipeInspirations),
  route(recipeInspirations.create, createRecipeInspiration),
  route(recipeInspirations.get, getRecipeInspiration),
  route(recipeInspirations.replace, changeRecipeInspiration),
  route(recipeInspirations.change, changeRecipeInspiration),
  route(recipeInspirations.remove, removeRecipeInspiration),
  route(listRecipeTags, async (call, http) => listTags(call, http)),
  route(generateMealsEndpoint, (call, http) => generateMeals(call, http, call.query)),
  route(generateMealsByBody, (call, http) => generateMeals(call, http, call.body)),
  ...markRoutes(userFavouriteRecipes, "user_favourite_recipes"),
  ...markRoutes(userDislikeRecipes as unknown as typeof userFavouriteRecipes, "user_dislike_recipes"),
  route(recipeFeedback.list, listRecipeFeedback),
  route(recipeFeedback.create, createRecipeFeedback),
  route(recipeFeedback.get, getRecipeFeedback),
  route(recipeFeedback.replace, (call) => changeRecipeFeedback(call, true)),
  route(recipeFeedback.change, (call) => changeRecipeFeedback(call, false)),
  route(recipeFeedback.remove, removeRecipeFeedback),
];
