import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  compileHardRules,
  compileLibrary,
  type Library,
  openMeals,
  plan,
  type Rules,
  recipesForSlots,
  type StandingDay,
  standingOffers,
  standingSwaps,
  weekOf,
} from "../src/index.ts";
import { generatedRows } from "./generated-library.ts";
import { daysFor, generatedPerson } from "./generated-people.ts";

const ROWS = generatedRows(900, 5);
const library = compileLibrary(ROWS, "whole");
/** Small enough to be held whole by everybody. */
const small = compileLibrary(ROWS.slice(0, 400), "small");
const DATES = weekOf("2026-03-18");
const [, , DATE = ""] = DATES;
const MOST = 640;

/** A planned week as it stands in a diary, perhaps with something eaten beside it. */
function standingOf(from: Library, seed: number, addedKcal: number): StandingDay {
  const person = generatedPerson(seed);
  const inputs = daysFor(person, 7);
  const week = plan(from, inputs, person.rules, { seed });
  const meals = week.days.flatMap((day, at) =>
    day.meals.map(({ slotId, recipeId, portions, macros }, place) => ({
      id: at * 100 + place,
      date: DATES[at] ?? "",
      slotId,
      macros,
      recipe: { id: recipeId, portions },
      isOpen: true,
      // Some of them are cooked for two days.
      keepsRecipe: (at + place) % 5 === 0,
    })),
  );
  const macros = { kcal: addedKcal, protein: 5, carbohydrates: addedKcal / 8, fat: addedKcal / 20 };
  const added = {
    id: 9_999,
    date: DATE,
    slotId: null,
    macros,
    recipe: null,
    isOpen: false,
    keepsRecipe: false,
  };
  return {
    date: DATE,
    slots: inputs[2]?.slots ?? [],
    meals: addedKcal > 0 ? [...meals, added] : meals,
    rules: person.rules,
  };
}

/** What an app holds of it: the recipes that were chosen for the slots and those that are there, rules applied. */
function held(from: Library, standing: StandingDay): { library: Library; standing: StandingDay } {
  const { rules, slots, meals } = standing;
  const planned = meals.flatMap(({ recipe }) => recipe?.id ?? []);
  const ids = new Set([...recipesForSlots(from, rules, slots, MOST).ids, ...planned]);
  const hard = compileHardRules(from, rules);
  const suits = (id: string) => hard.allowed[from.indexById.get(id) ?? -1] === 1;
  const rows = ROWS.filter(({ id }) => ids.has(id));
  const applied: Rules = {
    diet: "OMNIVORE",
    allergens: [],
    avoid: [],
    disliked: rows.filter(({ id }) => !suits(id)).map(({ id }) => id),
    favourites: (rules.favourites ?? []).filter((id) => ids.has(id)),
    ...(rules.preparationWishMinutes === undefined
      ? {}
      : { preparationWishMinutes: rules.preparationWishMinutes }),
    ...(rules.groceries === undefined ? {} : { groceries: rules.groceries }),
  };
  return { library: compileLibrary(rows, "held"), standing: { ...standing, rules: applied } };
}

describe("the recipes that an app holds for a person's slots", () => {
  it("PLAN-110 PLAN-111 are all that suits or the best of every slot in turn, at most so many, and none that a rule forbids", () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 5, max: MOST }), (seed, most) => {
        const { slots, rules } = generatedPerson(seed);
        const { ids, extent } = recipesForSlots(library, rules, slots, most);
        const hard = compileHardRules(library, rules);
        const suits = (recipe: number) => slots.some(({ mealType }) => hard.allows(recipe, mealType));
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeLessThanOrEqual(most);
        for (const id of ids) expect(suits(library.indexById.get(id) ?? -1)).toBe(true);
        // All that suits, or of it the best: fewer are the first of more.
        const all = library.ids.filter((_, recipe) => suits(recipe));
        expect(extent === "ALL").toBe(all.length <= most);
        if (extent === "ALL") expect(ids).toEqual(all);
        else
          expect(recipesForSlots(library, rules, slots, Math.ceil(most / 2)).ids).toEqual(
            ids.slice(0, Math.ceil(most / 2)),
          );
        // The same slot again adds nothing, and one without energy neither.
        const [slot] = slots;
        const none = { kcal: 0, protein: 0, carbohydrates: 0, fat: 0 };
        const again =
          slot === undefined
            ? []
            : [
                { ...slot, id: "again" },
                { ...slot, id: "none", target: none },
              ];
        expect(recipesForSlots(library, rules, [...slots, ...again], most).ids).toEqual(ids);
      }),
      { numRuns: 10 },
    );
  });

  it("PLAN-113 give the same best ten, with the same portions and effects, as the whole library", () => {
    let compared = 0;
    const extents = new Set<string>();
    fc.assert(
      fc.property(fc.nat(300), fc.constantFrom(0, 250, 700), (seed, addedKcal) => {
        const whole = standingOf(library, seed, addedKcal);
        const own = held(library, whole);
        extents.add(recipesForSlots(library, whole.rules, whole.slots, MOST).extent);
        for (const { id } of openMeals(library, whole)) {
          const expected = standingSwaps(library, whole, id);
          expect(standingSwaps(own.library, own.standing, id)).toEqual(expected);
          compared += expected?.length ?? 0;
        }
      }),
      { numRuns: 10 },
    );
    expect(compared).toBeGreaterThan(200);
    expect(extents).toContain("BEST");
    expect(extents).not.toContain("PART");
  });

  it("PLAN-113 give the same ways to go on with a day when they are all that suits, else the same without swaps", () => {
    const ways = { small: 0, large: 0 };
    fc.assert(
      fc.property(fc.nat(300), fc.integer({ min: 250, max: 900 }), (seed, addedKcal) => {
        const standing = standingOf(small, seed, addedKcal);
        const own = held(small, standing);
        const expected = standingOffers(small, standing);
        expect(standingOffers(own.library, own.standing)).toEqual(expected);
        ways.small += expected.ways.filter(({ way }) => way === "SWAPS").length;

        const larger = standingOf(library, seed, addedKcal);
        const part = held(library, larger);
        const [there, here] = [standingOffers(library, larger), standingOffers(part.library, part.standing)];
        const still = (all: typeof there.ways) => all.filter(({ way }) => way !== "SWAPS");
        expect({ ...here, ways: still(here.ways) }).toEqual({ ...there, ways: still(there.ways) });
        ways.large += still(there.ways).length;
      }),
      { numRuns: 10 },
    );
    expect(ways.small).toBeGreaterThan(4);
    expect(ways.large).toBeGreaterThan(10);
  });
});
