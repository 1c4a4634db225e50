import { gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { zipFiles, zipOf } from "../../../test/zip-of.ts";
import { faultOf as brokenOf, UnreadableFile } from "./brought-record.ts";
import { readBrought } from "./read-brought.ts";
import type { RecipeRecord } from "./recipe-record.ts";

async function read(content: Buffer | string, name: string) {
  const recipes: RecipeRecord[] = [];
  const bytes = new Uint8Array(Buffer.from(content));
  const file = await readBrought(
    { bytes, name, zone: "Europe/Amsterdam", today: "2026-01-01" },
    ({ content }) => {
      recipes.push(...(JSON.parse(gunzipSync(content).toString()) as RecipeRecord[]));
    },
  );
  return { file, recipes };
}
const faultOf = async (content: Buffer | string, name: string) => {
  try {
    return (await read(content, name)).file.app;
  } catch (error) {
    return error instanceof UnreadableFile ? error.fault : error;
  }
};

/** An archive whose directory names its only file so often. */
function repeated(zip: Buffer, times: number): Buffer {
  const end = zip.length - 22;
  const start = zip.readUInt32LE(end + 16);
  const directory = Buffer.concat(Array.from({ length: times }, () => zip.subarray(start, end)));
  const tail = Buffer.from(zip.subarray(end));
  tail.writeUInt16LE(times, 8);
  tail.writeUInt16LE(times, 10);
  tail.writeUInt32LE(directory.length, 12);
  return Buffer.concat([zip.subarray(0, start), directory, tail]);
}

const INGREDIENTS = ["200 g red lentils", "1 onion, chopped"];
const STEPS = ["Chop the onion.", "Cook all of it."];
const SCHEMA = {
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Lentil soup",
  recipeYield: "4 servings",
  prepTime: "PT10M",
  cookTime: "PT25M",
  url: "https://soup.example/lentil",
  keywords: "dinner, soup",
  recipeIngredient: INGREDIENTS,
  recipeInstructions: STEPS.map((text) => ({ "@type": "HowToStep", text })),
};
const WHOLE = {
  found: { title: "Lentil soup", ingredients: INGREDIENTS, steps: STEPS, servings: 4 },
  url: "https://soup.example/lentil",
};

const TANDOOR = {
  name: "Lentil soup",
  keywords: [{ name: "dinner" }],
  servings: 4,
  servings_text: "servings",
  working_time: 10,
  waiting_time: 25,
  source_url: "https://soup.example/lentil",
  steps: [
    {
      instruction: "Chop the onion.",
      ingredients: [
        { food: { name: "Lentils" }, unit: null, amount: 0, note: "For the pot", is_header: true },
        { food: { name: "red lentils" }, unit: { name: "g" }, amount: "200.0000", note: "" },
        { food: { name: "onion" }, unit: null, amount: "1.0000", note: "chopped" },
      ],
    },
    { instruction: "Cook all of it.", ingredients: [] },
  ],
};
const PAPRIKA = {
  name: "Lentil soup",
  ingredients: INGREDIENTS.join("\n"),
  directions: STEPS.join("\n\n"),
  servings: "Serves 4",
  prep_time: "10 min",
  cook_time: "25 mins",
  source_url: "https://soup.example/lentil",
  categories: ["Dinner"],
  photo_data: "aGVsbG8=",
};
const SAGE = {
  title: "Lentil soup",
  ingredients: INGREDIENTS.join("\n"),
  instructions: STEPS.join("\n"),
  yield: "4 servings",
  url: "https://soup.example/lentil",
};
const MEALIE = {
  name: "Lentil soup",
  slug: "lentil-soup",
  recipeServings: 4,
  orgURL: "https://soup.example/lentil",
  tags: [{ name: "Soup" }],
  recipeIngredient: [
    { quantity: 200, unit: { name: "g" }, food: { name: "red lentils" }, note: "" },
    { quantity: 1, unit: null, food: null, note: "1 onion, chopped" },
  ],
  recipeInstructions: STEPS.map((text) => ({ title: "", text })),
};
const BACKUP = {
  recipes: [{ id: "r1", name: "Lentil soup", recipe_servings: 4, org_url: "https://soup.example/lentil" }],
  recipes_ingredients: [
    { recipe_id: "r1", position: 1, quantity: 1, food_id: null, unit_id: null, note: "1 onion, chopped" },
    { recipe_id: "r1", position: 0, quantity: 200, food_id: "f1", unit_id: "u1", note: "" },
  ],
  recipe_instructions: [
    { recipe_id: "r1", position: 1, text: STEPS[1] },
    { recipe_id: "r1", position: 0, text: STEPS[0] },
  ],
  ingredient_foods: [{ id: "f1", name: "red lentils" }],
  ingredient_units: [{ id: "u1", name: "g" }],
  categories: [{ id: "c1", name: "Dinner" }],
  tags: [],
  recipes_to_categories: [{ recipe_id: "r1", category_id: "c1" }],
  recipes_to_tags: [],
};
const COOK = `---
title: Lentil soup
servings: 4
source: https://soup.example/lentil
tags: [dinner, soup]
---

-- A note to the cook.
Chop the @onion{1}(chopped).

Cook @red lentils{200%g} in a #large pot{} for ~{25%minutes}. [- quite soft -]
`;
const TEXT = `Lentil soup\n\nServes 4\n\nIngredients\n200 g red lentils\n1 onion, chopped\n\nPreparation\n1. Chop the onion.\n2. Cook all of it.\n`;

describe("recipes of other apps", () => {
  it.each([
    ["RECIPE_FILE", "soup.json", JSON.stringify(SCHEMA)],
    ["RECIPE_FILE", "graph.jsonld", JSON.stringify({ "@graph": [{ "@type": "WebSite" }, SCHEMA] })],
    ["TANDOOR", "recipe.json", JSON.stringify(TANDOOR)],
    ["PAPRIKA", "soup.paprikarecipe", gzipSync(JSON.stringify(PAPRIKA))],
    ["RECIPE_SAGE", "sage.json", JSON.stringify({ recipes: [SAGE] })],
    ["MEALIE", "lentil-soup.json", JSON.stringify(MEALIE)],
    ["MEALIE", "database.json", JSON.stringify(BACKUP)],
  ])(
    "DOOR-131 a recipe of %s is read from %s with its ingredients, steps, servings and page",
    async (app, name, content) => {
      const { file, recipes } = await read(content, name);
      expect(file).toMatchObject({ app, recipes: { count: 1, names: ["Lentil soup"] }, misfitCount: 0 });
      expect(recipes[0]).toMatchObject(WHOLE);
    },
  );

  it("DOOR-131 a recipe in Cooklang is read, with what its marks mean in words", async () => {
    const { file, recipes } = await read(COOK, "Soup.cook");
    expect(file.app).toBe("COOKLANG");
    expect(recipes[0]).toMatchObject({
      found: {
        ...{ title: "Lentil soup", servings: 4, ingredients: ["1 onion", "200 g red lentils"] },
        steps: ["Chop the onion.", "Cook red lentils in a large pot for 25 minutes."],
      },
      ...{ url: "https://soup.example/lentil", labels: ["dinner", "soup"] },
    });
    const untitled = await read("Fry the @egg{1}.", "Fried egg.cook");
    expect(untitled.recipes[0]?.found.title).toBe("Fried egg");
  });

  it("DOOR-131 a text is read where it names its parts, and is no recipe otherwise", async () => {
    const { file, recipes } = await read(TEXT, "soup.txt");
    expect(file.app).toBe("RECIPE_TEXT");
    expect(recipes[0]?.found).toMatchObject({ title: "Lentil soup", ingredients: INGREDIENTS, steps: STEPS });
    expect(await faultOf("Dear diary\n\nToday it rained.\nWe stayed in.", "notes.txt")).toBe("file_unknown");
  });

  it("DOOR-131 markup in the texts of a file is left out", async () => {
    const marked = {
      ...SCHEMA,
      name: "<b>Soup</b><script>alert(1)</script>",
      recipeInstructions: "<p>Cook <i>it</i>.</p>",
    };
    const { recipes } = await read(JSON.stringify(marked), "soup.json");
    expect(recipes[0]?.found).toMatchObject({ title: "Soup", steps: ["Cook it."] });
  });

  it("DOOR-131 an address that is none of the web is left out", async () => {
    const { recipes } = await read(JSON.stringify({ ...SCHEMA, url: "javascript:alert(1)" }), "soup.json");
    expect(recipes[0]?.url).toBeNull();
  });

  it("DOOR-131 archives are read, of Tandoor those inside as well, and our own has each recipe once", async () => {
    const inner = (name: string) => zipOf({ "recipe.json": JSON.stringify({ ...TANDOOR, name }) });
    const outer = await zipFiles({ "A.zip": await inner("A"), "B.zip": await inner("B") });
    expect((await read(outer, "export.zip")).file).toMatchObject({
      app: "TANDOOR",
      recipes: { names: ["A", "B"] },
    });
    const paprika = await zipFiles({ "Soup.paprikarecipe": gzipSync(JSON.stringify(PAPRIKA)) });
    expect((await read(paprika, "all.paprikarecipes")).file).toMatchObject({
      app: "PAPRIKA",
      recipes: { count: 1 },
    });
    const own = await zipOf({
      "schema.org/Soup 1.json": JSON.stringify(SCHEMA),
      "cooklang/Soup 1.cook": COOK,
      "read me.txt": "Your recipes.",
    });
    expect((await read(own, "recipes.zip")).file).toMatchObject({ app: "PLATEFUL", recipes: { count: 1 } });
  });

  it("DOOR-134 what does not fit is told with its file, number and reason, and the others are read", async () => {
    const zip = await zipFiles({
      "a/recipe.json": JSON.stringify(SCHEMA),
      "b/recipe.json": JSON.stringify({ ...SCHEMA, name: " " }),
      "c/recipe.json": JSON.stringify({ ...SCHEMA, name: "Air", recipeIngredient: [] }),
      "d/recipe.json": JSON.stringify(SCHEMA),
      "e/recipe.json": "{ damaged",
      "f.paprikarecipe": gzipSync(JSON.stringify(PAPRIKA)).subarray(0, 60),
    });
    const { file, recipes } = await read(zip, "recipes.zip");
    expect(recipes).toHaveLength(1);
    expect(file.misfits.map(({ file: path, line, reason }) => [path, line, reason])).toEqual([
      ["b/recipe.json", 2, "NO_NAME"],
      ["c/recipe.json", 3, "NO_INGREDIENTS"],
      ["d/recipe.json", 4, "SAME_RECIPE"],
      ["e/recipe.json", 5, "NOT_READABLE"],
      ["f.paprikarecipe", 6, "NOT_READABLE"],
    ]);
  });

  it("DOOR-135 more recipes than one file may have, archives too deep and bombs are refused", async () => {
    const many = Array.from({ length: 2_001 }, (_, at) => ({ ...SCHEMA, name: `Soup ${at}` }));
    expect(await faultOf(JSON.stringify(many), "many.json")).toBe("file_too_many_recipes");
    const deep = await zipFiles({
      "b.zip": await zipFiles({ "c.zip": await zipOf({ "recipe.json": "{}" }) }),
    });
    expect(await faultOf(deep, "deep.zip")).toBe("file_too_long");
    expect(await faultOf(gzipSync(Buffer.alloc(41_000_000, 32)), "bomb.paprikarecipe")).toBe("file_too_long");
    const part = Buffer.alloc(38_000_000, 32);
    const bombs = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`${at}.json`, part]));
    expect(await faultOf(await zipFiles(bombs), "bombs.zip")).toBe("file_too_long");
  });

  it("DOOR-044 DOOR-135 an archive of 10,000 files is looked at, and one of more is refused", async () => {
    const one = await zipOf({ "thumb.jpg": "picture" });
    expect(await faultOf(repeated(one, 10_000), "many.zip")).toBe("file_unknown");
    expect(await faultOf(repeated(one, 10_001), "more.zip")).toBe("file_too_long");
  });

  it("DOOR-134 a file of a single recipe that is damaged is refused", async () => {
    const cut = gzipSync(JSON.stringify(PAPRIKA)).subarray(0, 60);
    await expect(read(cut, "soup.paprikarecipe")).rejects.toSatisfy(
      (error) => brokenOf(error) === "file_damaged",
    );
    expect(await faultOf("{ damaged", "recipe.json")).toBe("file_unknown");
  });
});
