import type {
  Content,
  ContentFingerprints,
  Exercise,
  Food,
  IngredientToAvoid,
  Recipe,
} from "@plateful/content";
import type { PortionNutrition } from "@plateful/nutrition";
import { roundHalfUp } from "@plateful/quantities";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";

/** Any number: keeps two servers that start at once from loading at once. */
const CONTENT_LOCK = 7_241_002;

/** What the database was last loaded from; null before the first time. */
export async function findLoadedContent(db: Db): Promise<{ version: string; stamp: string } | null> {
  return (await db.selectFrom("content_versions").select(["version", "stamp"]).executeTakeFirst()) ?? null;
}

export async function lockContent(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CONTENT_LOCK})`.execute(trx);
}

const KINDS = {
  foods: "foods",
  recipes: "recipe_templates",
  ingredientsToAvoid: "ingredients_to_avoid",
  exercises: "exercise_templates",
  simpleRecipes: "simple_recipes",
  simpleRecipeTags: "simple_recipe_custom_tags",
  simpleRecipeSections: "simple_recipe_sections",
} as const;

/** The fingerprints of all rows that came from the content files. */
export async function listFingerprints(trx: Db): Promise<ContentFingerprints> {
  const { rows } = await sql<{ kind: keyof ContentFingerprints; key: string; content_hash: string }>`
    ${sql.join(
      Object.entries(KINDS).map(
        ([kind, table]) =>
          sql`select ${kind}::text as kind, key, content_hash from ${sql.table(table)} where content_hash is not null`,
      ),
      sql` union all `,
    )}`.execute(trx);
  const byKind: Record<keyof ContentFingerprints, Record<string, string>> = {
    foods: {},
    recipes: {},
    ingredientsToAvoid: {},
    exercises: {},
    simpleRecipes: {},
    simpleRecipeTags: {},
    simpleRecipeSections: {},
  };
  for (const row of rows) byKind[row.kind][row.key] = row.content_hash;
  return byKind;
}

export type Hashed<T> = T & { readonly hash: string };

export const json = (rows: readonly object[]): RawBuilder<unknown> => sql`${JSON.stringify(rows)}::jsonb`;

/** What all foods together contain; null as soon as that of one food is not known. */
function containedIn(recipe: Recipe, foodsById: ReadonlyMap<string, Food>): string[] | null {
  const lists = recipe.ingredients.map(({ foodId }) => foodsById.get(foodId)?.contains ?? null);
  return lists.some((words) => words === null)
    ? null
    : [...new Set(lists.flatMap((words) => words ?? []))].sort();
}

/** Digits that nobody weighs, and that every device would load with the recipes it plans by. */
const PORTION_DECIMALS = 3;

const shortPortion = ({ kcal, protein, carbohydrates, fat, fiber }: PortionNutrition): PortionNutrition => {
  const short = (amount: number): number => roundHalfUp(amount, PORTION_DECIMALS);
  return {
    kcal: short(kcal),
    protein: short(protein),
    carbohydrates: short(carbohydrates),
    fat: short(fat),
    fiber: fiber === null ? null : short(fiber),
  };
};

function toRecipeRow(recipe: Hashed<Recipe>, content: Content, foodsById: ReadonlyMap<string, Food>) {
  const labels = new Map(content.ingredientsToAvoid.map(({ id, name }) => [id, name.en]));
  return {
    key: recipe.id,
    name_en: recipe.name.en,
    name_nl: recipe.name.nl,
    tags: [...recipe.tags, ...recipe.meals],
    meal_types: recipe.meals,
    beside: recipe.beside,
    diets: recipe.diets,
    contains: containedIn(recipe, foodsById),
    is_keto: recipe.isKeto,
    main_group: recipe.mainGroup,
    avoid_labels: recipe.ingredientsToAvoid.map((id) => labels.get(id) ?? id),
    preparation_time_min: recipe.preparationMinutes,
    cooking_time_min: recipe.cookingMinutes,
    active_time_min: recipe.activeMinutes,
    waiting_time_min: recipe.waitingMinutes,
    cuisine: recipe.cuisine,
    kitchen: recipe.kitchen,
    fridge_days: recipe.fridgeDays,
    freezes: recipe.freezes,
    portions: recipe.portions,
    ...shortPortion(recipe.portion),
    directions: recipe.steps,
    note_en: recipe.note?.en ?? null,
    note_nl: recipe.note?.nl ?? null,
    content_hash: recipe.hash,
  };
}

export async function saveRecipes(
  trx: Db,
  recipes: readonly Hashed<Recipe>[],
  content: Content,
  now: Date,
): Promise<void> {
  const foodsById = new Map(content.foods.map((food) => [food.id, food]));
  const rows = recipes.map((recipe) => toRecipeRow(recipe, content, foodsById));
  const { rows: saved } = await sql<{ id: number; key: string; is_new: boolean }>`
    insert into recipe_templates (key, source_provider, published, name_en, name_nl, tags, meal_types, beside, diets, contains,
      is_keto, main_group, avoid_labels, preparation_time_min, cooking_time_min, active_time_min, waiting_time_min,
      cuisine, kitchen, fridge_days, freezes, portions, kcal, protein, carbohydrates, fat, fiber, directions, note_en, note_nl, content_hash,
      created, modified)
    select key, 'PLATEFUL', true, name_en, name_nl, tags, meal_types, beside, diets, contains, is_keto, main_group, avoid_labels,
      preparation_time_min, cooking_time_min, active_time_min, waiting_time_min, cuisine, kitchen, fridge_days, freezes, portions, kcal, protein, carbohydrates, fat, fiber, directions, note_en,
      note_nl, content_hash, ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${json(rows)}) as r (key text, name_en text, name_nl text, tags text[], meal_types text[], beside text[],
      diets text[], contains text[], is_keto boolean, main_group text, avoid_labels text[], preparation_time_min int,
      cooking_time_min int, active_time_min int, waiting_time_min int, cuisine text, kitchen text[], fridge_days int,
      freezes boolean, portions int, kcal float8, protein float8, carbohydrates float8, fat float8, fiber float8,
      directions jsonb, note_en text, note_nl text, content_hash text)
    on conflict (key) do update set published = true, deleted_at = null, name_en = excluded.name_en,
      name_nl = excluded.name_nl, tags = excluded.tags, meal_types = excluded.meal_types, beside = excluded.beside, diets = excluded.diets,
      contains = excluded.contains, is_keto = excluded.is_keto, main_group = excluded.main_group,
      avoid_labels = excluded.avoid_labels, preparation_time_min = excluded.preparation_time_min,
      cooking_time_min = excluded.cooking_time_min, active_time_min = excluded.active_time_min,
      waiting_time_min = excluded.waiting_time_min, cuisine = excluded.cuisine, kitchen = excluded.kitchen,
      fridge_days = excluded.fridge_days, freezes = excluded.freezes, portions = excluded.portions, kcal = excluded.kcal,
      protein = excluded.protein, carbohydrates = excluded.carbohydrates, fat = excluded.fat, fiber = excluded.fiber,
      directions = excluded.directions, note_en = excluded.note_en, note_nl = excluded.note_nl,
      content_hash = excluded.content_hash, modified = excluded.modified
    returning id, key, xmax = 0 as is_new`.execute(trx);
  await sql`insert into recipe_inspirations (recipe_template_id, "order")
    select id, inspiration_order(key) from recipe_templates
    where id = any (${saved.filter((row) => row.is_new).map(({ id }) => id)}::int[]) and beside = '{}'`.execute(
    trx,
  );
  await saveRecipeIngredients(trx, recipes, now);
}

/** Ingredients of a recipe are stored for one portion, so that a meal's are these times its size and people (REC-041). */
async function saveRecipeIngredients(trx: Db, recipes: readonly Recipe[], now: Date): Promise<void> {
  const rows = recipes.flatMap((recipe) =>
    recipe.ingredients.map(({ foodId, servingKey, quantity }, position) => ({
      recipe_key: recipe.id,
      food_key: foodId,
      serving_key: servingKey,
      quantity: roundHalfUp(quantity / recipe.portions, 6),
      position,
    })),
  );
  await sql`
    delete from ingredients i using recipe_templates r
    where i.content_type = 'recipetemplate' and i.object_id = r.id
      and r.key = any (${recipes.map(({ id }) => id)}::text[])`.execute(trx);
  await sql`
    insert into ingredients (content_type, object_id, suggested_serving_id, quantity, position, modified)
    select 'recipetemplate', r.id, s.id, i.quantity, i.position, ${now}::timestamptz
    from jsonb_to_recordset(${json(rows)}) as i (recipe_key text, food_key text, serving_key text, quantity float8,
      position int)
    join recipe_templates r on r.key = i.recipe_key
    join foods f on f.key = i.food_key
    join suggested_servings s on s.food_id = f.id and s.key = i.serving_key
    order by r.id, i.position`.execute(trx);
}

export async function saveIngredientsToAvoid(
  trx: Db,
  ingredients: readonly Hashed<IngredientToAvoid>[],
): Promise<void> {
  const rows = ingredients.map(({ id, name, foodIds, hash }) => ({
    key: id,
    label: name.en,
    name_nl: name.nl,
    food_keys: foodIds,
    content_hash: hash,
  }));
  await sql`
    insert into ingredients_to_avoid (key, label, name_nl, food_keys, content_hash)
    select * from jsonb_to_recordset(${json(rows)}) as i (key text, label text, name_nl text, food_keys text[],
      content_hash text)
    on conflict (key) do update set label = excluded.label, name_nl = excluded.name_nl,
      food_keys = excluded.food_keys, content_hash = excluded.content_hash`.execute(trx);
}

export async function saveExercises(trx: Db, exercises: readonly Hashed<Exercise>[]): Promise<void> {
  const rows = exercises.map(({ id, name, kcalPerKgPerMinute, hash }) => ({
    key: id,
    name_en: name.en,
    name_nl: name.nl,
    kcal_per_kg_per_min: kcalPerKgPerMinute,
    content_hash: hash,
  }));
  await sql`
    insert into exercise_templates (key, name_en, name_nl, kcal_per_kg_per_min, content_hash)
    select * from jsonb_to_recordset(${json(rows)}) as e (key text, name_en text, name_nl text,
      kcal_per_kg_per_min float8, content_hash text)
    on conflict (key) do update set name_en = excluded.name_en, name_nl = excluded.name_nl,
      kcal_per_kg_per_min = excluded.kcal_per_kg_per_min, content_hash = excluded.content_hash`.execute(trx);
}

/** What left the content files is no longer offered, and stays where someone's data refers to it. */
export async function retireContent(
  trx: Db,
  kind: keyof ContentFingerprints,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  if (kind === "recipes")
    await sql`update recipe_templates set published = false, deleted_at = ${now}, content_hash = null
      where key = any (${keys}::text[])`.execute(trx);
  else if (kind === "exercises")
    await sql`delete from exercise_templates e where key = any (${keys}::text[])
      and not exists (select from exercise_instances i where i.exercise_id = e.id)`.execute(trx);
  else if (kind === "ingredientsToAvoid")
    await sql`delete from ingredients_to_avoid where key = any (${keys}::text[])`.execute(trx);
  else if (kind === "simpleRecipes")
    await sql`update simple_recipes set published = false, deleted_at = ${now}, content_hash = null
      where key = any (${keys}::text[])`.execute(trx);
  else if (kind === "simpleRecipeTags" || kind === "simpleRecipeSections")
    await sql`delete from ${sql.table(KINDS[kind])} where key = any (${keys}::text[])`.execute(trx);
  else await sql`update foods set content_hash = null where key = any (${keys}::text[])`.execute(trx);
}

export async function rememberContent(trx: Db, version: string, stamp: string, now: Date): Promise<void> {
  await trx.deleteFrom("content_versions").execute();
  await trx.insertInto("content_versions").values({ version, stamp, loaded_at: now }).execute();
}
