import type { CompleteLanguage } from "@plateful/phrases";
import { headPattern, SLIP_LETTERS } from "@plateful/quantities";
import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";

/** With so many finds among what is asked for more, what is asked for less is not looked at. */
const ENOUGH = 60;

/** Which names count as the person's own: the Dutch ones, or the English ones. */
const OWN_IS_DUTCH: Readonly<Record<CompleteLanguage, boolean>> = { en: false, nl: true };

export interface FoodQuestion {
  readonly plain: string;
  readonly words: readonly string[];
  /** What is looked for, for each of the words; see `wordTerm`. */
  readonly terms: readonly string[];
  /** What would do instead of all words. */
  readonly orElse: string | null;
  /** Whether the words may be the ends of compounds. */
  readonly withCompounds: boolean;
}

/**
 * Ids of the foods that a question finds, best first, 200 at most: names in the caller's language before those in the other. The
 * same name comes first, then everyday foods that are such a thing or begin so, then others of the library that are such a thing
 * (whole milk is a milk, milk chocolate is none), then names that begin so, then names with these words, then compounds that end
 * in them; in each what is asked for most (ledger FOOD-035, FOOD-040). The function of the database keeps its plan for the life
 * of a connection.
 */
export async function listFoundFoods(
  db: Db,
  language: CompleteLanguage,
  { plain, words, terms, orElse, withCompounds }: FoodQuestion,
): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select find_foods(${OWN_IS_DUTCH[language]}, ${plain}, ${[...words]}::text[], ${[...terms]}::text[], ${orElse}, ${withCompounds},
      ${headPattern(language, plain)}, ${ENOUGH}) as ids`.execute(db);
  return rows[0]?.ids ?? [];
}

export interface KnownWord {
  readonly word: string;
  readonly foods: number;
}

/** Known words that share a slip with what was typed, so that they may be what was meant. */
export async function listWordsBySlips(db: Db, slips: readonly string[]): Promise<KnownWord[]> {
  const { rows } = await sql<KnownWord>`
    select distinct w.word, w.foods from food_word_slips s join food_words w on w.word = s.word
    where s.slip = any (${[...slips]}::text[])`.execute(db);
  return rows;
}

/** Which of these are words of foods. */
export async function listKnownWords(db: Db, words: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("food_words")
    .select("word")
    .where("word", "=", sql<string>`any (${[...words]}::text[])`)
    .execute();
  return new Set(rows.map(({ word }) => word));
}

/** Writes down again which words the foods are made of, and which foods are asked for most; needed after foods were added, changed or taken out. */
export async function rewriteFoodWords(trx: Db): Promise<void> {
  await sql`delete from food_words`.execute(trx);
  await sql`delete from food_word_slips`.execute(trx);
  await sql`
    insert into food_words (word, foods)
    select word, ndoc from ts_stat('select words_en || words_nl from foods
      where content_hash is not null or source_hash is not null')`.execute(trx);
  await sql`
    insert into food_word_slips (slip, word)
    select distinct s.slip, w.word from food_words w, lateral (
      select left(w.word, ${SLIP_LETTERS}::int) as slip
      union all
      select overlay(left(w.word, ${SLIP_LETTERS}::int) placing '' from at for 1)
        from generate_series(1, least(length(w.word), ${SLIP_LETTERS}::int)) as at) as s
    where length(w.word) >= 4 and w.word ~ '[a-z]'`.execute(trx);
  await sql`select mark_short_ends(), rank_foods(), count_food_words()`.execute(trx);
}

/**
 * The foods that are asked for most: the everyday ones of the library, the rest of it, then imported products, each by how much
 * they are asked for.
 */
export async function listMostAskedFoods(db: Db, most: number) {
  const { rows } = await sql<{ id: number; is_library: boolean; is_everyday: boolean }>`
    select food_id as id, is_library, is_everyday from food_search
    order by is_library desc, is_everyday desc, popularity desc, food_id limit ${most}::int`.execute(db);
  return rows;
}
