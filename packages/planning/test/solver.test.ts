import { describe, expect, it } from "vitest";
import {
  compileLibrary,
  type DayInput,
  type PlanResult,
  plan,
  RUNGS,
  type Rules,
  windowsOnRung,
} from "../src/index.ts";
import { reopenWeek } from "../src/planner/answers/reopen-week.ts";
import { dayPenalty } from "../src/planner/day/day-problem.ts";
import { solveDay } from "../src/planner/day/day-solver.ts";
import { SETTLED, SOLVING } from "../src/planner/week/pass-pricing.ts";
import { generatedRows } from "./generated-library.ts";
import { daysFor, generatedPerson, NO_RULES } from "./generated-people.ts";

const library = compileLibrary(generatedRows(300, 7), "v");

/** Weeks with fixed items, eaten food and every wish for groceries. */
function aWeek(seed: number): PlanResult {
  const person = generatedPerson(seed);
  const fixedRecipe = library.ids[seed] ?? "";
  const [first] = person.slots;
  const days: DayInput[] = daysFor(person, 5).map((day, i) =>
    i === 1 && first
      ? {
          ...day,
          fixed: [{ slotId: first.id, macros: first.target, recipeId: fixedRecipe }],
          eaten: [first.target],
        }
      : day,
  );
  const groceries = (["off", "normal", "few", "fewest"] as const)[seed % 4] ?? "normal";
  return plan(library, days, { ...person.rules, groceries }, { seed, effort: "instant" });
}

describe("the solver's own sums", () => {
  it("values a week exactly as the evaluation from scratch does", () => {
    for (let seed = 0; seed < 20; seed++) {
      const week = aWeek(seed);
      expect(reopenWeek(library, week).value()).toBeCloseTo(week.cost.total, 6);
    }
  });

  it.each([
    ["off", SETTLED],
    ["normal", SETTLED],
    ["normal", SOLVING],
    ["fewest", { ...SOLVING, sharing: 2 }],
  ] as const)(
    "predicts what a solved day adds to the week, groceries %s, priced as %o",
    (groceries, pricing) => {
      for (let seed = 0; seed < 20; seed++) {
        const { input, ...week } = aWeek(seed);
        const rules = { ...input.rules, groceries };
        const state = reopenWeek(library, { ...week, rung: "AS_WISHED", input: { ...input, rules } });
        const day = state.days[3];
        if (day === undefined) throw new Error("No day");
        state.clearDay(day);
        const problem = state.problemOf(day, pricing);
        const emptyDay = state.person.weights.emptySlot * day.open.length + dayPenalty(problem, day.offset);
        const others = state.value() - emptyDay;
        const solution = solveDay(problem, 60, Number.POSITIVE_INFINITY);
        if (solution === null) throw new Error(`Seed ${seed} has no solution`);
        const meals = day.meals.map(
          (_, place) => solution.choices.find((choice) => day.open[choice.slot] === place) ?? null,
        );
        state.setDay(day, meals);
        expect(state.value()).toBeCloseTo(others + solution.value, 6);
        // Groceries shared within the day are refunded after the bound, so it holds without them.
        if (state.person.groceryPrice === 0)
          expect(solution.lowerBound).toBeLessThanOrEqual(solution.value + 1e-6);
      }
    },
  );

  it("never beats the lower bound, also where recipes are so few that days stay far off", () => {
    const scarce = compileLibrary(generatedRows(16, 7), "v");
    const gaps: number[] = [];
    for (let seed = 0; seed < 60; seed++) {
      const rules: Rules = { ...NO_RULES, groceries: "off", slotWindow: 0.5 };
      const week = plan(scarce, daysFor(generatedPerson(seed), 1), rules, {
        seed,
        effort: "instant",
        ladder: false,
      });
      const state = reopenWeek(scarce, week);
      const [day] = state.days;
      if (day === undefined) throw new Error("No day");
      state.clearDay(day);
      const solution = solveDay(state.problemOf(day, SETTLED), 60, Number.POSITIVE_INFINITY);
      if (solution) gaps.push(solution.value - solution.lowerBound);
    }
    expect(gaps.length).toBeGreaterThan(30);
    expect(Math.min(...gaps)).toBeGreaterThan(-1e-6);
  });

  it("puts a reopened week back as it was after a change", () => {
    const week = aWeek(1);
    const state = reopenWeek(library, week);
    const before = state.value();
    const snapshot = state.snapshot();
    for (const day of state.days) state.clearDay(day);
    expect(state.value()).toBeGreaterThan(before);
    state.restore(snapshot);
    expect(state.value()).toBeCloseTo(before, 9);
  });
});

describe("the ladder", () => {
  it("DIARY-069 loosens only the slot's energy window and the days between repeats, never below the wish", () => {
    const windows = (rules: Rules) =>
      RUNGS.map((rung) => windowsOnRung(rules, rung)).map((w) => [w.slot, w.repeatDays]);
    expect(windows(NO_RULES)).toEqual([
      [0.2, 7],
      [0.35, 7],
      [0.35, 4],
      [0.35, 3],
      [0.35, 2],
      [0.35, 1],
      [0.5, 1],
    ]);
    expect(windows({ ...NO_RULES, slotWindow: 0.4, repeatWindowDays: 3 })).toEqual([
      [0.4, 3],
      [0.4, 3],
      [0.4, 3],
      [0.4, 3],
      [0.4, 2],
      [0.4, 1],
      [0.5, 1],
    ]);
  });

  it("stays on the first rung when asked to, and fills more slots when allowed to climb", () => {
    const few = compileLibrary(generatedRows(18, 2), "v");
    const filled = (ladder: boolean) =>
      Array.from({ length: 8 }, (_, seed) =>
        plan(few, daysFor(generatedPerson(seed), 7), NO_RULES, { seed, ladder }),
      );
    const strict = filled(false);
    const free = filled(true);
    const empty = (results: readonly PlanResult[]) =>
      results.reduce((sum, result) => sum + result.unfilled.length, 0);
    expect(new Set(strict.map((result) => result.rung))).toEqual(new Set(["AS_WISHED"]));
    expect(empty(strict)).toBeGreaterThan(20);
    expect(empty(free)).toBe(0);
  });
});
