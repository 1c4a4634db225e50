import type { Diet, Macros } from "@plateful/nutrition";
import { describe, expect, it } from "vitest";
import { compileLibrary, evaluate, PRODUCT_WEIGHTS, plan, type RecipeRow, type Rules } from "../src/index.ts";
import { NO_RULES } from "./generated-people.ts";

const DINNER: Macros = { kcal: 600, protein: 50, carbohydrates: 40, fat: 26.7 };
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

/** A dish that anybody may eat and that fits the dinner exactly; the wishes replace parts. */
const dish = (id: string, wishes: Partial<RecipeRow> = {}): RecipeRow => ({
  id,
  perPortion: DINNER,
  mealTypes: ["DINNER"],
  diets: ["VEGAN", "VEGETARIAN", "PESCATARIAN", "HALAL"],
  allergens: [],
  allergensKnown: true,
  avoid: [],
  tags: [],
  preparationMinutes: 20,
  mainGroup: id,
  popularity: 0.5,
  groceries: [],
  ...wishes,
});

const seitan = dish("seitan", { standIn: 0.9 });

/** What is planned for one dinner, by seed. */
function dinners(rows: readonly RecipeRow[], rules: Partial<Rules> = {}): string[] {
  const library = compileLibrary(rows, "v");
  const days = [
    { key: "d", slots: [{ id: "s", mealMoment: "DINNER", mealType: "DINNER", target: DINNER }] },
  ] as const;
  return SEEDS.map((seed) => {
    const options = { seed, weights: PRODUCT_WEIGHTS } as const;
    const result = plan(library, days, { ...NO_RULES, ...rules }, options);
    const judged = evaluate(library, days, { ...NO_RULES, ...rules }, result.days, options);
    expect([judged.violations, judged.cost.total]).toEqual([[], result.cost.total]);
    return result.days[0]?.meals[0]?.recipeId ?? "nothing";
  });
}

const share = (planned: readonly string[], id: string) =>
  planned.filter((one) => one === id).length / planned.length;

describe("what stands in for meat, fish, dairy or egg", () => {
  it.each(["OMNIVORE", "HALAL"] as const)("PLAN-160 yields to what it substitutes: %s", (diet) => {
    const planned = dinners([seitan, dish("chicken")], { diet });
    expect(share(planned, "seitan")).toBe(0);
  });

  it("PLAN-160 is rarer the more of the originals a diet admits, and food like any other to vegans", () => {
    const diets: readonly Diet[] = ["OMNIVORE", "PESCATARIAN", "VEGETARIAN", "LACTO_VEGETARIAN", "VEGAN"];
    const diet = ["VEGAN", "VEGETARIAN", "LACTO_VEGETARIAN", "PESCATARIAN", "HALAL"] as const;
    const rows = [dish("rice with tofu", { standIn: 0.3, diets: diet }), dish("beans", { diets: diet })];
    const shares = diets.map((eaten) => share(dinners(rows, { diet: eaten }), "rice with tofu"));
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    expect(shares[0]).toBeLessThan(0.15);
    expect(shares.at(-1)).toBeGreaterThan(0.35);
    expect(shares.at(-1)).toBeLessThan(0.65);
  });

  it("PLAN-160 counts by its share of the protein, so that a dish with a little of it is planned now and then", () => {
    const planned = dinners([dish("rice with tofu", { standIn: 0.075 }), dish("chicken")]);
    expect(share(planned, "rice with tofu")).toBeGreaterThan(0.05);
    expect(share(planned, "rice with tofu")).toBeLessThan(0.5);
  });

  it("PLAN-161 is planned when it is a favourite", () => {
    const planned = dinners([seitan, dish("chicken")], { favourites: ["seitan"] });
    expect(share(planned, "seitan")).toBe(1);
  });

  it("PLAN-161 is planned when nothing else makes the day fit, so that nobody loses a fitting day for it", () => {
    const fat = dish("fat", { perPortion: { kcal: 600, protein: 25, carbohydrates: 40, fat: 37.8 } });
    expect(share(dinners([seitan, fat]), "seitan")).toBe(1);
    expect(share(dinners([seitan]), "seitan")).toBe(1);
  });

  it("PLAN-160 is refused as a share outside 0 to 1", () => {
    for (const standIn of [-0.1, 1.1, Number.NaN])
      expect(() => compileLibrary([dish("odd", { standIn })], "v")).toThrow(/"odd".*stand-ins/);
  });
});
