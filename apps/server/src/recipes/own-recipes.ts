import { DISABLE_PRODUCT_LOGGING } from "@plateful/access";
import type {
  createRecipe as createRecipeEndpoint,
  ownRecipes,
  RecipeTemplate,
  restoreRecipeTemplate as restoreEndpoint,
} from "@plateful/contract";
import { MEAL_TYPES } from "@plateful/nutrition";
import { servingsByIds } from "../foods/index.ts";
import { checkOwnPicture } from "../media/index.ts";
import { InvalidFields, invalidField, Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import type { Db } from "../platform/database/open-database.ts";
import { lockVersion, type Versioned } from "../platform/http/versions.ts";
import { refreshFacts } from "./own-recipe-facts.ts";
import {
  deleteIngredientsOf,
  deleteOwnRecipe,
  findPublishedForm,
  insertIngredients,
  insertOwnRecipe,
  isPlannedAnywhere,
  type NewIngredient,
  type OwnRecipeFields,
  publish,
  type RecipeSource,
  retireOwnRecipe,
  setSource,
  toFields,
  unpublish,
  updateOwnRecipe,
} from "./own-recipe-store.ts";
import { recipesByIds } from "./recipe-catalogue.ts";
import { allowsOwnRecipes, isLoggingDisabled } from "./recipe-rights-store.ts";
import { listIngredients, listRecipes, type RecipeTemplateRow } from "./recipe-store.ts";

type Calls = typeof ownRecipes;
type Written = Pick<
  Call<Calls["change"]>["body"],
  "name" | "tags" | "preparation_time_min" | "cooking_time_min" | "external_url" | "directions" | "image"
>;

/** Own recipes are for people whose organisation allows them and who may log products (REC-082, REC-083). */
export async function checkMayMake(call: Call): Promise<void> {
  const { id, organisationId, flags } = call.actor;
  const isRefused =
    flags.includes(DISABLE_PRODUCT_LOGGING) ||
    (await isLoggingDisabled(call.db, id)) ||
    !(await allowsOwnRecipes(call.db, organisationId));
  if (isRefused) throw new Problem("permission_denied");
}

/** A recipe shows only a picture that its author uploaded. */
async function checkPicture(call: Call, { image }: Written): Promise<void> {
  if (typeof image === "string") await checkOwnPicture(call, "image", image);
}

/** A recipe that the caller made; one that can only be read is refused, another is not there (REC-077, REC-085). */
export async function getOwnRecipe(call: Call, id: number): Promise<RecipeTemplateRow> {
  const [row] = await listRecipes(call.db, [id]);
  if (row === undefined || row.deleted_at !== null) throw new Problem("not_found");
  if (row.author_id !== call.actor.id) throw new Problem("permission_denied");
  return row;
}

export async function readRecipe(call: Call, id: number): Promise<RecipeTemplate> {
  const recipe = (await recipesByIds(call.services, call.db, [id])).get(id);
  if (recipe === undefined) throw new Problem("not_found");
  return recipe.presented[call.language];
}

/** Shown and locked to its author alone. */
export const versionedRecipe: Versioned<Call & { readonly params: { readonly id: number } }> = {
  lock: async (call) =>
    lockVersion(call.db, "recipe_templates", (await getOwnRecipe(call, call.params.id)).id),
  read: (call) => readRecipe(call, call.params.id),
};

const NEW: OwnRecipeFields = {
  name: "",
  tags: [],
  meal_types: [],
  preparation_time_min: null,
  cooking_time_min: null,
  external_url: null,
  image: null,
  directions: [],
};

/** What stands in a recipe after a change; what the change leaves out stays. */
function withChange(old: OwnRecipeFields, body: Written): OwnRecipeFields {
  const tags = body.tags === undefined ? old.tags : [...new Set(body.tags)];
  return {
    name: body.name ?? old.name,
    tags,
    meal_types: MEAL_TYPES.filter((type) => tags.includes(type)),
    preparation_time_min:
      body.preparation_time_min === undefined ? old.preparation_time_min : body.preparation_time_min,
    cooking_time_min: body.cooking_time_min === undefined ? old.cooking_time_min : body.cooking_time_min,
    external_url: body.external_url === undefined ? old.external_url : body.external_url,
    image: body.image === undefined ? old.image : body.image,
    directions: body.directions ?? old.directions,
  };
}

/** Keeps a published recipe as it is, and takes it out of sight while it is edited (REC-062, REC-068). */
export async function takeUpForEditing(call: Call, row: RecipeTemplateRow): Promise<void> {
  if (!row.published) return;
  const ingredients = await listIngredients(call.db, "recipetemplate", [row.id]);
  await unpublish(call.db, row.id, {
    ...toFields(row),
    ingredients: ingredients.map(({ suggested_serving_id, quantity }) => ({
      suggested_serving_id,
      quantity,
    })),
  });
}

async function publishRecipe(call: Call, id: number): Promise<void> {
  if ((await listIngredients(call.db, "recipetemplate", [id])).length === 0)
    throw invalidField("ingredients", { code: "min_items", limit: 1 });
  await publish(call.db, id);
}

/** A draft that only its author sees; its figures come with its ingredients (REC-059, REC-085). */
export async function createOwnRecipe(call: Call<Calls["create"]>): Promise<RecipeTemplate> {
  await checkMayMake(call);
  await checkPicture(call, call.body);
  const id = await insertOwnRecipe(call.db, call.actor.id, withChange(NEW, call.body), call.now);
  if (call.body.published === true) await publishRecipe(call, id);
  return readRecipe(call, id);
}

/** Changes what a person wrote; publishing and unpublishing are changes of `published` (REC-061, REC-062). */
export async function changeOwnRecipe(
  call: Call<Calls["change"]> | Call<Calls["replace"]>,
): Promise<RecipeTemplate> {
  const row = await getOwnRecipe(call, call.params.id);
  await checkMayMake(call);
  const { body } = call;
  await checkPicture(call, body);
  if (body.published === false) await takeUpForEditing(call, row);
  const fields = withChange(toFields(row), body);
  await updateOwnRecipe(call.db, row.id, fields, call.now);
  if (body.tags !== undefined) await refreshFacts(call, { id: row.id, meal_types: fields.meal_types });
  if (body.published === true) await publishRecipe(call, row.id);
  return readRecipe(call, row.id);
}

/** Publishes a recipe of the caller's own under a name; one that is for no meal yet becomes one for this meal. */
export async function publishOwnRecipe(
  call: Call,
  id: number,
  name: string,
  mealType: string,
): Promise<RecipeTemplateRow> {
  const row = await getOwnRecipe(call, id);
  await checkMayMake(call);
  const old = toFields(row);
  const isForSomething = old.meal_types.length > 0;
  const fields = isForSomething
    ? { ...old, name }
    : { ...old, name, tags: [...old.tags, mealType], meal_types: [mealType] };
  await updateOwnRecipe(call.db, id, fields, call.now);
  if (!isForSomething) await refreshFacts(call, { id, meal_types: fields.meal_types });
  await publishRecipe(call, id);
  return getOwnRecipe(call, id);
}

/** A draft goes; what was published or planned stays for the meals that show it (REC-064, REC-065). */
export async function removeOwnRecipe(call: Call<Calls["remove"]>): Promise<undefined> {
  const row = await getOwnRecipe(call as Call, call.params.id);
  const wasPublished = row.published || (await findPublishedForm(call.db, row.id)) !== null;
  if (wasPublished || (await isPlannedAnywhere(call.db, row.id)))
    await retireOwnRecipe(call.db, row.id, call.now);
  else await deleteOwnRecipe(call.db, row.id);
}

/** Puts a recipe back as it was before its editing began; one that was never published is not there (REC-068). */
export async function restoreRecipeTemplate(call: Call<typeof restoreEndpoint>): Promise<RecipeTemplate> {
  const row = await getOwnRecipe(call, call.params.id);
  const form = await findPublishedForm(call.db, row.id);
  if (form === null) {
    if (row.published) return readRecipe(call, row.id);
    throw new Problem("not_found");
  }
  const { ingredients, ...fields } = form;
  await updateOwnRecipe(call.db, row.id, fields, call.now);
  await deleteIngredientsOf(call.db, "recipetemplate", row.id);
  const owner = { kind: "recipetemplate", id: row.id, userId: call.actor.id } as const;
  await insertIngredients(call.db, owner, ingredients, call.now);
  await refreshFacts(call, { id: row.id, meal_types: fields.meal_types });
  await publish(call.db, row.id);
  return readRecipe(call, row.id);
}

type Making = Pick<Call, "db" | "services" | "now"> & { readonly authorId: number };
const making = ({ db, services, now, actor }: Call): Making => ({ db, services, now, authorId: actor.id });

/** A draft of a person with its ingredients; answers its id. */
async function makeOwnRecipe(
  { authorId, ...into }: Making,
  written: Written & { name: string },
  added: readonly NewIngredient[],
): Promise<number> {
  const { db, now } = into;
  const fields = withChange(NEW, written);
  const id = await insertOwnRecipe(db, authorId, fields, now);
  await insertIngredients(db, { kind: "recipetemplate", id, userId: authorId }, added, now);
  await refreshFacts(into, { id, meal_types: fields.meal_types });
  return id;
}

interface BroughtRecipe {
  readonly written: Omit<Written, "image"> & { readonly name: string };
  readonly ingredients: readonly NewIngredient[];
  readonly source: RecipeSource;
  /** Whether all that goes in is known: without that it stays a draft. */
  readonly isWhole: boolean;
}

/** Keeps a recipe of another app as one of the person's own; answers its id (DOOR-133). */
export async function keepBroughtRecipe(
  into: Making,
  { written, ingredients, source, isWhole }: BroughtRecipe,
): Promise<number> {
  const id = await makeOwnRecipe(into, written, ingredients);
  await setSource(into.db, id, source);
  if (isWhole && ingredients.length > 0) await publish(into.db, id);
  return id;
}

/** Removes recipes that a file brought; one that is planned or was eaten stays for the meals that show it (DOOR-137). */
export async function removeBroughtRecipes(
  db: Db,
  authorId: number,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  const own = (await listRecipes(db, ids)).filter(
    (row) => row.author_id === authorId && row.deleted_at === null,
  );
  for (const { id } of own)
    if (await isPlannedAnywhere(db, id)) await retireOwnRecipe(db, id, now);
    else await deleteOwnRecipe(db, id);
}

/** Keeps a recipe that was written elsewhere, with its page and who wrote it; without ingredients it stays a draft (REC-113). */
export async function keepRecipeOfOthers(
  call: Call,
  written: Written & { name: string },
  added: readonly NewIngredient[],
  source: RecipeSource,
): Promise<number> {
  const id = await makeOwnRecipe(making(call), written, added);
  await setSource(call.db, id, source);
  if (added.length > 0) await publish(call.db, id);
  return id;
}

/** A copy of a recipe as a draft of the caller's own, without tags and picture (REC-066, REC-088). */
export async function createRecipe(call: Call<typeof createRecipeEndpoint>): Promise<RecipeTemplate> {
  await checkMayMake(call);
  const { recipe_template: template, ingredients } = call.body;
  const servings = await servingsByIds(
    call.services,
    call.db,
    ingredients.map((ingredient) => ingredient.suggested_serving),
  );
  const unknown = ingredients.flatMap(({ suggested_serving: id }, at) =>
    servings.has(id)
      ? []
      : [{ path: ["ingredients", at, "suggested_serving"], error: { code: "invalid_pk", id } as const }],
  );
  if (unknown.length > 0) throw new InvalidFields(unknown);
  const added = ingredients.map(
    ({ quantity, suggested_serving }): NewIngredient => ({
      quantity,
      suggested_serving_id: suggested_serving,
    }),
  );
  return readRecipe(call, await makeOwnRecipe(making(call as Call), template, added));
}
