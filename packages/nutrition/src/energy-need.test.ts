import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  activityMultiplier,
  applyEnergyBalance,
  BODY_FAT_LIMITS,
  basalRateHarrisBenedict,
  basalRateKatch,
  calculationVectors,
  chooseEnergyMethod,
  DEFAULT_BODY_FAT,
  DEFAULT_ENERGY_BALANCE,
  ENERGY_BALANCE_OPTIONS,
  type EnergyIntake,
  energyBalancePercent,
  exerciseKcalPerDay,
  exerciseSessionKcal,
  isEnergyBalance,
  leanMass,
  restingRateMifflin,
  THERMIC_EFFECT,
  totalDailyEnergyExpenditure,
  weeklyAverage,
} from "./index.ts";

const woman: EnergyIntake = {
  weight: 70,
  gender: "FEMALE",
  activity: "MILDLY_ACTIVE",
  bodyFat: 0.2,
  heightInCm: 170,
  age: 25,
};
const sport = { id: 1, kcalPerKgPerMinute: 0.1 };

describe("rates at rest", () => {
  it("CALC-001 takes the fat off the weight", () => {
    expect(leanMass(80, 0.15)).toBe(68);
  });

  it("CALC-002 computes the Katch-McArdle basal rate", () => {
    expect(basalRateKatch(80, 0.15)).toBeCloseTo(1838.8, 9);
  });

  it.each([
    ["MALE", [1, 1.11, 1.25, 1.48]],
    ["FEMALE", [1, 1.12, 1.27, 1.45]],
  ] as const)("CALC-003 multiplies the basal rate of %s by activity", (gender, multipliers) => {
    const levels = ["SEDENTARY", "MILDLY_ACTIVE", "ACTIVE", "VERY_ACTIVE"] as const;
    expect(levels.map((level) => activityMultiplier("KATCH_MCARDLE", gender, level))).toEqual(multipliers);
  });

  it("CALC-004 counts 20 percent for digesting", () => {
    expect(THERMIC_EFFECT).toBe(0.2);
    const still = { weight: 80, gender: "MALE", activity: "SEDENTARY", bodyFat: 0.15 } as const;
    const { baseRate, tdee } = totalDailyEnergyExpenditure(still);
    expect(tdee / baseRate).toBeCloseTo(1.2, 9);
  });

  it("CALC-008 multiplies resting rates by 1.2, 1.375, 1.55 and 1.725", () => {
    const levels = ["SEDENTARY", "MILDLY_ACTIVE", "ACTIVE", "VERY_ACTIVE"] as const;
    for (const method of ["MIFFLIN", "HARRIS_BENEDICT"] as const) {
      for (const gender of ["MALE", "FEMALE"] as const) {
        expect(levels.map((level) => activityMultiplier(method, gender, level))).toEqual([
          1.2, 1.375, 1.55, 1.725,
        ]);
      }
    }
  });

  it("CALC-009 computes the Mifflin resting rate and need", () => {
    expect(restingRateMifflin("FEMALE", 70, 170, 25)).toBe(1476.5);
    expect(restingRateMifflin("MALE", 70, 170, 25)).toBe(1642.5);
    expect(totalDailyEnergyExpenditure(woman).tdee).toBeCloseTo(2030.1875, 9);
  });

  it("CALC-010 computes the Harris-Benedict basal rate and need", () => {
    expect(basalRateHarrisBenedict("FEMALE", 70, 170, 25)).toBeCloseTo(1513.293, 9);
    expect(basalRateHarrisBenedict("MALE", 80, 180, 30)).toBeCloseTo(88.362 + 1071.76 + 863.82 - 170.31, 9);
    expect(totalDailyEnergyExpenditure({ ...woman, energyMethod: "HARRIS_BENEDICT" }).tdee).toBeCloseTo(
      2080.778,
      3,
    );
  });
});

describe("exercise", () => {
  it("CALC-005 computes a session and gives 0 for an unknown exercise", () => {
    expect(exerciseSessionKcal(sport, 80, 45)).toBe(360);
    expect(exerciseSessionKcal(undefined, 80, 45)).toBe(0);
  });

  it("CALC-006 spreads sessions over the week and adds them up", () => {
    const running = { exercise: 1, minutesPerSession: 45, sessionsPerWeek: 3 };
    expect(exerciseKcalPerDay([running], [sport], 80)).toBeCloseTo(154.286, 3);
    const unknown = { ...running, exercise: 9 };
    expect(exerciseKcalPerDay([running, running, unknown], [sport], 80)).toBeCloseTo(308.571, 3);
    expect(exerciseKcalPerDay([], [sport], 80)).toBe(0);
  });
});

describe("total daily energy expenditure", () => {
  it.each(calculationVectors.energy)("CALC-007 CALC-087 computes the need for $name", (vector) => {
    const need = totalDailyEnergyExpenditure(vector.intake, vector.templates);
    expect(need.method).toBe(vector.method);
    expect(need.baseRate).toBeCloseTo(vector.baseRate, 3);
    expect(need.exercise).toBeCloseTo(vector.exercise, 3);
    expect(need.tdee).toBeCloseTo(vector.tdee, 3);
  });

  it("CALC-007 adds the thermic effect but not on exercise", () => {
    const still = { weight: 80, gender: "MALE", activity: "ACTIVE", bodyFat: 0.15 } as const;
    const exercises = [{ exercise: 1, minutesPerSession: 45, sessionsPerWeek: 3 }];
    const rest = totalDailyEnergyExpenditure(still, [sport]).tdee;
    const moving = totalDailyEnergyExpenditure({ ...still, exercises }, [sport]);
    expect(moving.tdee - rest).toBeCloseTo(moving.exercise, 9);
  });

  it.each([
    [{}, "MIFFLIN"],
    [{ energyMethod: "AUTO" }, "MIFFLIN"],
    [{ bodyFatMeasured: true }, "KATCH_MCARDLE"],
    [{ age: null }, "KATCH_MCARDLE"],
    [{ heightInCm: null }, "KATCH_MCARDLE"],
    [{ energyMethod: "MIFFLIN", bodyFatMeasured: true }, "MIFFLIN"],
    [{ energyMethod: "KATCH_MCARDLE" }, "KATCH_MCARDLE"],
    [{ energyMethod: "HARRIS_BENEDICT", age: null }, "HARRIS_BENEDICT"],
  ] as const)("CALC-011 for %o chooses %s", (change, method) => {
    expect(chooseEnergyMethod({ ...woman, ...change })).toBe(method);
  });

  it.each([
    [{ weight: null }, "Weight is not defined"],
    [{ gender: null }, "Gender is not defined"],
    [{ heightInCm: null, energyMethod: "MIFFLIN" }, "Height is not defined"],
    [{ age: null, energyMethod: "HARRIS_BENEDICT" }, "Age is not defined"],
    [{ weight: Number.NaN }, "Weight is not defined"],
  ] as const)("CALC-012 ERR-015 for %o fails with '%s'", (change, message) => {
    expect(() => totalDailyEnergyExpenditure({ ...woman, ...change })).toThrow(
      expect.objectContaining({ name: "CalculationError", message, code: message }),
    );
  });

  it("CALC-013 fails without an intake", () => {
    expect(() => totalDailyEnergyExpenditure(null)).toThrow("No intake provided");
    expect(() => totalDailyEnergyExpenditure(undefined)).toThrow("No intake provided");
  });

  it("CALC-064 counts 20 percent body fat for people who gave none, and accepts 3 to 60", () => {
    expect(DEFAULT_BODY_FAT).toBe(0.2);
    expect(BODY_FAT_LIMITS).toEqual({ min: 0.03, max: 0.6 });
    const unknown = { ...woman, energyMethod: "KATCH_MCARDLE", bodyFat: null } as const;
    expect(totalDailyEnergyExpenditure(unknown).baseRate).toBeCloseTo(1579.6, 9);
  });

  it("CALC-007 CALC-009 grows with weight, whatever the method", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("KATCH_MCARDLE" as const, "MIFFLIN" as const, "HARRIS_BENEDICT" as const),
        fc.integer({ min: 45, max: 299 }),
        (energyMethod, weight) => {
          const lighter = totalDailyEnergyExpenditure({ ...woman, energyMethod, weight });
          const heavier = totalDailyEnergyExpenditure({ ...woman, energyMethod, weight: weight + 1 });
          expect(heavier.tdee).toBeGreaterThan(lighter.tdee);
        },
      ),
    );
  });
});

describe("energy balance", () => {
  it.each([0.009, 0, -5, Number.NaN, Number.POSITIVE_INFINITY])("CALC-014 refuses %d", (percent) => {
    expect(() => applyEnergyBalance(2000, percent)).toThrow("Invalid energy balance");
  });

  it("CALC-014 accepts 0.01", () => {
    expect(applyEnergyBalance(2000, 0.01)).toBeCloseTo(0.2, 9);
  });

  it("CALC-015 reads the balance as percent", () => {
    expect(applyEnergyBalance(2912.486, 90)).toBeCloseTo(2621.2374, 9);
    expect(applyEnergyBalance(2912.486, 100)).toBeCloseTo(2912.486, 9);
  });

  it("CALC-016 offers five balances, 100 first chosen, and accepts 10 to 500", () => {
    expect(ENERGY_BALANCE_OPTIONS).toEqual([80, 90, 100, 105, 110]);
    expect(DEFAULT_ENERGY_BALANCE).toBe(100);
    expect([9.9, 10, 500, 500.1, Number.NaN].map(isEnergyBalance)).toEqual([false, true, true, false, false]);
  });

  it("CALC-061 weighs plans by their days", () => {
    expect(
      weeklyAverage([
        { kcal: 2000, days: 5 },
        { kcal: 2350, days: 2 },
      ]),
    ).toBe(2100);
  });

  it("CALC-062 shows the average as a whole percentage of the need", () => {
    expect(energyBalancePercent(2100, 2333)).toBe(90);
    expect(energyBalancePercent(2010, 2000)).toBe(101);
  });

  it.each([null, undefined, 0, Number.NaN])("CALC-063 fails without a need (%s)", (tdee) => {
    expect(() => energyBalancePercent(2100, tdee)).toThrow("No energy expenditure calculated");
  });
});
