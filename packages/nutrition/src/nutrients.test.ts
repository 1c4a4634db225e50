import { describe, expect, it } from "vitest";
import { nutrientReferences, type ReferencePerson } from "./nutrient-reference.ts";
import { NUTRIENTS, nutrientUnit, scaleNutrients, sumNutrients } from "./nutrients.ts";

const woman: ReferencePerson = { gender: "FEMALE", age: 34, isPregnant: false, isBreastfeeding: false };
const amountFor = (
  nutrient: (typeof NUTRIENTS)[number],
  person: Partial<ReferencePerson> = {},
  kcal = 2000,
) => nutrientReferences({ ...woman, ...person }, kcal).find((one) => one.nutrient === nutrient);

describe("NUTR-002 nutrients of several parts", () => {
  const parts = [
    { kcal: 300, amounts: { IRON: 2, VITAMIN_D: 0 } },
    { kcal: 100, amounts: { IRON: 1 } },
    { kcal: 600, amounts: {} },
  ];

  it("add up what is known, and say for which share of the energy it is", () => {
    expect(sumNutrients(parts).IRON).toEqual({ amount: 3, known: 0.4 });
  });

  it("take a known 0 for known, and what is left out for unknown", () => {
    expect(sumNutrients(parts).VITAMIN_D).toEqual({ amount: 0, known: 0.3 });
    expect(sumNutrients(parts).ZINC).toEqual({ amount: 0, known: 0 });
  });

  it("count salt although it has no energy, and know nothing of nothing", () => {
    const salted = [...parts, { kcal: 0, amounts: { SALT: 2 } }];
    expect(sumNutrients(salted).SALT).toEqual({ amount: 2, known: 0 });
    expect(sumNutrients([]).SALT).toEqual({ amount: 0, known: 0 });
  });

  it("scale with the amount that was eaten", () => {
    expect(scaleNutrients({ IRON: 2, SALT: 0 }, 1.5)).toEqual({ IRON: 3, SALT: 0 });
  });
});

describe("NUTR-003 references", () => {
  it("follow sex and age", () => {
    expect(amountFor("IRON")).toEqual({ nutrient: "IRON", amount: 16, kind: "MIN" });
    expect(amountFor("IRON", { age: 50 })?.amount).toBe(11);
    expect(amountFor("IRON", { gender: "MALE" })?.amount).toBe(11);
    expect([20, 34, 55, 70].map((age) => amountFor("CALCIUM", { age })?.amount)).toEqual([
      1000, 950, 1100, 1200,
    ]);
    expect([69, 70].map((age) => amountFor("VITAMIN_D", { age })?.amount)).toEqual([10, 20]);
    expect(amountFor("VITAMIN_B6", { gender: "MALE", age: 51 })?.amount).toBe(1.8);
  });

  it("rise for whoever is pregnant or breastfeeding, and are never lower than before", () => {
    expect(amountFor("FOLATE", { isPregnant: true })?.amount).toBe(600);
    expect(amountFor("VITAMIN_C", { isBreastfeeding: true })?.amount).toBe(155);
    const of = (person: Partial<ReferencePerson>) =>
      nutrientReferences({ ...woman, ...person }, 2000).map(({ amount }) => amount);
    const lower = of({ isPregnant: true, isBreastfeeding: true }).filter(
      (amount, at) => amount < (of({})[at] ?? 0),
    );
    expect(lower).toEqual([]);
  });

  it("suffice for everybody where sex and age are not known", () => {
    const unknown = { gender: null, age: null };
    expect(amountFor("IRON", unknown)?.amount).toBe(16);
    expect(amountFor("MAGNESIUM", unknown)?.amount).toBe(350);
    expect(amountFor("VITAMIN_D", unknown)?.amount).toBe(20);
  });

  it("allow at most 6 g of salt and a tenth of the energy from saturated fat, and ask for 25 g of fibre", () => {
    expect(amountFor("SALT")).toEqual({ nutrient: "SALT", amount: 6, kind: "MAX" });
    expect(amountFor("SATURATED_FAT", {}, 1800)).toEqual({
      nutrient: "SATURATED_FAT",
      amount: 20,
      kind: "MAX",
    });
    expect(amountFor("FIBER")).toEqual({ nutrient: "FIBER", amount: 25, kind: "MIN" });
  });

  it("exist for every nutrient but sugars, which count those of fruit and milk", () => {
    const known = nutrientReferences(woman, 2000).map(({ nutrient }) => nutrient);
    expect(NUTRIENTS.filter((nutrient) => !known.includes(nutrient))).toEqual(["SUGARS"]);
    expect(NUTRIENTS.map(nutrientUnit).filter((unit) => unit === "g")).toHaveLength(4);
  });
});
