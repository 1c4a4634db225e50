import { describe, expect, it } from "vitest";
import { labelFigures, type SourceFigures } from "./src/label-figures.ts";
import { readContent } from "./src/read-content.ts";

const lentils: SourceFigures = {
  kcal: 116,
  protein: 9,
  fat: 0.4,
  carbohydratesByDifference: 20.1,
  fiber: 7.9,
  sugars: 1.8,
  keepsEnergy: false,
};

describe("figures as on a label", () => {
  it("CALC-091 count 4, 4, 9 and 2 kcal per gram, whatever the source's own factors are", () => {
    expect(labelFigures(lentils)).toEqual({ kcal: 104.2, carbohydrates: 12.2 });
  });

  it("CALC-091 keep the source's energy where other figures do not hold what it comes from", () => {
    expect(labelFigures({ ...lentils, keepsEnergy: true }).kcal).toBe(116);
  });

  const { foods } = readContent();
  const food = (id: string) => foods.find((one) => one.id === id);

  it("CALC-090 take the fibre off the carbohydrates of every starter food whose fibre is known", () => {
    const converted = foods.filter(({ per100Grams: f }) => f.fiber !== null);
    expect(converted.length).toBeGreaterThan(1300);
    const wrong = converted.filter(({ per100Grams: f, source }) => {
      const expected = Math.max(
        source.carbohydrates - (f.fiber ?? 0),
        Math.min(f.sugars ?? 0, source.carbohydrates),
      );
      return Math.abs(f.carbohydrates - expected) > 0.006;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
    expect(food("raspberries")?.per100Grams.carbohydrates).toBe(5.44);
    expect(food("raspberries")?.source.carbohydrates).toBe(11.94);
  });

  it("CALC-091 give cocoa, bran and pulses the energy of a label, and wine and vinegar that of the source", () => {
    const kcal = (id: string) => food(id)?.per100Grams.kcal;
    expect(kcal("cocoa-powder")).toBeCloseTo(367, 0);
    expect(kcal("wheat-bran")).toBeCloseTo(273, 0);
    expect(kcal("cooked-lentils")).toBeCloseTo(104, 0);
    for (const id of ["red-wine", "vodka", "white-vinegar", "baking-powder"])
      expect(kcal(id)).toBe(food(id)?.source.kcal);
  });
});
