import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assessPlan, HEALTH_CONDITIONS, minEnergy, type RailPerson, safeEnergies } from "./index.ts";

const person: RailPerson = {
  need: 2193,
  weight: 70,
  heightInCm: 170,
  goalWeight: null,
  maxDailyDeficitKcal: null,
};

describe("energies to offer instead of too little", () => {
  it("SAFE-017 are the minimum and half way to the need, in steps of 10 kcal", () => {
    // 0.75 kg a week takes 825 kcal from a day, and is the largest goal above 1,250 kcal.
    expect(minEnergy(person)).toBe(1368);
    expect(safeEnergies(person)).toEqual([1370, 1790]);
  });

  it.each([
    ["underweight", { weight: 53 }],
    ["pregnant", { screening: ["PREGNANT"] }],
    ["would rather not say", { screening: "NOT_SAID" }],
  ] as const)("SAFE-017 are the need alone for who is not to lose weight: %s", (_who, change) => {
    expect(safeEnergies({ ...person, ...change } as RailPerson)).toEqual([2200]);
  });

  it("SAFE-017 are the minimum alone where the need is unknown or hardly above it", () => {
    expect(safeEnergies({ ...person, need: null })).toEqual([1250]);
    expect(safeEnergies({ ...person, need: 1300 })).toEqual([1300]);
    expect(safeEnergies({ ...person, need: 1100 })).toEqual([1250]);
  });

  it("SAFE-017 are never refused for their energy", () => {
    const people = fc.record({
      need: fc.double({ min: 900, max: 5000, noNaN: true }),
      weight: fc.double({ min: 35, max: 220, noNaN: true }),
      heightInCm: fc.integer({ min: 130, max: 215 }),
      screening: fc.option(fc.subarray([...HEALTH_CONDITIONS]), { nil: undefined }),
    });
    fc.assert(
      fc.property(people, ({ screening, ...body }) => {
        const anyone: RailPerson = {
          ...person,
          ...body,
          ...(screening === undefined ? {} : { screening }),
        };
        const energies = safeEnergies(anyone);
        expect(energies).toEqual([...energies].sort((a, b) => a - b));
        for (const kcal of energies) {
          expect(kcal % 10).toBe(0);
          const plan = {
            kcal,
            protein: 60,
            fat: kcal / 27,
            carbohydrates: (kcal * 2) / 12 - 60,
            dietType: null,
          };
          const codes = assessPlan(anyone, plan, "person").findings.map(({ code }) => code);
          for (const code of ["DAY_TOO_LOW", "DEFICIT_TOO_LARGE", "UNDERWEIGHT_DEFICIT", "CONDITION_DEFICIT"])
            expect(codes).not.toContain(code);
        }
      }),
    );
  });
});
