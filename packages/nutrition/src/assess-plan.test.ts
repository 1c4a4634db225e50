import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ACTIVITY_LEVELS,
  assessPlan,
  DEFAULT_NUTRITION_TENANT,
  DIET_TYPES,
  DIETS,
  GENDERS,
  HEALTH_CONDITIONS,
  MAIN_GOALS,
  macroKcal,
  maxProtein,
  minEnergy,
  planPreview,
  RAIL_FINDINGS,
  type RailActor,
  type RailFindingCode,
  type RailPerson,
  type RailPlan,
  referenceWeight,
  type Screening,
  VERDICTS,
  WEEKLY_GOALS,
  type WeeklyGoal,
  type WeeklyGoalChoice,
  worst,
} from "./index.ts";

/** 170 cm: BMI 18.5 is 53.465 kg. */
const person: RailPerson = {
  need: 2193,
  weight: 70,
  heightInCm: 170,
  goalWeight: null,
  maxDailyDeficitKcal: null,
};
const withMacros = (kcal: number, protein: number, fat: number, more: Partial<RailPlan> = {}): RailPlan => ({
  kcal,
  protein,
  fat,
  carbohydrates: (kcal - 4 * protein - 9 * fat) / 4,
  dietType: "RECOMMENDED",
  ...more,
});
const day = (kcal: number, more: Partial<RailPlan> = {}) => withMacros(kcal, 80, 50, more);

const verdictsOf = (code: RailFindingCode, of: Partial<RailPerson>, plan: RailPlan) =>
  (["person", "coach"] as const).map(
    (actor) =>
      assessPlan({ ...person, ...of }, plan, actor).findings.find((finding) => finding.code === code)
        ?.verdict ?? "fine",
  );
const FORBIDDEN = ["refuse", "confirm"];
const FINE = ["fine", "fine"];

describe("the table of rails", () => {
  it.each([
    // A weight at or below BMI 18.5 keeps what it needs; BMI 18.5 itself counts, as ONB-023 has it.
    ["UNDERWEIGHT_DEFICIT", { weight: 53 }, day(2192), FORBIDDEN],
    ["UNDERWEIGHT_DEFICIT", { weight: 53 }, day(2193), FINE],
    ["UNDERWEIGHT_DEFICIT", { weight: 53.46 }, day(2192), FORBIDDEN],
    ["UNDERWEIGHT_DEFICIT", { weight: 53.5 }, day(2192), FINE],
    ["GOAL_WEIGHT_TOO_LOW", { goalWeight: 53.4 }, day(2193), FORBIDDEN],
    ["GOAL_WEIGHT_TOO_LOW", { goalWeight: 53.5 }, day(2193), FINE],
    ["DAY_TOO_LOW", {}, day(1249), FORBIDDEN],
    ["DAY_TOO_LOW", {}, day(1250), FINE],
    ["DAY_TOO_LOW", { need: null }, day(1249), FORBIDDEN],
    // 2193 kcal allow 0.75 kg a week, 825 kcal a day.
    ["DEFICIT_TOO_LARGE", {}, day(1367), FORBIDDEN],
    ["DEFICIT_TOO_LARGE", {}, day(1368), FINE],
    ["DEFICIT_TOO_LARGE", { maxDailyDeficitKcal: 500 }, day(1917), FORBIDDEN],
    ["DEFICIT_TOO_LARGE", { maxDailyDeficitKcal: 500 }, day(1918), FINE],
    // No weekly goal is offered below 1525 kcal.
    ["DEFICIT_TOO_LARGE", { need: 1500 }, day(1499), FORBIDDEN],
    ["DEFICIT_TOO_LARGE", { need: 1500 }, day(1500), FINE],
    ["MACROS_DO_NOT_ADD_UP", {}, { ...day(2000), carbohydrates: 1000 }, ["refuse", "refuse"]],
    ["MACROS_DO_NOT_ADD_UP", {}, withMacros(2000, 80, 50, { carbohydrates: 332.6 }), ["refuse", "refuse"]],
    ["MACROS_DO_NOT_ADD_UP", {}, withMacros(2000, 80, 50, { carbohydrates: 332.5 }), FINE],
    ["PROTEIN_TOO_LOW", {}, withMacros(2193, 49.9, 70), FORBIDDEN],
    ["PROTEIN_TOO_LOW", {}, withMacros(2193, 50, 70), FINE],
    ["FAT_TOO_LOW", {}, withMacros(2400, 90, 39.4), FORBIDDEN],
    ["FAT_TOO_LOW", {}, withMacros(2400, 90, 40), FINE],
    ["FAT_TOO_LOW", {}, withMacros(2400, 90, 30, { dietType: "CHOOSE_YOUR_OWN" }), FINE],
    ["FAT_TOO_LOW", {}, withMacros(2400, 90, 29.4, { dietType: "CHOOSE_YOUR_OWN" }), FORBIDDEN],
    // 154 g are 2.2 g per kg of 70 kg; 35 percent of 1600 kcal are 140 g.
    ["PROTEIN_HIGH", {}, withMacros(2193, 154, 60), FINE],
    ["PROTEIN_HIGH", {}, withMacros(2193, 154.2, 60), ["confirm", "tell"]],
    ["PROTEIN_HIGH", {}, withMacros(1600, 140, 60), FINE],
    ["PROTEIN_HIGH", {}, withMacros(1600, 140.2, 60), ["confirm", "tell"]],
    // BMI 27.5 at 170 cm is 79.475 kg, so 174.8 g.
    ["PROTEIN_HIGH", { weight: 110, need: 2800 }, withMacros(2600, 174, 80), FINE],
    ["PROTEIN_HIGH", { weight: 110, need: 2800 }, withMacros(2600, 175, 80), ["confirm", "tell"]],
    ["CARBOHYDRATES_LOW", {}, withMacros(2193, 100, 100, { carbohydrates: 99 }), ["tell", "tell"]],
    ["CARBOHYDRATES_LOW", {}, withMacros(2193, 100, 100, { carbohydrates: 100 }), FINE],
    ["CARBOHYDRATES_LOW", {}, withMacros(2193, 100, 100, { carbohydrates: 60, dietType: "LOW_CARB" }), FINE],
    [
      "FIBER_UNREACHABLE",
      {},
      withMacros(2193, 100, 100, { carbohydrates: 40, dietType: "KETO" }),
      ["tell", "tell"],
    ],
    ["FIBER_UNREACHABLE", {}, withMacros(2193, 100, 100, { carbohydrates: 100 }), FINE],
    ["CONDITION_DEFICIT", { screening: ["PREGNANT"] }, day(2192), FORBIDDEN],
    ["CONDITION_DEFICIT", { screening: ["BREASTFEEDING"] }, day(2192), FORBIDDEN],
    ["CONDITION_DEFICIT", { screening: ["EATING_DISORDER"] }, day(2192), FORBIDDEN],
    ["CONDITION_DEFICIT", { screening: "NOT_SAID" }, day(2192), FORBIDDEN],
    ["CONDITION_DEFICIT", { screening: "NOT_SAID" }, day(2193), FINE],
    ["CONDITION_DEFICIT", { screening: ["DIABETES", "KIDNEY_DISEASE"] }, day(2192), FINE],
    ["CONDITION_DEFICIT", { screening: [] }, day(2192), FINE],
    ["CONDITION_KETO", { screening: ["DIABETES"] }, day(2193, { dietType: "KETO" }), FORBIDDEN],
    ["CONDITION_KETO", { screening: ["KIDNEY_DISEASE"] }, day(2193, { dietType: "KETO" }), FORBIDDEN],
    ["CONDITION_KETO", { screening: ["PREGNANT"] }, day(2193, { dietType: "KETO" }), FORBIDDEN],
    ["CONDITION_KETO", { screening: ["PREGNANT"] }, day(2193, { carbohydrates: 50 }), FORBIDDEN],
    ["CONDITION_KETO", { screening: ["PREGNANT"] }, day(2193, { carbohydrates: 51 }), FINE],
    ["CONDITION_KETO", { screening: [] }, day(2193, { dietType: "KETO" }), FINE],
    ["CONDITION_PROTEIN", { screening: ["DIABETES"] }, withMacros(2193, 84.1, 60), FORBIDDEN],
    ["CONDITION_PROTEIN", { screening: ["KIDNEY_DISEASE"] }, withMacros(2193, 84, 60), FINE],
    ["CONDITION_PROTEIN", { screening: ["PREGNANT"] }, withMacros(2193, 84.1, 60), FINE],
  ] as const)("SAFE-001 %s for %o with %o", (code, of, plan, verdicts) => {
    expect(verdictsOf(code, of, plan)).toEqual(verdicts);
  });

  it("SAFE-009 where the answers are hidden, no finding and no plan tells one from another", () => {
    const hidden = (screening: Screening, plan: RailPlan) =>
      assessPlan({ ...person, screening, isScreeningHidden: true }, plan, "coach");
    const days = [
      day(2192),
      day(2193, { dietType: "KETO" }),
      withMacros(2193, 84.1, 60),
      withMacros(2193, 84, 60),
    ];
    const [less, keto, much, fine] = days.map((plan) => hidden("NOT_SAID", plan));
    for (const { verdict, findings } of [less, keto, much].flatMap((each) => each ?? [])) {
      expect(verdict).toBe("confirm");
      expect(findings.filter(({ verdict: one }) => one === "confirm")).toEqual([
        { code: "CARE_FIRST", verdict: "confirm", value: 0, limit: 0 },
      ]);
    }
    expect(fine?.findings.map(({ code }) => code)).not.toContain("CARE_FIRST");
    fc.assert(
      fc.property(
        people,
        plans,
        actors,
        fc.subarray([...HEALTH_CONDITIONS], { minLength: 1 }),
        (of, plan, actor, some) => {
          const judged = (screening: Screening) =>
            assessPlan({ ...of, screening, isScreeningHidden: true }, plan, actor);
          expect(judged(some)).toEqual(judged("NOT_SAID"));
          const shown = assessPlan({ ...of, screening: some }, plan, actor).verdict;
          expect(rank(judged(some).verdict)).toBeGreaterThanOrEqual(rank(shown));
        },
      ),
    );
    expect(hidden([], day(2192)).findings).toEqual(
      assessPlan({ ...person, screening: [] }, day(2192), "coach").findings,
    );
  });

  it("SAFE-001 the table names every finding, and the worst of them counts", () => {
    const { verdict, findings } = assessPlan(
      { ...person, weight: 45, screening: "NOT_SAID", goalWeight: 40 },
      { kcal: 900, protein: 45, carbohydrates: 30, fat: 20, dietType: "KETO" },
      "coach",
    );
    expect(verdict).toBe("refuse");
    expect(findings.map(({ code }) => code)).toEqual([
      "UNDERWEIGHT_DEFICIT",
      "GOAL_WEIGHT_TOO_LOW",
      "DAY_TOO_LOW",
      "MACROS_DO_NOT_ADD_UP",
      "PROTEIN_TOO_LOW",
      "FAT_TOO_LOW",
      "FIBER_UNREACHABLE",
      "CONDITION_DEFICIT",
      "CONDITION_KETO",
    ]);
    expect(RAIL_FINDINGS).toEqual(expect.arrayContaining(findings.map(({ code }) => code)));
    expect(worst([])).toBe("fine");
    expect(worst(["tell", "confirm"])).toBe("confirm");
  });

  it("SAFE-001 answers the leaks that were measured with figures", () => {
    const thin = { ...person, need: 2038, weight: 45 };
    expect(assessPlan(thin, withMacros(1250, 60, 40), "person").findings.map(({ code }) => code)).toContain(
      "UNDERWEIGHT_DEFICIT",
    );
    const slim = assessPlan({ ...person, weight: 54 }, withMacros(1250, 60, 40), "person");
    expect(slim.verdict).toBe("refuse");
    expect(slim.findings[0]).toEqual({
      code: "DEFICIT_TOO_LARGE",
      verdict: "refuse",
      value: 1250,
      limit: 1368,
    });
    const absurd = { kcal: 1250, protein: 1000, carbohydrates: 1000, fat: 1000, dietType: null };
    expect(assessPlan({ ...person, need: 1600 }, absurd, "coach").verdict).toBe("refuse");
  });
});

const screenings: fc.Arbitrary<Screening | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.constant("NOT_SAID" as const),
  fc.subarray([...HEALTH_CONDITIONS]),
);
const people: fc.Arbitrary<RailPerson> = fc
  .record({
    need: fc.double({ min: 900, max: 5000, noNaN: true }),
    weight: fc.double({ min: 30, max: 300, noNaN: true }),
    heightInCm: fc.option(fc.integer({ min: 120, max: 250 })),
    goalWeight: fc.option(fc.double({ min: 30, max: 200, noNaN: true })),
    maxDailyDeficitKcal: fc.constantFrom(null, 300, 500),
    screening: screenings,
  })
  .map(({ screening, ...rest }) => (screening === undefined ? rest : { ...rest, screening }));
const plans: fc.Arbitrary<RailPlan> = fc
  .record({
    protein: fc.double({ min: 0, max: 400, noNaN: true }),
    carbohydrates: fc.double({ min: 0, max: 600, noNaN: true }),
    fat: fc.double({ min: 0, max: 300, noNaN: true }),
    dietType: fc.constantFrom(null, ...DIET_TYPES),
  })
  .map((plan) => ({ ...plan, kcal: macroKcal(plan) }));
const actors = fc.constantFrom<RailActor>("person", "coach");
const ENERGY = ["UNDERWEIGHT_DEFICIT", "DAY_TOO_LOW", "DEFICIT_TOO_LARGE", "CONDITION_DEFICIT"];
const energyOf = (of: RailPerson, plan: RailPlan, actor: RailActor) =>
  assessPlan(of, plan, actor).findings.filter(({ code }) => ENERGY.includes(code));
const rank = (verdict: (typeof VERDICTS)[number]) => VERDICTS.indexOf(verdict);

describe("what holds of all people and plans", () => {
  it("SAFE-002 less energy is never safer", () => {
    fc.assert(
      fc.property(
        people,
        plans,
        actors,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (of, plan, actor, part) => {
          const less = { ...plan, kcal: plan.kcal * part };
          const codes = energyOf(of, less, actor).map(({ code }) => code);
          expect(codes).toEqual(expect.arrayContaining(energyOf(of, plan, actor).map(({ code }) => code)));
        },
      ),
    );
  });

  it("SAFE-002 more conditions, and not saying, are never judged more mildly", () => {
    fc.assert(
      fc.property(people, plans, actors, fc.subarray([...HEALTH_CONDITIONS]), (of, plan, actor, some) => {
        const without = assessPlan({ ...of, screening: [] }, plan, actor).verdict;
        const withSome = assessPlan({ ...of, screening: some }, plan, actor).verdict;
        const notSaid = assessPlan({ ...of, screening: "NOT_SAID" }, plan, actor).verdict;
        expect(rank(withSome)).toBeGreaterThanOrEqual(rank(without));
        expect(rank(notSaid)).toBeGreaterThanOrEqual(rank(withSome));
      }),
    );
  });

  it("SAFE-002 a coach is told of all that a person is told of, and is never judged harder", () => {
    fc.assert(
      fc.property(people, plans, (of, plan) => {
        const own = assessPlan(of, plan, "person");
        const coach = assessPlan(of, plan, "coach");
        expect(coach.findings.map(({ code }) => code)).toEqual(own.findings.map(({ code }) => code));
        expect(rank(coach.verdict)).toBeLessThanOrEqual(rank(own.verdict));
      }),
    );
  });

  it("SAFE-002 the minimum energy is where the energy rails end, and is never below 1250", () => {
    fc.assert(
      fc.property(people, (of) => {
        const min = minEnergy(of);
        expect(min).toBeGreaterThanOrEqual(1250);
        expect(energyOf(of, withMacros(min, 80, 50), "person")).toEqual([]);
        expect(energyOf(of, withMacros(min - 1.5, 80, 50), "person")).not.toEqual([]);
      }),
    );
  });

  it("SAFE-002 protein is dosed by the weight of BMI 27.5 above BMI 30", () => {
    expect(referenceWeight({ weight: 86.69, heightInCm: 170 })).toBe(86.69);
    expect(referenceWeight({ weight: 86.71, heightInCm: 170 })).toBeCloseTo(79.475, 9);
    expect(referenceWeight({ weight: 160, heightInCm: null })).toBe(160);
    expect(maxProtein(10_000, { ...person, screening: "NOT_SAID" })).toBeCloseTo(84, 9);
  });
});

describe("recommended plans", () => {
  const answers = fc.record({
    goal: fc.constantFrom(...MAIN_GOALS),
    weeklyGoal: fc.constantFrom(null, ...WEEKLY_GOALS),
    activityLevel: fc.constantFrom(...ACTIVITY_LEVELS),
    gender: fc.constantFrom(...GENDERS),
    age: fc.integer({ min: 18, max: 100 }),
    heightInCm: fc.integer({ min: 145, max: 205 }),
    weightInKg: fc.integer({ min: 45, max: 200 }),
    dietType: fc.constantFrom(...DIET_TYPES),
    diet: fc.constantFrom(...DIETS),
  });

  const offers = (choices: readonly WeeklyGoalChoice[], chosen: WeeklyGoal) =>
    choices.some(({ weeklyGoal, offered }) => offered && weeklyGoal === chosen);

  it("SAFE-003 no recommended plan needs a confirmation or is refused, whatever the answers", () => {
    fc.assert(
      fc.property(answers, fc.constantFrom(null, 500), (given, maxDailyDeficitKcal) => {
        const tenant = { ...DEFAULT_NUTRITION_TENANT, maxDailyDeficitKcal };
        const { need, macros, weeklyGoals } = planPreview(given, tenant);
        // A pace that is not offered is refused, not moved.
        const isLoss = given.goal === "LOSE_WEIGHT" || given.goal === "WEIGHT_LOSS";
        fc.pre(!isLoss || given.weeklyGoal === null || offers(weeklyGoals, given.weeklyGoal));
        const of = {
          need: need.tdee,
          weight: given.weightInKg,
          heightInCm: given.heightInCm,
          goalWeight: null,
          maxDailyDeficitKcal,
        };
        const { verdict } = assessPlan(of, { ...macros, dietType: given.dietType }, "person");
        expect(["fine", "tell"]).toContain(verdict);
      }),
    );
  });

  it("SAFE-003 a vegan man of 160 kg is moved to 2.2 g of protein per kg reference weight, and is told from what", () => {
    const heavy = {
      goal: "LOSE_WEIGHT",
      weeklyGoal: "LOSE_0_5_KG_PER_WEEK",
      activityLevel: "SEDENTARY",
      gender: "MALE",
      age: 45,
      heightInCm: 180,
      weightInKg: 160,
      dietType: "RECOMMENDED",
      diet: "VEGAN",
    } as const;
    const { macros, moves } = planPreview(heavy, DEFAULT_NUTRITION_TENANT);
    expect(moves).toEqual([{ what: "PROTEIN", from: 384, to: 196 }]);
    expect(macros.carbohydrates).toBe(168);
  });

  it("SAFE-003 a plan within the rails is the plan of the formulas", () => {
    const woman = {
      goal: "LOSE_WEIGHT",
      weeklyGoal: "LOSE_0_5_KG_PER_WEEK",
      activityLevel: "MILDLY_ACTIVE",
      gender: "FEMALE",
      age: 25,
      heightInCm: 170,
      weightInKg: 70,
      dietType: "RECOMMENDED",
      diet: "OMNIVORE",
    } as const;
    const { macros, moves } = planPreview(woman, DEFAULT_NUTRITION_TENANT);
    expect(moves).toEqual([]);
    expect(macros).toMatchObject({ kcal: 1480, protein: 126, fat: 66, carbohydrates: 96 });
  });
});
