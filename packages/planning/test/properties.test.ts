import { describe, expect, it } from "vitest";
import {
  compileLibrary,
  type DayInput,
  evaluate,
  type PlanResult,
  plan,
  type Rules,
  type SlotSpec,
} from "../src/index.ts";
import { expectedGroceryPoints, slotCandidates } from "../src/planner/day/candidates.ts";
import { compilePerson } from "../src/planner/model/person.ts";
import { slotModel } from "../src/planner/model/slot-model.ts";
import { sortPlaces } from "../src/planner/model/sort-places.ts";
import { generatedRows } from "./generated-library.ts";
import { daysFor, generatedPerson, NO_RULES } from "./generated-people.ts";
import { chance } from "./random.ts";

const rows = generatedRows(400, 5);
const library = compileLibrary(rows, "v");
const PEOPLE = 8;

const weeks = (rules: Partial<Rules>): PlanResult[] =>
  Array.from({ length: PEOPLE }, (_, seed) =>
    plan(
      library,
      daysFor(generatedPerson(seed, 0), 7),
      { ...NO_RULES, ...rules },
      { seed, effort: "instant" },
    ),
  );

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Candidates of a person's last slot, best first. */
function candidatesOf(seed: number, favourites: readonly string[]): number[] {
  const slot = generatedPerson(seed).slots.at(-1);
  if (slot === undefined) throw new Error("No slot");
  const person = compilePerson(library, { ...NO_RULES, favourites }, { seed });
  return [...slotCandidates(person, slotModel(person, slot), expectedGroceryPoints(person, 20)).recipe];
}

/** Place in the list; endless when it is not there. */
const rankIn = (list: readonly number[], recipe: number): number =>
  list.includes(recipe) ? list.indexOf(recipe) : Number.POSITIVE_INFINITY;

describe("what a wish does", () => {
  it("PLAN-012 a favourite never stands further back among a slot's candidates than without being one", () => {
    let forward = 0;
    for (let seed = 0; seed < 12; seed++) {
      const before = candidatesOf(seed, []);
      const random = chance(seed + 3);
      for (const recipe of [random.oneOf(before), random.below(library.size)]) {
        const then = rankIn(before, recipe);
        const now = rankIn(candidatesOf(seed, [library.ids[recipe] ?? ""]), recipe);
        expect(now).toBeLessThanOrEqual(then);
        forward += Number(now < then);
      }
    }
    expect(forward).toBeGreaterThan(8);
  });

  it("PLAN-013 the wish for fewer groceries makes the list shorter, step by step", () => {
    const lists = (["off", "normal", "few", "fewest"] as const).map((groceries) =>
      mean(
        weeks({ groceries }).map(({ days }) => {
          const bought = days.flatMap((day) => day.meals.map((meal) => meal.recipeId));
          return new Set(rows.filter(({ id }) => bought.includes(id)).flatMap((row) => row.groceries)).size;
        }),
      ),
    );
    expect(lists).toEqual([...lists].sort((a, b) => b - a));
    expect(lists[3]).toBeLessThan((lists[0] ?? 0) * 0.85);
  });

  it("PLAN-014 finer portions make better plans on average", () => {
    const costs = [0.25, 0.1, 0.05].map((step) =>
      mean(weeks({ portion: { min: 0.5, max: 3, step } }).map(({ cost }) => cost.total)),
    );
    expect(costs).toEqual([...costs].sort((a, b) => b - a));
  });
});

describe("odd days", () => {
  it("PLAN-015 plans a day of seven slots, and recipes whose energy is not that of their macronutrients", () => {
    const odd = rows.map((row, at) => ({
      ...row,
      perPortion: { ...row.perPortion, kcal: row.perPortion.kcal * (0.8 + 0.05 * (at % 9)) },
    }));
    const oddLibrary = compileLibrary(odd, "odd");
    const target = { kcal: 330, protein: 22, carbohydrates: 33, fat: 12 };
    const types = ["BREAKFAST", "SNACK", "LUNCH", "SNACK", "DINNER", "SNACK", "SNACK"] as const;
    const slots: SlotSpec[] = types.map((mealType, at) => ({
      id: `s${at}`,
      mealMoment: mealType,
      mealType,
      target,
    }));
    const days: DayInput[] = [0, 1].map((at) => ({ key: `d${at}`, slots }));
    const week = plan(oddLibrary, days, NO_RULES, { seed: 4, effort: "instant" });
    expect(week.days.map((day) => day.meals.length)).toEqual([7, 7]);
    expect(evaluate(oddLibrary, days, NO_RULES, week.days, { seed: 4 }, week.rung).violations).toEqual([]);
    expect(week.errors.kcalWorst).toBeLessThan(2);
  });
});

describe("sorting places by their keys", () => {
  it("gives what the standard sort gives, equal and endless keys included", () => {
    for (let seed = 0; seed < 60; seed++) {
      const random = chance(seed);
      const keys = Float64Array.from({ length: random.below(400) }, () =>
        random.happens(0.05) ? Number.POSITIVE_INFINITY : random.below(1 + seed * seed),
      );
      const places = Int32Array.from(keys.keys()).reverse();
      sortPlaces(places, keys);
      const expected = [...keys.keys()].sort((a, b) =>
        keys[a] === keys[b] ? a - b : (keys[a] ?? 0) - (keys[b] ?? 0),
      );
      expect([...places]).toEqual(expected);
    }
  });
});
