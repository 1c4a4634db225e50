import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Nutrient } from "@plateful/nutrition";
import { describe, expect, it } from "vitest";
import { CONTENT_ROOT, readContent } from "./src/read-content.ts";

const { foods } = readContent();
const amountOf = (id: string, nutrient: Nutrient) => {
  const food = foods.find((one) => one.id === id);
  if (food === undefined) throw new Error(`There is no food ${id}`);
  return food.nutrients[nutrient];
};
const shareKnown = (nutrient: Nutrient) =>
  foods.filter((food) => food.nutrients[nutrient] !== undefined).length / foods.length;

describe("NUTR-001 nutrients of the starter foods", () => {
  it("are known for nearly all foods, and never a silent 0", () => {
    const few = (["CALCIUM", "POTASSIUM", "MAGNESIUM", "SALT", "VITAMIN_C", "VITAMIN_B12"] as const).filter(
      (nutrient) => shareKnown(nutrient) < 0.9,
    );
    expect(few).toEqual([]);
    expect(shareKnown("VITAMIN_D")).toBeGreaterThan(0.75);
    expect(shareKnown("IODINE")).toBe(0);
  });

  it("are those of the food's own source", () => {
    expect(amountOf("butter", "VITAMIN_A")).toBe(684);
    expect(amountOf("cod-liver-oil", "VITAMIN_D")).toBe(250);
    expect(amountOf("orange", "VITAMIN_C")).toBeCloseTo(53.2, 1);
    expect(amountOf("butter", "SALT")).toBe(foods.find(({ id }) => id === "butter")?.per100Grams.salt);
  });

  it("say nothing of what American law adds to flour, bread and cereals, and keep what grows in them", () => {
    for (const id of ["white-bread", "spaghetti", "white-rice", "bran-flakes"]) {
      expect([id, amountOf(id, "IRON"), amountOf(id, "VITAMIN_B1")]).toEqual([id, undefined, undefined]);
      expect(amountOf(id, "MAGNESIUM")).toBeGreaterThan(5);
    }
    expect(amountOf("white-rice", "FOLATE")).toBe(8);
    expect(amountOf("soy-drink", "CALCIUM")).toBeUndefined();
    expect(amountOf("goat-milk", "VITAMIN_D")).toBeUndefined();
  });

  it("have a line for every number that a food cites, and no other", () => {
    const file = readFileSync(join(CONTENT_ROOT, "nutrients.yaml"), "utf8");
    const lines = [...file.matchAll(/^"(\d{5})":/gm)].map(([, number]) => number);
    expect(lines).toEqual([...new Set(foods.map(({ source }) => source.usda))].sort());
  });
});
