import type { GroceryCategory } from "@plateful/nutrition";
import { describe, expect, it } from "vitest";
import { aisleOrder, learnedAisles } from "./learned-aisles.ts";

const byName = (a: string, b: string) => a.localeCompare(b);

describe("aisles", () => {
  it("GROC-036 are learned from one trip, without OTHER", () => {
    expect(learnedAisles([["VEGETABLES", "BREAD", "OTHER", "DAIRY"]])).toEqual([
      "VEGETABLES",
      "BREAD",
      "DAIRY",
    ]);
  });

  it("GROC-036 are not learned from fewer than three shelves", () => {
    expect(learnedAisles([["VEGETABLES", "BREAD", "OTHER"]])).toEqual([]);
    expect(learnedAisles([])).toEqual([]);
  });

  it("GROC-036 follow the later trips more, and one odd trip little", () => {
    const usual: GroceryCategory[] = ["VEGETABLES", "BREAD", "DAIRY", "FROZEN"];
    const odd: GroceryCategory[] = ["FROZEN", "DAIRY", "BREAD", "VEGETABLES"];
    expect(learnedAisles([usual, odd])).toEqual(usual);
    expect(learnedAisles([odd, usual, usual, usual])).toEqual(usual);
    expect(learnedAisles([odd, odd, usual, usual])).toEqual(odd);
  });

  it("GROC-036 put the shelves of several trips together", () => {
    const aisles = learnedAisles([
      ["VEGETABLES", "DAIRY", "FROZEN"],
      ["VEGETABLES", "BREAD", "MEAT", "FROZEN"],
    ]);
    expect(aisles).toEqual(["VEGETABLES", "BREAD", "DAIRY", "MEAT", "FROZEN"]);
  });

  it("GROC-036 come first, then what was never passed, in the usual order", () => {
    const shelves: GroceryCategory[] = ["ALCOHOL", "BREAD", "DAIRY", "VEGETABLES"];
    expect(shelves.toSorted(aisleOrder(["VEGETABLES", "BREAD"], byName))).toEqual([
      ...["VEGETABLES", "BREAD", "ALCOHOL", "DAIRY"],
    ]);
    expect(shelves.toSorted(aisleOrder([], byName))).toEqual(shelves);
  });
});
