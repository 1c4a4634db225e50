import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { importFoods } from "./import-foods.ts";
import type { SourceRow } from "./imported-product.ts";
import { MissingColumns, readNevo } from "./nevo.ts";
import { readSourceFile } from "./read-source-file.ts";

/** Foods that nobody grows, in the form of NEVO-online: its figures may not be handed on. */
const FILE = fileURLToPath(new URL("../../test/nevo.csv", import.meta.url));

let app: TestApp;
let anna: Person;
const rows: SourceRow[] = [];
beforeAll(async () => {
  app = await openTestApp();
  anna = await app.aUser();
  for await (const row of readSourceFile(FILE)) rows.push(row);
});
afterAll(async () => {
  await load([]);
  await app.close();
});

const load = (wanted: readonly SourceRow[]) =>
  importFoods(app.app.services, { source: "nevo", products: wanted.map(readNevo), isWhole: true });
const find = async (query: string, language: "en" | "nl" = "nl") =>
  (await app.get(`search/?query=${query}`, { as: anna, language })).body;

/** The same food in JSON lines. */
const line = (changes: SourceRow = {}): SourceRow => ({
  source_id: "90001",
  name_nl: "Kool maan- gekookt",
  name_en: "Kale moon boiled",
  group_en: "Vegetables",
  basis: "per 100g",
  kcal: 41,
  protein_g: 3.1,
  fat_g: 0,
  sat_fat_g: 0,
  carbs_g: 4.2,
  sugar_g: 2.4,
  fiber_g: 2.8,
  sodium_mg: 14,
  ...changes,
});

describe("an import of NEVO", () => {
  it("FOOD-041 says what was added and why the rest was not, and changes nothing when repeated", async () => {
    const rejected = {
      twice: 1,
      "no-name": 1,
      "no-code": 1,
      "wrong-quantity": 1,
      "figures-missing": 1,
      "figures-impossible": 2,
    };
    expect(await load(rows)).toEqual({ added: 4, changed: 0, unchanged: 0, removed: 0, rejected });
    expect(await load(rows)).toEqual({ added: 0, changed: 0, unchanged: 4, removed: 0, rejected });
  });

  it("FOOD-041 FOOD-042 gives foods without a barcode that are found by the words people type, in both languages", async () => {
    const [found] = (await find("maankool")).results;
    expect(found).toMatchObject({
      name: "Maankool gekookt",
      brand_name: null,
      barcode: [],
      category: "VEGETABLES",
      kcal: 41,
      protein: 3.1,
      carbohydrates: 4.2,
      fat: 0,
      fiber: 2.8,
    });
    const english = (await find("moon+kale", "en")).results[0];
    expect(english).toMatchObject({ id: found.id, name: "Kale moon boiled" });
    expect((await find("zwinse+kaas")).results[0].name).toBe("Zwinse kaas 48+ gemiddeld");
    const [custard] = (await find("kometenvla")).results;
    expect(custard).toMatchObject({
      name: "Volle sterrenvla/kometenvla | dik",
      category: "DAIRY",
      fiber: null,
    });
  });

  it("FOOD-041 gives one serving of 100 g, or of 100 ml where the figures are of that", async () => {
    const servings = async (query: string) =>
      (await find(query)).results[0].suggested_servings.map(
        ({ serving_description, kcal }: { serving_description: string; kcal: number }) => [
          serving_description,
          kcal,
        ],
      );
    expect(await servings("maankool")).toEqual([["100 g", 41]]);
    expect(await servings("kraakweidrank")).toEqual([["100 ml", 117]]);
  });

  it("FOOD-041 brings sugars, saturated fat and salt, and leaves out what the table does not know", () => {
    const nutrientsOf = (changes: SourceRow) => {
      const product = readNevo(line(changes));
      return typeof product === "string" ? product : product.nutrients;
    };
    expect(nutrientsOf({})).toEqual({ FIBER: 2.8, SUGARS: 2.4, SATURATED_FAT: 0, SALT: 0.035 });
    expect(nutrientsOf({ sugar_g: "", sodium_mg: "" })).toEqual({ FIBER: 2.8, SATURATED_FAT: 0 });
  });

  it("FOOD-043 does not guess what a food contains", async () => {
    const kept = await inSystemScope(app.app.services.db, (trx) =>
      trx
        .selectFrom("foods")
        .select(["source_id", "contains"])
        .where("source", "=", "nevo")
        .orderBy("source_id")
        .execute(),
    );
    expect(kept).toEqual(
      ["90001", "90002", "90003", "90004"].map((source_id) => ({ source_id, contains: null })),
    );
  });

  it("FOOD-041 changes a food in place, and no longer offers what left the file", async () => {
    const before = (await find("maankool")).results[0];
    const changed = rows.map((one) =>
      one["NEVO-code"] === "90001" ? { ...one, "Food group": "Soups", "ENERCC (kcal)": "42,5" } : one,
    );
    expect(await load(changed)).toMatchObject({ added: 0, changed: 1, unchanged: 3, removed: 0 });
    const after = (await find("maankool")).results[0];
    expect(after).toMatchObject({ id: before.id, kcal: 42.5, category: "OTHER" });
    expect(await load([line()])).toMatchObject({ added: 0, changed: 1, removed: 3 });
    expect((await find("kometenvla")).count).toBe(0);
  });
});

describe("a row of NEVO", () => {
  it("FOOD-041 reads the same from a table and from JSON lines", () => {
    expect(readNevo(line())).toEqual(readNevo(rows[0] ?? {}));
  });

  it("FOOD-044 names every missing column at once, by the name that NEVO gives it", () => {
    const { "PROT (g)": _protein, "NA (mg)": _sodium, ...rest } = rows[0] ?? {};
    expect(() => readNevo(rest)).toThrow(MissingColumns);
    expect(() => readNevo(rest)).toThrow('it has no "PROT (g)", "NA (mg)"');
  });

  it("FOOD-044 tells unknown from nothing: an empty cell is not known, a trace is 0", () => {
    expect(readNevo(line({ fiber_g: null }))).toMatchObject({ fiber: null });
    expect(readNevo(line({ fiber_g: "" }))).toMatchObject({ fiber: null });
    expect(readNevo(line({ fiber_g: "tr" }))).toMatchObject({ fiber: 0 });
    expect(readNevo(line({ fiber_g: "2,25" }))).toMatchObject({ fiber: 2.25 });
    expect(readNevo(line({ kcal: "veel" }))).toBe("figures-missing");
  });

  it.each([
    [{ sodium_mg: 38_000 }, "object"],
    [{ sodium_mg: 41_000 }, "string"],
    [{ sugar_g: 5.1 }, "object"],
    [{ sugar_g: 5.3 }, "string"],
    [{ sat_fat_g: 1.1 }, "string"],
    [{ sodium_mg: null, sugar_g: null, sat_fat_g: null }, "object"],
  ])("FOOD-044 weighs salt (sodium x 2.5), sugars and saturated fat: %o", (changes, kind) => {
    expect(typeof readNevo(line(changes))).toBe(kind);
  });
});
