import { type Insertable, sql, type Updateable } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import type { Tables } from "../platform/database/tables.gen.ts";

const COLUMNS = [
  "id",
  "organisation_id",
  "published",
  "name_en",
  "name_nl",
  "description_en",
  "description_nl",
  "image",
  "content_hash",
  "servings",
  "source",
  "ingredients_en",
  "ingredients_nl",
  "instructions_en",
  "instructions_nl",
  "custom_tag_ids",
  "meal_types",
  "dietary_preferences",
  "allergens",
  "prep_time_minutes",
  "cook_time_minutes",
  "total_calories",
  "protein_grams",
  "carbohydrates_grams",
  "fat_grams",
  "fiber_grams",
  "version",
] as const;

/** Whose recipes a caller sees: the product's and those of their organisation; drafts only where they may write. */
export interface RecipeView {
  readonly organisationId: number | null;
  readonly seesDrafts: "none" | "own" | "all";
}

const visible = (db: Db, { organisationId, seesDrafts }: RecipeView) =>
  db
    .selectFrom("simple_recipes")
    .select(COLUMNS)
    .where("deleted_at", "is", null)
    .$if(seesDrafts !== "all", (query) =>
      query.where((where) =>
        where.or([
          where("organisation_id", "is", null).and("published", "=", true),
          where("organisation_id", "=", organisationId).and(
            where.or([where("published", "=", true), where.val(seesDrafts === "own")]),
          ),
        ]),
      ),
    );

export function listVisibleRecipes(db: Db, view: RecipeView) {
  return visible(db, view).orderBy("id").execute();
}
export type SimpleRecipeRow = Awaited<ReturnType<typeof listVisibleRecipes>>[number];

export function findVisibleRecipe(
  db: Db,
  view: RecipeView,
  id: number,
): Promise<SimpleRecipeRow | undefined> {
  return visible(db, view).where("id", "=", id).executeTakeFirst();
}

/** Recipes by their ids, deleted ones too: what was planned stays readable. */
export function listRecipesByIds(db: Db, ids: readonly number[]): Promise<SimpleRecipeRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("simple_recipes")
    .select(COLUMNS)
    .where("id", "=", sql<number>`any (${[...ids]}::int[])`)
    .execute();
}

export function insertRecipe(db: Db, values: Insertable<Tables["simple_recipes"]>): Promise<SimpleRecipeRow> {
  return db.insertInto("simple_recipes").values(values).returning(COLUMNS).executeTakeFirstOrThrow();
}

export function updateRecipe(
  db: Db,
  id: number,
  changes: Updateable<Tables["simple_recipes"]>,
): Promise<SimpleRecipeRow> {
  return db
    .updateTable("simple_recipes")
    .set(changes)
    .where("id", "=", id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Takes a recipe out of sight; meals that were planned keep it. */
export async function retireRecipe(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable("simple_recipes")
    .set({ deleted_at: now, published: false })
    .where("id", "=", id)
    .execute();
}

/** Tags of the product and of an organisation. */
export function listTags(db: Db, organisationId: number | null) {
  return db
    .selectFrom("simple_recipe_custom_tags")
    .select(["id", "name", "human_name_en", "human_name_nl", "category"])
    .where((where) =>
      where.or([where("organisation_id", "is", null), where("organisation_id", "=", organisationId)]),
    )
    .orderBy("category")
    .orderBy("id")
    .execute();
}
export type TagRow = Awaited<ReturnType<typeof listTags>>[number];

/** Every tag by its id, whoever made it. */
export function listTagsByIds(db: Db, ids: readonly number[]): Promise<TagRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("simple_recipe_custom_tags")
    .select(["id", "name", "human_name_en", "human_name_nl", "category"])
    .where("id", "=", sql<number>`any (${[...ids]}::int[])`)
    .execute();
}

/** The sections of an organisation, else the product's, in order. */
export async function listSections(db: Db, organisationId: number | null) {
  const rows = await db
    .selectFrom("simple_recipe_sections")
    .select([
      "id",
      "organisation_id",
      "kind",
      "layout",
      "title_en",
      "title_nl",
      "custom_tag_id",
      "recipe_ids",
    ])
    .where((where) =>
      where.or([where("organisation_id", "is", null), where("organisation_id", "=", organisationId)]),
    )
    .orderBy("position")
    .orderBy("id")
    .execute();
  const own = rows.filter((row) => row.organisation_id !== null);
  return own.length > 0 ? own : rows;
}
export type SectionRow = Awaited<ReturnType<typeof listSections>>[number];
