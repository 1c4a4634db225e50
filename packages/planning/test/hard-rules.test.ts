import type { Allergen, Diet, Intolerance, MealType, RecipeTag } from "@plateful/nutrition";
import { describe, expect, it } from "vitest";
import { compileLibrary, type PlanResult, plan, type RecipeRow, type Rules } from "../src/index.ts";
import { generatedRows } from "./generated-library.ts";
import { daysFor, generatedPerson, NO_RULES } from "./generated-people.ts";
import { type Chance, chance } from "./random.ts";

/** Says in plain words over the raw row why a recipe may not be served; independent of the planner's bit sets. */
function objections(row: RecipeRow, rules: Rules, mealType: MealType): string[] {
  const found: string[] = [];
  if (!row.mealTypes.includes(mealType)) found.push("meal type");
  if (rules.diet !== "OMNIVORE" && !row.diets.includes(rules.diet)) found.push("diet");
  if (rules.intolerances?.some((intolerance) => !row.intolerances?.includes(intolerance)))
    found.push("intolerance");
  if (rules.allergens.some((allergen) => row.allergens.includes(allergen))) found.push("allergen");
  if (rules.allergens.length > 0 && !row.allergensKnown) found.push("unknown allergens");
  if (rules.avoid.some((label) => row.avoid.includes(label))) found.push("ingredient to avoid");
  if (rules.disliked.includes(row.id)) found.push("disliked");
  if (rules.allow && !rules.allow.includes(row.id)) found.push("not on the whitelist");
  if (rules.deny?.includes(row.id)) found.push("on the denylist");
  if (rules.tagsAny?.length && !rules.tagsAny.some((tag) => row.tags.includes(tag))) found.push("tag");
  return found;
}

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

function randomRules(random: Chance, rows: readonly RecipeRow[]): Rules {
  const diets: readonly Diet[] = [
    "OMNIVORE",
    "OMNIVORE",
    "VEGAN",
    "VEGETARIAN",
    "PESCATARIAN",
    "HALAL",
    "LACTO_VEGETARIAN",
  ];
  const allergens: readonly Allergen[] = [
    "GLUTEN",
    "MILK",
    "TREE_NUTS",
    "PEANUTS",
    "FISH",
    "EGG",
    "SOY",
    "CRUSTACEANS",
  ];
  const intolerances: readonly Intolerance[] = ["LACTOSE", "CRUSTACEANS_AND_SHELLFISH", "GLUTEN", "NUTS"];
  const labels = ["Beef", "Potato", "Tomato", "Mushroom", "Eggplant", "Cilantro", "Honey"];
  const some = (share: number) => rows.filter(() => random.happens(share)).map((row) => row.id);
  const favourites = some(0.05);
  return {
    diet: random.oneOf(diets),
    intolerances: intolerances.filter(() => random.happens(0.15)),
    allergens: allergens.filter(() => random.happens(0.15)),
    avoid: labels.filter(() => random.happens(0.2)),
    // Some favourites are disliked as well: the dislike wins (REC-050).
    disliked: [...some(0.05), ...favourites.slice(0, 2)],
    favourites,
    ...(random.happens(0.3) ? { allow: some(0.5) } : {}),
    ...(random.happens(0.3) ? { deny: some(0.2) } : {}),
    ...(random.happens(0.2) ? { keto: true } : {}),
    ...(random.happens(0.1) ? { tagsAny: ["KETO", "SNACK"] as RecipeTag[] } : {}),
  };
}

describe("hard rules", () => {
  const rows = generatedRows(400, 3);
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const library = compileLibrary(rows, "v");

  it("DIARY-069 breaks no restriction on any of 2,000 random days with random rules", () => {
    let meals = 0;
    let refused = 0;
    for (let seed = 0; seed < 2000; seed++) {
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
    expect(meals).toBeGreaterThan(3000);
    expect(refused / 2000 / 20).toBeGreaterThan(0.6);
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
    for (let seed = 0; seed < 30; seed++) {
      const person = generatedPerson(seed, 0);
      const { days } = plan(hundred, daysFor(person, 7), person.rules, { seed });
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
