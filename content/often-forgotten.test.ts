import { describe, expect, it } from "vitest";
import { readContent } from "./src/read-content.ts";
import { readOftenForgotten } from "./src/read-often-forgotten.ts";

describe("what people forget to say", () => {
  it("FOOD-072 names foods of the library, offered in measures that they have", () => {
    const foods = new Map(readContent().foods.map((food) => [food.id, food]));
    for (const { behind, foods: offered, unless } of readOftenForgotten()) {
      expect([...behind, ...Object.keys(offered), ...unless].filter((id) => !foods.has(id))).toEqual([]);
      for (const [id, measure] of Object.entries(offered)) {
        const key = /^\d+-ml$/.test(measure) ? "100-ml" : measure;
        const has = foods.get(id)?.servings.some((serving) => serving.key === key);
        expect(has, `${id}: ${measure}`).toBe(true);
      }
    }
  });
});
