import type { CompleteLanguage } from "@plateful/phrases";
import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import type { Slice } from "../platform/http/page.ts";

/** Where the name of a thing stands that people look for by its name in their language. */
const NAME_COLUMNS = {
  exercise_templates: { en: "name_en", nl: "name_nl" },
  /** The label is the English name. */
  ingredients_to_avoid: { en: "label", nl: "name_nl" },
} as const;

export interface NameSearch {
  readonly language: CompleteLanguage;
  readonly search: string | undefined;
}

/** Signs that mean something in a LIKE pattern are looked for as they are. */
const containing = (search: string) => `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;

/** Things whose name holds the text, in the order of their names. */
async function pageOfNamed<Columns>(
  db: Db,
  table: keyof typeof NAME_COLUMNS,
  { language, search }: NameSearch,
  { limit, offset }: Slice,
): Promise<{ rows: (Columns & { name: string })[]; count: number }> {
  const name = sql.ref(NAME_COLUMNS[table][language]);
  const matches = search === undefined ? sql`true` : sql`${name} ilike ${containing(search)}`;
  const { rows } = await sql<Columns & { name: string; total: number }>`
    select *, ${name} as name, count(*) over () as total from ${sql.table(table)}
    where ${matches} order by ${name}, id limit ${limit} offset ${offset}`.execute(db);
  return { rows, count: rows[0]?.total ?? 0 };
}

export const pageOfExerciseTemplates = (db: Db, wanted: NameSearch, slice: Slice) =>
  pageOfNamed<{ id: number; kcal_per_kg_per_min: number }>(db, "exercise_templates", wanted, slice);

export const pageOfIngredientsToAvoid = (db: Db, wanted: NameSearch, slice: Slice) =>
  pageOfNamed<{ id: number; label: string }>(db, "ingredients_to_avoid", wanted, slice);
