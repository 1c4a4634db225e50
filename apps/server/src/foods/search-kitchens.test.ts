import { stemOf } from "@plateful/quantities";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readQueries } from "../../test/everyday-queries/read-queries.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { rewriteFoodWords } from "./food-search-store.ts";

let app: TestApp;
let anna: Person;
let keys: ReadonlyMap<number, string | null>;

beforeAll(async () => {
  app = await openTestApp({});
  anna = await app.aUser();
  await inSystemScope(app.app.services.db, async (trx) => {
    for (const name of ["Bananenxyp", "Graxyp", "Okapistaart", "Stroopwafelijs okapi", "Frikandel okapi"])
      await sql`insert into foods (source, source_id, source_hash, name_en, name_nl, category, kcal, protein, carbohydrates, fat)
        values ('test', ${name}, 'test', ${name}, ${name}, 'OTHER', 50, 1, 2, 3)`.execute(trx);
    await rewriteFoodWords(trx);
    const rows = await trx.selectFrom("foods").select(["id", "key"]).execute();
    keys = new Map(rows.map(({ id, key }) => [id, key]));
  });
});
afterAll(() => app.close());

async function foundFor(query: string, language: "en" | "nl"): Promise<{ id: number; name: string }[]> {
  const answer = await app.get(`search/?query=${encodeURIComponent(query)}`, { as: anna, language });
  expect(answer.status).toBe(200);
  return answer.body.results;
}

const namesFor = async (query: string, language: "en" | "nl" = "nl"): Promise<string[]> =>
  (await foundFor(query, language)).map(({ name }) => name);

/** Whoever has typed only the beginning of a name sees it. */
const isBegunBy = (typed: string, name: string): boolean =>
  name
    .toLowerCase()
    .split(" ")
    .some((word) => word.startsWith(typed));

const firstFor = async (query: string, language: "en" | "nl" = "nl") => (await namesFor(query, language))[0];

describe("what people call foods", () => {
  it("FOOD-056 finds by other names first, in the caller's language and in the other", async () => {
    expect(await firstFor("friet")).toBe("Patat (friet)");
    expect(await firstFor("patat", "en")).toBe("Chips from the chip shop");
    expect(await firstFor("bier")).toBe("Pils");
    expect(await firstFor("zucchini", "en")).toBe("Courgette");
    expect(await firstFor("spekjes")).toBe("Spekreepjes");
    expect(await firstFor("fries", "en")).toBe("Chips from the chip shop");
  });

  it("FOOD-056 finds by a name that is begun, and completes it", async () => {
    expect(await namesFor("loempiaa")).toContain("Loempia (afhaal)");
    const { body } = await app.get("search/autocomplete/?query=biertje", { as: anna, language: "nl" });
    expect(body.results[0]).toBe("Pils");
  });

  it("FOOD-056 takes every spelling for the library's own", async () => {
    for (const [typed, language] of [
      ["magere jogurt", "nl"],
      ["low-fat yogurt", "en"],
    ] as const)
      expect(await firstFor(typed, language)).toMatch(/yoghurt/);
    expect(await firstFor("wholegrain roll", "en")).toBe("Wholemeal roll");
    expect(await firstFor("vega paté")).toBe("Vegetarische paté");
  });

  it("FOOD-056 takes one for several and small for large, and leaves out how much of it", async () => {
    expect(await firstFor("peren")).toBe("Peer");
    expect(await firstFor("peertje")).toBe("Peer");
    expect(await firstFor("strawberry", "en")).toBe("Strawberries");
    expect(await firstFor("2 sneetjes brood")).toBe("Volkorenbrood");
    expect(await firstFor("glasnoedels")).toBe("Glasnoedels");
    expect(await firstFor("glass noodles", "en")).toBe("Glass noodles");
  });

  it("FOOD-057 finds three letters at the end of a compound, and not where they only happen to stand", async () => {
    expect(await namesFor("xyp")).toContain("Bananenxyp");
    expect(await namesFor("xyp")).not.toContain("Graxyp");
    expect((await namesFor("ijs")).some((name) => /\wijs\b/i.test(name))).toBe(true);
  });

  it("FOOD-058 finds with two mistakes in six letters or more and with one in fewer, and with three not", async () => {
    for (const typed of ["stropwaffel", "spageti", "komkomr"]) {
      const meant = { stropwaffel: /^Stroopwafelijs/, spageti: /spaghetti/i, komkomr: /komkommer/i }[typed];
      expect([typed, await firstFor(typed)]).toEqual([typed, expect.stringMatching(meant as RegExp)]);
    }
    expect(await firstFor("kwerk")).toMatch(/kwark/i);
    expect(await namesFor("qvxrk")).toEqual([]);
    expect(await namesFor("okapystaard")).toEqual(["Okapistaart"]);
  });

  it("FOOD-058 shows nothing rather than something else", async () => {
    expect((await namesFor("patat")).slice(0, 5).filter((name) => /tomaten/i.test(name))).toEqual([]);
    const misleading = [];
    for (const { language, query, wanted } of readQueries("absent")) {
      const first = (await foundFor(query, language)).find(({ id }) => keys.get(id) !== null);
      const isRelative = first === undefined || wanted.includes(keys.get(first.id) ?? "");
      if (!isRelative && !isBegunBy(query, first.name)) misleading.push([query, first.name]);
    }
    expect(misleading).toEqual([]);
  });

  it("FOOD-058 takes a dish that the library lacks for no mistake, and finds what was imported of it", async () => {
    expect(await namesFor("kroketje")).toEqual([]);
    expect(await namesFor("ontbijtkoek")).toEqual([]);
    for (const typed of ["frikandel", "frikandellen", "frikadel"])
      expect([typed, await namesFor(typed)]).toEqual([typed, ["Frikandel okapi"]]);
  });
});

describe("words in one and in several", () => {
  it.each([
    ["nl", "peren", "peertje", "peer"],
    ["nl", "tomaten", "tomaatje", "tomaat"],
    ["nl", "bananen", "banaantjes", "banaan"],
    ["nl", "noten", "nootjes", "noot"],
    ["en", "strawberries", "strawberrys", "strawberry"],
    ["en", "tomatoes", "tomatos", "tomato"],
  ] as const)("FOOD-056 are the same in %s: %s, %s, %s", (language, ...words) => {
    expect(new Set(words.map((word) => stemOf(word, language))).size).toBe(1);
  });

  it.each([
    ["nl", "penne", "peen"],
    ["nl", "bonbon", "boon"],
    ["en", "glass", "glas"],
  ] as const)("FOOD-056 are not the same in %s: %s, %s", (language, one, other) => {
    expect(stemOf(one, language)).not.toBe(stemOf(other, language));
  });
});

describe("search for recipes", () => {
  const recipes = async (path: string) => {
    const { status, body } = await app.get(path, { as: anna });
    expect(status).toBe(200);
    return body.results.map(({ name }: { name: string }) => name) as string[];
  };

  it("FOOD-058 forgives mistakes in the list of recipes", async () => {
    const right = await recipes("recipeTemplate/?search=spaghetti");
    expect(right.length).toBeGreaterThan(0);
    expect(await recipes("recipeTemplate/?search=spagetti")).toEqual(right);
    expect(await recipes("recipeTemplate/?search=qvxrkl")).toEqual([]);
  });
});
