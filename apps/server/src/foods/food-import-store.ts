import { type RawBuilder, sql } from "kysely";
import { mustHave } from "../platform/base/must-have.ts";
import type { Db } from "../platform/database/open-database.ts";
import type { ImportedProduct } from "./imported-product.ts";

export type HashedProduct = ImportedProduct & { readonly hash: string };

const json = (rows: readonly object[]): RawBuilder<unknown> => sql`${JSON.stringify(rows)}::jsonb`;

/** What the database holds of a source: fingerprints by the source's own ids. */
export async function listSourceHashes(
  trx: Db,
  source: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await trx
    .selectFrom("foods")
    .select(["source_id", "source_hash"])
    .where("source", "=", source)
    .where("source_id", "=", sql<string>`any (${[...ids]}::text[])`)
    .execute();
  return new Map(
    rows.map((row) => [mustHave(row.source_id, "the id of a food at its source"), row.source_hash]),
  );
}

/** Ids of everything that is offered from a source. */
export async function listOfferedIds(trx: Db, source: string): Promise<string[]> {
  const rows = await trx
    .selectFrom("foods")
    .select("source_id")
    .where("source", "=", source)
    .where("source_hash", "is not", null)
    .execute();
  return rows.map((row) => mustHave(row.source_id, "the id of a food at its source"));
}

/** What its source has dropped is no longer offered, and stays where someone's diary refers to it. */
export async function retireProducts(trx: Db, source: string, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable("foods")
    .set({ source_hash: null })
    .where("source", "=", source)
    .where("source_id", "=", sql<string>`any (${[...ids]}::text[])`)
    .execute();
}

/** 100 g or 100 ml of a product, and its serving when it has one. */
function servingsOf(product: ImportedProduct) {
  const { unit, serving } = product;
  const shared = { source_id: product.sourceId, metric_unit: unit };
  const hundred = {
    ...shared,
    key: `100-${unit}`,
    en: `100 ${unit}`,
    nl: `100 ${unit}`,
    one_en: unit,
    one_nl: unit,
    more_en: unit,
    more_nl: unit,
    quantity: 100,
    metric_value: 100,
    position: 0,
  };
  if (serving === null) return [hundred];
  const portion = {
    ...shared,
    key: "serving",
    en: "1 serving",
    nl: "1 portie",
    one_en: "serving",
    one_nl: "portie",
    more_en: "servings",
    more_nl: "porties",
    quantity: 1,
    metric_value: serving,
    position: 1,
  };
  return [hundred, portion];
}

const toRow = (product: HashedProduct) => ({
  source_id: product.sourceId,
  name_en: product.name.en,
  name_nl: product.name.nl,
  brand_name: product.brand,
  barcodes: product.barcode === null ? [] : [product.barcode],
  category: product.category ?? "OTHER",
  kcal: product.kcal,
  protein: product.protein,
  carbohydrates: product.carbohydrates,
  fat: product.fat,
  fiber: product.fiber,
  nutrients: product.nutrients,
  label_allergens: product.allergens ?? [],
  density: product.unit === "ml" ? 1 : null,
  popularity: product.popularity,
  source_hash: product.hash,
});

/** Writes products with their servings; those that are there already are changed in place, so that diaries keep them. */
export async function saveProducts(
  trx: Db,
  source: string,
  products: readonly HashedProduct[],
): Promise<void> {
  await sql`
    insert into foods (source, source_id, name_en, name_nl, brand_name, barcodes, category, kcal, protein, carbohydrates,
      fat, fiber, nutrients, label_allergens, density, popularity, source_hash)
    select ${source}::text, source_id, name_en, name_nl, brand_name, barcodes, category, kcal, protein, carbohydrates,
      fat, fiber, nutrients, label_allergens, density, popularity, source_hash
    from jsonb_to_recordset(${json(products.map(toRow))}) as p (source_id text, name_en text, name_nl text,
      brand_name text, barcodes text[], category text, kcal float8, protein float8, carbohydrates float8, fat float8,
      fiber float8, nutrients jsonb, label_allergens text[], density float8, popularity float8, source_hash text)
    on conflict (source, source_id) where source is not null do update set name_en = excluded.name_en,
      name_nl = excluded.name_nl, brand_name = excluded.brand_name, barcodes = excluded.barcodes,
      category = excluded.category, kcal = excluded.kcal, protein = excluded.protein, carbohydrates = excluded.carbohydrates, fat = excluded.fat, fiber = excluded.fiber, nutrients = excluded.nutrients,
      label_allergens = excluded.label_allergens, density = excluded.density, popularity = excluded.popularity, source_hash = excluded.source_hash`.execute(
    trx,
  );
  await sql`
    insert into suggested_servings (food_id, key, description_en, description_nl, measurement_en, measurement_nl,
      measurements_en, measurements_nl, quantity, metric_value, metric_unit, position)
    select f.id, s.key, s.en, s.nl, s.one_en, s.one_nl, s.more_en, s.more_nl, s.quantity, s.metric_value, s.metric_unit,
      s.position
    from jsonb_to_recordset(${json(products.flatMap(servingsOf))}) as s (source_id text, key text, en text, nl text,
      one_en text, one_nl text, more_en text, more_nl text, quantity float8, metric_value float8, metric_unit text,
      position int)
    join foods f on f.source = ${source} and f.source_id = s.source_id
    on conflict (food_id, key) do update set quantity = excluded.quantity, metric_value = excluded.metric_value,
      metric_unit = excluded.metric_unit`.execute(trx);
}
