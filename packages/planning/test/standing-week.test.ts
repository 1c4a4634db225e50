import { expect, it } from "vitest";
import {
  bestSwaps,
  companyOfSwap,
  compileHardRules,
  compileLibrary,
  type Library,
  openMeals,
  type PlanResult,
  plan,
  rebalance,
  type StandingDay,
  type StandingMeal,
  standingWeek,
  swaps,
  weekOf,
} from "../src/index.ts";
import { generatedRows } from "./generated-library.ts";
import { daysFor, generatedPerson } from "./generated-people.ts";

const library = compileLibrary(generatedRows(400, 5), "v");
const small = compileLibrary(generatedRows(60, 5), "small");
const DATES = weekOf("2026-03-18");
const [, , DATE = ""] = DATES;

/** A planned week as it stands in a diary: the day in the middle with its slots, all meals planned. */
function standingOf(seed: number, from: Library): { standing: StandingDay; week: PlanResult } {
  const person = generatedPerson(seed);
  const inputs = daysFor(person, 7);
  const week = plan(from, inputs, person.rules, { seed });
  const meals: StandingMeal[] = week.days.flatMap((day, at) =>
    day.meals.map(({ slotId, recipeId, portions, macros }, place) => ({
      id: at * 100 + place,
      date: DATES[at] ?? "",
      slotId,
      macros,
      recipe: { id: recipeId, portions },
      isOpen: true,
      keepsRecipe: false,
    })),
  );
  const standing = { date: DATE, slots: inputs[2]?.slots ?? [], meals, rules: person.rules };
  return { standing, week };
}
const eatenMeal = (date: string, kcal: number): StandingMeal => ({
  id: 9_999,
  date,
  slotId: null,
  macros: { kcal, protein: 5, carbohydrates: kcal / 8, fat: kcal / 20 },
  recipe: null,
  isOpen: false,
  keepsRecipe: false,
});

it("PLAN-030 PLAN-031 fills the list from looser rungs when few recipes keep to every wish, never against a rule", () => {
  let loosened = 0;
  for (let seed = 0; seed < 12; seed++) {
    const { standing } = standingOf(seed, small);
    const [meal] = openMeals(small, standing);
    const slot = standing.slots.find(({ id }) => id === meal?.slotId);
    if (meal === undefined || slot === undefined) continue;
    const { week, day } = standingWeek(small, standing, [meal]);
    const offered = bestSwaps(small, week, { day, slotId: slot.id });
    const ids = offered.map(({ recipeId }) => recipeId);
    const hard = compileHardRules(small, standing.rules);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeLessThanOrEqual(10);
    for (const id of ids) expect(hard.allows(small.indexById.get(id) ?? -1, slot.mealType)).toBe(true);
    // What stands on the same day is no swap, however loose the rung.
    const today = standing.meals.filter(({ date }) => date === DATE).map(({ recipe }) => recipe?.id);
    expect(ids.filter((id) => today.includes(id))).toEqual([]);
    // Those that keep to every wish come first.
    const strict = swaps(small, week, { day, slotId: slot.id }, 10).map(({ recipeId }) => recipeId);
    expect(ids.slice(0, strict.length)).toEqual(strict);
    if (strict.length < 10 && ids.length > strict.length) loosened++;
  }
  expect(loosened).toBeGreaterThan(0);
});

it("PLAN-041 never brings a meal below half of its slot, and moves neither what was eaten nor another day", () => {
  for (let seed = 0; seed < 12; seed++) {
    const { standing } = standingOf(seed, library);
    const [first] = openMeals(library, standing);
    const meals = [
      ...standing.meals.map((meal) => (meal === first ? { ...meal, isOpen: false } : meal)),
      eatenMeal(DATE, 900),
    ];
    const after = { ...standing, meals };
    const open = openMeals(library, after);
    expect(open.map(({ slotId }) => slotId)).not.toContain(first?.slotId);
    const { week, day } = standingWeek(library, after, open);
    const { asIs, portions, full } = rebalance(library, week, day, { eaten: [] });
    const before = meals
      .filter(({ date }) => date === DATE)
      .reduce((sum, { macros }) => sum + macros.kcal, 0);
    expect(asIs.totals.kcal).toBeCloseTo(before, 6);
    for (const offer of [portions, full]) {
      expect(offer.meals.map(({ slotId }) => slotId).sort()).toEqual(open.map(({ slotId }) => slotId).sort());
      for (const { slotId, macros } of offer.meals) {
        const slot = standing.slots.find(({ id }) => id === slotId);
        expect(macros.kcal).toBeGreaterThanOrEqual((slot?.target.kcal ?? 0) * 0.5 - 1e-6);
      }
    }
  }
});

it("PLAN-040 leaves a second dish in a slot, and what the library does not know, as they are", () => {
  const { standing } = standingOf(3, library);
  const [first] = openMeals(library, standing);
  if (first === undefined) throw new Error("Nothing is open.");
  const second = { ...first, id: 5_000 };
  const unknown = { ...first, id: 1, recipe: { id: "gone", portions: 1 } };
  const rest = standing.meals.filter((meal) => meal !== first);
  expect(openMeals(library, { ...standing, meals: [...standing.meals, second] })).not.toContain(second);
  expect(openMeals(library, { ...standing, meals: [unknown, ...rest] })).not.toContain(unknown);
  const { week, day } = standingWeek(library, { ...standing, meals: [unknown, ...rest] }, [unknown]);
  expect(bestSwaps(library, week, { day, slotId: first.slotId ?? "" })).toHaveLength(10);
});

it("PLAN-128 who eats along at a swap is whoever sits at the meal, with the portion of the swap", () => {
  const present = [
    { member: 3, name: "Bram", portions: 1 },
    { member: 4, name: "Cas", portions: 2 },
  ];
  const company = [
    { id: "4", portions: 1.5 },
    { id: "9", portions: 1 },
  ];
  expect(companyOfSwap({ company }, present)).toEqual([{ member: 4, name: "Cas", portions: 1.5 }]);
});
