import { describe, expect, it } from "vitest";
import { readContent, readFoodNames } from "./src/index.ts";

const names = readFoodNames();
const ids = new Set(readContent().foods.map(({ id }) => id));

describe("other names of foods", () => {
  it("FOOD-056 are of foods of the library", () => {
    expect(names.names.flatMap(({ foods }) => foods).filter((id) => !ids.has(id))).toEqual([]);
  });

  it("FOOD-056 are three hundred at least in each language, each said once", () => {
    for (const language of ["en", "nl"] as const) {
      const said = names.names.flatMap((line) => line[language]);
      expect(said.length).toBeGreaterThanOrEqual(300);
      expect(said.filter((name, at) => said.indexOf(name) !== at)).toEqual([]);
    }
  });

  it("FOOD-056 have a line for everything that people missed and that the library has", () => {
    const said = new Set(names.names.flatMap(({ en, nl }) => [...en, ...nl]));
    const missed =
      "bier patat friet frieten vla hutspot stamppot nasi bami loempia tosti lekkerbek boterham spek spekjes".split(
        " ",
      );
    expect(missed.filter((name) => !said.has(name))).toEqual([]);
    expect(names.spellings).toContainEqual(expect.arrayContaining(["yoghurt", "jogurt", "yogurt"]));
  });
});
