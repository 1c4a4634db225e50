import { describe, expect, it } from "vitest";
import { macrosAfter } from "./macros-after.ts";

const DAY = { kcal: 1480, protein: 85, carbohydrates: 150, fat: 60, lowest_kcal: 1250 };

describe("the macros of a day after another energy", () => {
  it("COACH-124 COACH-095 keep protein, and change carbohydrates and fat in proportion", () => {
    expect(macrosAfter(DAY, false, 114)).toMatchObject({
      kcal: 1594,
      protein: 85,
      carbohydrates: 165,
      fat: 66,
    });
    expect(macrosAfter(DAY, false, 0)).toMatchObject({
      kcal: 1480,
      protein: 85,
      carbohydrates: 150,
      fat: 60,
    });
  });

  it("COACH-124 COACH-095 leave the carbohydrates of keto and low-carb plans alone", () => {
    expect(macrosAfter(DAY, true, -90)).toMatchObject({
      kcal: 1390,
      protein: 85,
      carbohydrates: 150,
      fat: 50,
    });
  });

  it("COACH-124 are those of before where nothing can take up the change", () => {
    const empty = { ...DAY, carbohydrates: 0, fat: 0 };
    expect(macrosAfter(empty, false, 25)).toMatchObject({
      kcal: 1505,
      protein: 85,
      carbohydrates: 0,
      fat: 0,
    });
  });
});
