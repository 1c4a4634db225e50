import type { SimpleRecipe, SimpleRecipeSection, SimpleRecipeTag } from "@plateful/content";
import type { CompleteLanguage } from "@plateful/phrases";
import { roundHalfUp } from "@plateful/quantities";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import type { Hashed } from "./content-store.ts";

const json = (rows: readonly object[]): RawBuilder<unknown> => sql`${JSON.stringify(rows)}::jsonb`;

export async function saveSimpleTags(trx: Db, tags: readonly Hashed<SimpleRecipeTag>[]): Promise<void> {
  const rows = tags.map(({ id, name, category, hash }) => ({
    key: id,
    name_en: name.en,
    name_nl: name.nl,
    category,
    content_hash: hash,
  }));
  await sql`
    insert into simple_recipe_custom_tags (key, name, human_name_en, human_name_nl, category, content_hash)
    select key, key, name_en, name_nl, category, content_hash
    from jsonb_to_recordset(${json(rows)}) as t (key text, name_en text, name_nl text, category text, content_hash text)
    on conflict (key) do update set human_name_en = excluded.human_name_en, human_name_nl = excluded.human_name_nl,
      category = excluded.category, content_hash = excluded.content_hash`.execute(trx);
}

const rounded = (value: number | null): number | null => (value === null ? null : roundHalfUp(value, 1));

/** Steps stand one per line; a note is marked as such (SREC-025). */
const instructionsIn = (recipe: SimpleRecipe, language: CompleteLanguage): string =>
  [
    ...recipe.steps.map((step) => step[language]),
    ...recipe.notes.map((note) => `NOTE: ${note[language]}`),
  ].join("\n");

const toRow = (recipe: Hashed<SimpleRecipe>) => ({
  key: recipe.id,
  name_en: recipe.name.en,
  name_nl: recipe.name.nl,
  description_en: recipe.about.en,
  description_nl: recipe.about.nl,
  servings: recipe.servings,
  ingredients_en: recipe.ingredients.map(({ text }) => text.en),
  ingredients_nl: recipe.ingredients.map(({ text }) => text.nl),
  ingredient_categories: recipe.ingredients.map(({ category }) => category),
  instructions_en: instructionsIn(recipe, "en"),
  instructions_nl: instructionsIn(recipe, "nl"),
  tag_keys: recipe.tagIds,
  meal_types: recipe.meals,
  dietary_preferences: recipe.diets,
  allergens: recipe.allergens,
  prep_time_minutes: recipe.preparationMinutes,
  cook_time_minutes: recipe.cookingMinutes,
  total_calories: rounded(recipe.figures.kcal),
  protein_grams: rounded(recipe.figures.protein),
  carbohydrates_grams: rounded(recipe.figures.carbohydrates),
  fat_grams: rounded(recipe.figures.fat),
  fiber_grams: rounded(recipe.figures.fiber),
  picture_foods: recipe.pictureFoods,
  content_hash: recipe.hash,
});

/** The product's own simple recipes belong to no organisation and are read by everybody. */
export async function saveSimpleRecipes(
  trx: Db,
  recipes: readonly Hashed<SimpleRecipe>[],
  now: Date,
): Promise<void> {
  await sql`
    insert into simple_recipes (key, published, name_en, name_nl, description_en, description_nl, servings,
      ingredients_en, ingredients_nl, ingredient_categories, instructions_en, instructions_nl, custom_tag_ids, meal_types,
      dietary_preferences, allergens, prep_time_minutes, cook_time_minutes, total_calories, protein_grams,
      carbohydrates_grams, fat_grams, fiber_grams, picture_foods, content_hash, created, modified)
    select key, true, name_en, name_nl, description_en, description_nl, servings, ingredients_en, ingredients_nl,
      ingredient_categories, instructions_en, instructions_nl,
      array(select t.id from unnest(r.tag_keys) with ordinality as k (key, position)
        join simple_recipe_custom_tags t on t.key = k.key order by k.position),
      meal_types, dietary_preferences, allergens, prep_time_minutes, cook_time_minutes, total_calories, protein_grams,
      carbohydrates_grams, fat_grams, fiber_grams, picture_foods, content_hash, ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${json(recipes.map(toRow))}) as r (key text, name_en text, name_nl text,
      description_en text, description_nl text, servings int, ingredients_en text[], ingredients_nl text[],
      ingredient_categories text[], instructions_en text, instructions_nl text, tag_keys text[], meal_types text[],
      dietary_preferences text[], allergens text[], prep_time_minutes int, cook_time_minutes int, total_calories float8,
      protein_grams float8, carbohydrates_grams float8, fat_grams float8, fiber_grams float8, picture_foods jsonb,
      content_hash text)
    on conflict (key) do update set published = true, deleted_at = null, name_en = excluded.name_en,
      name_nl = excluded.name_nl, description_en = excluded.description_en, description_nl = excluded.description_nl,
      servings = excluded.servings, ingredients_en = excluded.ingredients_en, ingredients_nl = excluded.ingredients_nl,
      ingredient_categories = excluded.ingredient_categories, instructions_en = excluded.instructions_en,
      instructions_nl = excluded.instructions_nl, custom_tag_ids = excluded.custom_tag_ids,
      meal_types = excluded.meal_types, dietary_preferences = excluded.dietary_preferences,
      allergens = excluded.allergens, prep_time_minutes = excluded.prep_time_minutes,
      cook_time_minutes = excluded.cook_time_minutes, total_calories = excluded.total_calories,
      protein_grams = excluded.protein_grams, carbohydrates_grams = excluded.carbohydrates_grams,
      fat_grams = excluded.fat_grams, fiber_grams = excluded.fiber_grams, picture_foods = excluded.picture_foods,
      content_hash = excluded.content_hash, modified = excluded.modified`.execute(trx);
}

export async function saveSimpleSections(
  trx: Db,
  sections: readonly Hashed<SimpleRecipeSection>[],
): Promise<void> {
  const rows = sections.map(({ id, kind, layout, position, title, tagId, recipeIds, hash }) => ({
    key: id,
    kind,
    layout,
    position,
    title_en: title.en,
    title_nl: title.nl,
    tag_key: tagId,
    recipe_keys: recipeIds,
    content_hash: hash,
  }));
  await sql`
    insert into simple_recipe_sections (key, kind, layout, position, title_en, title_nl, custom_tag_id, recipe_ids,
      content_hash)
    select s.key, s.kind, s.layout, s.position, s.title_en, s.title_nl, t.id,
      array(select r.id from unnest(s.recipe_keys) with ordinality as k (key, position)
        join simple_recipes r on r.key = k.key order by k.position),
      s.content_hash
    from jsonb_to_recordset(${json(rows)}) as s (key text, kind text, layout text, position int, title_en text,
      title_nl text, tag_key text, recipe_keys text[], content_hash text)
    left join simple_recipe_custom_tags t on t.key = s.tag_key
    on conflict (key) do update set kind = excluded.kind, layout = excluded.layout, position = excluded.position,
      title_en = excluded.title_en, title_nl = excluded.title_nl, custom_tag_id = excluded.custom_tag_id,
      recipe_ids = excluded.recipe_ids, content_hash = excluded.content_hash`.execute(trx);
}

/** What the pictures of the product's own simple recipes are drawn from. */
export async function listPicturedSimpleRecipes(trx: Db) {
  const rows = await trx
    .selectFrom("simple_recipes")
    .select(["id", "key", "name_en", "picture_foods", "content_hash"])
    .where("key", "is not", null)
    .execute();
  return rows.map((row) => ({
    ...row,
    picture_foods: row.picture_foods as unknown as { readonly name: string; readonly grams: number }[],
  }));
}
