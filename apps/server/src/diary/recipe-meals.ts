import type { CompanyPortion, editRecipeMealPortions, RecipeMeal, recipeMeals } from "@plateful/contract";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Call, Http } from "../platform/calls/call.ts";
import { type Page, pageWindow, toPage } from "../platform/http/page.ts";
import { findPlannableRecipe, portionOf } from "../recipes/index.ts";
import { findItemOfRecipeMeal } from "./day/calendar-item-store.ts";
import { dropBrokenLinksOfMeal } from "./day/leftover-store.ts";
import { companiesAfter } from "./day/meal-company.ts";
import { first, getDayRow, getItemRow, presentRecipeMeals } from "./day/read-diary.ts";
import {
  deleteRecipeMeal,
  findRecipeMeal,
  insertRecipeMeals,
  lockRecipeMeal,
  type NewRecipeMeal,
  pageOfRecipeMeals,
  type RecipeMealRow,
  resizeRecipeMeal,
  rewriteRecipeMeal,
  scaleRecipeMeal,
  storedCompany,
} from "./day/recipe-meal-store.ts";

type Calls = typeof recipeMeals;

export const referredId = (reference: number | { readonly id: number }): number =>
  typeof reference === "number" ? reference : reference.id;

export async function getRecipeMealRow(call: Pick<Call, "db">, id: number): Promise<RecipeMealRow> {
  const row = await findRecipeMeal(call.db, id);
  if (row === undefined) throw new Problem("not_found");
  return row;
}

/** A meal about to be changed: no other change of it runs until this one is stored. */
async function lockedRow(call: Pick<Call, "db">, id: number): Promise<RecipeMealRow> {
  const row = await lockRecipeMeal(call.db, id);
  if (row === undefined) throw new Problem("not_found");
  return row;
}

const read = async (call: Call, id: number): Promise<RecipeMeal> =>
  first(await presentRecipeMeals(call, [await getRecipeMealRow(call, id)]));

type Wish = Omit<NewRecipeMeal, "nutrition">;

async function toNewMeal(call: Call, wish: Wish): Promise<NewRecipeMeal> {
  const recipe = await findPlannableRecipe(call.services, call.db, wish.recipeId);
  if (recipe === null) throw invalidField("recipe_template", { code: "invalid_pk", id: wish.recipeId });
  return { ...wish, nutrition: portionOf(recipe.row, wish.multiplier) };
}

export async function listRecipeMeals(call: Call<Calls["list"]>, http: Http): Promise<Page<RecipeMeal>> {
  const { rows, count } = await pageOfRecipeMeals(call.db, call.subjectId, pageWindow(call.query));
  return toPage(call.query, http, count, await presentRecipeMeals(call, rows));
}

export async function createRecipeMeal(call: Call<Calls["create"]>): Promise<RecipeMeal> {
  const { body } = call;
  const meal = await toNewMeal(call, {
    userId: call.subjectId,
    recipeId: referredId(body.recipe_template),
    portions: body.portions,
    multiplier: body.portions_multiplier,
    directions: body.directions ?? null,
    // Nobody knows yet at which meal it will be eaten.
    company: [],
  });
  return read(call, first(await insertRecipeMeals(call.db, [meal], call.now)));
}

export const getRecipeMeal = (call: Call<Calls["get"]>): Promise<RecipeMeal> => read(call, call.params.id);

/** Those who eat along of a meal that is to be of this recipe; of one that stands in no diary, nobody. */
async function companyOfChanged(call: Call, row: RecipeMealRow, recipeId: number): Promise<CompanyPortion[]> {
  const stored = storedCompany(row.company);
  if (recipeId === row.recipe_template_id || stored.length === 0) return stored;
  const found = await findItemOfRecipeMeal(call.db, row.id);
  if (found === undefined) return [];
  const item = await getItemRow(call.db, found.id);
  const day = await getDayRow(call.db, item.calendar_day_id);
  return first(await companiesAfter(call, row.user_id, [{ item, day, change: { recipeId } }]));
}

/** Makes the meal again from a recipe, in another size or with other steps. */
async function remakeRecipeMeal(
  call: Call<Calls["change"]> | Call<Calls["replace"]>,
  row: RecipeMealRow,
  recipeId: number,
): Promise<void> {
  const { body } = call;
  const { portions = row.portions, portions_multiplier: multiplier = row.portions_multiplier } = body;
  const directions =
    body.directions === undefined ? (row.directions as NewRecipeMeal["directions"]) : body.directions;
  const company = await companyOfChanged(call, row, recipeId);
  const wish = { userId: row.user_id, recipeId, portions, multiplier, directions, company };
  await rewriteRecipeMeal(call.db, row.id, await toNewMeal(call, wish), call.now);
  await dropBrokenLinksOfMeal(call.db, row.id);
}

/** Another recipe or size makes the meal again from the recipe; other people only scale what is cooked. */
export async function changeRecipeMeal(
  call: Call<Calls["change"]> | Call<Calls["replace"]>,
): Promise<RecipeMeal> {
  const row = await lockedRow(call, call.params.id);
  const { body } = call;
  const recipeId =
    body.recipe_template === undefined ? row.recipe_template_id : referredId(body.recipe_template);
  const { portions = row.portions, portions_multiplier: multiplier = row.portions_multiplier } = body;
  const isSameMeal =
    recipeId === row.recipe_template_id &&
    multiplier === row.portions_multiplier &&
    body.directions === undefined;
  if (!isSameMeal) await remakeRecipeMeal(call, row, recipeId);
  else if (portions !== row.portions) await scaleRecipeMeal(call.db, row, portions, call.now);
  if ("portion" in body && body.portion !== undefined)
    await resizeRecipeMeal(call.db, await getRecipeMealRow(call, row.id), body.portion, call.now);
  return read(call, row.id);
}

export async function editPortions(call: Call<typeof editRecipeMealPortions>): Promise<RecipeMeal> {
  const row = await lockedRow(call, call.params.id);
  await scaleRecipeMeal(call.db, row, call.body.portions, call.now);
  return read(call, row.id);
}

export async function removeRecipeMeal(call: Call<Calls["remove"]>): Promise<undefined> {
  const row = await getRecipeMealRow(call, call.params.id);
  await deleteRecipeMeal(call.db, row.id);
}
