import { readdirSync } from "node:fs";
import { join } from "node:path";
import { GROCERY_CATEGORIES } from "@plateful/nutrition";
import { expect, it } from "vitest";
import { foodPicture } from "./food-picture.ts";

const DRAWN = readdirSync(join(import.meta.dirname, "../../../public/foods")).map((file) => `/foods/${file}`);

it("FOOD-094 has a drawing for every shelf but the one that says nothing", () => {
  const pictures = GROCERY_CATEGORIES.map((category) => foodPicture({ name: "Food", category }));
  expect(pictures.filter((picture) => picture === null)).toHaveLength(1);
  expect(foodPicture({ name: "Food", category: "OTHER" })).toBeNull();
  const used = [...pictures.flatMap((picture) => picture ?? []), "/foods/egg.svg"];
  expect(used.toSorted()).toEqual(DRAWN.toSorted());
});

it.each([
  ["Egg", "DAIRY", "egg"],
  ["Gekookt ei", "DAIRY", "egg"],
  ["Eiwit", "DAIRY", "egg"],
  ["Eggnog", "DAIRY", "dairy"],
  ["Egg bun", "BREAD", "bread"],
] as const)("FOOD-094 draws %s of %s as %s", (name, category, drawing) => {
  expect(foodPicture({ name, category })).toBe(`/foods/${drawing}.svg`);
});

it("FOOD-094 draws nothing of a food whose shelf is not known, whatever it is called", () => {
  expect(foodPicture({ name: "Egg" })).toBeNull();
});
