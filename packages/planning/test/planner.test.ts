import type { Macros } from "@plateful/nutrition";
import { describe, expect, it } from "vitest";
import { compileLibrary, type DayInput, evaluate, plan, type RecipeRow, type Rules } from "../src/index.ts";
import { generatedRows } from "./generated-library.ts";
import { daysFor, generatedPerson, NO_RULES, slotsOf } from "./generated-people.ts";

const rows = generatedRows(400, 5);
const library = compileLibrary(rows, "v");

function times(macros: Macros, by: number): Macros {
  const { kcal, protein, carbohydrates, fat } = macros;
  return { kcal: by * kcal, protein: by * protein, carbohydrates: by * carbohydrates, fat: by * fat };
}

describe("the same question gives the same answer", () => {
  it("plans byte for byte the same again, whatever the order of the library's rows", () => {
    const backwards = compileLibrary([...rows].reverse(), "v");
    for (let seed = 0; seed < 10; seed++) {
      const person = generatedPerson(seed);
      const effort = seed < 2 ? "default" : "instant";
      const planned = (of: typeof library) =>
        JSON.stringify(plan(of, daysFor(person, 7), person.rules, { seed, effort }));
      const first = planned(library);
      expect(planned(library)).toBe(first);
      expect(planned(backwards)).toBe(first);
    }
  });

  it("answers another seed with another plan for most people", () => {
    const differing = Array.from({ length: 10 }, (_, i) => generatedPerson(i)).filter((person) => {
      const planned = (seed: number) =>
        JSON.stringify(plan(library, daysFor(person, 3), NO_RULES, { seed, effort: "instant" }).days);
      return planned(1) !== planned(2);
    });
    expect(differing.length).toBeGreaterThan(7);
  });

  it("does not care in which unit energy and grams are counted", () => {
    const doubled = compileLibrary(
      rows.map((row) => ({ ...row, perPortion: times(row.perPortion, 2) })),
      "v",
    );
    for (let seed = 0; seed < 10; seed++) {
      const person = generatedPerson(seed);
      const twice = {
        ...person,
        slots: person.slots.map((slot) => ({ ...slot, target: times(slot.target, 2) })),
      };
      const meals = (result: ReturnType<typeof plan>) =>
        result.days.map((day) => day.meals.map((meal) => [meal.slotId, meal.recipeId, meal.portions]));
      const options = { seed, effort: "instant" } as const;
      const once = plan(library, daysFor(person, 3), person.rules, options);
      expect(meals(plan(doubled, daysFor(twice, 3), person.rules, options))).toEqual(meals(once));
    }
  });
});

describe("what is there already", () => {
  it("leaves fixed slots alone and plans the rest around fixed and eaten food", () => {
    for (let seed = 0; seed < 20; seed++) {
      const person = generatedPerson(seed);
      const [first] = person.slots;
      if (first === undefined) throw new Error("No slot");
      const heavy = times(first.target, 1.3);
      const bite = times(person.target, 0.05);
      const days: DayInput[] = daysFor(person, 2).map((day) => ({
        ...day,
        fixed: [{ slotId: first.id, macros: heavy }],
        eaten: [bite],
      }));
      const result = plan(library, days, NO_RULES, { seed, effort: "instant" });
      for (const [i, day] of result.days.entries()) {
        expect(day.meals.map((meal) => meal.slotId)).toEqual(person.slots.slice(1).map((slot) => slot.id));
        const planned = day.meals.reduce((sum, meal) => sum + meal.macros.kcal, 0);
        expect(day.totals.kcal).toBeCloseTo(planned + heavy.kcal + bite.kcal, 6);
        const untouched = (100 * (heavy.kcal + bite.kcal - first.target.kcal)) / person.target.kcal;
        expect(Math.abs(result.errors.days[i]?.kcal ?? 99)).toBeLessThan(untouched);
      }
    }
  });

  it("plans only the empty slots it is given, towards the whole day's target", () => {
    const person = generatedPerson(12, 0);
    const full = plan(library, daysFor(person, 1), NO_RULES, { seed: 3 });
    const [first, ...others] = full.days[0]?.meals ?? [];
    if (first === undefined) throw new Error("Nothing planned");
    const day: DayInput = {
      key: "d",
      target: person.target,
      slots: person.slots.filter((slot) => slot.id === first.slotId),
      fixed: others.map(({ slotId, macros, recipeId }) => ({ slotId, macros, recipeId })),
    };
    const again = plan(library, [day], NO_RULES, { seed: 3 });
    expect(again.days[0]?.meals.map((meal) => meal.slotId)).toEqual([first.slotId]);
    expect(Math.abs(again.errors.kcalWorst)).toBeLessThan(3);
  });

  it("does not repeat fixed or recent recipes inside the window, on either side of the plan", () => {
    const person = generatedPerson(2, 0);
    const free = plan(library, daysFor(person, 1), NO_RULES, { seed: 8 });
    const ids = free.days[0]?.meals.map((meal) => meal.recipeId) ?? [];
    for (const daysAgo of [1, -1]) {
      const recent = ids.map((recipeId) => ({ recipeId, daysAgo }));
      const again = plan(library, daysFor(person, 1), { ...NO_RULES, recent }, { seed: 8 });
      expect(again.days[0]?.meals.filter((meal) => ids.includes(meal.recipeId))).toEqual([]);
    }
    const longAgo = ids.map((recipeId) => ({ recipeId, daysAgo: 7 }));
    expect(plan(library, daysFor(person, 1), { ...NO_RULES, recent: longAgo }, { seed: 8 }).days).toEqual(
      free.days,
    );
  });
});

describe("odd but honest questions", () => {
  it("copes with no days, no slots, one slot, a target without carbohydrates and one portion size", () => {
    expect(plan(library, [], NO_RULES, { seed: 1 }).days).toEqual([]);
    expect(plan(library, [{ key: "d", slots: [] }], NO_RULES, { seed: 1 }).unfilled).toEqual([]);
    const target = { kcal: 600, protein: 50, carbohydrates: 0, fat: 44 };
    const slots = slotsOf(target, [["DINNER", "DINNER", 1]]);
    const rules: Rules = { ...NO_RULES, portion: { min: 1, max: 1, step: 0.05 }, slotWindow: 0.5 };
    const result = plan(library, [{ key: "d", slots }], rules, { seed: 1 });
    expect(result.days[0]?.meals[0]?.portions).toBe(1);
    expect(
      evaluate(library, result.input.days, rules, result.days, { seed: 1 }, result.rung).violations,
    ).toEqual([]);
  });

  it("says why a slot stayed empty", () => {
    const dinner = slotsOf({ kcal: 600, protein: 40, carbohydrates: 60, fat: 20 }, [["DINNER", "DINNER", 1]]);
    const codes = (lib: readonly RecipeRow[], day: DayInput, rules: Rules = NO_RULES) =>
      plan(compileLibrary(lib, "v"), [day], rules, { seed: 1 }).unfilled.flatMap((slot) =>
        slot.why.map((why) => why.code),
      );
    const day: DayInput = { key: "d", slots: dinner };
    const feast = slotsOf({ kcal: 90_000, protein: 400, carbohydrates: 600, fat: 200 }, [
      ["DINNER", "DINNER", 1],
    ]);
    const nothing = slotsOf({ kcal: 0, protein: 0, carbohydrates: 0, fat: 0 }, [["DINNER", "DINNER", 1]]);
    expect(codes([], day)).toEqual(["NO_RECIPE_OF_MEAL_TYPE"]);
    expect(codes(rows, day, { ...NO_RULES, deny: rows.map((row) => row.id) })).toEqual(["HARD_RULES"]);
    expect(codes(rows, { key: "d", slots: feast })).toEqual(["PORTION_RANGE"]);
    expect(codes(rows, { key: "d", slots: nothing })).toEqual(["NO_TARGET"]);
    const [only] = rows.filter((row) => row.mealTypes.includes("DINNER"));
    if (only === undefined) throw new Error("No dinner");
    const target = times(only.perPortion, 1);
    const same: DayInput = {
      key: "d",
      slots: slotsOf(target, [["DINNER", "DINNER", 1]]),
      fixed: [{ slotId: "LUNCH", macros: target, recipeId: only.id }],
    };
    expect(codes([only], same)).toEqual(["REPEATS"]);
  });
});

describe("malformed questions are refused", () => {
  const [row] = rows;
  if (row === undefined) throw new Error("No recipe");
  const withMacros = (changes: Partial<Macros>) => ({
    ...row,
    perPortion: { ...row.perPortion, ...changes },
  });

  it.each([
    ["an empty id", [{ ...row, id: " " }], /empty id/],
    ["a repeated id", [row, row], /twice/],
    ["energy that is not a number", [withMacros({ kcal: Number.NaN })], /kcal NaN/],
    ["no energy", [withMacros({ kcal: 0 })], /no energy/],
    ["negative fat", [withMacros({ fat: -1 })], /fat -1/],
    ["endless protein", [withMacros({ protein: Number.POSITIVE_INFINITY })], /protein Infinity/],
    ["no meal type", [{ ...row, mealTypes: [] }], /no meal type/],
    ["popularity above one", [{ ...row, popularity: 1.2 }], /popularity 1.2/],
    ["negative minutes", [{ ...row, preparationMinutes: -5 }], /-5 minutes/],
  ])("a library with %s", (_, bad, message) => {
    expect(() => compileLibrary(bad, "v")).toThrow(message);
  });

  const [day] = daysFor(generatedPerson(1), 1);
  if (day === undefined) throw new Error("No day");
  const bad: Macros = { kcal: Number.NaN, protein: 1, carbohydrates: 1, fat: 1 };

  it.each([
    [
      "a slot target that is not a number",
      [{ ...day, slots: day.slots.map((slot) => ({ ...slot, target: bad })) }],
    ],
    ["a repeated slot", [{ ...day, slots: [...day.slots, ...day.slots] }]],
    ["eaten food that is not a number", [{ ...day, eaten: [bad] }]],
    ["a negative fixed item", [{ ...day, fixed: [{ slotId: "x", macros: { ...bad, kcal: -1 } }] }]],
    [
      "a repeated day",
      [
        { ...day, dayNumber: 1 },
        { ...day, dayNumber: 1 },
      ],
    ],
  ])("days with %s", (_, days) => {
    expect(() => plan(library, days, NO_RULES, { seed: 1 })).toThrow(RangeError);
  });

  it.each([
    ["a portion step of 0", { portion: { min: 0.5, max: 3, step: 0 } }],
    ["a slot window of 2", { slotWindow: 2 }],
    ["a repeat window of 0", { repeatWindowDays: 0 }],
  ])("rules with %s", (_, changes) => {
    expect(() => plan(library, [day], { ...NO_RULES, ...changes }, { seed: 1 })).toThrow(RangeError);
  });
});
