import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import { prepared } from "../platform/database/prepared.ts";

const templates = (db: Db) =>
  db
    .selectFrom("recipe_templates")
    .select([
      "id",
      "key",
      "author_id",
      "organisation_id",
      "source_provider",
      "published",
      "name_en",
      "name_nl",
      "tags",
      "meal_types",
      "beside",
      "diets",
      "contains",
      "is_keto",
      "main_group",
      "avoid_labels",
      "image",
      "content_hash",
      "preparation_time_min",
      "cooking_time_min",
      "active_time_min",
      "waiting_time_min",
      "cuisine",
      "kitchen",
      "fridge_days",
      "freezes",
      "external_url",
      "source_author",
      "source_url",
      "kcal",
      "protein",
      "carbohydrates",
      "fat",
      "fiber",
      "directions",
      "created",
      "modified",
      "deleted_at",
      "version",
    ]);

/** The recipes of the content, also those that left it: planned meals still show them. */
export function listContentRecipes(db: Db) {
  return templates(db).where("key", "is not", null).orderBy("id").execute();
}
export type RecipeTemplateRow = Awaited<ReturnType<typeof listContentRecipes>>[number];

/** Recipes by id, as far as this call may see them. */
export function listRecipes(db: Db, ids: readonly number[]): Promise<RecipeTemplateRow[]> {
  return ids.length === 0
    ? Promise.resolve([])
    : templates(db)
        .where("id", "in", [...ids])
        .execute();
}

/** What someone made and did not delete, the last changed first. */
export function listRecipesOfAuthor(db: Db, authorId: number): Promise<RecipeTemplateRow[]> {
  return templates(db)
    .where("author_id", "=", authorId)
    .where("deleted_at", "is", null)
    .orderBy("modified", "desc")
    .orderBy("id", "desc")
    .execute();
}

export interface RecipeFilter {
  readonly author?: number | undefined;
  readonly published?: boolean | undefined;
  readonly source_provider?: readonly string[] | undefined;
  readonly search?: string | undefined;
  /** Recipes for any of these meals. */
  readonly meal_types?: readonly string[] | undefined;
  readonly id?: readonly number[] | undefined;
}

interface MadeRecipes extends Omit<RecipeFilter, "search"> {
  readonly actorId: number;
  /** Pattern of the name. */
  readonly name: string | undefined;
}

/**
 * Which of them the caller may see is for the policy of the table to say. It asks of each row, so only those are shown to it that
 * it may let pass: of the recipes of others, that is what was planned for the caller.
 */
const madeRecipes = prepared((db, wanted: MadeRecipes) => {
  const planned = db
    .selectFrom("recipe_meals")
    .select("recipe_template_id")
    .where("user_id", "=", wanted.actorId);
  let query = db
    .selectFrom("recipe_templates")
    .select("id")
    .where((where) =>
      where.or([
        where("author_id", "=", wanted.actorId),
        where("id", "=", sql<number>`any (array(${planned}))`),
        where("source_provider", "=", sql.lit("PLATEFUL")),
      ]),
    )
    .where("key", "is", null)
    .where("deleted_at", "is", null)
    .where((where) => where.or([where("published", "=", true), where("author_id", "=", wanted.actorId)]));
  if (wanted.author !== undefined) query = query.where("author_id", "=", wanted.author);
  if (wanted.published !== undefined) query = query.where("published", "=", wanted.published);
  if (wanted.source_provider !== undefined)
    query = query.where("source_provider", "=", sql<string>`any (${wanted.source_provider}::text[])`);
  if (wanted.meal_types !== undefined)
    query = query.where(sql<boolean>`meal_types && ${wanted.meal_types}::text[]`);
  if (wanted.id !== undefined) query = query.where("id", "=", sql<number>`any (${wanted.id}::int[])`);
  const { name } = wanted;
  if (name !== undefined)
    query = query.where((where) =>
      where.or([where("name_en", "ilike", name), where("name_nl", "ilike", name)]),
    );
  return query;
});

/**
 * Ids of the listed recipes that are not of the content, which is held in memory: all of the caller's own, and published ones that
 * are planned for the caller or are the product's.
 */
export async function listMadeRecipeIds(
  db: Db,
  actorId: number,
  { search, author, published, source_provider, meal_types, id }: RecipeFilter,
): Promise<number[]> {
  const name = search === undefined ? undefined : `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const filter = { author, published, source_provider, meal_types, id };
  return (await madeRecipes(db, { ...filter, actorId, name })).map((row) => row.id);
}

const ingredientColumns = [
  "id",
  "object_id",
  "content_type",
  "suggested_serving_id",
  "quantity",
  "modified",
] as const;

export function listContentIngredients(db: Db) {
  return db
    .selectFrom("ingredients")
    .select(ingredientColumns)
    .where("content_type", "=", "recipetemplate")
    .where("user_id", "is", null)
    .orderBy("object_id")
    .orderBy("position")
    .execute();
}
export type IngredientRow = Awaited<ReturnType<typeof listContentIngredients>>[number];

/** The ingredients of recipes, planned recipes or single foods, in their order. */
export function listIngredients(
  db: Db,
  contentType: "recipetemplate" | "recipemeal" | "singlefoodmeal",
  objectIds: readonly number[],
): Promise<IngredientRow[]> {
  if (objectIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("ingredients")
    .select(ingredientColumns)
    .where("content_type", "=", contentType)
    .where("object_id", "=", sql<number>`any (${[...objectIds]}::int[])`)
    .orderBy("object_id")
    .orderBy("position")
    .execute();
}
