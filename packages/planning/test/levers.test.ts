import { describe, expect, it } from "vitest";
import { compileLibrary, evaluate, type PlanResult, plan, type RecipeRow } from "../src/index.ts";
import { generatedRows } from "./generated-library.ts";
import { daysFor, generatedPerson, NO_RULES } from "./generated-people.ts";

/** Few recipes, so that days stay far off; half of each one's protein, carbohydrates and fat come from a lever. */
const rows = generatedRows(28, 5).map((row): RecipeRow => {
  const { protein, carbohydrates, fat } = row.perPortion;
  const source = (p: number, c: number, f: number) => ({
    kcal: 4 * p + 4 * c + 9 * f,
    protein: p,
    carbohydrates: c,
    fat: f,
  });
  return {
    ...row,
    levers: {
      protein: source(protein / 2, 0, 0),
      carbohydrates: source(0, carbohydrates / 2, 0),
      fat: source(0, 0, fat / 2),
    },
  };
});
const library = compileLibrary(rows, "v");

function aWeek(seed: number, levers: boolean): PlanResult {
  const days = daysFor(generatedPerson(seed, 0), 3);
  return plan(library, days, NO_RULES, { seed, effort: "instant", levers });
}

const isPoor = (off: { kcal: number; protein: number; carbohydrates: number; fat: number }) =>
  Math.abs(off.kcal) > 3 || Math.max(...[off.protein, off.carbohydrates, off.fat].map(Math.abs)) > 10;

const judged = (week: PlanResult) => {
  const { days, rules, options } = week.input;
  return evaluate(library, days, rules, week.days, options, week.rung);
};

describe("main ingredients in other amounts than written", () => {
  const people = Array.from({ length: 20 }, (_, seed) => seed);

  it("PLAN-010 bring far-off days nearer, leave good days alone, and break no rule", () => {
    let poor = 0;
    let left = 0;
    for (const seed of people) {
      const without = aWeek(seed, false);
      const adjusted = aWeek(seed, true);
      expect(judged(adjusted).violations).toEqual([]);
      expect(judged(adjusted).cost).toEqual(adjusted.cost);
      expect(adjusted.cost.total).toBeLessThanOrEqual(without.cost.total + 1e-6);
      without.errors.days.forEach((off, day) => {
        if (!isPoor(off)) expect(adjusted.days[day]).toEqual(without.days[day]);
        else {
          poor++;
          const after = adjusted.errors.days[day];
          if (after && isPoor(after)) left++;
        }
      });
    }
    expect(poor).toBeGreaterThan(10);
    expect(left).toBeLessThan(poor / 2);
  });

  it("PLAN-010 stay between 70 % and 140 % in steps of 5 %, and the macros follow", () => {
    const meals = people.flatMap((seed) => aWeek(seed, true).days.flatMap((day) => day.meals));
    const settings = meals.flatMap(({ levers }) => (levers ? Object.values(levers) : []));
    expect(settings.length).toBeGreaterThan(20);
    for (const factor of settings) {
      expect(factor).toBeGreaterThanOrEqual(0.7);
      expect(factor).toBeLessThanOrEqual(1.4);
      expect(Math.abs(20 * factor - Math.round(20 * factor))).toBeLessThan(1e-6);
    }
    for (const { levers, macros, portions, recipeId } of meals) {
      const row = rows.find(({ id }) => id === recipeId);
      const fat = (row?.perPortion.fat ?? 0) * (1 + ((levers?.fat ?? 1) - 1) / 2);
      expect(macros.fat).toBeCloseTo(portions * fat, 6);
    }
  });

  it("PLAN-011 finds levers that go too far, that the recipe lacks, or whose macros are not theirs", () => {
    const seed = people.find((one) => aWeek(one, true).days[0]?.meals.some(({ levers }) => levers));
    const week = aWeek(seed ?? 0, true);
    const codes = (library_: typeof library, factor: number, change: number) => {
      const days = week.days.map((day) => ({
        ...day,
        meals: day.meals.map((meal) => ({
          ...meal,
          macros: { ...meal.macros, fat: meal.macros.fat + change },
          levers: {
            protein: 1,
            carbohydrates: 1,
            fat: 1,
            ...meal.levers,
            ...(factor === 1 ? {} : { protein: factor }),
          },
        })),
      }));
      const { rules, options } = week.input;
      const found = evaluate(library_, week.input.days, rules, days, options, "SLOT_WINDOW_50").violations;
      return [...new Set(found.map(({ code }) => code))];
    };
    expect(codes(library, 1, 0)).toEqual([]);
    expect(codes(library, 1, 1)).toEqual(["LEVER"]);
    expect(codes(library, 1.5, 0)).toEqual(["LEVER"]);
    expect(codes(compileLibrary(generatedRows(28, 5), "v"), 1, 0)).toEqual(["LEVER"]);
  });

  it("PLAN-011 refuses an ingredient that brings more than its recipe has", () => {
    const [row] = rows;
    if (row === undefined) throw new Error("No recipe");
    const bad = { ...row, levers: { fat: { ...row.perPortion, fat: row.perPortion.fat + 1 } } };
    expect(() => compileLibrary([bad], "v")).toThrow(/fat source of recipe .* more than the recipe/);
  });
});
