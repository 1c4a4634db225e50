import type { HouseholdMember } from "@plateful/contract";
import { WEEKDAYS } from "@plateful/nutrition";
import { phrasesOf } from "@plateful/phrases/all";
import { describe, expect, it } from "vitest";
import { formProblems, toHouseholdForm, toMemberBody } from "./household-form.ts";
import { memberText } from "./household-words.ts";

const TOM: HouseholdMember = {
  id: 4,
  user: 1,
  name: "Tom",
  kcal: 1500,
  diet: "VEGAN",
  food_intolerances_gluten: true,
  food_allergens: ["EGG", "MUSTARD"],
  food_intolerances_lactose: false,
  food_intolerances_nut: false,
  food_intolerances_crustaceans_shellfish: true,
  ingredients_to_avoid: [7],
  meal_types: ["LUNCH", "DINNER"],
  weekdays: ["monday", "friday"],
};

describe("the form of someone who eats along", () => {
  it("PLAN-127 PLAN-120 sends back what it was given, whether the amount has words or is a number", () => {
    const { id: _id, user: _user, ...fields } = TOM;
    expect(toHouseholdForm(TOM).amount).toBe("CHILD");
    for (const kcal of [1500, null, 1234])
      expect(toMemberBody(toHouseholdForm({ ...TOM, kcal }))).toEqual({ ...fields, kcal });
  });

  it("PLAN-127 asks for a name, a meal and a day, and for whole kcal from 600 to 5000", () => {
    const form = { ...toHouseholdForm(null), name: "Eve" };
    expect(toMemberBody(toHouseholdForm(null))).toBeNull();
    expect(toMemberBody(form)).toMatchObject({ kcal: null, meal_types: ["DINNER"], weekdays: [...WEEKDAYS] });
    expect(toMemberBody({ ...form, mealTypes: [] })).toBeNull();
    expect(toMemberBody({ ...form, weekdays: [] })).toBeNull();
    const good = (kcal: string) => !formProblems({ ...form, amount: "OWN", kcal }).kcal;
    expect(["600", "5000", "1800"].map(good)).toEqual([true, true, true]);
    expect(["599", "5001", "1800,5", "many", ""].map(good)).toEqual([false, false, false, false, false]);
  });

  it("PLAN-127 PLAN-241 says in both languages what suits someone who eats along, and when they do", () => {
    expect(memberText(TOM, phrasesOf("en"), "en")).toBe(
      "Vegan · no crustaceans and shellfish, gluten, egg and mustard · Lunch and dinner · Mon, Fri",
    );
    const plain = {
      ...TOM,
      ...{ diet: "OMNIVORE" as const, food_allergens: [], weekdays: [...WEEKDAYS] },
      ...{ food_intolerances_gluten: false, food_intolerances_crustaceans_shellfish: false },
    };
    expect(memberText(plain, phrasesOf("nl"), "nl")).toBe("Alleseter · Lunch en diner · elke dag");
  });

  it("PLAN-241 names once what is both an intolerance and an allergy", () => {
    const both = {
      ...TOM,
      food_allergens: ["GLUTEN" as const],
      food_intolerances_crustaceans_shellfish: false,
    };
    expect(memberText(both, phrasesOf("en"), "en")).toContain(" · no gluten · ");
  });
});
