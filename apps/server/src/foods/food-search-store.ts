import type { Language } from "@plateful/phrases";
import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import { SLIP_LETTERS } from "./search-words.ts";

/** More than anybody leafs through; what stands behind them is found by another word. */
const MOST_FOUND = 200;
/** How many foods with a common word are weighed against each other. */
const MOST_WEIGHED = 2_000;

/** Words of which the ends of Dutch compounds are known: shorter ones end too many others ("ei" and "prei"). */
const SHORTEST_HEAD = 3;
/** Words behind which stands what comes with a food, not what it is. */
const BESIDE = " (with|without|in|for|of|met|zonder|op|voor|uit) ";

/**
 * The end of the name of what is such a thing: "whole milk" is a milk, and so is "karnemelk", for Dutch writes both words
 * together; "milk chocolate" is none. A number behind it tells the fat ("goudse kaas 48"). What was typed is letters, digits and
 * spaces, so it needs no quoting.
 */
const headPattern = (language: Language, plain: string): string =>
  `${language === "nl" && plain.length >= SHORTEST_HEAD ? "" : "(^| )"}${plain}( [0-9]+)*$`;

/** Text that sorts behind every text with this beginning. */
const endOf = (start: string) => `${start}~`;

/**
 * Ids of the foods that a question finds, best first: names in the caller's language before those in the other. The same name
 * comes first, then everyday foods that are such a thing or begin so, then others of the library that are such a thing (whole
 * milk is a milk, milk chocolate is none), then names that begin so, then names with these words, then compounds that end in
 * them; in each what is asked for most (ledger FOOD-035, FOOD-040).
 */
export async function listFoundFoods(
  db: Db,
  language: Language,
  question: { readonly plain: string; readonly query: string },
): Promise<number[]> {
  const { plain, query } = question;
  const begun = plain
    .split(" ")
    .map((word) => `${word}:*`)
    .join("&");
  const [own, other] = language === "nl" ? ["nl", "en"] : ["en", "nl"];
  const name = sql.ref(`f.plain_${own}`);
  const otherName = sql.ref(`f.plain_${other}`);
  const words = sql.ref(`f.words_${own}`);
  const isOfLibrary = sql`f.key is not null`;
  const isHead = sql`(${name} ~ ${headPattern(language, plain)} and ${name} !~ ${BESIDE})`;
  const { rows } = await sql<{ id: number }>`
    with found as (
      (select id from foods where plain_nl ~>=~ ${plain} and plain_nl ~<~ ${endOf(plain)} limit ${MOST_FOUND})
      union
      (select id from foods where plain_en ~>=~ ${plain} and plain_en ~<~ ${endOf(plain)} limit ${MOST_FOUND})
      union
      (select id from foods where words_nl @@ ${query}::tsquery or words_en @@ ${query}::tsquery limit ${MOST_WEIGHED})
    )
    select f.id from found join foods f on f.id = found.id
    where f.content_hash is not null or f.source_hash is not null
    order by case
        when ${name} = ${plain} then 0
        when ${isOfLibrary} and f.is_everyday and (starts_with(${name}, ${plain}) or ${isHead}) then 1
        when ${isOfLibrary} and ${isHead} then 2
        when starts_with(${name}, ${`${plain} `}) then 3
        when starts_with(${name}, ${plain}) then 4
        when ${words} @@ ${begun}::tsquery then 5
        when ${words} @@ ${query}::tsquery then 6
        when ${otherName} = ${plain} then 7
        when starts_with(${otherName}, ${plain}) then 8
        else 9 end,
      f.key is null, f.is_everyday desc, f.popularity desc, length(${name}), ${name}, f.id
    limit ${MOST_FOUND}`.execute(db);
  return rows.map(({ id }) => id);
}

/** For each of these words, the known ones that end like it: "kool" gives "bloemkool". Most used first. */
export async function listWordsEndingIn(
  db: Db,
  words: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (words.length === 0) return new Map();
  const { rows } = await sql<{ typed: string; word: string }>`
    select typed, e.word from unnest(${[...words]}::text[]) as typed, lateral (
      select w.word from food_words w
      where reverse(w.word) ~>=~ reverse(typed) and reverse(w.word) ~<~ (reverse(typed) || '~') and w.word <> typed
      order by w.foods desc, w.word limit 20) as e`.execute(db);
  return new Map(
    [...Map.groupBy(rows, ({ typed }) => typed)].map(([typed, found]) => [
      typed,
      found.map(({ word }) => word),
    ]),
  );
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

/** Writes down anew which words the foods are made of; needed after foods were added, changed or taken out. */
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
}
