import { describe, expect, it } from "vitest";
import {
  batchLinks,
  type CookedAhead,
  type CookedTogether,
  compileLibrary,
  type Effort,
  evaluate,
  type LinkableSlot,
  linkSlots,
  type PlanResult,
  PRODUCT_WEIGHTS,
  plan,
  type RecipeRow,
  type Rules,
  type SlotSpec,
} from "../src/index.ts";
import { reopenWeek } from "../src/planner/answers/reopen-week.ts";
import { generatedRows } from "./generated-library.ts";
import { daysFor, generatedPerson, NO_RULES } from "./generated-people.ts";

const rows = generatedRows(400, 5);
const keeping = (of: (row: RecipeRow) => Pick<RecipeRow, "fridgeDays" | "freezes">) =>
  compileLibrary(
    rows.map((row) => ({ ...row, ...of(row) })),
    "v",
  );
const library = compileLibrary(rows, "v");

function planned(seed: number, more: Partial<Rules> = {}, from = library, effort: Effort = "instant") {
  const person = generatedPerson(seed);
  const days = daysFor(person, 7);
  const linked = batchLinks("COOK_TWICE_A_WEEK", days, 0);
  return plan(from, days, { ...person.rules, ...linked, ...more }, { seed, effort });
}

const dinnerOf = ({ days }: PlanResult, at: number) =>
  days[at]?.meals.find(({ slotId }) => slotId === "DINNER");
const dinners = (week: PlanResult) => week.days.map((_, at) => dinnerOf(week, at)?.recipeId);

describe("dinners that alternate", () => {
  it("PLAN-227 are four dishes a week, of which none is eaten on two evenings running", () => {
    for (let seed = 0; seed < 6; seed++) {
      const week = planned(
        seed,
        {},
        keeping(() => ({ fridgeDays: 3 })),
      );
      const [a, b, c, d] = [0, 1, 3, 4].map((at) => dinners(week)[at]);
      expect(dinners(week)).toEqual([a, b, a, c, d, c, d]);
      expect(new Set([a, b, c, d]).size).toBe(4);
      expect(week.days.map((_, at) => dinnerOf(week, at)?.cookedAhead ?? 0)).toEqual([0, 1, 0, 0, 1, 0, 0]);
    }
  });

  const evening = (dayNumber: number, more: Partial<LinkableSlot> = {}): LinkableSlot => ({
    ...{ at: { day: dayNumber, slotId: "DINNER" }, dayNumber, mealType: "DINNER" },
    ...{ isFree: true, mayCook: true, mayReturn: true, ...more },
  });
  const standing = { isFree: false, mayCook: true, mayReturn: true } as const;
  const text = ({ links, cookedAhead }: CookedTogether) => [
    links.map(({ cook, eat }) => `${cook.day}>${eat.day}`).join(" "),
    cookedAhead.map(({ at, days }) => `${at.day}-${days}`).join(" "),
  ];
  const linked = (...slots: LinkableSlot[]) => text(linkSlots(["COOK_TWICE_A_WEEK"], slots, 0));

  it("PLAN-227 go on with what stands: left-overs, a dish cooked ahead, and what was cooked before today", () => {
    const cooked = evening(0, standing);
    const ahead = evening(1, { ...standing, cookedAhead: 1 });
    expect(linked(cooked, ahead, evening(2))).toEqual(["0>2", ""]);
    expect(linked(cooked, evening(1), evening(2))).toEqual(["0>2", "1-1"]);
    const left = evening(1, { isFree: false, mayCook: false, leftOf: cooked.at });
    expect(linked(cooked, left, evening(2))).toEqual(["", "2-2"]);
    expect(linked(ahead, evening(2), evening(3))).toEqual(["", "2-2"]);
    const past = { ...standing, isPast: true };
    expect(linked(evening(0, past), evening(1), evening(2))).toEqual(["0>2", ""]);
    const eaten = evening(0, { isFree: false, mayCook: false, mayReturn: false });
    expect(linked(eaten, evening(1), evening(2))).toEqual(["", "2-1"]);
  });

  it("PLAN-228 keep from the evening of their cooking, and so does what is left of them", () => {
    let count = 0;
    for (let seed = 0; seed < 8; seed++) {
      const week = planned(seed, {}, library, seed < 2 ? "best" : "instant");
      const { days, rules, options } = week.input;
      const { violations, cost } = evaluate(library, days, rules, week.days, options, week.rung);
      expect(violations).toEqual([]);
      expect(cost).toEqual(week.cost);
      expect(reopenWeek(library, week).value()).toBeCloseTo(cost.total, 6);
      for (const { at, days: ahead } of rules.cookedAhead ?? []) {
        const meal = dinnerOf(week, at.day);
        const row = rows.find(({ id }) => id === meal?.recipeId);
        const last = Math.max(
          at.day,
          ...(rules.links ?? []).flatMap(({ cook, eat }) => (cook.day === at.day ? [eat.day] : [])),
        );
        expect(ahead + last - at.day).toBeLessThanOrEqual(row?.freezes ? 3 : (row?.fridgeDays ?? 1));
        expect(meal?.cookedAhead).toBe(ahead);
        count++;
      }
    }
    expect(count).toBeGreaterThan(12);
  });

  it.each([
    ["nothing keeps", 0, "", ""],
    ["all keep a day", 1, "", "1 4"],
    ["all keep two days", 2, "0>2 3>5", "1 4"],
  ])(
    "PLAN-228 are cooked on their own day where too few dishes keep, and none stays empty: %s",
    (_, fridgeDays, links, early) => {
      const week = planned(
        2,
        {},
        keeping(() => ({ fridgeDays, freezes: false })),
      );
      const { rules } = week.input;
      expect(rules.links?.map(({ cook, eat }) => `${cook.day}>${eat.day}`).join(" ")).toBe(links);
      expect(rules.cookedAhead?.map(({ at }) => at.day).join(" ")).toBe(early);
      expect(week.unfilled).toEqual([]);
    },
  );

  it("PLAN-228 make what is left of a standing dish as old as its cooking", () => {
    const week = planned(
      2,
      {},
      keeping(() => ({ fridgeDays: 2, freezes: false })),
    );
    const meal = dinnerOf(week, 4);
    if (meal === undefined) throw new Error("No dinner");
    const { recipeId, macros } = meal;
    const days = week.input.days.map((day, at) =>
      at === 4 ? { ...day, fixed: [{ slotId: "DINNER", recipeId, macros }] } : day,
    );
    const { rules } = generatedPerson(2);
    const links = [
      { cook: { day: 4, slotId: "DINNER" }, eat: { day: 6, slotId: "DINNER" }, kind: "LEFTOVER" },
    ] as const;
    const keep = keeping(() => ({ fridgeDays: 2, freezes: false }));
    const linksOf = (cookedAhead: readonly CookedAhead[]) =>
      plan(keep, days, { ...rules, links, cookedAhead }, { seed: 1, effort: "instant" }).input.rules.links;
    expect(linksOf([])).toHaveLength(1);
    expect(linksOf([{ at: { day: 4, slotId: "DINNER" }, days: 1 }])).toEqual([]);
  });

  it.each([
    [{ at: { day: 0, slotId: "DINNER" }, days: 4 }, /1 to 3 days ahead/],
    [{ at: { day: 0, slotId: "DINNER" }, days: 0 }, /1 to 3 days ahead/],
    [{ at: { day: 9, slotId: "DINNER" }, days: 1 }, /no slot/],
    [{ at: { day: 2, slotId: "DINNER" }, days: 1 }, /left over and cooked ahead/],
  ])("PLAN-228 refuse what cannot be: %j", (one, message) => {
    expect(() => planned(2, { cookedAhead: [one] })).toThrow(message);
  });
});

describe("the minutes of a meal that is cooked ahead", () => {
  const [SUNDAY, MONDAY] = ["2026-11-29", "2026-11-30"];
  const target = { kcal: 600, protein: 40, carbohydrates: 60, fat: 22 };
  const slot: SlotSpec = { id: "s", mealMoment: "DINNER", mealType: "DINNER", target };
  const dish = (id: string, activeMinutes: number, perPortion = target): RecipeRow => ({
    ...(rows[0] as RecipeRow),
    ...{ id, activeMinutes, perPortion, mealTypes: ["DINNER"], fridgeDays: 3 },
  });
  // The slow one fits better, which the price of its minutes outweighs on a weekday.
  const both = compileLibrary([dish("quick", 15, { ...target, protein: 38 }), dish("slow", 60)], "v");
  const cooking: Rules["cooking"] = {
    weekdayMinutes: 20,
    weekendMinutes: null,
    likedCuisines: [],
    variety: "BALANCED",
  };

  it("PLAN-229 count on the day of cooking", () => {
    const chosen = (key: string, ahead: number) => {
      const cookedAhead = ahead === 0 ? [] : [{ at: { day: 0, slotId: "s" }, days: ahead }];
      const days = [{ key, slots: [slot] }];
      const rules = { ...NO_RULES, cooking, cookedAhead };
      const options = { seed: 1, weights: { ...PRODUCT_WEIGHTS, jitter: 0 } };
      const result = plan(both, days, rules, options);
      expect(evaluate(both, days, rules, result.days, options).cost.total).toBeCloseTo(result.cost.total, 9);
      return result.days[0]?.meals[0]?.recipeId;
    };
    expect([chosen(MONDAY, 0), chosen(MONDAY, 1), chosen(SUNDAY, 0), chosen(SUNDAY, 2)]).toEqual([
      "quick",
      "slow",
      "slow",
      "quick",
    ]);
  });
});
