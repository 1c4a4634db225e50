import { describe, expect, it } from "vitest";
import { checkLabel, figuresOf, type LabelFigures, labelFaults } from "./product-label.ts";

const UNKNOWN = { saturated_fat: null, sugars: null, fiber: null, salt: null };
const BAR: LabelFigures = { ...UNKNOWN, kcal: 372, fat: 12, carbohydrates: 53, protein: 9.2, fiber: 7.5 };
const per = { per: "HUNDRED", unit: "g", servingSize: null } as const;

describe("the figures of a label", () => {
  it.each([
    ["agree", {}, { kind: "ok" }],
    ["agree within what labels round", { kcal: 345 }, { kind: "ok" }],
    ["name the fat where it can be what is too much", { fat: 22 }, { kind: "differs", field: "fat" }],
    ["name a comma in the wrong place", { protein: 92 }, { kind: "differs", field: "protein" }],
    ["name a comma that is missing below 1", { fat: 1.2 }, { kind: "differs", field: "fat" }],
    [
      "name nothing where something may be missing, as in wine",
      { kcal: 900 },
      { kind: "differs", field: null },
    ],
    ["have no more sugars than carbohydrates", { sugars: 54 }, { kind: "moreThanWhole", field: "sugars" }],
    ["have no more saturated fat than fat", { saturated_fat: 13 }, { kind: "moreThanWhole" }],
  ])("FOOD-060 %s", (_what, changes, check) => {
    expect(checkLabel({ ...BAR, ...changes })).toMatchObject(check);
  });

  it("FOOD-060 blame a figure that alone is the whole difference", () => {
    const label = { ...UNKNOWN, kcal: 80, fat: 10, carbohydrates: 20, protein: 0 };
    expect(checkLabel(label)).toEqual({ kind: "differs", parts: 170, field: "fat" });
  });

  it("FOOD-060 count 9 kcal for fat, 4 for carbohydrates and protein, 2 for fibre", () => {
    const { parts } = checkLabel({
      ...BAR,
      fat: 1,
      carbohydrates: 10,
      protein: 100,
      fiber: 1000,
      kcal: 2449,
    }) as {
      parts: number;
    };
    expect(parts).toBe(9 + 40 + 400 + 2000);
  });

  it.each([
    ["pure fat", { fat: 100, carbohydrates: 0, protein: 0, fiber: 0, kcal: 900 }, {}, []],
    ["more energy than pure fat", { kcal: 901 }, {}, ["kcal"]],
    ["more than 100 g of one part", { fat: 100.1 }, {}, ["fat"]],
    ["parts that weigh 101 g", { fat: 31.3 }, {}, ["whole"]],
    ["parts that round to 100.4 g", { fat: 30.7 }, {}, []],
    ["syrup, of which 100 ml weigh more", { carbohydrates: 130, fat: 0 }, { unit: "ml" }, []],
    [
      "a serving that holds too much",
      { kcal: 372 },
      { per: "SERVING", servingSize: 41 },
      ["kcal", "carbohydrates"],
    ],
    ["a serving of unknown size", { kcal: 5000 }, { per: "SERVING" }, []],
  ] as const)("FOOD-060 %s", (_what, changes, amount, faults) => {
    const found = labelFaults({ figures: { ...BAR, ...changes }, ...per, ...amount });
    expect(found.map((fault) => (fault.kind === "tooMuch" ? fault.field : "whole"))).toEqual(faults);
  });

  it("FOOD-063 are counted for an amount, from 100 g or from a serving; unknown stays unknown", () => {
    expect(figuresOf({ figures: BAR, ...per }, 50)).toMatchObject({ kcal: 186, fat: 6, fiber: 3.75 });
    const serving = { figures: { ...BAR, fiber: null }, per: "SERVING", unit: "g", servingSize: 40 } as const;
    expect(figuresOf(serving, 100)).toMatchObject({ kcal: 930, fiber: null });
    expect(figuresOf({ ...serving, servingSize: null }, 100)).toBeNull();
  });
});
