import { describe, expect, it } from "vitest";
import { lookUpInBoth } from "./lookup.ts";

describe("two lookups as one", () => {
  it("FOOD-039 asks the second for what the first does not know, and copies neither", () => {
    const library = new Map([[1, "milk"]]);
    const both = lookUpInBoth(library, new Map([[2, "a product of the shop"]]));
    expect([both.get(1), both.get(2), both.get(3)]).toEqual(["milk", "a product of the shop", undefined]);
    expect([both.has(1), both.has(2), both.has(3)]).toEqual([true, true, false]);
    library.set(3, "bread");
    expect(both.get(3)).toBe("bread");
  });
});
