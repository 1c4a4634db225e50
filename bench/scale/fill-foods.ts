/** A million foods: rows of public tables through the product's own import, and made-up ones by one statement. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { plainText } from "@plateful/quantities";
import { type App, openApp } from "../../apps/server/src/app.ts";
import {
  type ImportedProduct,
  importFoods,
  type Rejection,
  readNevo,
  readOpenFoodFacts,
  readSourceFile,
  rewriteFoodWords,
} from "../../apps/server/src/foods/index.ts";
import { forLongWork } from "../../apps/server/src/platform/calls/services.ts";
import type { Queryable } from "../../apps/server/src/platform/database/open-database.ts";
import { inSystemScope } from "../../apps/server/src/platform/database/scope.ts";
import { readSettings } from "../../apps/server/src/platform/settings/settings.ts";
import { SHARE } from "./people-sql.ts";

const MILLION = 1_000_000;
const KCAL = { protein: 4, carbs: 4, fat: 9 } as const;

/** Brands that exist nowhere. A company's products share the first digits of their numbers, and so the brand. */
const SYLLABLES = [
  "ba",
  "del",
  "fo",
  "gra",
  "hoe",
  "ki",
  "lun",
  "mar",
  "no",
  "pas",
  "ro",
  "sel",
  "ti",
  "ver",
  "wo",
  "zan",
];
const brandOf = (company: number): string | null => {
  if (company % 10 < 3) return null;
  const name = [company, company >> 4, company >> 8].map((at) => SYLLABLES[at % SYLLABLES.length]).join("");
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** A table of numbers, names and figures without energy, as public collections give it; or any that the product reads. */
function readRow(row: Readonly<Record<string, unknown>>): ImportedProduct | string {
  if (typeof row.gtin !== "string")
    return "NEVO-code" in row || "name_nl" in row ? readNevo(row) : readOpenFoodFacts(row);
  const figure = (name: string) => Number(row[name] ?? row[`${name}_g`] ?? 0);
  const kcal = KCAL.protein * figure("protein") + KCAL.carbs * figure("carbs") + KCAL.fat * figure("fat");
  return readOpenFoodFacts({
    code: row.gtin,
    product_name: row.name,
    brands: brandOf(Number(row.gtin.slice(0, -5)) % 4_096),
    "energy-kcal_100g": Math.min(900, kcal),
    proteins_100g: row.protein ?? row.protein_g,
    carbohydrates_100g: row.carbs ?? row.carbs_g,
    fat_100g: row.fat ?? row.fat_g,
    fiber_100g: row.fiber ?? row.fiber_g,
  });
}

/** Few foods are asked for often, and most hardly ever (Pareto); Dutch ones and those without a brand more than others. */
function simulatedPopularity({ sourceId, barcode }: ImportedProduct): number {
  const share = createHash("sha256").update(sourceId).digest().readUInt32BE() / 2 ** 32;
  const boost = barcode === null || barcode.startsWith("087") ? 20 : 1;
  return Math.min(MILLION, Math.floor(boost / (1 - share)));
}

/** How much is asked for what a question means, by its name; the questions were drawn by it. */
function meantPopularity(file: string | undefined): ReadonlyMap<string, number> {
  const queries =
    file === undefined ? [] : (JSON.parse(readFileSync(file, "utf8")) as { name: string; pop: number }[]);
  return new Map(queries.map(({ name, pop }) => [name, Math.round(MILLION ** pop)]));
}

/** Every so many rows, so that a smaller database holds the same kinds of names. */
async function* productsOf(file: string, share: number, meant: ReadonlyMap<string, number>) {
  let due = 0;
  for await (const row of readSourceFile(file)) {
    due += share;
    if (due < 1) continue;
    due -= 1;
    const product = readRow(row);
    if (typeof product === "string") yield product as Rejection;
    else
      yield { ...product, popularity: meant.get(plainText(product.name.en)) ?? simulatedPopularity(product) };
  }
}

interface Wanted {
  readonly foods: number;
  readonly files: readonly string[];
  readonly queries: string | undefined;
  readonly log: (line: string) => void;
}

/** Imports a share of each file through the product. */
export async function importFiles(app: App, { foods, files, queries, log }: Wanted): Promise<void> {
  const meant = meantPopularity(queries);
  for (const file of files) {
    const products = productsOf(file, Math.min(1, foods / MILLION), meant);
    const wanted = { source: `bench-${basename(file)}`, products, isWhole: false };
    const report = await importFoods(forLongWork(app.services), wanted);
    log(`${file}: ${report.added} products`);
  }
}

/** Opens the product on the database, which brings the schema up to date and loads the library, and imports the files. */
export async function importProducts(env: Readonly<Record<string, string>>, wanted: Wanted): Promise<void> {
  const app = await openApp(readSettings({ ...process.env, ...env, DEMO: "off", LOG_LEVEL: "error" }));
  try {
    await importFiles(app, wanted);
  } finally {
    await app.close();
  }
}

const list = (words: string) => `string_to_array('${words}', ' ')`;
const NOUNS_NL = list(
  "melk kaas yoghurt kwark brood ham kipfilet soep saus pasta rijst appelsap koek chocolade chips noten pindakaas jam honing boter vla ijs pizza worst zalm tonijn bonen erwten wortelen spinazie muesli havermout thee koffie limonade bier crackers beschuit ontbijtkoek stroopwafels mayonaise ketchup mosterd azijn olijfolie",
);
const NOUNS_EN = list(
  "milk cheese yoghurt quark bread ham chicken soup sauce pasta rice juice biscuits chocolate crisps nuts peanutbutter jam honey butter custard icecream pizza sausage salmon tuna beans peas carrots spinach muesli oats tea coffee lemonade beer crackers rusk gingerbread waffles mayonnaise ketchup mustard vinegar oil",
);
const ADJECTIVES = list(
  "bio vers mager vol halfvol light extra puur romig zoet pittig gerookt gebakken naturel fijn grof jong oud belegen volkoren",
);
const FLAVOURS = list(
  "aardbei vanille citroen kaneel naturel tomaat basilicum knoflook paprika honing karamel hazelnoot amandel kokos mango perzik framboos bosvruchten mokka pistache",
);
const at = (words: string, salt: number) =>
  `(${words})[1 + floor(pg_temp.share(n, ${salt}) * array_length(${words}, 1))::int]`;

/** Fills up to the wished number. One food in three has a word that few others have, as brands and villages are. */
const madeUp = (count: number) => `
  insert into foods (source, source_id, name_en, name_nl, brand_name, barcodes, category, kcal, protein, carbohydrates, fat, popularity, source_hash)
  select 'bench-made-up', n, initcap(${at(ADJECTIVES, 21)} || ' ' || ${at(NOUNS_EN, 22)}) || ' ' || ${at(FLAVOURS, 23)} || rare || ' ' || grams,
    initcap(${at(ADJECTIVES, 21)} || ' ' || ${at(NOUNS_NL, 22)}) || ' ' || ${at(FLAVOURS, 23)} || rare || ' ' || grams,
    initcap(translate(to_char(floor(power(pg_temp.share(n, 24), 2) * 4096), 'FM0000'), '0123456789', 'badelofiru')),
    case when pg_temp.share(n, 25) < 0.9 then array['0' || body || (10 - (
      select sum(substr(body, i, 1)::int * case when i % 2 = 0 then 3 else 1 end) from generate_series(1, 12) i) % 10) % 10] else '{}' end,
    'OTHER', 50 + n % 500, n % 25, n % 60, n % 20, least(1e6, floor(1 / (1 - pg_temp.share(n, 27)))), 'bench'
  from generate_series(1, ${count}) n,
    lateral (select '871' || lpad(n::text, 9, '0') as body, 50 * (1 + n % 20) as grams,
      case when n % 3 = 0 then ' ' || translate(to_hex(floor(power(pg_temp.share(n, 26), 2) * 60000)::int + 4096), '0123456789', 'aeiouklmnt') else '' end as rare) made
  order by n`;

const SERVINGS = `
  insert into suggested_servings (food_id, key, description_en, description_nl, measurement_en, measurement_nl, measurements_en,
    measurements_nl, quantity, metric_value, metric_unit)
  select id, '100-g', '100 g', '100 g', 'g', 'g', 'g', 'g', 100, 100, 'g' from foods where source = 'bench-made-up'
  union all
  select id, 'serving', '1 serving', '1 portie', 'serving', 'portie', 'servings', 'porties', 1, 30, 'g' from foods
  where source = 'bench-made-up' and id % 2 = 0`;

export async function makeUpFoods(
  client: Queryable,
  foods: number,
  log: (line: string) => void,
): Promise<void> {
  await client.query(SHARE);
  const { rows } = await client.query<{ there: number }>(
    "select count(*)::int as there from foods where key is null",
  );
  const missing = foods - (rows[0]?.there ?? 0);
  if (missing > 0) {
    await client.query(madeUp(missing));
    await client.query(SERVINGS);
  }
  log(`${Math.max(0, missing)} foods made up`);
}

/** The tables of words follow from the foods. */
export async function rewriteWords(env: Readonly<Record<string, string>>): Promise<void> {
  const settings = readSettings({ ...process.env, ...env, DEMO: "off", LOG_LEVEL: "error" });
  const app = await openApp(settings, { loadData: false });
  try {
    await inSystemScope(app.services.database.long.db, rewriteFoodWords);
  } finally {
    await app.close();
  }
}
