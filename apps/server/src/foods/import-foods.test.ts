import { fileURLToPath } from "node:url";
import { ALLERGENS } from "@plateful/nutrition";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aProfile } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { importFoods } from "./import-foods.ts";
import type { SourceRow } from "./imported-product.ts";
import { readOpenFoodFacts } from "./open-food-facts.ts";
import { cellsOf, readSourceFile } from "./read-source-file.ts";

const FILE = fileURLToPath(new URL("../../test/open-food-facts.tsv", import.meta.url));

let app: TestApp;
let anna: Person;
beforeAll(async () => {
  app = await openTestApp();
  anna = await app.aUser();
});
afterAll(() => app.close());

const row = (changes: SourceRow = {}): SourceRow => ({
  code: "8700000000018",
  product_name: "Crackers",
  "energy-kcal_100g": 420,
  proteins_100g: 10,
  carbohydrates_100g: 65,
  fat_100g: 12,
  ...changes,
});

async function rowsOfFile(): Promise<SourceRow[]> {
  const rows: SourceRow[] = [];
  for await (const one of readSourceFile(FILE)) rows.push(one);
  return rows;
}
const load = (rows: readonly SourceRow[], isWhole = true) =>
  importFoods(app.app.services, { source: "off", products: rows.map(readOpenFoodFacts), isWhole });
const byBarcode = (barcode: string) => app.get(`search/byBarcode/?barcode=${barcode}`, { as: anna });

describe("FOOD-086 carbohydrates of an imported label", () => {
  const carbohydratesOf = (changes: SourceRow) => {
    const product = readOpenFoodFacts(row({ fiber_100g: 9, sugars_100g: 2, ...changes }));
    return typeof product === "string" ? product : product.carbohydrates;
  };
  const AMERICAN = "0012345678905";

  it("lose their fibre where the product is sold in North America alone", () => {
    expect(carbohydratesOf({ countries_tags: "en:united-states" })).toBe(56);
    expect(carbohydratesOf({ countries_tags: ["en:canada", "en:united-states"] })).toBe(56);
    expect(carbohydratesOf({ countries_tags: "en:united-states", sugars_100g: 60 })).toBe(60);
  });

  it("stay as they are on a label of Europe, also where the product is sold in both", () => {
    expect(carbohydratesOf({ countries_tags: "en:netherlands" })).toBe(65);
    expect(carbohydratesOf({ countries_tags: "en:united-states,en:netherlands", code: AMERICAN })).toBe(65);
  });

  it("go by the number where no country is given", () => {
    expect(carbohydratesOf({ code: AMERICAN })).toBe(56);
    expect(carbohydratesOf({})).toBe(65);
    expect(carbohydratesOf({ code: "96385074" })).toBe(65);
    expect(carbohydratesOf({ code: AMERICAN, fiber_100g: "" })).toBe(65);
  });
});

describe("an import", () => {
  it("FOOD-039 says what was added and why the rest was not, and changes nothing when repeated", async () => {
    const rejected = {
      twice: 1,
      "no-name": 1,
      "wrong-barcode": 1,
      "in-store-barcode": 1,
      "figures-missing": 1,
      "figures-impossible": 1,
    };
    const rows = await rowsOfFile();
    expect(await load(rows)).toEqual({ added: 2, changed: 0, unchanged: 0, removed: 0, rejected });
    expect(await load(rows)).toEqual({ added: 0, changed: 0, unchanged: 2, removed: 0, rejected });
  });

  it("FOOD-027 FOOD-035 gives products that are found by barcode and by name, with their serving", async () => {
    const { body } = await byBarcode("8700000000018");
    expect(body).toMatchObject({
      name: "Harbour crackers",
      brand_name: "Zeeuws",
      barcode: ["08700000000018"],
      kcal: 420,
      fiber: 6,
    });
    const servings = body.suggested_servings.map(
      ({ serving_description, kcal }: { serving_description: string; kcal: number }) => [
        serving_description,
        kcal,
      ],
    );
    expect(servings).toEqual([
      ["100 g", 420],
      ["1 serving", 105],
    ]);
    const dutch = await app.get("search/?query=havencrack", { as: anna, language: "nl" });
    expect(dutch.body.results[0].name).toBe("Havencrackers");
    const mistyped = await app.get("search/?query=harbuor", { as: anna });
    expect(mistyped.body.results[0].name).toBe("Harbour crackers");
    const poured = (await byBarcode("8700000000025")).body;
    expect(poured.fiber).toBeNull();
    expect(poured.suggested_servings[0]).toMatchObject({
      serving_description: "100 ml",
      metric_unit: "ml",
      kcal: 52,
    });
  });

  it("FOOD-039 changes a product in place, and no longer offers what left the file", async () => {
    const before = (await byBarcode("8700000000018")).body;
    const rows = (await rowsOfFile()).map((one) =>
      one.code === "8700000000018" ? { ...one, product_name: "Quay crackers" } : one,
    );
    expect(await load(rows)).toMatchObject({ added: 0, changed: 1, unchanged: 1, removed: 0 });
    const after = (await byBarcode("8700000000018")).body;
    expect(after).toEqual({ ...before, name: "Quay crackers" });
    expect(await load([row()], false)).toMatchObject({ changed: 1, removed: 0 });
    expect((await byBarcode("8700000000025")).status).toBe(200);
    expect(await load([row()])).toMatchObject({ unchanged: 1, removed: 1 });
    expect((await byBarcode("8700000000025")).status).toBe(404);
    expect((await app.get("search/?query=nectar+boomgaard", { as: anna })).body.count).toBe(0);
    expect(await load(rows)).toMatchObject({ changed: 2 });
    expect((await byBarcode("8700000000025")).status).toBe(200);
  });
});

describe("a row", () => {
  it("reads kilojoules where no kilocalories are given, and 0 as a figure", () => {
    const { "energy-kcal_100g": _kcal, ...rest } = row({ "energy-kj_100g": 1757.28, fat_100g: 0 });
    expect(readOpenFoodFacts(rest)).toMatchObject({ kcal: 420, fat: 0, fiber: null });
  });

  it.each([
    [{ product_name: " " }, "no-name"],
    [{ code: "8700000000019" }, "wrong-barcode"],
    [{ code: "2000000000022" }, "in-store-barcode"],
    [{ fat_100g: "" }, "figures-missing"],
    [{ fat_100g: null }, "figures-missing"],
    [{ "energy-kcal_100g": 931 }, "figures-impossible"],
    [{ fiber_100g: -1 }, "figures-impossible"],
  ])("FOOD-039 with %o is left out: %s", (changes, reason) => {
    expect(readOpenFoodFacts(row(changes))).toBe(reason);
  });

  it("of a table may be quoted", () => {
    expect(cellsOf('a,"b, ""c""",,d', ",")).toEqual(["a", 'b, "c"', "", "d"]);
    expect(cellsOf("a\t\t", "\t")).toEqual(["a", "", ""]);
  });
});

describe("DATA-078 allergens of an imported label", () => {
  const allergensOf = (changes: SourceRow) => {
    const product = readOpenFoodFacts(row(changes));
    return typeof product === "string" ? product : product.allergens;
  };

  it("are all fourteen by the names of the source, as a list or as a text, and nothing else", () => {
    const tags =
      "en:gluten,en:crustaceans,en:eggs,en:fish,en:peanuts,en:soybeans,en:milk,en:nuts,en:celery,en:mustard," +
      "en:sesame-seeds,en:sulphur-dioxide-and-sulphites,en:lupin,en:molluscs";
    expect(allergensOf({ allergens: tags })).toEqual(ALLERGENS);
    expect(allergensOf({ allergens_tags: tags.split(",").reverse() })).toEqual(ALLERGENS);
    expect(allergensOf({ allergens_tags: ["en:orange", "nl:haver"], traces_tags: ["en:milk"] })).toEqual([]);
    expect(allergensOf({})).toEqual([]);
  });

  it("FOOD-089 are told with the food, and what the label does not name stays unknown", async () => {
    const found = { code: "8700000000032", product_name: "Zanzibar spread", allergens: "en:peanuts" };
    await load([row(found)], false);
    expect((await byBarcode("8700000000032")).body).toMatchObject({
      allergens: ["PEANUTS"],
      allergens_known: false,
    });
    await load([row({ ...found, allergens: "en:peanuts,en:milk" })], false);
    const { body } = await byBarcode("8700000000032");
    expect(body.allergens).toEqual(["PEANUTS", "MILK"]);
    const serving = { suggested_serving: body.suggested_servings[0].id, quantity: 1 };
    const recipe = (await app.post("recipeTemplate/", { name: "Toast", tags: ["LUNCH"] }, { as: anna })).body
      .id;
    const line = { ...serving, object_id: recipe, content_type: "recipetemplate" };
    expect((await app.post("ingredient/", line, { as: anna })).status).toBe(201);
    await app.patch(`recipeTemplate/${recipe}/`, { published: true }, { as: anna });
    const offered = async () =>
      (
        await app.post(
          "generateMeals/",
          { source_provider: ["USER_GENERATED"], author: anna.id },
          { as: anna },
        )
      ).body.count;
    expect(await offered()).toBe(1);
    // Egg is not on the label, and may be in it all the same.
    await aProfile(app, anna, { food_allergens: ["EGG"] });
    expect(await offered()).toBe(0);
  });
});

describe("FOOD-086 nutrients of an imported label", () => {
  const nutrientsOf = (changes: SourceRow) => {
    const product = readOpenFoodFacts(row(changes));
    return typeof product === "string" ? product : product.nutrients;
  };

  it("come in their own unit, and what is not stated is left out", () => {
    const stated = { salt_100g: 1.2, iron_100g: 0.0042, "vitamin-d_100g": 0.000003, sugars_100g: 0 };
    expect(nutrientsOf(stated)).toEqual({ SALT: 1.2, IRON: 4.2, VITAMIN_D: 3, SUGARS: 0 });
  });

  it("are left out where nothing can hold so much", () => {
    expect(nutrientsOf({ iron_100g: 42, "vitamin-b12_100g": 2.4, salt_100g: -1 })).toEqual({});
  });

  it("are kept with the food, and counted in what is eaten", async () => {
    await load([row({ code: "8700000000995", salt_100g: 2, calcium_100g: 0.12 })], false);
    const { body } = await byBarcode("8700000000995");
    const day = await app.post("calendarDay/", { date: "2026-03-18", calendar_items: [] }, { as: anna });
    const place = { calendar_day_id: day.body.id, meal_moment: "LUNCH", status: "EATEN" };
    const hundred = { suggested_serving_id: body.suggested_servings[0].id, quantity: 1 };
    expect((await app.post("planSingleFoodMeal/", { ...place, ...hundred }, { as: anna })).status).toBe(201);
    const eaten = await app.get("users/nutrients/?from=2026-03-18&until=2026-03-18", { as: anna });
    const amounts = eaten.body.days[0].nutrients.filter(({ known }: { known: number }) => known > 0);
    expect(amounts).toEqual([
      { nutrient: "SALT", amount: 2, known: 1 },
      { nutrient: "CALCIUM", amount: 120, known: 1 },
    ]);
  });
});
