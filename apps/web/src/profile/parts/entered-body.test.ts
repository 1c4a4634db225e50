import { describe, expect, it } from "vitest";
import {
  heightTexts,
  isWeightGood,
  readNumber,
  typedHeight,
  typedWeight,
  weightTexts,
} from "./entered-body.ts";

describe("what people type about their body", () => {
  it("reads numbers with a point or a comma and nothing else", () => {
    expect(["70", "70,2", " 70.2 ", ".5"].map(readNumber)).toEqual([70, 70.2, 70.2, 0.5]);
    expect(["", "x", "-1", "1e3", "7 0"].map(readNumber)).toEqual([null, null, null, null, null]);
  });

  it.each([
    ["44.9", false],
    ["45", true],
    ["300", true],
    ["300.1", false],
  ])("PROF-028 takes %s kg: %s", (text, isGood) => {
    expect(isWeightGood([text], "KILOGRAMS")).toBe(isGood);
  });

  it("PROF-028 checks pounds and stones in their own unit", () => {
    expect([["99.9"], ["100"], ["660"], ["660.1"]].map((texts) => isWeightGood(texts, "POUNDS"))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isWeightGood(["11", "0.3"], "STONES")).toBe(true);
    expect(isWeightGood(["11", ""], "STONES")).toBe(false);
  });

  it("PROF-028 leaves a weight as it is when its unit is changed and back", () => {
    for (const unit of ["POUNDS", "STONES"] as const) {
      expect(typedWeight(weightTexts(70.2, unit, "en"), unit, 70.2)).toBe(70.2);
    }
    expect(typedWeight(["70.25"], "KILOGRAMS", 60)).toBe(70.3);
  });

  it.each([
    ["119.9", null],
    ["120", 120],
    ["250", 250],
    ["250.1", null],
  ])("PROF-028 takes a height of %s cm as %s", (text, height) => {
    expect(typedHeight([text], false, 170)).toBe(height);
  });

  it("PROF-028 reads feet and inches", () => {
    expect(heightTexts(170, true, "en")).toEqual(["5", "6.9"]);
    expect(typedHeight(["5", "6.9"], true, 170)).toBe(170);
    expect(typedHeight(["3", "11"], true, 170)).toBeNull();
    expect(typedHeight(["5", "12"], true, 170)).toBeNull();
  });
});
