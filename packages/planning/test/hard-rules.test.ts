import { describe, expect, it } from "vitest";
import { compileLibrary, type PlanResult, plan, type RecipeRow, type Rules } from "../src/index.ts";
import { generatedRows } from "./generated-library.ts";
import { daysFor, generatedPerson, NO_RULES } from "./generated-people.ts";
import { objections, randomRules } from "./plain-rules.ts";
import { chance } from "./random.ts";

function mealObjections(result: PlanResult, rowsById: ReadonlyMap<string, RecipeRow>): string[] {
  const { days, rules } = result.input;
  return result.days.flatMap((day, i) =>
    day.meals.flatMap((meal) => {
      const row = rowsById.get(meal.recipeId);
      const slot = days[i]?.slots.find((candidate) => candidate.id === meal.slotId);
      return row && slot ? objections(row, rules, slot.mealType) : ["unknown"];
    }),
  );
}

/** `npm run bench -- planner` plans 20,000 of them. */
const RANDOM_DAYS = 500;

describe("hard rules", () => {
  const rows = generatedRows(400, 3);
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const library = compileLibrary(rows, "v");

  it("DIARY-069 breaks no restriction on any of 500 random days with random rules", () => {
    let meals = 0;
    let refused = 0;
    for (let seed = 0; seed < RANDOM_DAYS; seed++) {
      const random = chance(seed + 1);
      const rules = randomRules(random, rows);
      const result = plan(library, daysFor(generatedPerson(seed), 1), rules, { seed, effort: "instant" });
      expect(mealObjections(result, rowsById), `seed ${seed}`).toEqual([]);
      meals += result.days[0]?.meals.length ?? 0;
      refused += rows
        .slice(0, 20)
        .filter((row) => objections(row, rules, row.mealTypes[0] ?? "SNACK").length > 0).length;
    }
    // The rules must refuse most recipes without emptying the days, or the test proves little.
    expect(meals).toBeGreaterThan(750);
    expect(refused / RANDOM_DAYS / 20).toBeGreaterThan(0.6);
  }, 60_000);

  it("DIARY-069 never loosens diet, intolerances or allergens on any rung of the ladder and says which rule left the slot empty", () => {
    const few = rows.slice(0, 40);
    const rules: Rules = {
      ...NO_RULES,
      diet: "VEGETARIAN",
      intolerances: ["NUTS"],
      allergens: ["MILK", "GLUTEN", "FISH"],
    };
    const small = compileLibrary(few, "v");
    const seen = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const result = plan(small, daysFor(generatedPerson(seed), 7), rules, { seed });
      seen.add(result.rung);
      expect(mealObjections(result, rowsById)).toEqual([]);
    }
    expect([...seen].filter((rung) => rung !== "AS_WISHED").length).toBeGreaterThan(0);
    const nothing = plan(small, daysFor(generatedPerson(1), 1), { ...rules, allow: [] }, { seed: 1 });
    expect(nothing.days[0]?.meals).toEqual([]);
    expect(new Set(nothing.unfilled.flatMap((slot) => slot.why.map((why) => why.code)))).toEqual(
      new Set(["HARD_RULES"]),
    );
  });

  it("DIARY-069 gives keto eaters only keto recipes where a slot has one, otherwise the fewest carbohydrates", () => {
    const person = generatedPerson(4);
    const rules: Rules = { ...NO_RULES, keto: true };
    const result = plan(library, daysFor(person, 3), rules, { seed: 2 });
    const served = result.days.flatMap((day) => day.meals.map((meal) => rowsById.get(meal.recipeId)));
    expect(served.length).toBeGreaterThan(5);
    expect(served.every((row) => row?.tags.includes("KETO"))).toBe(true);

    const untagged = rows.map((row) => ({ ...row, tags: row.mealTypes }));
    const carbohydrateShare = (row: RecipeRow) => row.perPortion.carbohydrates / row.perPortion.kcal;
    const dinners = untagged
      .filter((row) => row.mealTypes.includes("DINNER"))
      .sort((a, b) => carbohydrateShare(a) - carbohydrateShare(b));
    const leanest = new Set(dinners.slice(0, 20).map((row) => row.id));
    const without = plan(compileLibrary(untagged, "v"), daysFor(person, 3), rules, { seed: 2 });
    const served2 = without.days.flatMap((day) => day.meals.filter((meal) => meal.slotId === "DINNER"));
    expect(served2).toHaveLength(3);
    expect(served2.every((meal) => leanest.has(meal.recipeId))).toBe(true);
  });

  it("DIARY-069 repeats no main meal within three days when there are recipes enough", () => {
    const hundred = compileLibrary(generatedRows(100), "v");
    for (let seed = 0; seed < 20; seed++) {
      const person = generatedPerson(seed, 0);
      const { days } = plan(hundred, daysFor(person, 7), person.rules, { seed, effort: "instant" });
      const mains = days.map((day) =>
        day.meals.filter((meal) => /LUNCH|DINNER/.test(meal.slotId)).map((meal) => meal.recipeId),
      );
      for (const [i, today] of mains.entries()) {
        const near = [...mains.slice(i + 1, i + 3).flat()];
        expect(today.filter((id) => near.includes(id))).toEqual([]);
        expect(new Set(today).size).toBe(today.length);
      }
    }
  });
});
