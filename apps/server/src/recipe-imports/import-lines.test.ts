import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PageServer } from "../../test/page-server.ts";
import { readImport } from "../../test/read-import.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

const web = new PageServer();
let app: TestApp;
let anna: Person;
beforeAll(async () => {
  await web.open();
  app = await openTestApp({ network: web.network, settings: {} });
  anna = await app.aUser();
});
afterAll(async () => {
  await app.close();
  await web.close();
});

interface Line {
  text: string;
  certainty: string;
  food: {
    quantity: number;
    is_estimated: boolean;
    suggested_serving: { one_serving_in_metric_value: number; food: { name: string } };
  } | null;
}

/** What the lines of a recipe for so many people mean. */
async function meant(texts: readonly string[], servings: number): Promise<Line[]> {
  const recipe = {
    ...{ "@type": "Recipe", name: "Iets met kaas", recipeYield: `${servings} personen` },
    ...{ recipeIngredient: texts, recipeInstructions: "Meng alles." },
  };
  const url = "http://lotte.eu/iets";
  web.pages.set(url, `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`);
  const as = { as: anna, language: "nl" } as const;
  const { body } = await app.post("recipeImport/", { url }, as);
  return (await readImport(app, body.id, as)).lines;
}

const certaintiesOf = (lines: readonly Line[]) => lines.map(({ certainty }) => certainty);
const gramsOf = ({ food }: Line) =>
  food === null ? null : food.quantity * food.suggested_serving.one_serving_in_metric_value;

describe("what the lines of a recipe mean", () => {
  it("REC-109 is a food with an amount in the whole recipe, and unknown where no food is named so", async () => {
    const lines = await meant(["400 g spaghetti", "2 el olie", "150 g flubberwokkels"], 4);
    expect(lines.map((line) => line.food?.suggested_serving.food.name)).toEqual([
      "Spaghetti",
      "Olijfolie",
      undefined,
    ]);
    expect(lines[0] && gramsOf(lines[0])).toBeCloseTo(400);
    expect(lines[1] && gramsOf(lines[1])).toBeCloseTo(2 * 14.67);
    expect(certaintiesOf(lines)).toEqual(["SURE", "SURE", "UNKNOWN"]);
  });

  it("REC-109 is asked where another food would change a portion by more than 40 kcal, and only there", async () => {
    // A hundred grams of cheese may be 183 kcal less, and twenty 37.
    const lines = ["100 g kaas", "20 g kaas"];
    expect(certaintiesOf(await meant(lines, 1))).toEqual(["CHECK", "SURE"]);
    expect(certaintiesOf(await meant(lines, 8))).toEqual(["SURE", "SURE"]);
  });

  it("REC-109 is asked where an amount that was not said comes to more than 15 kcal a portion, and only there", async () => {
    // An estimated spoon of sugar has 15.5 kcal.
    const lines = ["suiker", "zout"];
    const alone = await meant(lines, 1);
    expect(alone.map(({ food }) => food?.is_estimated)).toEqual([true, true]);
    expect(certaintiesOf(alone)).toEqual(["CHECK", "SURE"]);
    expect(certaintiesOf(await meant(lines, 2))).toEqual(["SURE", "SURE"]);
  });

  it("REC-109 is two lines where two foods are named without an amount", async () => {
    const lines = await meant(["peper en zout"], 2);
    expect(lines.map(({ text }) => text)).toEqual(["peper en zout", "peper en zout"]);
    expect(lines.map(({ food }) => food?.suggested_serving.food.name)).toEqual(["Zwarte peper", "Zout"]);
    expect(certaintiesOf(lines)).toEqual(["SURE", "SURE"]);
  });

  it("REC-109 is weighed as it was bought, unless the line says that it is cooked", async () => {
    const lines = await meant(["400 g spaghetti", "400 g gekookte spaghetti", "250 g rijst"], 4);
    expect(lines.map(({ food }) => food?.suggested_serving.food.name)).toEqual([
      "Spaghetti",
      "Gekookte spaghetti",
      "Witte rijst",
    ]);
  });
});
