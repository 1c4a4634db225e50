import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EverydayQuery, readQueries } from "../../test/everyday-queries/read-queries.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
let anna: Person;
let keys: ReadonlyMap<number, string | null>;
beforeAll(async () => {
  app = await openTestApp({});
  anna = await app.aUser();
  const rows = await inSystemScope(app.app.services.db, (db) =>
    db.selectFrom("foods").select(["id", "key"]).execute(),
  );
  keys = new Map(rows.map(({ id, key }) => [id, key]));
});
afterAll(() => app.close());

const FIRST_OF_ALL = 5;

/** The place of the first food that is wanted, from 1; null when it is not among the first five. */
async function placeOf({ language, query, wanted }: EverydayQuery): Promise<number | null> {
  const path = `search/?page_size=${FIRST_OF_ALL}&query=${encodeURIComponent(query)}`;
  const { status, body } = await app.get(path, { as: anna, language });
  expect([query, status]).toEqual([query, 200]);
  const found = body.results.map(({ id }: { id: number }) => keys.get(id) ?? "") as string[];
  const at = found.findIndex((key) => wanted.includes(key));
  return at < 0 ? null : at + 1;
}

interface Shares {
  readonly first: number;
  readonly inFive: number;
}

async function judge(queries: readonly EverydayQuery[]): Promise<Shares> {
  let [first, inFive] = [0, 0];
  for (const query of queries) {
    const place = await placeOf(query);
    if (place === 1) first += 1;
    if (place !== null) inFive += 1;
  }
  return { first: first / queries.length, inFive: inFive / queries.length };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

describe("everyday queries", () => {
  for (const half of ["work", "frozen"] as const)
    for (const language of ["nl", "en"] as const)
      it(`FOOD-055 find the food that is meant first in 90 % and in the first five in 98 %: ${half}, ${language}`, async () => {
        const queries = readQueries(half).filter((one) => one.language === language);
        const { first, inFive } = await judge(queries);
        expect(first, percent(first)).toBeGreaterThanOrEqual(0.9);
        expect(inFive, percent(inFive)).toBeGreaterThanOrEqual(0.98);
      });
});
