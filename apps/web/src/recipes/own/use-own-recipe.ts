import {
  calendarItems,
  createRecipe,
  ingredients,
  ownRecipes,
  type RecipeTemplate,
  recipeMeals,
  restoreRecipeTemplate,
  saveAndPlanRecipeMeal,
} from "@plateful/contract";
import type { MealType } from "@plateful/nutrition";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { dayOn, refreshCalendarDays } from "../../diary/index.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { GENERATED_MEALS } from "../../lib/person/current-user.ts";
import { call } from "../../lib/server/call.ts";
import { needed } from "../../lib/server/internal-error.ts";
import { useIntentKey } from "../../lib/server/use-intent-key.ts";
import { saveOver } from "../../lib/server/version-conflict.ts";
import { recipeTemplateQuery } from "../parts/recipe-query.ts";

/** Reads a recipe again, and every list that may show it. */
async function refreshRecipe(queryClient: QueryClient, id: number): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: recipeTemplateQuery(String(id)).queryKey }),
    queryClient.invalidateQueries({ queryKey: [GENERATED_MEALS], refetchType: "none" }),
  ]);
}

interface Amount {
  readonly servingId: number;
  readonly quantity: number;
}

/** A draft with its first ingredient (ledger REC-059). */
export async function startDraft(
  name: string,
  mealType: MealType,
  { servingId, quantity }: Amount,
  idempotencyKey: string,
): Promise<RecipeTemplate> {
  const draft = await call(ownRecipes.create, { body: { name, tags: [mealType] }, idempotencyKey });
  await addIngredient(draft.id, { servingId, quantity }, idempotencyKey);
  return draft;
}

export const addIngredient = (recipeId: number, { servingId, quantity }: Amount, idempotencyKey: string) =>
  call(ingredients.create, {
    body: { quantity, suggested_serving: servingId, object_id: recipeId, content_type: "recipetemplate" },
    idempotencyKey,
  });

/** Another food or serving in the place of an ingredient (ledger REC-075). */
export const swapIngredient = (id: number, { servingId, quantity }: Amount) =>
  call(ingredients.change, { params: { id: String(id) }, body: { quantity, suggested_serving: servingId } });

/** Changes of the ingredients of one recipe; each reads the recipe again (ledger REC-036, REC-075). */
export function useIngredientChanges(recipeId: number) {
  const queryClient = useQueryClient();
  const onSettled = () => refreshRecipe(queryClient, recipeId);
  const setQuantity = useMutation({
    mutationFn: ({ id, quantity }: { id: number; quantity: number }) =>
      call(ingredients.change, { params: { id: String(id) }, body: { quantity } }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (id: number) => call(ingredients.remove, { params: { id: String(id) } }),
    onSettled,
  });
  return { setQuantity, remove };
}

/** Where a saved recipe is planned at once. */
interface PlanPlace {
  readonly date: string;
  readonly slotId: number;
  readonly replacedItemId: number | null;
}

interface Saving {
  readonly name: string;
  readonly mealType: MealType;
  /** Null: only saved. */
  readonly place: PlanPlace | null;
}

async function planAtOnce(recipeId: number, name: string, place: PlanPlace, key: string): Promise<void> {
  const body = { recipe_template: recipeId, portions: 1 };
  const meal = await call(recipeMeals.create, { body, idempotencyKey: key });
  await call(saveAndPlanRecipeMeal, {
    body: {
      id: meal.id,
      name,
      calendar_day_id: (await dayOn(place.date, undefined)).id,
      meal_slot_id: place.slotId,
    },
    idempotencyKey: key,
  });
  if (place.replacedItemId !== null)
    await call(calendarItems.remove, { params: { id: String(place.replacedItemId) } });
}

const fieldsOf = (recipe: RecipeTemplate) => ({
  version: recipe.version,
  name: recipe.name,
  // They are read as objects and written as their names.
  tags: recipe.tags.map((tag) => tag.name),
});

const isSameText = (a: RecipeTemplate, b: RecipeTemplate): boolean =>
  JSON.stringify({ ...fieldsOf(a), version: 0 }) === JSON.stringify({ ...fieldsOf(b), version: 0 });

/** The name or the meal of a recipe, in words. */
const recipeText = (value: unknown, mealTypes: Readonly<Record<string, string>>): string =>
  Array.isArray(value) ? value.map((tag) => mealTypes[String(tag)] ?? String(tag)).join(", ") : String(value);

/**
 * Publishes a recipe under its name, and plans it where that is wished (ledger REC-061, REC-070). It goes on from what its
 * form opened with; what the form itself did to the ingredients since is no change of someone else.
 */
export function useSaveOwnRecipe(recipe: RecipeTemplate, opened: RecipeTemplate) {
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  const { ownRecipe, recipeSearch, meals } = usePhrases();
  return useMutation({
    mutationFn: async (saving: Saving) => {
      const { name, mealType, place } = saving;
      const params = { id: String(recipe.id) };
      await saveOver({
        base: fieldsOf(isSameText(recipe, opened) ? recipe : opened),
        changes: { name, tags: [mealType] },
        send: (body, version) =>
          call(ownRecipes.change, { params, body: { ...body, published: true }, version }),
        label: (key) => (key === "name" ? ownRecipe.name : recipeSearch.meal),
        text: (_key, value) => recipeText(value, meals.types),
        stateOf: (stored) => fieldsOf(stored as RecipeTemplate),
        unchanged: (_state, stored) => stored as RecipeTemplate,
      });
      if (place !== null) await planAtOnce(recipe.id, name, place, intent.keyFor(saving));
    },
    onSuccess: () => intent.done(),
    onSettled: () => Promise.all([refreshRecipe(queryClient, recipe.id), refreshCalendarDays(queryClient)]),
  });
}

/** Ends the writing of a recipe: a draft goes, a published one is put back or deleted (ledger REC-064 to REC-068). */
export function useEndOwnRecipe(recipe: RecipeTemplate | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (way: "restore" | "delete") => {
      const { id, version } = needed(recipe, "recipe_id");
      const params = { id: String(id) };
      if (way === "delete") await call(ownRecipes.remove, { params, version });
      else await call(restoreRecipeTemplate, { params, body: {}, version });
    },
    // What is there now is shown, so that the person decides again about that.
    onError: () => refreshRecipe(queryClient, needed(recipe, "recipe_id").id),
    onSuccess: (_answer, way) =>
      way === "delete"
        ? queryClient.invalidateQueries({ queryKey: [GENERATED_MEALS], refetchType: "none" })
        : refreshRecipe(queryClient, needed(recipe, "recipe_id").id),
  });
}

/** Makes a draft out of a recipe of the product, without its tags and its picture (ledger REC-066). */
export function useCopyRecipe() {
  const intent = useIntentKey();
  return useMutation({
    mutationFn: ({ recipe, name }: { recipe: RecipeTemplate; name: string }) => {
      const body = {
        recipe_template: {
          name,
          preparation_time_min: recipe.preparation_time_min,
          cooking_time_min: recipe.cooking_time_min,
          directions: recipe.directions,
        },
        ingredients: recipe.ingredients.map(({ quantity, suggested_serving }) => ({
          quantity,
          suggested_serving: suggested_serving.id,
        })),
      };
      return call(createRecipe, { body, idempotencyKey: intent.keyFor(body) });
    },
    onSuccess: () => intent.done(),
  });
}
