import { describe, expect, it } from "vitest";
import {
  compileLibrary,
  diagnose,
  evaluate,
  explain,
  type PlannedDay,
  type PlanResult,
  plan,
  rebalance,
  type Swap,
  swaps,
} from "../src/index.ts";
import { generatedRows } from "./generated-library.ts";
import { daysFor, generatedPerson, NO_RULES } from "./generated-people.ts";

const rows = generatedRows(400, 5);
const library = compileLibrary(rows, "v");

function aWeek(seed: number): PlanResult {
  const person = generatedPerson(seed);
  return plan(library, daysFor(person, 7), person.rules, { seed });
}

function withSwap(week: PlanResult, day: number, slotId: string, swap: Swap): PlannedDay[] {
  return week.days.map((planned, i) => ({
    ...planned,
    meals:
      i === day
        ? planned.meals.map((meal) => (meal.slotId === slotId ? { slotId, ...swap } : meal))
        : planned.meals,
  }));
}

describe("swaps", () => {
  it("predicts what a swap does to the whole plan, and never offers one that breaks a rule", () => {
    for (let seed = 0; seed < 8; seed++) {
      const week = aWeek(seed);
      const { days, rules, options } = week.input;
      for (const slotId of week.days[2]?.meals.map((meal) => meal.slotId) ?? []) {
        const offered = swaps(library, week, { day: 2, slotId }, 5);
        expect(offered.length).toBeGreaterThan(0);
        expect(offered.map((swap) => swap.delta)).toEqual(
          offered.map((swap) => swap.delta).sort((a, b) => a - b),
        );
        for (const swap of offered) {
          const after = evaluate(library, days, rules, withSwap(week, 2, slotId, swap), options, week.rung);
          expect(after.violations).toEqual([]);
          expect(after.cost.total - week.cost.total).toBeCloseTo(swap.delta, 6);
          expect(after.errors.days[2]?.kcal).toBeCloseTo(swap.dayErrors.kcal, 9);
          expect(after.errors.days[2]?.fat).toBeCloseTo(swap.dayErrors.fat, 9);
        }
      }
    }
  });

  it("does not offer the present recipe or another one of that day", () => {
    const week = aWeek(3);
    const today = week.days[0]?.meals.map((meal) => meal.recipeId) ?? [];
    const offered = swaps(library, week, { day: 0, slotId: "LUNCH" }, 500).map((swap) => swap.recipeId);
    expect(offered.filter((id) => today.includes(id))).toEqual([]);
  });

  it("refuses a slot that the plan does not have", () => {
    expect(() => swaps(library, aWeek(3), { day: 0, slotId: "nowhere" })).toThrow(/no slot/);
    expect(() => swaps(library, aWeek(3), { day: 9, slotId: "LUNCH" })).toThrow(/no slot/);
  });
});

describe("re-balancing a day after unplanned eating", () => {
  const snack = { kcal: 250, protein: 3, carbohydrates: 40, fat: 9 };
  const energyOff = (offer: { errors: { kcal: number } }) => Math.abs(offer.errors.kcal);

  it("brings the day nearer with portions alone and does not do worse with swaps, keeping what was eaten", () => {
    let better = 0;
    let people = 0;
    for (let seed = 0; seed < 30; seed++) {
      const week = aWeek(seed);
      const [first, ...others] = week.days[1]?.meals ?? [];
      if (first === undefined || others.length < 2) continue;
      people++;
      const offers = rebalance(library, week, 1, { eaten: [snack], doneSlots: [first.slotId] });
      expect(offers.asIs.meals).toEqual(others);
      expect(offers.portions.meals.map((meal) => meal.recipeId)).toEqual(others.map((meal) => meal.recipeId));
      expect(offers.portions.changed).toBe(0);
      const planned = offers.portions.meals.reduce((sum, meal) => sum + meal.macros.kcal, 0);
      expect(offers.portions.totals.kcal).toBeCloseTo(planned + first.macros.kcal + snack.kcal, 6);
      if (energyOff(offers.portions) < energyOff(offers.asIs)) better++;
      expect(energyOff(offers.full)).toBeLessThan(energyOff(offers.asIs));
    }
    expect(people).toBeGreaterThan(10);
    expect(better).toBe(people);
  });

  it("asks nobody to fast: no meal falls below half its slot, however much was eaten", () => {
    for (let seed = 0; seed < 20; seed++) {
      const week = aWeek(seed);
      const { full, portions } = rebalance(library, week, 0, { eaten: [{ ...snack, kcal: 5000 }] });
      for (const meal of [...full.meals, ...portions.meals]) {
        const slot = week.input.days[0]?.slots.find((candidate) => candidate.id === meal.slotId);
        expect(meal.macros.kcal).toBeGreaterThanOrEqual(0.5 * (slot?.target.kcal ?? 0) - 1e-6);
      }
    }
  });

  it("keeps to the person's rules when it replaces meals", () => {
    const person = generatedPerson(3);
    const rules = { ...NO_RULES, diet: "VEGAN" as const, allergens: ["GLUTEN" as const] };
    const week = plan(library, daysFor(person, 3), rules, { seed: 5 });
    const { full } = rebalance(library, week, 0, { eaten: [{ ...snack, kcal: 600 }] });
    for (const meal of full.meals) {
      const row = rows.find((candidate) => candidate.id === meal.recipeId);
      expect(row?.diets).toContain("VEGAN");
      expect(row?.allergens).not.toContain("GLUTEN");
    }
  });
});

const rowOf = (id: string) => ({
  ...{ id, perPortion: { kcal: 500, protein: 20, carbohydrates: 50, fat: 20 }, diets: [], allergens: [] },
  ...{ mealTypes: ["DINNER" as const], allergensKnown: true, avoid: [], tags: [], preparationMinutes: 20 },
  ...{ mainGroup: id, popularity: 0.5 },
});

describe("reasons", () => {
  it("names a favourite, the fit and the rank, and only what is true", () => {
    const person = generatedPerson(6, 0);
    const days = daysFor(person, 1);
    const chosen = plan(library, days, NO_RULES, { seed: 1 }).days[0]?.meals[0];
    if (chosen === undefined) throw new Error("Nothing planned");
    const rules = { ...NO_RULES, favourites: [chosen.recipeId] };
    const week = plan(library, days, rules, { seed: 1 });
    const meal = week.days[0]?.meals[0];
    expect(meal?.recipeId).toBe(chosen.recipeId);
    const reasons = explain(library, week, { day: 0, slotId: chosen.slotId });
    expect(reasons).toContainEqual({ code: "FAVOURITE" });
    const kcal = days[0]?.slots[0]?.target.kcal ?? 0;
    const percent = 100 * ((meal?.macros.kcal ?? 0) / kcal - 1);
    const fit = reasons.find((reason) => reason.code === "FITS_KCAL");
    if (Math.abs(percent) <= 5) expect(fit?.percent).toBeCloseTo(percent, 9);
    else expect(fit).toBeUndefined();
    expect(reasons.at(-1)?.code).toBe("RANK");
    expect(reasons.some((reason) => reason.code === "WITHIN_TIME")).toBe(false);
  });

  it("PLAN-036 ranks a meal among the other recipes that fit, whatever its portion", () => {
    const week = aWeek(4);
    const meal = week.days[0]?.meals[0];
    if (meal === undefined) throw new Error("Nothing planned");
    const only = { ...week.input, rules: { ...week.input.rules, allow: [meal.recipeId] } };
    for (const portions of [meal.portions - 0.1, meal.portions, meal.portions + 0.1]) {
      const moved = week.days.map((day, i) => (i === 0 ? { ...day, meals: [{ ...meal, portions }] } : day));
      const reasons = explain(
        library,
        { ...week, input: only, days: moved },
        { day: 0, slotId: meal.slotId },
      );
      expect(reasons.at(-1)).toEqual({ code: "RANK", rank: 1, of: 1 });
    }
  });

  it("PLAN-239 counts groceries that another dish needs, never those of the dish itself, left over or made again", () => {
    const bought = compileLibrary(
      [
        { ...rowOf("stew"), groceries: ["beans", "tomato", "onion"] },
        { ...rowOf("soup"), groceries: ["onion", "leek"] },
      ],
      "bought",
    );
    const slot = (id: string) => ({
      ...{ id, mealMoment: "DINNER" as const, mealType: "DINNER" as const },
      target: { kcal: 500, protein: 20, carbohydrates: 50, fat: 20 },
    });
    const planned = { slotId: "DINNER", recipeId: "stew", portions: 1, macros: slot("").target };
    const fixed = (recipeId: string) => [{ slotId: "meal 9", recipeId, macros: slot("").target }];
    const sharesOn = (others: readonly string[], atHome: readonly string[] = []) => {
      const days = [
        { key: "2026-03-16", slots: [slot("DINNER")] },
        ...others.map((id, at) => ({ key: `2026-03-${17 + at}`, slots: [], fixed: fixed(id) })),
      ];
      const week = {
        ...{
          input: { days, rules: { ...NO_RULES, atHome }, options: { seed: 1 } },
          rung: "AS_WISHED" as const,
        },
        days: days.map(({ key }, at) => ({
          ...{ key, meals: at === 0 ? [planned] : [], target: planned.macros, totals: planned.macros },
        })),
      };
      const found = explain(bought, week, { day: 0, slotId: "DINNER" });
      return found.find((reason) => reason.code === "SHARES_GROCERIES");
    };
    expect(sharesOn(["stew", "stew"])).toBeUndefined();
    expect(sharesOn(["soup", "stew"])).toEqual({ code: "SHARES_GROCERIES", shared: 1, total: 3 });
    // What is at home is not needed this week by anything.
    expect(sharesOn(["stew"], ["beans", "tomato"])).toBeUndefined();
  });

  it("gives none for an empty slot", () => {
    const week = plan(library, daysFor(generatedPerson(6), 1), { ...NO_RULES, allow: [] }, { seed: 1 });
    expect(explain(library, week, { day: 0, slotId: "LUNCH" })).toEqual([]);
  });
});

describe("diagnosis", () => {
  it("counts what fits and what one rule costs, as a second plain count does", () => {
    const person = generatedPerson(8, 0);
    const [day] = daysFor(person, 1);
    if (day === undefined) throw new Error("No day");
    const rules = {
      ...NO_RULES,
      allergens: ["MILK" as const],
      avoid: ["Tomato"],
      deny: rows.slice(0, 30).map((r) => r.id),
    };
    const denied = new Set(rules.deny);
    for (const [i, found] of diagnose(library, day, rules).slots.entries()) {
      const slot = day.slots[i];
      const kcal = slot?.target.kcal ?? 0;
      const ofType = rows.filter((row) => slot && row.mealTypes.includes(slot.mealType));
      const near = ofType.filter((row) => {
        const lowest = Math.max(10, Math.ceil((0.8 * kcal) / row.perPortion.kcal / 0.05 - 1e-9));
        return lowest <= Math.min(60, Math.floor((1.2 * kcal) / row.perPortion.kcal / 0.05 + 1e-9));
      });
      const milkless = (row: (typeof rows)[number]) => row.allergensKnown && !row.allergens.includes("MILK");
      const tomatoless = (row: (typeof rows)[number]) => !row.avoid.includes("Tomato");
      const offered = (row: (typeof rows)[number]) => !denied.has(row.id);
      expect(found.total).toBe(ofType.length);
      expect(found.allowed).toBe(
        near.filter((row) => milkless(row) && tomatoless(row) && offered(row)).length,
      );
      expect(found.gains.AVOID).toBe(
        near.filter((row) => milkless(row) && !tomatoless(row) && offered(row)).length,
      );
      expect(found.gains.ALLERGENS).toBe(
        near.filter((row) => !milkless(row) && tomatoless(row) && offered(row)).length,
      );
      expect(found.gains.DENY).toBe(
        near.filter((row) => milkless(row) && tomatoless(row) && !offered(row)).length,
      );
      expect(found.gains.DIET).toBe(0);
    }
  });
});
