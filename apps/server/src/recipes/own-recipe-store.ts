import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import type { RecipeTemplateRow } from "./recipe-store.ts";

/** What a person writes of a recipe; its figures and suitability follow from the ingredients. */
export interface OwnRecipeFields {
  readonly name: string;
  readonly tags: readonly string[];
  readonly meal_types: readonly string[];
  readonly preparation_time_min: number | null;
  readonly cooking_time_min: number | null;
  readonly external_url: string | null;
  readonly image: string | null;
  readonly directions: readonly { readonly text: string }[];
}

const toColumns = ({ name, tags, meal_types, directions, ...rest }: OwnRecipeFields) => ({
  ...rest,
  name_en: name,
  name_nl: name,
  tags: [...tags],
  meal_types: [...meal_types],
  directions: JSON.stringify(directions),
});

const NOTHING_YET = { kcal: 0, protein: 0, carbohydrates: 0, fat: 0, fiber: 0 };

/** A draft without ingredients. */
export async function insertOwnRecipe(
  db: Db,
  authorId: number,
  fields: OwnRecipeFields,
  now: Date,
): Promise<number> {
  const row = await db
    .insertInto("recipe_templates")
    .values({
      ...toColumns(fields),
      ...NOTHING_YET,
      author_id: authorId,
      source_provider: "USER_GENERATED",
      published: false,
      created: now,
      modified: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateOwnRecipe(db: Db, id: number, fields: OwnRecipeFields, now: Date): Promise<void> {
  await db
    .updateTable("recipe_templates")
    .set({ ...toColumns(fields), modified: now })
    .where("id", "=", id)
    .execute();
}

/** Where a recipe was written first. */
export interface RecipeSource {
  readonly source_author: string | null;
  readonly source_url: string | null;
}

export async function setSource(db: Db, id: number, source: RecipeSource): Promise<void> {
  await db.updateTable("recipe_templates").set(source).where("id", "=", id).execute();
}

/** What follows from the ingredients of a recipe. */
export interface OwnRecipeFacts {
  readonly kcal: number;
  readonly protein: number;
  readonly carbohydrates: number;
  readonly fat: number;
  readonly fiber: number | null;
  readonly diets: readonly string[];
  readonly contains: readonly string[] | null;
  readonly is_keto: boolean;
  readonly main_group: string;
  readonly avoid_labels: readonly string[];
}

export async function updateFacts(db: Db, id: number, facts: OwnRecipeFacts, now: Date): Promise<void> {
  const { diets, contains, avoid_labels, ...rest } = facts;
  await db
    .updateTable("recipe_templates")
    .set({
      ...rest,
      diets: [...diets],
      contains: contains === null ? null : [...contains],
      avoid_labels: [...avoid_labels],
      modified: now,
    })
    .where("id", "=", id)
    .execute();
}

/** A recipe as it was last published: what a person wrote, and its ingredients. */
export interface PublishedForm extends OwnRecipeFields {
  readonly ingredients: readonly { readonly suggested_serving_id: number; readonly quantity: number }[];
}

export async function findPublishedForm(db: Db, id: number): Promise<PublishedForm | null> {
  const row = await db
    .selectFrom("recipe_templates")
    .select("published_form")
    .where("id", "=", id)
    .executeTakeFirst();
  return (row?.published_form as PublishedForm | null | undefined) ?? null;
}

/** Takes a recipe out of sight while it is edited, and keeps how it was. */
export async function unpublish(db: Db, id: number, form: PublishedForm): Promise<void> {
  await db
    .updateTable("recipe_templates")
    .set({ published: false, published_form: JSON.stringify(form) })
    .where("id", "=", id)
    .execute();
}

export async function publish(db: Db, id: number): Promise<void> {
  await db
    .updateTable("recipe_templates")
    .set({ published: true, published_form: null })
    .where("id", "=", id)
    .execute();
}

/** Marks a recipe as deleted: planned meals keep showing it (REC-065). */
export async function retireOwnRecipe(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable("recipe_templates")
    .set({ published: false, deleted_at: now, published_form: null })
    .where("id", "=", id)
    .execute();
}

export async function isPlannedAnywhere(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom("recipe_meals")
    .select("id")
    .where("recipe_template_id", "=", id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes a draft that nothing refers to, with its ingredients. */
export async function deleteOwnRecipe(db: Db, id: number): Promise<void> {
  await deleteIngredientsOf(db, "recipetemplate", id);
  await db.deleteFrom("recipe_templates").where("id", "=", id).execute();
}

export async function deleteIngredientsOf(db: Db, kind: IngredientOwner, id: number): Promise<void> {
  await db.deleteFrom("ingredients").where("content_type", "=", kind).where("object_id", "=", id).execute();
}

export type IngredientOwner = "recipetemplate" | "recipemeal";

export interface NewIngredient {
  readonly suggested_serving_id: number;
  readonly quantity: number;
}

/** Writes ingredients behind those that are there; answers their ids in the same order. */
export async function insertIngredients(
  db: Db,
  owner: { readonly kind: IngredientOwner; readonly id: number; readonly userId: number },
  added: readonly NewIngredient[],
  now: Date,
): Promise<number[]> {
  if (added.length === 0) return [];
  const last = await db
    .selectFrom("ingredients")
    .select(sql<number>`coalesce(max(position), -1)`.as("position"))
    .where("content_type", "=", owner.kind)
    .where("object_id", "=", owner.id)
    .executeTakeFirstOrThrow();
  const rows = await db
    .insertInto("ingredients")
    .values(
      added.map((ingredient, at) => ({
        ...ingredient,
        content_type: owner.kind,
        object_id: owner.id,
        user_id: owner.userId,
        position: last.position + 1 + at,
        modified: now,
      })),
    )
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** What can be avoided, with the foods that are meant by it. */
export async function listAvoidedFoods(db: Db): Promise<{ id: string; foodIds: string[] }[]> {
  const rows = await db.selectFrom("ingredients_to_avoid").select(["label", "food_keys"]).execute();
  return rows.map(({ label, food_keys }) => ({ id: label, foodIds: food_keys }));
}

export const toFields = (row: RecipeTemplateRow): OwnRecipeFields => ({
  name: row.name_en,
  tags: row.tags,
  meal_types: row.meal_types,
  preparation_time_min: row.preparation_time_min,
  cooking_time_min: row.cooking_time_min,
  external_url: row.external_url,
  image: row.image,
  directions: row.directions as { text: string }[],
});
