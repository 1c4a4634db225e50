import { useParams } from "@tanstack/react-router";
import { CookPlannedRecipe } from "./CookPlannedRecipe.tsx";
import { CookRecipe } from "./CookRecipe.tsx";
import { CookSimpleRecipe } from "./CookSimpleRecipe.tsx";

/** Cooking step by step: a recipe, a planned meal or a simple recipe, as the address says (ledger REC-125). */
export function CookingScreen() {
  const { recipeTemplateId, recipeMealId, simpleRecipeId = "" } = useParams({ strict: false });
  if (recipeTemplateId !== undefined) return <CookRecipe id={recipeTemplateId} />;
  return recipeMealId === undefined ? (
    <CookSimpleRecipe id={simpleRecipeId} />
  ) : (
    <CookPlannedRecipe id={recipeMealId} />
  );
}
