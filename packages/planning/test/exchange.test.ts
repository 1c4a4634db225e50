import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compileLibrary, type Effort, evaluate, plan } from "../src/index.ts";
import { reopenWeek } from "../src/planner/answers/reopen-week.ts";
import { BestRecipes } from "../src/planner/day/best-recipes.ts";
import { exchangeRecipes } from "../src/planner/week/exchange.ts";
import { generatedRows } from "./generated-library.ts";
import { daysFor, generatedPerson } from "./generated-people.ts";

const library = compileLibrary(generatedRows(150, 3), "v");
const PEOPLE = 12;

const weekOf = (seed: number, effort: Effort) => {
  const { rules, ...person } = generatedPerson(seed);
  return plan(library, daysFor({ ...person, rules }, 7), rules, { seed, effort, ladder: false });
};

describe("exchanging recipes between days", () => {
  it("makes some weeks better without solving, none worse, and breaks no rule", () => {
    let won = 0;
    for (let seed = 0; seed < PEOPLE; seed++) {
      const week = weekOf(seed, "instant");
      const state = reopenWeek(library, week);
      const before = state.value();
      exchangeRecipes(state, { tries: 30, worstLook: 0.8 }, () => undefined);
      const after = state.value();
      expect(after).toBeLessThanOrEqual(before + 1e-6);
      if (after < before - 1e-6) won++;
      expect(state.days.filter((day) => state.clashes(day))).toEqual([]);
    }
    expect(won).toBeGreaterThanOrEqual(PEOPLE / 4);
  });

  it("gives better weeks on average for more effort, and breaks no rule", () => {
    const meanCost = (effort: Effort) => {
      const weeks = Array.from({ length: PEOPLE / 2 }, (_, seed) => weekOf(seed, effort));
      for (const { input, days, rung } of weeks) {
        expect(evaluate(library, input.days, input.rules, days, input.options, rung).violations).toEqual([]);
      }
      return weeks.reduce((sum, week) => sum + week.cost.total, 0) / weeks.length;
    };
    const instant = meanCost("instant");
    const normal = meanCost("default");
    expect(normal).toBeLessThan(instant);
    expect(meanCost("best")).toBeLessThan(normal);
  }, 60_000);
});

describe("the best recipes of many", () => {
  it("are those that sorting all of them would give", () => {
    const ranks = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 300 });
    fc.assert(
      fc.property(ranks, fc.integer({ min: 1, max: 20 }), (list, wanted) => {
        const best = new BestRecipes(wanted);
        list.forEach((rank, recipe) => {
          best.offer(recipe, 2 * recipe, 3 * recipe, rank);
        });
        const expected = [...list.keys()]
          .sort((a, b) => (list[a] ?? 0) - (list[b] ?? 0) || a - b)
          .slice(0, wanted);
        const found = best.list();
        expect([...found.recipe]).toEqual(expected);
        expect([...found.steps]).toEqual(expected.map((recipe) => 2 * recipe));
        expect([...found.cost]).toEqual(expected.map((recipe) => 3 * recipe));
      }),
    );
  });
});
