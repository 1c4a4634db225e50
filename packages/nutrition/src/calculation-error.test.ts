import { describe, expect, it } from "vitest";
import {
  applyEnergyBalance,
  CALCULATION_ERRORS,
  CalculationError,
  type CalculationErrorCode,
  type EnergyIntake,
  mealMomentToLegacyType,
  mealMomentToMealType,
  profileFormSource,
  splitOverMeals,
  totalDailyEnergyExpenditure,
} from "./index.ts";

const woman: EnergyIntake = {
  weight: 70,
  gender: "FEMALE",
  activity: "SEDENTARY",
  energyMethod: "MIFFLIN",
  bodyFat: 0.2,
  heightInCm: 170,
  age: 25,
};
const macros = { kcal: 1, protein: 1, carbohydrates: 1, fat: 1 };

const REFUSALS: readonly (readonly [CalculationErrorCode, () => unknown])[] = [
  ["Invalid energy balance", () => applyEnergyBalance(2000, 0)],
  ["Unknown meal type", () => mealMomentToMealType("BRUNCH")],
  ["Unknown legacy meal type", () => mealMomentToLegacyType("BRUNCH")],
  ["No intake provided", () => totalDailyEnergyExpenditure(null)],
  ["Age is not defined", () => totalDailyEnergyExpenditure({ ...woman, age: null })],
  ["Weight is not defined", () => totalDailyEnergyExpenditure({ ...woman, weight: null })],
  ["Height is not defined", () => totalDailyEnergyExpenditure({ ...woman, heightInCm: null })],
  ["Something went wrong", () => splitOverMeals(macros, [])],
  ["Either client or basicInfoForm must be defined", () => profileFormSource(null, null)],
];

describe("what the calculator refuses", () => {
  it.each(REFUSALS)("COACH-017 ERR-017 '%s' is a typed error with these words", (message, calculate) => {
    expect(CALCULATION_ERRORS).toContain(message);
    let thrown: unknown;
    try {
      calculate();
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(CalculationError);
    expect(thrown).toMatchObject({ code: message, message });
  });

  it("COACH-017 takes the form's figures before the stored ones", () => {
    expect(profileFormSource({ weight: 70 }, { weight: 71 })).toEqual({ weight: 71 });
    expect(profileFormSource({ weight: 70 }, null)).toEqual({ weight: 70 });
  });
});
