import { describe, expect, it } from "vitest";
import { nutrientReferences } from "./nutrient-reference.ts";
import type { NutrientAmounts } from "./nutrients.ts";
import { advisableNutrients, isWellLogged, passedNutrients, shortNutrients } from "./short-nutrients.ts";

const PERSON = { gender: "FEMALE", age: 34, isPregnant: false, isBreastfeeding: false } as const;
const REFERENCES = nutrientReferences(PERSON, 2000);
/** Exactly the reference of everything that is to be reached. */
const ENOUGH: NutrientAmounts = Object.fromEntries(
  REFERENCES.filter(({ kind }) => kind === "MIN").map(({ nutrient, amount }) => [nutrient, amount]),
);
const dayOf = (amounts: NutrientAmounts, kcal = 2000) => [{ kcal, amounts: { ...ENOUGH, ...amounts } }];
const shortOn = (amounts: NutrientAmounts) =>
  shortNutrients(dayOf(amounts), 1, REFERENCES).map(({ nutrient }) => nutrient);

describe("NUTR-006 what an average day falls short of", () => {
  it("is nothing where every reference is reached, or all but a twentieth of it", () => {
    expect(shortOn({})).toEqual([]);
    expect(shortOn({ IRON: 15.3 })).toEqual([]);
    expect(shortOn({ IRON: 15.1 })).toEqual(["IRON"]);
  });

  it("is at most three nutrients, most lacking first", () => {
    expect(shortOn({ FIBER: 20, IRON: 8, ZINC: 6, CALCIUM: 190 })).toEqual(["CALCIUM", "IRON", "FIBER"]);
  });

  it("never is a maximum, of which less is better", () => {
    expect(shortOn({ SALT: 0, SATURATED_FAT: 0 })).toEqual([]);
  });

  it("says the amount, the share known and what is missing", () => {
    const parts = [
      { kcal: 1600, amounts: { ...ENOUGH, IRON: 8 } },
      { kcal: 400, amounts: {} },
    ];
    const iron = shortNutrients(parts, 1, REFERENCES).find(({ nutrient }) => nutrient === "IRON");
    expect(iron).toEqual({ nutrient: "IRON", amount: 8, known: 0.8, reference: 16, missing: 6 });
  });

  it("is an average of the days", () => {
    const parts = [...dayOf({ IRON: 4 }), ...dayOf({ IRON: 12 })];
    expect(shortNutrients(parts, 2, REFERENCES)).toMatchObject([{ nutrient: "IRON", amount: 8, missing: 8 }]);
  });

  it.each([
    [0.69, []],
    [0.71, ["IRON"]],
  ])("leaves out what is known for too little of the energy (%s)", (known, expected) => {
    const parts = [
      { kcal: 2000 * known, amounts: { IRON: 4 } },
      { kcal: 2000 * (1 - known), amounts: {} },
    ];
    expect(shortNutrients(parts, 1, REFERENCES).map(({ nutrient }) => nutrient)).toEqual(expected);
  });

  it("leaves out what may well be reached by the part that is not known", () => {
    const parts = [
      { kcal: 1500, amounts: { IRON: 12.5 } },
      { kcal: 500, amounts: {} },
    ];
    expect(shortNutrients(parts, 1, REFERENCES)).toEqual([]);
  });

  it("goes by days on which most of the planned energy was logged", () => {
    expect(isWellLogged(1400, 2000)).toBe(true);
    expect(isWellLogged(1390, 2000)).toBe(false);
    expect(isWellLogged(1400, 0)).toBe(false);
  });

  it("tells apart what there is too much of", () => {
    expect(passedNutrients(dayOf({ SALT: 7, SATURATED_FAT: 10 }), 1, REFERENCES)).toEqual(["SALT"]);
  });
});

describe("NUTR-006 what a person may be told to eat more of", () => {
  const all = REFERENCES.map(({ nutrient }) => nutrient);
  const leftOut = (screening: Parameters<typeof advisableNutrients>[0]) => {
    const isAdvisable = advisableNutrients(screening);
    return isAdvisable === null ? null : all.filter((nutrient) => !isAdvisable(nutrient));
  };
  it("is left to a dietitian with a kidney disease", () => {
    expect(leftOut(["KIDNEY_DISEASE"])).toBeNull();
    expect(leftOut(["PREGNANT", "KIDNEY_DISEASE"])).toBeNull();
  });
  it("leaves out vitamin A during pregnancy, and potassium too for whoever would rather not say", () => {
    expect(leftOut(["PREGNANT"])).toEqual(["VITAMIN_A"]);
    expect(leftOut("NOT_SAID")?.toSorted()).toEqual(["POTASSIUM", "VITAMIN_A"]);
  });
  it("is everything else", () => {
    expect(leftOut(undefined)).toEqual([]);
    expect(leftOut([])).toEqual([]);
    expect(leftOut(["DIABETES", "BREASTFEEDING", "EATING_DISORDER"])).toEqual([]);
  });
});
