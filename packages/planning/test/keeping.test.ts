import { describe, expect, it } from "vitest";
import {
  batchLinks,
  compileLibrary,
  type DayInput,
  evaluate,
  isFrozenAfter,
  keptDays,
  linkSlots,
  type PlanResult,
  plan,
  type RecipeRow,
  type Rules,
} from "../src/index.ts";
import { generatedRows } from "./generated-library.ts";
import { daysFor, generatedPerson } from "./generated-people.ts";

const rows = generatedRows(400, 5);
const keeping = (of: (row: RecipeRow) => Pick<RecipeRow, "fridgeDays" | "freezes">) =>
  compileLibrary(
    rows.map((row) => ({ ...row, ...of(row) })),
    "v",
  );
const library = compileLibrary(rows, "v");
const rowOf = (id: string) => rows.find((row) => row.id === id);

function planned(seed: number, more: Partial<Rules> = {}, from = library): PlanResult {
  const person = generatedPerson(seed);
  const days = daysFor(person, 7);
  const slots = days.flatMap((day, at) =>
    day.slots.map(({ id, mealType }) => ({
      at: { day: at, slotId: id },
      dayNumber: at,
      mealType,
      isFree: true,
      mayCook: true,
      mayReturn: true,
    })),
  );
  const linked = linkSlots(["COOK_TWICE_A_WEEK", "DINNER_TO_NEXT_LUNCH"], slots, 0);
  return plan(from, days, { ...person.rules, ...more, ...linked }, { seed, effort: "instant" });
}

/** Left-overs of a plan: how many days ago they were cooked, and what is served. */
const leftoversOf = ({ days }: PlanResult) =>
  days.flatMap(({ meals }, day) =>
    meals.flatMap(({ leftoverOf, recipeId }) => {
      if (leftoverOf === undefined) return [];
      const cooked = days[leftoverOf.day]?.meals.find(({ slotId }) => slotId === leftoverOf.slotId);
      return [{ age: day - leftoverOf.day + (cooked?.cookedAhead ?? 0), row: rowOf(recipeId) }];
    }),
  );

const emptySlots = ({ unfilled }: PlanResult) => unfilled.length;

describe("left-overs", () => {
  it("PLAN-224 are eaten while the dish keeps: its days in the fridge, or three where it can be frozen", () => {
    let old = 0;
    for (let seed = 0; seed < 8; seed++) {
      for (const { age, row } of leftoversOf(planned(seed))) {
        expect(age).toBeLessThanOrEqual(row?.freezes ? 3 : (row?.fridgeDays ?? 1));
        if (age > (row?.fridgeDays ?? 1)) old++;
      }
    }
    expect(old).toBeGreaterThan(0);
  });

  it("PLAN-225 of someone without a freezer are eaten while the fridge keeps them", () => {
    let count = 0;
    for (let seed = 0; seed < 8; seed++) {
      for (const { age, row } of leftoversOf(planned(seed, { missingTools: ["FREEZER"] }))) {
        expect(age).toBeLessThanOrEqual(row?.fridgeDays ?? 1);
        count++;
      }
    }
    expect(count).toBeGreaterThan(10);
  });

  it.each([
    ["nothing keeps", () => ({ fridgeDays: 0, freezes: false }), 0],
    ["all keep a day", () => ({ fridgeDays: 1, freezes: false }), 1],
    ["nobody knows", () => ({ fridgeDays: null, freezes: false }), 1],
    ["all keep two days", () => ({ fridgeDays: 2, freezes: false }), 2],
  ])("PLAN-224 that would be too old are cooked on their own, and no meal stays empty: %s", (_, of, most) => {
    const week = planned(2, {}, keeping(of));
    const ages = leftoversOf(week).map(({ age }) => age);
    expect(Math.max(0, ...ages)).toBe(most);
    expect(emptySlots(week)).toBe(0);
    expect(week.input.rules.links?.length).toBe(ages.length);
  });

  it("PLAN-224 need enough dishes to choose from: one that keeps is not eaten every week", () => {
    const [kept] = rows.filter((row) => row.mealTypes.includes("DINNER"));
    const one = keeping((row) => ({ fridgeDays: row === kept ? 3 : 1, freezes: false }));
    expect(Math.max(...leftoversOf(planned(2, {}, one)).map(({ age }) => age))).toBe(1);
  });

  it("PLAN-224 of a meal that is there already are planned as long as that dish keeps", () => {
    const person = generatedPerson(3, 0);
    const free = plan(library, daysFor(person, 3), person.rules, { seed: 1, effort: "instant" });
    const dinner = free.days[0]?.meals.find(({ slotId }) => slotId === "DINNER");
    if (dinner === undefined) throw new Error("No dinner");
    const { macros, recipeId } = dinner;
    const days = daysFor(person, 3).map(
      (day, at): DayInput => (at === 0 ? { ...day, fixed: [{ slotId: "DINNER", macros, recipeId }] } : day),
    );
    const linked = batchLinks("COOK_TWICE_A_WEEK", days, 0);
    const evenings = (fridgeDays: number) => {
      const week = plan(
        keeping(() => ({ fridgeDays, freezes: false })),
        days,
        { ...person.rules, ...linked },
        { seed: 1 },
      );
      return week.days.flatMap(({ meals }) => meals.filter(({ leftoverOf }) => leftoverOf !== undefined));
    };
    expect([0, 1, 2].map((fridgeDays) => evenings(fridgeDays).length)).toEqual([0, 0, 1]);
  });

  it("PLAN-224 a plan with one that is too old is found out", () => {
    const week = planned(
      2,
      {},
      keeping(() => ({ fridgeDays: 3, freezes: false })),
    );
    const { days, rules, options } = week.input;
    const left = new Set(leftoversOf(week).map(({ row }) => row?.id));
    const strict = keeping(({ id }) => ({ fridgeDays: left.has(id) ? 1 : 3, freezes: false }));
    const { violations } = evaluate(strict, days, rules, week.days, options, week.rung);
    const old = leftoversOf(week).filter(({ age }) => age > 1).length;
    expect(old).toBeGreaterThan(2);
    expect(violations.filter(({ code }) => code === "TOO_OLD")).toHaveLength(old);
  });

  it("PLAN-225 are frozen when they are eaten after their days in the fridge", () => {
    expect([1, 2, 3].map((days) => isFrozenAfter(days, 2))).toEqual([false, false, true]);
    expect([1, 2].map((days) => isFrozenAfter(days, null))).toEqual([false, true]);
    expect(keptDays({ fridgeDays: 5 }, true)).toBe(3);
    expect(keptDays({ fridgeDays: 1, freezes: true }, true)).toBe(3);
    expect(keptDays({ fridgeDays: 1, freezes: true }, false)).toBe(1);
    expect(keptDays({}, true)).toBe(1);
  });
});
