import type { Allergen } from "@plateful/nutrition";
import { describe, expect, it } from "vitest";
import {
  batchLinks,
  companionPortion,
  compileLibrary,
  type DayInput,
  diagnose,
  evaluate,
  type HardWishes,
  NOT_LINKED,
  type PlanResult,
  plan,
  type RecipeRow,
  type Rules,
} from "../src/index.ts";
import { reopenWeek } from "../src/planner/answers/reopen-week.ts";
import { generatedRows } from "./generated-library.ts";
import { daysFor, generatedPerson, NO_RULES } from "./generated-people.ts";
import { objections } from "./plain-rules.ts";

const rows = generatedRows(400, 5);
const rowsById = new Map(rows.map((row) => [row.id, row]));
const library = compileLibrary(rows, "v");

const ALLERGENS: readonly Allergen[] = ["MILK", "GLUTEN", "TREE_NUTS", "FISH", "EGG"];

/** Days on which a partner and a child eat along, the child only in the evening. */
function familyDays(seed: number, count: number): DayInput[] {
  const { slots } = generatedPerson(seed);
  return daysFor(generatedPerson(seed), count).map((day) => ({
    ...day,
    slots: slots.map((slot) => {
      const { kcal, protein, carbohydrates, fat } = slot.target;
      const share = (by: number) => ({
        kcal: kcal * by,
        protein: protein * by,
        carbohydrates: carbohydrates * by,
        fat: fat * by,
      });
      const partner = { id: "partner", target: share(0.8) };
      const child = { id: "child", target: share(0.6) };
      return { ...slot, companions: slot.id === "DINNER" ? [partner, child] : [partner] };
    }),
  }));
}

const nobody: HardWishes = NO_RULES;
const familyRules = (seed: number): Rules => ({
  ...NO_RULES,
  diet: seed % 3 === 0 ? "PESCATARIAN" : "OMNIVORE",
  household: [
    { id: "partner", wishes: { ...nobody, allergens: ALLERGENS.slice(seed % 4, (seed % 4) + 1) } },
    { id: "child", wishes: { ...nobody, allergens: ALLERGENS.slice(seed % 3, (seed % 3) + 2) } },
  ],
});

function familyWeek(seed: number, more: Partial<Rules> = {}): PlanResult {
  const days = familyDays(seed, 4);
  return plan(library, days, { ...familyRules(seed), ...more }, { seed, effort: "instant" });
}

/** What each companion has against each dish they are served. */
function objectionsAtTable({ input: { days, rules }, ...week }: PlanResult): string[][] {
  return week.days.flatMap((day, at) =>
    day.meals.flatMap((meal) => {
      const row = rowsById.get(meal.recipeId);
      const slot = days[at]?.slots.find(({ id }) => id === meal.slotId);
      return (slot?.companions ?? []).map(({ id }) => {
        const wishes = rules.household?.find((member) => member.id === id)?.wishes;
        return row && slot && wishes ? objections(row, wishes, slot.mealType) : ["unknown"];
      });
    }),
  );
}

function raise(): never {
  throw new Error("The library has no dinner.");
}

describe("a household at one table", () => {
  it("PLAN-007 serves nothing that anyone at the table may not have, on any rung, also as left-overs", () => {
    let meals = 0;
    for (let seed = 0; seed < 12; seed++) {
      const { links } =
        seed % 2 === 0 ? batchLinks("DINNER_TO_NEXT_LUNCH", familyDays(seed, 4), 0) : NOT_LINKED;
      const found = objectionsAtTable(familyWeek(seed, { links }));
      expect(found.flat().filter((one) => one !== "meal type")).toEqual([]);
      meals += found.length;
    }
    expect(meals).toBeGreaterThan(150);
  });

  it("PLAN-008 gives everybody a portion near their own slot, and cooks for all of them", () => {
    for (let seed = 0; seed < 8; seed++) {
      const week = familyWeek(seed);
      const { days, rules, options } = week.input;
      expect(evaluate(library, days, rules, week.days, options, week.rung).violations).toEqual([]);
      for (const meal of week.days.flatMap((day) => day.meals)) {
        const all = (meal.company ?? []).reduce((sum, { portions }) => sum + portions, meal.portions);
        expect(meal.cookPortions).toBeCloseTo(all, 6);
        expect(meal.company).toHaveLength(meal.slotId === "DINNER" ? 2 : 1);
      }
    }
  });

  it("PLAN-008 costs what everybody's slots cost together, and the solver says the same", () => {
    for (let seed = 0; seed < 6; seed++) {
      const week = familyWeek(seed);
      const { days, rules, options } = week.input;
      const apart = ["partner", "child"].map((id) => {
        const own = days.map((day) => ({
          ...day,
          slots: day.slots.flatMap(({ companions = [], ...slot }) => {
            const target = companions.find((one) => one.id === id)?.target;
            return target ? [{ ...slot, target }] : [];
          }),
        }));
        const eaten = week.days.map((day) => ({
          ...day,
          meals: day.meals.flatMap((meal) => {
            const portion = meal.company?.find((one) => one.id === id);
            return portion ? [{ ...portion, slotId: meal.slotId, recipeId: meal.recipeId }] : [];
          }),
        }));
        return evaluate(library, own, rules, eaten, options, week.rung).cost.slot;
      });
      expect(week.cost.company).toBeGreaterThan(0);
      expect(week.cost.company).toBeCloseTo(
        apart.reduce((sum, points) => sum + points, 0),
        6,
      );
      expect(reopenWeek(library, week).value()).toBeCloseTo(week.cost.total, 6);
    }
  });

  it("PLAN-008 refuses a companion of whom nothing is known", () => {
    expect(() => plan(library, familyDays(1, 1), NO_RULES, { seed: 1 })).toThrow(/companion "partner"/);
  });

  it("PLAN-007 finds a dish that a companion may not have", () => {
    const week = familyWeek(2);
    const { days, rules, options } = week.input;
    const household = rules.household?.map((member) => ({ ...member, wishes: { ...nobody, allow: [] } }));
    const stricter = { ...rules, ...(household ? { household } : {}) };
    const codes = evaluate(library, days, stricter, week.days, options, week.rung).violations;
    expect(new Set(codes.map(({ code }) => code))).toEqual(new Set(["HARD_RULE"]));
  });
});

describe("a small eater at the table", () => {
  const one = rows.find(({ mealTypes }) => mealTypes.includes("DINNER"));
  const dish: RecipeRow = {
    ...(one ?? rows[0] ?? raise()),
    id: "dish",
    mealTypes: ["DINNER"],
    perPortion: { kcal: 600, protein: 30, carbohydrates: 60, fat: 25 },
  };
  const small = compileLibrary([dish], "v");
  const target = (kcal: number) => ({ kcal, protein: kcal / 20, carbohydrates: kcal / 10, fat: kcal / 24 });
  const dayFor = (kcal: number): DayInput => ({
    key: "day",
    slots: [
      {
        ...{ id: "DINNER", mealMoment: "DINNER", mealType: "DINNER", target: target(600) },
        companions: [{ id: "child", target: target(kcal) }],
      },
    ],
  });
  const rules: Rules = { ...NO_RULES, household: [{ id: "child", wishes: nobody }] };

  it("PLAN-132 gets portions from a quarter on, which the evaluation accepts; oneself gets no less than half", () => {
    const days = [dayFor(155)];
    const week = plan(small, days, rules, { seed: 1 });
    const [meal] = week.days[0]?.meals ?? [];
    expect(meal?.company?.[0]?.portions).toBe(0.25);
    expect(evaluate(small, days, rules, week.days, { seed: 1 }, week.rung).violations).toEqual([]);
    const alone = { ...NO_RULES };
    const ownDays = [{ key: "day", slots: [{ ...days[0]?.slots[0], target: target(155), companions: [] }] }];
    expect(plan(small, ownDays as DayInput[], alone, { seed: 1 }).days[0]?.meals).toEqual([]);
  });

  it("PLAN-132 is given the portion that a plan gives, and the nearest possible one beyond every window", () => {
    for (const kcal of [155, 240, 333, 480, 900, 1500]) {
      const [meal] = plan(small, [dayFor(kcal)], rules, { seed: 1 }).days[0]?.meals ?? [];
      expect(companionPortion(small, "dish", target(kcal))).toBe(meal?.company?.[0]?.portions);
    }
    expect(companionPortion(small, "dish", target(50))).toBe(0.25);
    expect(companionPortion(small, "dish", target(9000))).toBe(3);
    expect(companionPortion(small, "another dish", target(500))).toBeNull();
    expect(companionPortion(small, "dish", target(0))).toBeNull();
  });

  it("PLAN-131 counts what only the company keeps out of a slot, be it a rule or a portion", () => {
    const forbidding: Rules = {
      ...NO_RULES,
      household: [{ id: "child", wishes: { ...nobody, disliked: ["dish"] } }],
    };
    const gain = (given: Rules, kcal: number) => {
      const [slot] = diagnose(small, dayFor(kcal), given).slots;
      return [slot?.allowed, slot?.gains.HOUSEHOLD];
    };
    expect(gain(rules, 300)).toEqual([1, 0]);
    expect(gain(forbidding, 300)).toEqual([0, 1]);
    expect(gain(rules, 40)).toEqual([0, 1]);
    // One's own rule stands in the way as well: dropping the company would win nothing.
    expect(gain({ ...forbidding, disliked: ["dish"] }, 300)).toEqual([0, 0]);
  });
});

describe("a budget", () => {
  const priced = compileLibrary(
    rows.map((row, at): RecipeRow => ({ ...row, costCents: at % 10 === 0 ? null : 80 + ((at * 37) % 500) })),
    "priced",
  );
  const week = (budgetCents: number, seed: number) =>
    plan(
      priced,
      daysFor(generatedPerson(seed), 4),
      { ...NO_RULES, weekBudgetCents: (budgetCents * 7) / 4 },
      { seed, effort: "instant" },
    );

  it("PLAN-009 keeps to it where it can, and more money never makes a worse plan", () => {
    let kept = 0;
    for (let seed = 0; seed < 3; seed++) {
      const free = week(1_000_000, seed);
      const spent = free.spending?.cents ?? 0;
      const plans = [0.3, 0.6, 0.8, 0.95].map((share) => week(share * spent, seed));
      for (const [at, poorer] of plans.entries()) {
        const richer = plans[at + 1] ?? free;
        expect(richer.cost.total).toBeLessThanOrEqual(poorer.cost.total + 1e-9);
        const { cents, budgetCents } = poorer.spending ?? { cents: 1, budgetCents: 0 };
        if (cents <= budgetCents) kept++;
        expect(cents).toBeLessThan(spent);
      }
    }
    expect(kept).toBeGreaterThan(6);
  });

  it("PLAN-009 adds up what is eaten; a recipe without a price counts as the average one and is said to be", () => {
    const { days, spending } = week(1_000_000, 3);
    const known = rows.flatMap((_, at) => (at % 10 === 0 ? [] : [80 + ((at * 37) % 500)]));
    const average = known.reduce((sum, cents) => sum + cents, 0) / known.length;
    const prices = days
      .flatMap((day) => day.meals)
      .map(({ recipeId, portions }) => {
        const at = rows.findIndex(({ id }) => id === recipeId);
        return { known: at % 10 !== 0, cents: portions * (at % 10 === 0 ? average : 80 + ((at * 37) % 500)) };
      });
    expect(spending?.cents).toBeCloseTo(
      prices.reduce((sum, { cents }) => sum + cents, 0),
      6,
    );
    expect(spending?.unpriced).toBe(prices.filter((price) => !price.known).length);
  });

  it("PLAN-009 a day costs a seventh of the week, and open slots their share of the day's energy", () => {
    const [day] = daysFor(generatedPerson(2), 1);
    if (day === undefined) throw new Error("There is no day.");
    const budgetOf = (days: DayInput[]) =>
      plan(priced, days, { ...NO_RULES, weekBudgetCents: 7000 }, { seed: 1, effort: "instant" }).spending
        ?.budgetCents;
    expect(budgetOf([day])).toBeCloseTo(1000, 6);
    expect(budgetOf([day, { ...day, key: "2" }])).toBeCloseTo(2000, 6);
    const energy = day.slots.reduce((sum, { target }) => sum + target.kcal, 0);
    const [first] = day.slots;
    if (first === undefined) throw new Error("There is no slot.");
    const fixed = [{ slotId: first.id, macros: first.target }];
    expect(budgetOf([{ ...day, fixed }])).toBeCloseTo(1000 * (1 - first.target.kcal / energy), 6);
    const target = { ...first.target, kcal: 2 * energy };
    expect(budgetOf([{ ...day, target }])).toBeCloseTo(500, 6);
    const all = day.slots.map(({ id, target: macros }) => ({ slotId: id, macros }));
    expect(budgetOf([{ ...day, fixed: all }])).toBe(0);
  });

  it("PLAN-009 says nothing of money without a budget, and refuses a negative price", () => {
    const days = daysFor(generatedPerson(1), 1);
    expect(plan(priced, days, NO_RULES, { seed: 1, effort: "instant" }).spending).toBeNull();
    const [row] = rows;
    expect(() => compileLibrary(row ? [{ ...row, costCents: -1 }] : [], "v")).toThrow(/costs -1 cents/);
  });
});
