import { describe, expect, it } from "vitest";
import {
  batchLinks,
  type CookedTogether,
  compileLibrary,
  type DayInput,
  type Effort,
  evaluate,
  linkSlots,
  type MealLink,
  type PlanResult,
  plan,
  type Rules,
  type SlotPlace,
} from "../src/index.ts";
import { reopenWeek } from "../src/planner/answers/reopen-week.ts";
import { generatedRows } from "./generated-library.ts";
import { daysFor, generatedPerson } from "./generated-people.ts";

const library = compileLibrary(generatedRows(400, 5), "v");
const mealAt = ({ days }: PlanResult, { day, slotId }: SlotPlace) =>
  days[day]?.meals.find((meal) => meal.slotId === slotId);

function aWeek(
  seed: number,
  linksOf: (days: readonly DayInput[]) => CookedTogether,
  effort: Effort = "instant",
) {
  const person = generatedPerson(seed);
  const days = daysFor(person, 7);
  const rules: Rules = { ...person.rules, ...linksOf(days) };
  return plan(library, days, rules, { seed, effort });
}

const lunches = (days: readonly DayInput[]) => batchLinks("DINNER_TO_NEXT_LUNCH", days, 0);
const twice = (days: readonly DayInput[]) => batchLinks("COOK_TWICE_A_WEEK", days, 0);
const breakfasts = (days: readonly DayInput[]) => batchLinks("SAME_BREAKFAST_ON_WEEKDAYS", days, 0);

describe("meals that serve a later slot too", () => {
  it.each([
    ["the next lunch", lunches],
    ["several evenings", twice],
    ["weekday breakfasts", breakfasts],
  ])("PLAN-004 both slots of a link have the same recipe, and no other rule is broken: %s", (_, linksOf) => {
    let linked = 0;
    for (let seed = 0; seed < 8; seed++) {
      const week = aWeek(seed, linksOf, seed < 2 ? "default" : "instant");
      const { days, rules, options } = week.input;
      const { violations, cost } = evaluate(library, days, rules, week.days, options, week.rung);
      expect(violations).toEqual([]);
      expect(cost).toEqual(week.cost);
      expect(reopenWeek(library, week).value()).toBeCloseTo(cost.total, 6);
      for (const { cook, eat } of rules.links ?? []) {
        expect(mealAt(week, cook)?.recipeId).toBe(mealAt(week, eat)?.recipeId);
        linked++;
      }
    }
    expect(linked).toBeGreaterThan(20);
  });

  it("PLAN-005 what is cooked is the sum of what is eaten of it, and nothing is cooked for a left-over", () => {
    for (let seed = 0; seed < 6; seed++) {
      const week = aWeek(seed, twice);
      const meals = week.days.flatMap((day) => day.meals);
      const cooked = meals.reduce((sum, meal) => sum + (meal.cookPortions ?? meal.portions), 0);
      expect(cooked).toBeCloseTo(
        meals.reduce((sum, meal) => sum + meal.portions, 0),
        6,
      );
      for (const { cook, eat } of week.input.rules.links ?? []) {
        expect(mealAt(week, eat)).toMatchObject({ leftoverOf: cook, cookPortions: 0 });
        expect(mealAt(week, cook)?.cookPortions).toBeGreaterThan(mealAt(week, cook)?.portions ?? 0);
      }
    }
  });

  it("PLAN-005 the same breakfast made again is no left-over", () => {
    const week = aWeek(1, breakfasts);
    expect(week.input.rules.links).toHaveLength(4);
    expect(week.days.flatMap((day) => day.meals).filter((meal) => meal.leftoverOf)).toEqual([]);
  });

  it("PLAN-004 a link from a meal that is there already serves that meal again", () => {
    const keeping = compileLibrary(
      generatedRows(400, 5).map((row) => ({ ...row, fridgeDays: 2 })),
      "v",
    );
    const person = generatedPerson(3, 0);
    const free = plan(library, daysFor(person, 2), person.rules, { seed: 1, effort: "instant" });
    const dinner = mealAt(free, { day: 0, slotId: "DINNER" });
    if (dinner === undefined) throw new Error("No dinner");
    const { macros, recipeId } = dinner;
    const days = daysFor(person, 2).map((day, at) =>
      at === 0 ? { ...day, fixed: [{ slotId: "DINNER", macros, recipeId }] } : day,
    );
    const rules = { ...person.rules, ...lunches(days) };
    const week = plan(keeping, days, rules, { seed: 1, effort: "instant" });
    expect(mealAt(week, { day: 1, slotId: "LUNCH" })?.recipeId).toBe(recipeId);
    expect(evaluate(keeping, days, rules, week.days, { seed: 1 }, week.rung).violations).toEqual([]);
  });

  it("PLAN-004 finds a plan whose linked slots differ", () => {
    const week = aWeek(2, lunches);
    const [link] = week.input.rules.links ?? [];
    const other = week.days[5]?.meals.find((meal) => meal.slotId === "LUNCH");
    if (link === undefined || other === undefined) throw new Error("Nothing linked");
    const days = week.days.map((day, at) => ({
      ...day,
      meals: day.meals.map((meal) => (at === link.eat.day && meal.slotId === "LUNCH" ? other : meal)),
    }));
    const { rules, options } = week.input;
    const codes = evaluate(library, week.input.days, rules, days, options, week.rung).violations;
    expect(codes.map(({ code }) => code)).toContain("LINK");
  });
});

describe("ways to cook less often", () => {
  const days = daysFor(generatedPerson(2), 7);
  const pairs = (links: readonly MealLink[]) =>
    links.map(({ cook, eat }) => `${cook.day}>${eat.day}`).join(" ");
  const text = ({ links }: CookedTogether) => pairs(links);
  const ahead = ({ cookedAhead }: CookedTogether) =>
    cookedAhead.map(({ at, days: before }) => `${at.day}-${before}`).join(" ");

  it("PLAN-006 each dinner is the next day's lunch", () => {
    expect(text(lunches(days))).toBe("0>1 1>2 2>3 3>4 4>5 5>6");
    expect(lunches(days).links[0]).toEqual({
      cook: { day: 0, slotId: "DINNER" },
      eat: { day: 1, slotId: "LUNCH" },
      kind: "LEFTOVER",
    });
  });

  it("PLAN-006 cooking twice a week serves three evenings and four", () => {
    expect(text(twice(days))).toBe("0>2 3>5 4>6");
  });

  it("PLAN-227 two dishes of one cooking evening alternate, and the second is cooked ahead of its day", () => {
    expect(ahead(twice(days))).toBe("1-1 4-1");
    expect([lunches, breakfasts].map((preset) => ahead(preset(days)))).toEqual(["", ""]);
  });

  it("PLAN-006 Monday's breakfast returns until Friday, on whatever day the week begins", () => {
    expect(text(breakfasts(days))).toBe("0>1 0>2 0>3 0>4");
    expect(text(batchLinks("SAME_BREAKFAST_ON_WEEKDAYS", days, 3))).toBe("0>1 4>5 4>6");
  });

  it("PLAN-091 cooking twice a week means Mondays and Thursdays, on whatever day the plan begins", () => {
    const from = (firstWeekday: number) => {
      const linked = batchLinks("COOK_TWICE_A_WEEK", days, firstWeekday);
      return `${text(linked)}, ${ahead(linked)}`;
    };
    expect(from(1)).toBe("2>4 3>5, 1-1 3-1");
    expect(from(5)).toBe("2>4, 1-1 3-1 6-1");
  });

  it.each([
    ["a recipe", { recipeId: "r1" }, "0>2 3>5 4>6", "1-1"],
    ["no recipe", {}, "0>2 3>6", "1-1 5-2"],
  ])(
    "PLAN-006 keeps what is there already, and has it again only when it is one: %s",
    (_, more, links, early) => {
      const macros = { kcal: 500, protein: 30, carbohydrates: 50, fat: 20 };
      const filled = days.map((day, at) =>
        at === 4 ? { ...day, fixed: [{ slotId: "DINNER", macros, ...more }] } : day,
      );
      expect(text(twice(filled))).toBe(links);
      expect(ahead(twice(filled))).toBe(early);
    },
  );

  it("PLAN-091 with left-overs and two cooking days, no dish is served twice on one day", () => {
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
    const linked = linkSlots(["DINNER_TO_NEXT_LUNCH", "COOK_TWICE_A_WEEK"], slots, 0);
    const to = (slotId: string) => pairs(linked.links.filter(({ eat }) => eat.slotId === slotId));
    expect(to("DINNER")).toBe("0>2 3>5 4>6");
    expect(to("LUNCH")).toBe("0>1 1>2 0>3 3>4 4>5 3>6");
    const { rules } = generatedPerson(2);
    const week = plan(library, days, { ...rules, ...linked }, { seed: 1, effort: "instant" });
    const { violations } = evaluate(library, days, week.input.rules, week.days, { seed: 1 }, week.rung);
    expect(violations).toEqual([]);
    expect(week.unfilled).toEqual([]);
  });

  it.each([
    ["before its cooking", [[2, 1]], /does not come after/],
    ["of more than three days", [[0, 4]], /keeps 3 days/],
    [
      "that is linked twice",
      [
        [0, 2],
        [1, 2],
      ],
      /linked twice/,
    ],
    [
      "that is cooked and left over",
      [
        [0, 1],
        [1, 2],
      ],
      /both ways/,
    ],
    ["that does not exist", [[0, 9]], /no slot/],
  ])("PLAN-004 refuses a left-over %s", (_, wanted, message) => {
    const links = wanted.map(([cook = 0, eat = 0]) => ({
      cook: { day: cook, slotId: "DINNER" },
      eat: { day: eat, slotId: "DINNER" },
      kind: "LEFTOVER" as const,
    }));
    const rules = { ...generatedPerson(2).rules, links };
    expect(() => plan(library, days, rules, { seed: 1 })).toThrow(message);
  });
});
