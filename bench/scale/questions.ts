/** What is asked of the product: questions as people type them, drawn from the foods that are there. */

import { readFileSync } from "node:fs";
import { LANGUAGES } from "@plateful/phrases";
import type { Queryable } from "../../apps/server/src/platform/database/open-database.ts";

/** Numbers from 0 to 1, the same in each run (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

function mistype(word: string, next: () => number): string {
  const at = 1 + Math.floor(next() * (word.length - 1));
  const letter = LETTERS[Math.floor(next() * LETTERS.length)] ?? "a";
  return [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, at - 1) + (word[at] ?? "") + (word[at - 1] ?? "") + word.slice(at + 1),
  ][Math.floor(next() * 4)] as string;
}

/** Half are the beginning of a name while it is typed; the others are words of it, with the brand, or mistyped. */
function questionOf({ name, brand }: { name: string; brand: string | null }, next: () => number): string {
  const words = name.split(" ");
  const [first = name] = words;
  const word = words[Math.floor(next() * words.length)] ?? first;
  const kind = next();
  if (kind < 0.53) return name.slice(0, 1 + Math.floor(next() * 12)).trim();
  if (kind < 0.58) return word;
  if (kind < 0.79) return `${first} ${word}`;
  if (kind < 0.87 && brand !== null) return next() < 0.5 ? `${brand} ${first}` : `${first} ${brand}`;
  if (kind < 0.95 && word.length > 4) return mistype(word, next);
  return name;
}

/** Foods are drawn by how much they are asked for, so that common words are common. */
export async function searchQuestions(
  client: Queryable,
  language: "en" | "nl",
  count: number,
): Promise<string[]> {
  const { rows } = await client.query<{ name: string; brand: string | null }>(
    `select plain_${language} as name, plain_text(brand_name) as brand from foods
     where content_hash is not null or source_hash is not null
     order by power(('x' || substr(md5(id::text), 1, 7))::bit(28)::int / 268435456.0, 1 / power(popularity + 1, 0.6)) desc limit $1`,
    [count],
  );
  const next = seededNumbers(LANGUAGES.indexOf(language) + 1);
  return rows.map((row) => questionOf(row, next)).filter((question) => question !== "");
}

export async function knownBarcodes(client: Queryable, count: number): Promise<string[]> {
  const { rows } = await client.query<{ code: string }>(
    "select barcodes[1] as code from foods where barcodes <> '{}' order by md5(id::text) limit $1",
    [count],
  );
  return rows.map(({ code }) => code);
}

/** Words of the names of recipes, whole and begun. */
export async function recipeQuestions(client: Queryable, count: number): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select name_nl as name from recipe_templates where key is not null order by md5(id::text) limit $1",
    [count],
  );
  const next = seededNumbers(3);
  return rows.map(({ name }) => {
    const words = name.split(/\s+/);
    const word = words[Math.floor(next() * words.length)] ?? name;
    return next() < 0.5 ? word : word.slice(0, 3 + Math.floor(next() * 4));
  });
}

export interface Judged {
  readonly kind: string;
  readonly q: string;
  /** Plain name of the food that is meant. */
  readonly name: string;
  readonly brand: string | null;
  /** The right word, where it was mistyped. */
  readonly want: string | null;
}

export const readJudged = (file: string): Judged[] => JSON.parse(readFileSync(file, "utf8")) as Judged[];
