import { existsSync, readFileSync } from "node:fs";
import { correctionsOf, mistakesBetween, plainText } from "@plateful/quantities";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { rewriteFoodWords } from "./food-search-store.ts";

let app: TestApp;
let anna: Person;

const PRODUCTS = [
  {
    name_en: "Comté, 12 months",
    name_nl: "Comté, 12 maanden",
    brand_name: "Berghof",
    barcodes: ["02000000000022"],
  },
  { name_en: "Quinoa zebra drink", name_nl: "Quinoa-zebradrank", brand_name: "Melkan", barcodes: [] },
  { name_en: "Zebra", name_nl: "Grevyzebra", brand_name: null, barcodes: [] },
  { name_en: "Zebra toast", name_nl: "Streeptoast", brand_name: null, barcodes: [] },
  { name_en: "Stripes", name_nl: "Zebra strepen", brand_name: null, barcodes: [] },
  {
    name_en: "Out of the shops",
    name_nl: "Uit de vitrine zebra",
    brand_name: null,
    barcodes: [],
    source_hash: null,
  },
];

beforeAll(async () => {
  app = await openTestApp({});
  anna = await app.aUser();
  await inSystemScope(app.app.services.db, async (trx) => {
    const figures = { category: "OTHER", kcal: 50, protein: 1, carbohydrates: 2, fat: 3 };
    for (const [at, product] of PRODUCTS.entries())
      await trx
        .insertInto("foods")
        .values({ ...figures, source: "test", source_id: String(at), source_hash: "test", ...product })
        .execute();
    await rewriteFoodWords(trx);
  });
});
afterAll(() => app.close());

async function namesFor(query: string, language: "en" | "nl" = "en", pageSize = ""): Promise<string[]> {
  const question = `query=${encodeURIComponent(query)}${pageSize && `&page_size=${pageSize}`}`;
  const answer = await app.get(`search/?${question}`, { as: anna, language });
  expect([query, answer.status]).toEqual([query, 200]);
  return answer.body.results.map(({ name }: { name: string }) => name);
}

describe("search", () => {
  it("FOOD-035 puts the caller's language first, and in it the name itself, then names that begin so", async () => {
    expect(await namesFor("zebra", "en")).toEqual(["Zebra", "Zebra toast", "Quinoa zebra drink", "Stripes"]);
    const dutch = await namesFor("zebra", "nl");
    expect(dutch[0]).toBe("Zebra strepen");
    expect(dutch).toContain("Grevyzebra");
    expect(dutch).toContain("Streeptoast");
    expect(dutch.indexOf("Streeptoast")).toBeGreaterThan(dutch.indexOf("Quinoa-zebradrank"));
  });

  it("FOOD-035 finds by brand, without accents, and by all words in any order", async () => {
    expect(await namesFor("berghof")).toEqual(["Comté, 12 months"]);
    expect(await namesFor("COMTE")).toEqual(["Comté, 12 months"]);
    expect(await namesFor("melkan zebra")).toEqual(["Quinoa zebra drink"]);
    expect(await namesFor("zebra melkan berghof")).toEqual([]);
  });

  it("FOOD-037 finds what was mistyped, typed apart or typed together, and the ends of compounds", async () => {
    expect(await namesFor("zebrra")).toContain("Zebra");
    expect(await namesFor("quinao")).toContain("Quinoa zebra drink");
    expect(await namesFor("grevy zebra", "nl")).toContain("Grevyzebra");
    expect(await namesFor("zebratoast")).toContain("Zebra toast");
    expect((await namesFor("broccoli", "nl"))[0]).toMatch(/broccoli/i);
    const milks = await namesFor("milk", "en", "100");
    expect(milks.indexOf("Buttermilk")).toBeGreaterThan(milks.indexOf("Whole milk"));
    const cabbages = await namesFor("kool", "nl");
    expect(cabbages.some((name) => /\wkool\b/i.test(name))).toBe(true);
  });

  it("FOOD-039 no longer offers what its source has dropped", async () => {
    expect(await namesFor("vitrine", "nl")).toEqual([]);
  });

  it("FOOD-026 FOOD-027 answers pages of foods with their servings", async () => {
    const first = await app.get("search/?query=milk&page_size=2", { as: anna });
    expect(first.body.results).toHaveLength(2);
    expect(first.body.count).toBeGreaterThan(2);
    expect(first.body.results[0].suggested_servings.length).toBeGreaterThan(0);
    const second = await app.get("search/?query=milk&page_size=2&page=2", { as: anna });
    const ids = (answer: typeof first) => answer.body.results.map(({ id }: { id: number }) => id);
    expect(ids(second).filter((id: number) => ids(first).includes(id))).toEqual([]);
    expect((await app.get("search/?query=milk&page=99", { as: anna })).status).toBe(404);
  });

  it("FOOD-004 trims the question, asks for one letter at least and takes a hundred at most", async () => {
    const refusal = { status: 400, body: { query: ["This field is required."] } };
    for (const query of ["", "?query=", "?query=%20%20"])
      expect(await app.get(`search/${query}`, { as: anna })).toMatchObject(refusal);
    expect(await namesFor("  comte  ")).toEqual(["Comté, 12 months"]);
    expect((await app.get(`search/?query=${"a".repeat(100)}`, { as: anna })).status).toBe(200);
    expect((await app.get(`search/?query=${"a".repeat(101)}`, { as: anna })).status).toBe(400);
  });

  it("C6: takes whatever is typed for words", async () => {
    const hostile = [
      "'",
      "a'b",
      "a & b",
      "!!",
      "a:*",
      "(|)",
      "\\",
      "%",
      "🍕",
      "a la",
      "z z z",
      "<->",
      "~",
      "ﬀ",
      "١",
    ];
    for (const query of hostile) await namesFor(query);
  });

  it("FOOD-027 completes what is typed with at most ten names", async () => {
    const { body } = await app.get("search/autocomplete/?query=zeb", { as: anna });
    expect(body.results).toEqual(["Zebra", "Zebra toast", "Quinoa zebra drink", "Stripes"]);
    const many = await app.get("search/autocomplete/?query=a", { as: anna });
    expect(many.body.results).toHaveLength(10);
    expect((await app.get("search/autocomplete/", { as: anna })).status).toBe(400);
  });

  it("FOOD-032 finds servings with their food", async () => {
    const { body } = await app.get("suggestedServingSearch/?query=banana", { as: anna });
    expect(body.results[0].food.name).toMatch(/banana/i);
    expect(body.count).toBeGreaterThan(1);
  });
});

describe("barcodes", () => {
  it("FOOD-027 finds a food by its number, with or without zeros in front", async () => {
    for (const barcode of ["2000000000022", "02000000000022"]) {
      const { status, body } = await app.get(`search/byBarcode/?barcode=${barcode}`, { as: anna });
      expect([status, body.name, body.barcode]).toEqual([200, "Comté, 12 months", ["02000000000022"]]);
    }
  });

  it("FOOD-024 FOOD-027 refuses wrong numbers, and says of unknown ones that they are not found", async () => {
    const ask = (barcode: string) => app.get(`search/byBarcode/?barcode=${barcode}`, { as: anna });
    expect(await ask("2000000000039")).toMatchObject({
      status: 404,
      body: { detail: "Could not find a food with that barcode." },
    });
    for (const wrong of ["2000000000023", "1234567", "123456789012345", "abc"])
      expect(await ask(wrong)).toMatchObject({ status: 400, body: { barcode: [expect.any(String)] } });
    expect((await app.get("search/byBarcode/", { as: anna })).status).toBe(400);
  });
});

describe("words", () => {
  it("are brought to the same form by the page of code and by the database", async () => {
    const texts = ["Crème fraîche", "Ørsted’s Æble", "Straße 5%", "  İstanbul ﬁg ", "Œuf—dur", "ÉCLAIR"];
    const { rows } = await app.app.services.database.query<{ plain: string }>(
      "select plain_text(t) as plain from unnest($1::text[]) with ordinality as x (t, at) order by at",
      [texts],
    );
    expect(rows.map(({ plain }) => plain)).toEqual(texts.map(plainText));
  });

  it.each([
    ["banaan", "banaan", 0],
    ["banan", "banaan", 1],
    ["bnaaan", "banaan", 1],
    ["kwerk", "kwark", 1],
    ["kaas", "melk", 4],
  ])("tells %s and %s apart by %i mistakes", (typed, meant, mistakes) => {
    expect(mistakesBetween(typed, meant)).toBe(mistakes);
  });

  it("are corrected to the closest, and of these to the most used", () => {
    const known = [
      { word: "kwark", foods: 3 },
      { word: "kwarktaart", foods: 2 },
      { word: "kurk", foods: 50 },
    ];
    expect(correctionsOf("kwerk", known)[0]).toBe("kwark");
    expect(correctionsOf("xyzw", known)).toEqual([]);
  });
});

const QUERIES = new URL("../../../../../shared/data/search-queries/queries.json", import.meta.url);

describe.skipIf(!existsSync(QUERIES))("every collected question", () => {
  it("is answered", async () => {
    const queries = JSON.parse(readFileSync(QUERIES, "utf8")) as { q: string }[];
    for (const { q } of queries.filter((_query, at) => at % 12 === 0)) await namesFor(q);
  });
});
