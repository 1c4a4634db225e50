import * as contract from "@plateful/contract";
import { type Route, route } from "../platform/calls/call.ts";
import {
  getRecipeImportStatus,
  importRecipe,
  importRecipeProfile,
  simpleImportLimits,
} from "./import-simple-recipe.ts";
import {
  changeRecipeImport,
  deleteRecipeImport,
  getRecipeImport,
  importLimits,
  listRecipeImports,
  saveRecipeImport,
  startRecipeImport,
} from "./recipe-imports.ts";

export const recipeImportRoutes: readonly Route[] = [
  route(contract.startRecipeImport, startRecipeImport, { limits: importLimits }),
  route(contract.listRecipeImports, listRecipeImports),
  route(contract.getRecipeImport, getRecipeImport),
  route(contract.changeRecipeImport, changeRecipeImport),
  route(contract.deleteRecipeImport, deleteRecipeImport),
  route(contract.saveRecipeImport, saveRecipeImport),
  route(contract.importRecipe, importRecipe, { limits: simpleImportLimits }),
  route(contract.importRecipeProfile, importRecipeProfile, { limits: simpleImportLimits }),
  route(contract.getRecipeImportStatus, getRecipeImportStatus),
];
