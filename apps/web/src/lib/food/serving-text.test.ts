import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountText, measureIn, metricWords, toAmount, toServings } from "./serving-text.ts";
import { referenceIn } from "./use-reference.ts";

const NAMES = { g: "g", ml: "ml", oz: "oz", fl_oz: "fl oz", lb: "lb" };
const serving = (unit: string, quantity: number) => ({
  ...{ measurement_description: unit, measurement_description_plural: unit, quantity },
});
const GRAMS = measureIn("IMPERIAL", NAMES, serving("g", 100));
const MILLILITRES = measureIn("IMPERIAL", NAMES, serving("ml", 100));
const SLICES = measureIn("IMPERIAL", NAMES, {
  ...{ quantity: 1, measurement_description: "slice", measurement_description_plural: "slices" },
});

/** What is read of an amount once it was stored. */
const readAgain = (typed: number, measure: typeof GRAMS) =>
  amountText("en", measure, toAmount(toServings(typed, measure), measure));

describe("amounts of someone who reads ounces", () => {
  it("CALC-089 3 oz is stored as the grams that it is, and read as 3 oz again", () => {
    expect(toServings(3, GRAMS)).toBe(0.8505);
    expect(readAgain(3, GRAMS)).toBe("3 oz");
    expect(toServings(8, MILLILITRES)).toBe(2.4);
    expect(readAgain(8, MILLILITRES)).toBe("8 fl oz");
  });

  it("CALC-089 every quarter of an ounce up to 32 is read as it was typed, whatever the serving holds", () => {
    const holding = fc.integer({ min: 1, max: 2_000 });
    const quarter = fc.integer({ min: 1, max: 4 * 32 }).map((count) => count / 4);
    fc.assert(
      fc.property(quarter, holding, fc.constantFrom("g", "ml"), (typed, quantity, unit) => {
        const measure = measureIn("IMPERIAL", NAMES, serving(unit, quantity));
        expect(toAmount(toServings(typed, measure), measure)).toBe(typed);
        expect(readAgain(typed, measure)).toBe(`${typed} ${unit === "g" ? "oz" : "fl oz"}`);
      }),
    );
  });

  it("CALC-089 above 32 oz weights are read in pounds, volumes in fluid ounces", () => {
    expect([32, 33.5, 48].map((typed) => readAgain(typed, GRAMS))).toEqual(["32 oz", "2 lb 1.5 oz", "3 lb"]);
    expect(readAgain(40, MILLILITRES)).toBe("40 fl oz");
  });

  it("CALC-089 what was logged in grams is read to the hundredth of an ounce, in the reader's language", () => {
    expect(amountText("nl", GRAMS, toAmount(1, GRAMS))).toBe("3,53 oz");
    expect(metricWords("en", "IMPERIAL", NAMES).exact(150, "g")).toBe("5.29 oz");
  });

  it("CALC-089 slices stay slices, with their weight in ounces beside them", () => {
    expect(readAgain(2, SLICES)).toBe("2 slices");
    const { rough } = metricWords("en", "IMPERIAL", NAMES);
    expect([rough(35, "g"), rough(5, "g"), rough(250, "ml")]).toEqual(["1.2 oz", "0.18 oz", "8.3 fl oz"]);
  });

  it("CALC-089 figures of 100 g are told for one ounce", () => {
    const { per, of } = referenceIn("IMPERIAL", NAMES, "g");
    expect([per, of(100)]).toEqual(["oz", 28.35]);
    expect(referenceIn("IMPERIAL", NAMES, "ml").of(50)).toBe(15);
  });
});

describe("amounts of someone who reads grams", () => {
  it("FOOD-012 FOOD-011 are what they were", () => {
    const grams = measureIn("METRIC", NAMES, serving("g", 100));
    expect(readAgain(7.5, grams)).toBe("7.5 g");
    const { exact, rough } = metricWords("en", "METRIC", NAMES);
    expect([exact(7.25, "g"), exact(2_000, "g"), rough(35.4, "ml")]).toEqual(["7.25 g", "2,000 g", "35 ml"]);
    expect(referenceIn("METRIC", NAMES, "ml")).toMatchObject({ per: "100 ml" });
  });
});
