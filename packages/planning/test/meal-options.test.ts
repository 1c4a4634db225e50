import { describe, expect, it } from "vitest";
import {
  compileHardRules,
  compileLibrary,
  daysBetween,
  mealOptions,
  openPlaces,
  plan,
  REPEAT_WINDOW_DAYS,
  type SlotSpec,
  type StandingDay,
  type StandingMeal,
  type Swap,
  weekOf,
} from "../src/index.ts";
import { generatedRows } from "./generated-library.ts";
import { daysFor, generatedPerson } from "./generated-people.ts";

const library = compileLibrary(generatedRows(400, 5), "v");
const DATES = weekOf("2026-03-18");
const [, , DATE = ""] = DATES;
const free = () => false;

/** A planned week as it stands in a diary. */
function standingOf(seed: number): StandingDay {
  const person = generatedPerson(seed);
  const inputs = daysFor(person, 7);
  const week = plan(library, inputs, person.rules, { seed });
  const meals: StandingMeal[] = week.days.flatMap((day, at) =>
    day.meals.map(({ slotId, recipeId, portions, macros }, place) => ({
      ...{ id: at * 100 + place, date: DATES[at] ?? "", slotId, macros },
      ...{ recipe: { id: recipeId, portions }, isOpen: true, keepsRecipe: false },
    })),
  );
  return { date: DATE, slots: inputs[2]?.slots ?? [], meals, rules: person.rules };
}
const without = (standing: StandingDay, { id }: { id: number }): StandingDay => ({
  ...standing,
  meals: standing.meals.filter((meal) => meal.id !== id),
});
const change = (standing: StandingDay, { id }: { id: number }, to: Partial<StandingMeal>): StandingDay => ({
  ...standing,
  meals: standing.meals.map((meal) => (meal.id === id ? { ...meal, ...to } : meal)),
});
const slotIds = (standing: StandingDay, isLocked: (slotId: string) => boolean = free) =>
  openPlaces(library, standing, isLocked).map(
    ({ slot, meal }) => `${slot.id}${meal === null ? " empty" : ""}`,
  );

describe("NUTR-007 the coming meals that may become another recipe", () => {
  const standing = standingOf(1);
  const [first] = openPlaces(library, standing, free);
  const meal = first?.meal;
  if (first === undefined || meal == null) throw new Error("Nothing was planned.");
  const { slot } = first;

  it("are planned ones, and slots without a meal that are not locked", () => {
    expect(slotIds(standing)).toContain(slot.id);
    expect(slotIds(without(standing, meal))).toContain(`${slot.id} empty`);
    expect(slotIds(without(standing, meal), (id) => id === slot.id)).not.toContain(`${slot.id} empty`);
  });

  it.each([
    ["eaten or locked", { isOpen: false }],
    ["left over, or cooked for another day too", { keepsRecipe: true }],
    ["no recipe", { recipe: null }],
  ])("are not those that are %s", (_what, to) => {
    expect(slotIds(change(standing, meal, to)).filter((id) => id.startsWith(slot.id))).toEqual([]);
  });

  it("are not those beside which something else was added", () => {
    const meals = [...standing.meals, { ...meal, id: 9999, recipe: null, isOpen: false }];
    expect(slotIds({ ...standing, meals })).not.toContain(slot.id);
  });
});

interface Offered {
  readonly asked: StandingDay;
  readonly slot: SlotSpec;
  readonly swap: Swap;
}

/** Everything that is offered for the meals of a day, and for the same slots without a meal. */
function offeredOn(standing: StandingDay): Offered[] {
  return openPlaces(library, standing, free).flatMap(({ slot, meal }) => {
    const asked = meal === null ? standing : without(standing, meal);
    const offer = (day: StandingDay, there: StandingMeal | null) =>
      mealOptions(library, day, { slot, meal: there }).map((swap) => ({ asked: day, slot, swap }));
    return [...offer(standing, meal), ...offer(asked, null)];
  });
}
const offered = Array.from({ length: 6 }, (_, seed) => offeredOn(standingOf(seed))).flat();

describe("NUTR-007 the recipes that fit a coming meal", () => {
  it("are many, and within every restriction", () => {
    expect(offered.length).toBeGreaterThan(300);
    for (const { asked, slot, swap } of offered) {
      const at = library.indexById.get(swap.recipeId) ?? -1;
      expect(compileHardRules(library, asked.rules).allows(at, slot.mealType)).toBe(true);
    }
  });

  it("keep to the energy of the slot and of the day", () => {
    for (const { asked, slot, swap } of offered) {
      const off = Math.abs(swap.macros.kcal / slot.target.kcal - 1);
      expect(off).toBeLessThan((asked.rules.slotWindow ?? 0.2) + 0.03);
      expect(Math.abs(swap.dayErrors.kcal)).toBeLessThan(10);
    }
  });

  it("come back no sooner than wished", () => {
    for (const { asked, slot, swap } of offered) {
      const isMain = slot.mealType === "LUNCH" || slot.mealType === "DINNER";
      const wished = asked.rules.repeatWindowDays ?? REPEAT_WINDOW_DAYS;
      const days = isMain ? wished : Math.max(1, Math.floor(wished / 2));
      const same = asked.meals.filter(({ recipe }) => recipe?.id === swap.recipeId);
      expect(same.filter(({ date }) => Math.abs(daysBetween(date, DATE)) < days)).toEqual([]);
    }
  });
});
