import { describe, expect, it } from "vitest";
import { compileLibrary, type DayInput, evaluate, type Library, plan, type Rules } from "../src/index.ts";
import { bestDay, bestTwoDays } from "./brute-force.ts";
import { generatedRows } from "./generated-library.ts";
import { daysFor, generatedPerson, NO_RULES } from "./generated-people.ts";

/** Coarse portions keep the number of combinations within reach of trying them all. */
const COARSE: Rules = { ...NO_RULES, portion: { min: 0.5, max: 3, step: 0.5 }, slotWindow: 0.3 };

interface TinyDay {
  readonly seed: number;
  readonly library: Library;
  readonly day: DayInput;
  readonly optimum: number;
}

/** The first pairs of days with two slots whose combinations can all be tried. */
function tinyPairs(count: number): TinyDay[] {
  const found: TinyDay[] = [];
  for (let seed = 0; found.length < count && seed < 400; seed++) {
    const [day] = daysFor(generatedPerson(seed), 1);
    if (day?.slots.length !== 2) continue;
    const rows = generatedRows(24, 900 + seed);
    const library = compileLibrary(rows, "tiny");
    const { value, combinations } = bestTwoDays(library, rows, day, COARSE, seed);
    if (Number.isFinite(value) && combinations <= 400_000) found.push({ seed, library, day, optimum: value });
  }
  return found;
}

/** The first days of 2 to 4 slots whose combinations can all be tried. */
function tinyDays(count: number): TinyDay[] {
  const found: TinyDay[] = [];
  for (let seed = 0; found.length < count && seed < 400; seed++) {
    const person = generatedPerson(seed);
    const [day] = daysFor(person, 1);
    if (day === undefined || day.slots.length > 4) continue;
    const rows = generatedRows(day.slots.length === 4 ? 30 : 50, 500 + seed);
    const library = compileLibrary(rows, "tiny");
    const { value, combinations } = bestDay(library, rows, day, COARSE, seed);
    if (combinations > 0 && combinations <= 60_000) found.push({ seed, library, day, optimum: value });
  }
  return found;
}

describe("exactness on tiny days", () => {
  it("finds the very best day out of all combinations, 60 days of 2 to 4 slots", () => {
    const days = tinyDays(60);
    expect(days).toHaveLength(60);
    const gaps = days.map(({ seed, library, day, optimum }) => {
      const found = plan(library, [day], COARSE, { seed, ladder: false });
      expect(found.unfilled).toEqual([]);
      return { seed, gap: Math.round(1e6 * (found.cost.total - optimum)) / 1e6 };
    });
    expect(gaps.filter(({ gap }) => gap !== 0)).toEqual([]);
  }, 60_000);

  it("finds the very best two days out of all combinations, 20 pairs of 2 slots", () => {
    const pairs = tinyPairs(20);
    expect(pairs).toHaveLength(20);
    const gaps = pairs.map(({ seed, library, day, optimum }) => {
      const days = [day, { ...day, key: "next" }];
      const found = plan(library, days, COARSE, { seed, ladder: false });
      expect(found.unfilled).toEqual([]);
      return { seed, gap: Math.round(1e6 * (found.cost.total - optimum)) / 1e6 };
    });
    expect(gaps.filter(({ gap }) => gap !== 0)).toEqual([]);
  }, 60_000);

  it("serves 27 steps of 0.05 when the target is 1.35 portions", () => {
    const rows = generatedRows(3, 9).map((row) => ({ ...row, mealTypes: ["DINNER" as const] }));
    const [wanted] = rows;
    if (wanted === undefined) throw new Error("No recipe");
    const { kcal, protein, carbohydrates, fat } = wanted.perPortion;
    const target = {
      kcal: 1.35 * kcal,
      protein: 1.35 * protein,
      carbohydrates: 1.35 * carbohydrates,
      fat: 1.35 * fat,
    };
    const days = [
      { key: "d", slots: [{ id: "s", mealMoment: "DINNER", mealType: "DINNER", target }] },
    ] as const;
    const result = plan(compileLibrary(rows, "v"), days, { ...NO_RULES, allow: [wanted.id] }, { seed: 1 });
    expect(result.days[0]?.meals[0]?.portions).toBe(1.35);
  });

  it("judges its own weeks exactly as the independent evaluation does", () => {
    const library = compileLibrary(generatedRows(300), "v");
    for (let seed = 0; seed < 10; seed++) {
      const person = generatedPerson(seed);
      const days = daysFor(person, 7);
      const result = plan(library, days, person.rules, { seed });
      const again = evaluate(library, days, person.rules, result.days, { seed }, result.rung);
      expect(again.violations).toEqual([]);
      expect(again.cost).toEqual(result.cost);
    }
  });
});
