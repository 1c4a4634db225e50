import { describe, expect, it } from "vitest";
import { onlyMacros, sumOfMacros } from "./macros.ts";
import { roundMacros } from "./round-macros.ts";

const OATS = { kcal: 190, protein: 6.5, carbohydrates: 30, fat: 3.5 };
const MILK = { kcal: 92, protein: 7, carbohydrates: 9.5, fat: 3 };

describe("the macros of things", () => {
  it("DIARY-020 add up, and are 0 of nothing", () => {
    expect(sumOfMacros([OATS, MILK])).toEqual({ kcal: 282, protein: 13.5, carbohydrates: 39.5, fat: 6.5 });
    expect(sumOfMacros([])).toEqual({ kcal: 0, protein: 0, carbohydrates: 0, fat: 0 });
  });

  it("DIARY-020 are taken from what has more to it", () => {
    expect(onlyMacros({ ...OATS, id: 7, name: "Porridge" } as typeof OATS)).toEqual(OATS);
  });

  it("PLAN-113 are answered and shown with one decimal, halves rounded up", () => {
    const exact = { kcal: 190.25, protein: 6.54, carbohydrates: 30.06, fat: 3.449 };
    expect(roundMacros(exact)).toEqual({ kcal: 190.3, protein: 6.5, carbohydrates: 30.1, fat: 3.4 });
  });
});
