import { describe, expect, it } from "vitest";
import { partBelow } from "./heading-words.ts";

describe("what stands above the parts of a recipe", () => {
  it.each([
    ["Ingredients for the topping", "ingredients"],
    ["Ingredient notes and swaps", "end"],
    ["Instructions", "steps"],
    ["Preparation time", null],
    ["Preparation: 25 minutes", null],
    ["Cook", "steps"],
    ["Cook mode", null],
    ["Caramel instructions", "steps"],
    ["Pancake ingredients", null],
  ])("REC-124 is told by %s: %s", (text, part) => {
    expect(partBelow(text)).toBe(part);
  });

  it("REC-124 may end with the word where no other heading names the list", () => {
    expect(partBelow("Pancake ingredients", true)).toBe("ingredients");
  });
});
