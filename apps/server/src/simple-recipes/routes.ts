import * as contract from "@plateful/contract";
import { type Route, route } from "../platform/calls/call.ts";
import { getInspiration } from "./get-inspiration.ts";
import { listCustomTags, listSimpleRecipes, listSuggestions } from "./list-simple-recipes.ts";
import { changeMark, createMark, getMark, listMarks, removeMark } from "./mark-simple-recipe.ts";
import type { SimpleMarkTable } from "./simple-mark-store.ts";
import {
  changeSimpleRecipeMeal,
  createSimpleRecipeMeal,
  deleteSimpleRecipeMeal,
  getSimpleRecipeMeal,
  listSimpleRecipeMeals,
} from "./simple-recipe-meals.ts";
import {
  changeSimpleRecipe,
  createSimpleRecipe,
  deleteSimpleRecipe,
  getSimpleRecipe,
  versionedSimpleRecipe,
} from "./write-simple-recipe.ts";

const { simpleRecipes, simpleRecipeMeals, simpleRecipeFavourites, simpleRecipeDislikes } = contract;

const markRoutes = (calls: typeof simpleRecipeFavourites, table: SimpleMarkTable): Route[] => [
  route(calls.list, (call, http) => listMarks(call, http, table)),
  route(calls.create, (call) => createMark(call, table)),
  route(calls.get, (call) => getMark(call, table)),
  route(calls.replace, (call) => changeMark(call, table)),
  route(calls.change, (call) => changeMark(call, table)),
  route(calls.remove, (call) => removeMark(call, table)),
];

export const simpleRecipeRoutes: readonly Route[] = [
  route(simpleRecipes.list, listSimpleRecipes),
  route(simpleRecipes.create, createSimpleRecipe),
  route(simpleRecipes.get, getSimpleRecipe),
  route(simpleRecipes.replace, changeSimpleRecipe, { versioned: versionedSimpleRecipe }),
  route(simpleRecipes.change, changeSimpleRecipe, { versioned: versionedSimpleRecipe }),
  route(simpleRecipes.remove, deleteSimpleRecipe, { versioned: versionedSimpleRecipe }),
  route(contract.getSimpleRecipeInspiration, getInspiration),
  route(contract.listSimpleRecipeSuggestions, listSuggestions),
  route(contract.listSimpleRecipeCustomTags, listCustomTags),
  ...markRoutes(simpleRecipeFavourites, "user_favourite_simple_recipes"),
  ...markRoutes(
    simpleRecipeDislikes as unknown as typeof simpleRecipeFavourites,
    "user_dislike_simple_recipes",
  ),
  route(simpleRecipeMeals.list, listSimpleRecipeMeals),
  route(simpleRecipeMeals.create, createSimpleRecipeMeal),
  route(simpleRecipeMeals.get, getSimpleRecipeMeal),
  route(simpleRecipeMeals.replace, changeSimpleRecipeMeal),
  route(simpleRecipeMeals.change, changeSimpleRecipeMeal),
  route(simpleRecipeMeals.remove, deleteSimpleRecipeMeal),
];
