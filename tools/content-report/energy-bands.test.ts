import { describe, expect, it } from "vitest";
import { bandName, bandOf, energyShare } from "./energy-bands.ts";

describe("energy bands", () => {
  // 25 g of protein and 25 g of carbohydrates are 100 kcal each, 25 g of fat is 225 kcal.
  const dish = { kcal: 425, protein: 25, carbohydrates: 25, fat: 25 };

  it("share the energy of the three macronutrients, not the stated one", () => {
    expect(energyShare({ ...dish, kcal: 300 }, "fat")).toBeCloseTo(52.94, 2);
    expect(energyShare({ kcal: 0, protein: 0, carbohydrates: 0, fat: 0 }, "fat")).toBe(0);
  });

  it("name the band that a dish belongs to, whose start counts as inside", () => {
    expect([bandOf(dish, "protein"), bandOf(dish, "carbohydrates"), bandOf(dish, "fat")]).toEqual([1, 1, 2]);
    expect(bandOf({ kcal: 100, protein: 25, carbohydrates: 75, fat: 0 }, "protein")).toBe(2);
    expect([0, 1, 3].map((band) => bandName("protein", band))).toEqual([
      "below 15 %",
      "15-25 %",
      "from 35 %",
    ]);
  });
});
