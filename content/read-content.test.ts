import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dislikeToIngredientLabel, INGREDIENT_DISLIKES } from "@plateful/nutrition";
import { afterEach, describe, expect, it } from "vitest";
import { compareContent, contentToFingerprints, readContent } from "./src/index.ts";
import { CONTENT_ROOT } from "./src/read-content.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const OATS = "recipes/breakfast/overnight-oats-strawberry.yaml";
const content = readContent();

/** One recipe is enough to edit: reading all of them for every test would take most of the time. */
const isNeeded = (path: string): boolean =>
  !/\/recipes\/\w+\/[\w-]+\.yaml$/.test(path) || path.endsWith(OATS);

/** A copy of the content in which one file has been edited. */
function contentWith(file: string, edit: (text: string) => string): string {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  folders.push(root);
  const parts = [
    "foods",
    "recipes",
    "simple-recipes",
    "simple-recipe-tags.yaml",
    "simple-recipe-sections.yaml",
    "measure-words.yaml",
    "nutrients.yaml",
    "ingredients-to-avoid.yaml",
    "exercises.yaml",
    "packs.yaml",
    "prices.yaml",
  ];
  for (const part of parts)
    cpSync(join(CONTENT_ROOT, part), join(root, part), { recursive: true, filter: isNeeded });
  const path = join(root, file);
  const text = readFileSync(path, "utf8");
  const edited = edit(text);
  if (edited === text) throw new Error(`the edit of ${file} changes nothing`);
  writeFileSync(path, edited);
  return root;
}

describe("readContent", () => {
  it.each([
    ["foods/dairy.yaml", "kcal: 143", "kcal: lots", "foods/dairy.yaml: 0.per100g.kcal: "],
    ["foods/dairy.yaml", "contains: [egg]", "contains: [eggs]", "foods/dairy.yaml: 0.contains.0: "],
    [
      "foods/dairy.yaml",
      "{ piece: 55",
      "{ lump: 55",
      "foods/dairy.yaml: 0.servings.lump: is not a household",
    ],
    ["foods/dairy.yaml", "id: egg-white", "id: egg", 'foods/dairy.yaml: 1.id: "egg" exists already'],
    ["foods/dairy.yaml", "id: egg\n", "id: egg\n  colour: brown\n", "foods/dairy.yaml: 0: "],
    [OATS, "rolled-oats 50 g", "rolled-oat 50 g", `${OATS}: ingredients.0: no food "rolled-oat"`],
    [OATS, "rolled-oats 50 g", "rolled-oats fifty g", `${OATS}: ingredients.0: is not in the form`],
    [OATS, "tags: [DAIRY]", "tags: [VEGAN]", `${OATS}: tags.0: `],
    [OATS, "meals: [BREAKFAST]", "meals: [LUNCH]", `${OATS}: meals: lacks the meal of the folder`],
    [OATS, "id: overnight", "id: over-night", `${OATS}: id: differs from the name of the file`],
    [OATS, "prep: 10", "prep: 10\nprep: 12", `${OATS}: duplicated mapping key (8:1)`],
    ["exercises.yaml", "met: 3.5", "met: 350", "exercises.yaml: 0.met: "],
    [
      "packs.yaml",
      "walnuts: 150 MONTHS BAG",
      "walnuts: 150 MONTHS SACK",
      "packs.yaml: walnuts: is not in the form",
    ],
    ["packs.yaml", "walnuts: 150 MONTHS", "walnuts: 150 YEARS", "packs.yaml: walnuts: is not in the form"],
    ["packs.yaml", "walnuts: 150", "walnut: 150", "packs.yaml: walnut: there is no such food"],
    ["prices.yaml", "walnuts: 2.29", "walnuts: 2,29", "prices.yaml: walnuts: is not in the form"],
    ["prices.yaml", "walnuts: 2.29", "walnut: 2.29", "prices.yaml: walnut: there is no such food"],
    [
      "ingredients-to-avoid.yaml",
      "[aubergine]",
      "[eggplant]",
      'ingredients-to-avoid.yaml: 1.foods: no food "eggplant"',
    ],
  ])("names the file and the field: %s with %j as %j", (file, before, after, message) => {
    const root = contentWith(file, (text) => text.replace(before, after));
    expect(() => readContent(root)).toThrow(message);
  });

  it("gives the same version for the same data and another for a changed value, not for a comment", () => {
    const { version } = readContent(contentWith("foods/oils.yaml", (text) => `${text}\n`));
    const commented = contentWith("foods/oils.yaml", (text) => `# a remark\n${text}`);
    expect(readContent(commented).version).toBe(version);
    const changed = contentWith("foods/oils.yaml", (text) => text.replace("kcal: 884", "kcal: 883"));
    expect(readContent(changed).version).not.toBe(version);
  });

  it("derives the tags VEGAN and KETO and keeps the typed ones", () => {
    const { recipes } = content;
    const tagsOf = (id: string) => recipes.find((recipe) => recipe.id === id)?.tags;
    expect(tagsOf("tofu-lettuce-cups")).toEqual(["KETO", "VEGAN", "WRAP"]);
    expect(tagsOf("mushroom-cheese-omelette")).toEqual(["KETO", "PANCAKES_AND_OMELETTES"]);
    expect(tagsOf("overnight-oats-strawberry")).toEqual(["DAIRY"]);
  });
});

describe("ingredients to avoid", () => {
  const { ingredientsToAvoid, recipes } = content;

  it("ONB-077 gives each dislike one ingredient to avoid with its title-case label", () => {
    expect(ingredientsToAvoid.map(({ dislike }) => dislike).sort()).toEqual([...INGREDIENT_DISLIKES].sort());
    const labels = ingredientsToAvoid.map(({ name }) => name.en);
    expect(labels).toEqual(ingredientsToAvoid.map(({ dislike }) => dislikeToIngredientLabel(dislike)));
    expect(labels).toEqual(
      expect.arrayContaining(["Beef", "Eggplant", "Cilantro", "Mayonnaise", "Mushroom", "Brussel Sprouts"]),
    );
  });

  it("are found in the recipes whose Dutch name mentions them", () => {
    const inName: Record<string, RegExp> = {
      beef: /rund|hachee met|biefstuk/i,
      eggplant: /aubergine/i,
      potato: /(?<!zoete )aardappel|krieltjes|friet/i,
      mushroom: /champignon|portobello/i,
      tomato: /tomaat|tomaten/i,
      "brussels-sprouts": /spruitjes/i,
    };
    for (const [id, pattern] of Object.entries(inName)) {
      const named = recipes.filter(({ name }) => pattern.test(name.nl));
      expect(named.length, id).toBeGreaterThan(0);
      const missed = named.filter(({ ingredientsToAvoid: found }) => !found.includes(id));
      expect(missed.map((recipe) => recipe.id)).toEqual([]);
    }
  });
});

describe("exercises", () => {
  it("are about 25, each with the energy that follows from its MET", () => {
    const { exercises } = content;
    expect(exercises.length).toBeGreaterThanOrEqual(25);
    expect(exercises.find(({ id }) => id === "cycling-moderate")?.kcalPerKgPerMinute).toBeCloseTo(0.14, 10);
    expect(new Set(exercises.map(({ compendiumCode }) => compendiumCode)).size).toBe(exercises.length);
    expect(exercises.filter(({ kcalPerKgPerMinute: k }) => k < 0.03 || k > 0.25)).toEqual([]);
  });
});

describe("compareContent", () => {
  it("reports by id what was added, changed and removed", () => {
    const [first, second, ...others] = content.foods;
    if (first === undefined || second === undefined) throw new Error("there are no foods");
    const current = {
      ...content,
      foods: [{ ...first, isStaple: !first.isStaple }, { ...second, id: "new-food" }, ...others],
    };
    const changes = compareContent(contentToFingerprints(content), contentToFingerprints(current));
    expect(changes.foods).toEqual({ added: ["new-food"], changed: [first.id], removed: [second.id] });
    expect(changes.recipes).toEqual({ added: [], changed: [], removed: [] });
  });
});
