import { type Actor as AccessActor, can } from "@plateful/access";
import type { SimpleRecipe, simpleRecipes } from "@plateful/contract";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import type { Actor } from "../platform/calls/who-is.ts";
import { lockVersion, type Versioned } from "../platform/http/versions.ts";
import { tagsOfRows, viewOf } from "./offered-recipes.ts";
import { presentSimpleRecipe } from "./present-simple-recipe.ts";
import {
  findVisibleRecipe,
  insertRecipe,
  listTags,
  retireRecipe,
  type SimpleRecipeRow,
  updateRecipe,
} from "./simple-recipe-store.ts";
import { getSimpleTaste } from "./simple-taste.ts";

type Calls = typeof simpleRecipes;
type Body = Call<Calls["change"]>["body"];

function asAccessActor({ id, isStaff, isCoach, organisationId }: Actor): AccessActor {
  return { role: isStaff ? "staff" : isCoach ? "coach" : "user", userId: id, organisationId };
}

/** Whether it is for the caller to write what belongs to an organisation, or to the product (SREC-041). */
export function mayWrite({ actor }: Pick<Call, "actor">, organisationId: number | null): boolean {
  const subject = { ownerId: null, ownerCoachId: null, organisationId };
  return can(asAccessActor(actor), "write-simple-recipe", subject);
}

/** @throws Problem permission_denied for everybody but staff and the coaches of the organisation (SREC-041). */
export function checkMayWrite(call: Pick<Call, "actor">, organisationId: number | null): void {
  if (!mayWrite(call, organisationId)) throw new Problem("permission_denied");
}

async function present(call: Call, row: SimpleRecipeRow): Promise<SimpleRecipe> {
  const { favourites } = await getSimpleTaste(call.db, call.actor.id);
  return presentSimpleRecipe(row, {
    language: call.language,
    tags: await tagsOfRows(call.db, [row]),
    favourites,
  });
}

async function getRow(call: Call, id: number): Promise<SimpleRecipeRow> {
  const row = await findVisibleRecipe(call.db, viewOf(call.actor), id);
  if (row === undefined) throw new Problem("not_found");
  return row;
}

async function checkTags(call: Call, ids: readonly number[] | undefined): Promise<void> {
  if (ids === undefined || ids.length === 0) return;
  const known = new Set((await listTags(call.db, call.actor.organisationId)).map(({ id }) => id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) throw invalidField("custom_tags", { code: "invalid_pk", id: unknown });
}

/** Leaves out what the caller did not say. */
const given = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };

/** People write in one language; both readers see those words. */
function toColumns(body: Body) {
  return given({
    name_en: body.name,
    name_nl: body.name,
    description_en: body.description,
    description_nl: body.description,
    ingredients_en: body.ingredients,
    ingredients_nl: body.ingredients,
    instructions_en: body.instructions,
    instructions_nl: body.instructions,
    // The shelves belonged to the former lines.
    ingredient_categories: body.ingredients === undefined ? undefined : [],
    image: body.image,
    servings: body.servings,
    source: body.source,
    custom_tag_ids: body.custom_tags,
    meal_types: body.meal_types,
    dietary_preferences: body.dietary_preferences,
    allergens: body.allergens,
    prep_time_minutes: body.prep_time_minutes,
    cook_time_minutes: body.cook_time_minutes,
    total_calories: body.total_calories,
    protein_grams: body.protein_grams,
    carbohydrates_grams: body.carbohydrates_grams,
    fat_grams: body.fat_grams,
    fiber_grams: body.fiber_grams,
    published: body.published,
  });
}

export async function createSimpleRecipe(call: Call<Calls["create"]>): Promise<SimpleRecipe> {
  const organisationId = call.actor.isStaff ? null : call.actor.organisationId;
  checkMayWrite(call, organisationId);
  const { body, now } = call;
  await checkTags(call, body.custom_tags);
  const row = await insertRecipe(call.db, {
    ...toColumns(body),
    organisation_id: organisationId,
    name_en: body.name,
    name_nl: body.name,
    servings: body.servings,
    ingredients_en: body.ingredients,
    ingredients_nl: body.ingredients,
    instructions_en: body.instructions ?? "",
    instructions_nl: body.instructions ?? "",
    created: now,
    modified: now,
  });
  return present(call, row);
}

export const getSimpleRecipe = async (call: Call<Calls["get"]>): Promise<SimpleRecipe> =>
  present(call, await getRow(call, call.params.id));

type Named = Call & { readonly params: { readonly id: number } };

/** A recipe that the caller may write. */
async function getWritable(call: Named): Promise<SimpleRecipeRow> {
  const row = await getRow(call, call.params.id);
  checkMayWrite(call, row.organisation_id);
  return row;
}

export const versionedSimpleRecipe: Versioned<Named> = {
  lock: async (call) => lockVersion(call.db, "simple_recipes", (await getWritable(call)).id),
  read: (call) => getSimpleRecipe(call as never),
};

export async function changeSimpleRecipe(
  call: Call<Calls["change"]> | Call<Calls["replace"]>,
): Promise<SimpleRecipe> {
  const row = await getWritable(call);
  await checkTags(call, call.body.custom_tags);
  return present(call, await updateRecipe(call.db, row.id, { ...toColumns(call.body), modified: call.now }));
}

export async function deleteSimpleRecipe(call: Call<Calls["remove"]>): Promise<undefined> {
  const row = await getWritable(call);
  await retireRecipe(call.db, row.id, call.now);
}
