import type { Food } from "@plateful/content";
import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import { type Hashed, json } from "./content-store.ts";

export async function saveFoods(trx: Db, foods: readonly Hashed<Food>[]): Promise<void> {
  const rows = foods.map(
    ({
      id,
      name,
      category,
      per100Grams,
      nutrients,
      density,
      contains,
      isStaple,
      isEveryday,
      pack,
      centsPerKg,
      hash,
    }) => ({
      key: id,
      name_en: name.en,
      name_nl: name.nl,
      category,
      kcal: per100Grams.kcal,
      protein: per100Grams.protein,
      carbohydrates: per100Grams.carbohydrates,
      fat: per100Grams.fat,
      fiber: per100Grams.fiber,
      nutrients,
      density,
      contains: contains === null ? null : [...contains],
      is_staple: isStaple,
      is_everyday: isEveryday,
      pack_grams: pack?.grams ?? null,
      shelf_life: pack?.shelfLife ?? null,
      pack_kind: pack?.kind ?? null,
      cents_per_kg: centsPerKg,
      content_hash: hash,
    }),
  );
  await sql`
    insert into foods (key, name_en, name_nl, category, kcal, protein, carbohydrates, fat, fiber, nutrients, density, contains,
      is_staple, is_everyday, pack_grams, shelf_life, pack_kind, cents_per_kg, content_hash)
    select * from jsonb_to_recordset(${json(rows)}) as f (key text, name_en text, name_nl text, category text,
      kcal float8, protein float8, carbohydrates float8, fat float8, fiber float8, nutrients jsonb, density float8, contains text[],
      is_staple boolean, is_everyday boolean, pack_grams int, shelf_life text, pack_kind text, cents_per_kg int, content_hash text)
    on conflict (key) do update set name_en = excluded.name_en, name_nl = excluded.name_nl,
      category = excluded.category, kcal = excluded.kcal, protein = excluded.protein,
      carbohydrates = excluded.carbohydrates, fat = excluded.fat, fiber = excluded.fiber, nutrients = excluded.nutrients,
      density = excluded.density, contains = excluded.contains, is_staple = excluded.is_staple,
      is_everyday = excluded.is_everyday, pack_grams = excluded.pack_grams, shelf_life = excluded.shelf_life,
      pack_kind = excluded.pack_kind, cents_per_kg = excluded.cents_per_kg, content_hash = excluded.content_hash`.execute(
    trx,
  );
  await saveServings(trx, foods);
}

/** How much the foods of the library are asked for: the number of its recipes that use them. */
export async function countUses(trx: Db): Promise<void> {
  await sql`
    update foods f set popularity = u.uses from (
      select f.id, count(distinct r.id)::float8 as uses from foods f
      left join suggested_servings s on s.food_id = f.id
      left join ingredients i on i.suggested_serving_id = s.id and i.content_type = 'recipetemplate'
      left join recipe_templates r on r.id = i.object_id and r.key is not null and r.published
      where f.key is not null group by f.id) u
    where u.id = f.id and f.popularity <> u.uses`.execute(trx);
}

/** A food that is poured is measured in millilitres, every other one in grams. */
async function saveServings(trx: Db, foods: readonly Food[]): Promise<void> {
  const rows = foods.flatMap((food) =>
    food.servings.map(({ key, measurement, measurements, measurementQuantity, grams }, position) => ({
      food_key: food.id,
      key,
      description_en: `${measurementQuantity} ${measurement.en}`,
      description_nl: `${measurementQuantity} ${measurement.nl}`,
      measurement_en: measurement.en,
      measurement_nl: measurement.nl,
      measurements_en: measurements.en,
      measurements_nl: measurements.nl,
      quantity: measurementQuantity,
      metric_value: food.density === null || key === "100-g" ? grams : grams / food.density,
      metric_unit: food.density === null || key === "100-g" ? "g" : "ml",
      position,
    })),
  );
  await sql`
    insert into suggested_servings (food_id, key, description_en, description_nl, measurement_en, measurement_nl,
      measurements_en, measurements_nl, quantity, metric_value, metric_unit, position)
    select f.id, s.key, s.description_en, s.description_nl, s.measurement_en, s.measurement_nl, s.measurements_en,
      s.measurements_nl, s.quantity, s.metric_value, s.metric_unit, s.position
    from jsonb_to_recordset(${json(rows)}) as s (food_key text, key text, description_en text, description_nl text,
      measurement_en text, measurement_nl text, measurements_en text, measurements_nl text, quantity float8, metric_value float8, metric_unit text, position int)
    join foods f on f.key = s.food_key
    on conflict (food_id, key) do update set description_en = excluded.description_en,
      description_nl = excluded.description_nl, measurement_en = excluded.measurement_en,
      measurement_nl = excluded.measurement_nl, measurements_en = excluded.measurements_en,
      measurements_nl = excluded.measurements_nl, quantity = excluded.quantity, metric_value = excluded.metric_value,
      metric_unit = excluded.metric_unit, position = excluded.position`.execute(trx);
}
