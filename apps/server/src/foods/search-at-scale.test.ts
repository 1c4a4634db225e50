import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import type { Db } from "../platform/database/open-database.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { rewriteFoodWords } from "./food-search-store.ts";

/** More than the first step of popularity holds. */
const PRODUCTS = 1_500;

let app: TestApp;
let anna: Person;

const change = <T>(work: (trx: Db) => Promise<T>): Promise<T> => inSystemScope(app.app.services.db, work);

const addProduct = (trx: Db, name: string, popularity: number) =>
  sql`insert into foods (source, source_id, source_hash, name_en, name_nl, category, kcal, protein, carbohydrates, fat, popularity)
    values ('test', ${name}, 'test', ${name}, ${name}, 'OTHER', 50, 1, 2, 3, ${popularity})`.execute(trx);

beforeAll(async () => {
  app = await openTestApp({});
  anna = await app.aUser();
  await change(async (trx) => {
    await sql`insert into foods (source, source_id, source_hash, name_en, name_nl, category, kcal, protein, carbohydrates, fat, popularity)
      select 'test', n, 'test', 'Roll zebu ' || n, 'Broodje zebu ' || n, 'OTHER', 50, 1, 2, 3, n from generate_series(1, ${PRODUCTS}::int) n`.execute(
      trx,
    );
    await sql`insert into foods (source, source_id, source_hash, name_en, name_nl, category, kcal, protein, carbohydrates, fat, popularity)
      select 'tapir', n, 'test', 'Supertapir ' || n, 'Supertapir ' || n, 'OTHER', 50, 1, 2, 3, 10000 + n from generate_series(1, 70) n`.execute(
      trx,
    );
    await addProduct(trx, "Broodje tapir", 0);
    await addProduct(trx, "Zebu", 0);
    await addProduct(trx, "Zebu rauw", 0);
    await addProduct(trx, "Broodje qixotl zebu", 0);
    await addProduct(trx, "Okra paca linzen", 1);
    await addProduct(trx, "Okrapaling pacasaus linzensoep", 2);
    await rewriteFoodWords(trx);
  });
});
afterAll(() => app.close());

async function search(query: string, language: "en" | "nl" = "nl") {
  const { status, body } = await app.get(`search/?page_size=100&query=${encodeURIComponent(query)}`, {
    as: anna,
    language,
  });
  expect(status).toBe(200);
  const names = body.results.map(({ name }: { name: string }) => name) as string[];
  return { names, count: body.count as number };
}

describe("search among many foods", () => {
  it("FOOD-045 finds those with a common word that are asked for most", async () => {
    const { names, count } = await search("zebu");
    const popular = names.filter((name) => name.startsWith("Broodje"));
    expect(popular).toEqual(popular.map((_, at) => `Broodje zebu ${PRODUCTS - at}`));
    expect(popular.length).toBeGreaterThan(90);
    expect(count).toBe(200);
    expect((await search("zebu broodje")).names[0]).toBe(`Broodje zebu ${PRODUCTS}`);
  });

  it("FOOD-035 FOOD-045 finds a name, and what begins so, however little it is asked for", async () => {
    expect((await search("zebu")).names.slice(0, 2)).toEqual(["Zebu", "Zebu rauw"]);
    expect((await search("broodje zebu 7")).names[0]).toBe("Broodje zebu 7");
    expect((await search("roll zebu 7", "nl")).names).toContain("Broodje zebu 7");
  });

  it("FOOD-037 FOOD-045 goes down to what is hardly asked for where little else is found", async () => {
    expect((await search("zebu qix")).names).toEqual(["Broodje qixotl zebu"]);
    expect((await search("broodje qixotll")).names).toContain("Broodje qixotl zebu");
    expect((await search("z qixotl")).names).toEqual(["Broodje qixotl zebu"]);
  });

  it("FOOD-037 FOOD-045 puts a typed word before the ends of compounds that are asked for more", async () => {
    const { names } = await search("tapir");
    expect(names.slice(0, 3)).toEqual(["Broodje tapir", "Supertapir 70", "Supertapir 69"]);
  });

  it("FOOD-047 takes three words as they stand, the last one begun, and as begun where no food has them", async () => {
    const [whole, begun] = ["Okra paca linzen", "Okrapaling pacasaus linzensoep"];
    expect((await search("okra paca lin")).names).toEqual([whole]);
    expect((await search("okra pac lin")).names).toEqual([whole]);
    expect((await search("okr pac lin")).names).toEqual([begun, whole]);
    expect((await search("okrapaling paca lin")).names).toEqual([begun]);
    expect((await search("okra paca")).names).toEqual([whole, begun]);
    expect((await search("okra pacca linzen")).names).toContain(whole);
  });

  it("FOOD-045 follows every write to a food at once", async () => {
    await change((trx) => addProduct(trx, "Okapi melk", 1));
    expect((await search("okapi")).names).toEqual(["Okapi melk"]);
    const named = (name: string) => sql`where source = 'test' and source_id = ${name}`;
    await change((trx) =>
      sql`update foods set name_nl = 'Giraffe melk', brand_name = 'Savanne' ${named("Okapi melk")}`.execute(
        trx,
      ),
    );
    expect((await search("giraffe savanne")).names).toEqual(["Giraffe melk"]);
    await change((trx) => sql`update foods set source_hash = null ${named("Okapi melk")}`.execute(trx));
    expect((await search("giraffe")).names).toEqual([]);
    await change((trx) => sql`update foods set source_hash = 'test' ${named("Okapi melk")}`.execute(trx));
    expect((await search("giraffe")).names).toEqual(["Giraffe melk"]);
    await change((trx) => sql`delete from foods ${named("Okapi melk")}`.execute(trx));
    expect((await search("giraffe")).names).toEqual([]);
  });
});

describe("the list of all foods", () => {
  const page = (number: number, language: "en" | "nl" = "nl") =>
    app.get(`food/?page_size=100&page=${number}`, { as: anna, language });

  async function expectWholeList(language: "en" | "nl"): Promise<void> {
    const { rows } = await sql<{
      id: number;
    }>`select id from foods order by ${sql.ref(`name_${language}`)}, id`.execute(app.app.services.db);
    const listed: number[] = [];
    for (let number = 1; ; number += 1) {
      const { body } = await page(number, language);
      expect(body.count).toBe(rows.length);
      listed.push(...body.results.map(({ id }: { id: number }) => id));
      if (body.next === null) break;
    }
    expect(listed).toEqual(rows.map(({ id }) => id));
    expect((await page(Math.ceil(rows.length / 100) + 1, language)).status).toBe(404);
  }

  it("FOOD-025 FOOD-046 has every food once and their right number, in both languages", async () => {
    await expectWholeList("nl");
    await expectWholeList("en");
  });

  it("FOOD-046 stays right between an import and the next marking of its pages", async () => {
    await change((trx) => addProduct(trx, "Aardvarken", 1));
    await expectWholeList("nl");
    await change((trx) =>
      sql`update foods set name_nl = 'Zwaardvis' where source_id = 'Aardvarken'`.execute(trx),
    );
    await expectWholeList("nl");
    await change((trx) => sql`delete from foods where source_id = 'Aardvarken'`.execute(trx));
    await expectWholeList("en");
    await change(rewriteFoodWords);
    await expectWholeList("nl");
  });

  it("FOOD-046 answers a page far beyond the end as not there", async () => {
    expect((await page(100_000)).status).toBe(404);
  });
});
