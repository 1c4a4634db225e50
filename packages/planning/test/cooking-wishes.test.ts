import type { Macros } from "@plateful/nutrition";
import { describe, expect, it } from "vitest";
import {
  type CookingWishes,
  compileHardRules,
  compileLibrary,
  cookableRecipes,
  type DayInput,
  diagnose,
  evaluate,
  explain,
  type MealLink,
  PRODUCT_WEIGHTS,
  plan,
  type RecipeRow,
  type Rules,
  swaps,
} from "../src/index.ts";
import { NO_RULES } from "./generated-people.ts";

const DINNER: Macros = { kcal: 600, protein: 50, carbohydrates: 40, fat: 26.7 };
const SEEDS = Array.from({ length: 30 }, (_, seed) => seed);
const [FRIDAY, SATURDAY, SUNDAY, MONDAY] = ["2026-03-06", "2026-03-07", "2026-03-08", "2026-03-09"] as const;

/** A dish that anybody may eat and that fits the dinner exactly. */
const dish = (id: string, more: Partial<RecipeRow> = {}): RecipeRow => ({
  id,
  perPortion: DINNER,
  mealTypes: ["DINNER"],
  diets: ["VEGAN"],
  allergens: [],
  allergensKnown: true,
  avoid: [],
  tags: [],
  preparationMinutes: 60,
  activeMinutes: 20,
  mainGroup: id,
  popularity: 0.5,
  groceries: [],
  ...more,
});
const quick = dish("quick", { activeMinutes: 30 });
const slow = dish("slow", { activeMinutes: 31 });

const cooking = (wishes: Partial<CookingWishes>): Pick<Rules, "cooking"> => ({
  cooking: {
    weekdayMinutes: null,
    weekendMinutes: null,
    likedCuisines: [],
    variety: "BALANCED",
    ...wishes,
  },
});
const HALF_HOUR = cooking({ weekdayMinutes: 30 });

const slot = { id: "s", mealMoment: "DINNER", mealType: "DINNER", target: DINNER } as const;
const dayOn = (key: string, target: Macros = DINNER): DayInput => ({ key, slots: [{ ...slot, target }] });

/** What is planned for one dinner, by seed; the judge adds up the same price and finds no rule broken. */
function dinners(rows: readonly RecipeRow[], rules: Partial<Rules>, day = dayOn(FRIDAY)): string[] {
  const library = compileLibrary(rows, "v");
  const all = { ...NO_RULES, ...rules };
  return SEEDS.map((seed) => {
    const options = { seed, weights: PRODUCT_WEIGHTS } as const;
    const result = plan(library, [day], all, options);
    const judged = evaluate(library, [day], all, result.days, options, result.rung);
    expect([judged.violations, judged.cost.total]).toEqual([[], result.cost.total]);
    return result.days[0]?.meals[0]?.recipeId ?? "nothing";
  });
}
const share = (planned: readonly string[], id: string) =>
  planned.filter((one) => one === id).length / planned.length;

describe("minutes of work", () => {
  it("PLAN-200 keep longer dishes from weekdays and not from other days, where the weekend has a wish of its own", () => {
    const rows = [quick, slow];
    expect(share(dinners(rows, HALF_HOUR), "slow")).toBe(0);
    expect(share(dinners(rows, HALF_HOUR, dayOn(SATURDAY)), "slow")).toBeGreaterThan(0.2);
    const atWeekends = cooking({ weekendMinutes: 30 });
    expect(share(dinners(rows, atWeekends, dayOn(SUNDAY)), "slow")).toBe(0);
    expect(share(dinners(rows, atWeekends, dayOn(MONDAY)), "slow")).toBeGreaterThan(0.2);
  });

  it("PLAN-200 are no rule: an empty meal or a missed target is worse, and a favourite counts less", () => {
    expect(share(dinners([slow], HALF_HOUR), "slow")).toBe(1);
    const fat = dish("fat", { perPortion: { kcal: 600, protein: 20, carbohydrates: 30, fat: 44.4 } });
    expect(share(dinners([{ ...fat, activeMinutes: 10 }, slow], HALF_HOUR), "slow")).toBe(1);
    expect(share(dinners([quick, slow], { ...HALF_HOUR, favourites: ["slow"] }), "slow")).toBe(0);
  });

  it("PLAN-200 that nobody knows are not too many, and a day without a date has no wish", () => {
    const unknown = dish("unknown", { activeMinutes: null });
    expect(share(dinners([unknown, slow], HALF_HOUR), "unknown")).toBe(1);
    expect(share(dinners([quick, slow], HALF_HOUR, dayOn("day 1")), "slow")).toBeGreaterThan(0.2);
    expect(() => compileLibrary([dish("odd", { activeMinutes: -1 })], "v")).toThrow(/"odd".*minutes/);
  });

  it("PLAN-201 count where a dish is cooked, and not where what is left of it is eaten", () => {
    const lunch = { ...slot, id: "lunch", mealMoment: "LUNCH", mealType: "LUNCH" } as const;
    const days = [dayOn(SUNDAY), { key: MONDAY, slots: [lunch] }];
    const link = { cook: { day: 0, slotId: "s" }, eat: { day: 1, slotId: "lunch" } };
    const both = { mealTypes: ["LUNCH", "DINNER"] } as const;
    // The slow one fits better, which the price of its minutes outweighs.
    const off = { ...DINNER, protein: 48.5, fat: 27.3 };
    const library = compileLibrary(
      [
        { ...quick, ...both, perPortion: off },
        { ...slow, ...both },
      ],
      "v",
    );
    const planned = (kind: MealLink["kind"]) => {
      const rules = { ...NO_RULES, ...HALF_HOUR, links: [{ ...link, kind }] };
      const options = { seed: 1, weights: { ...PRODUCT_WEIGHTS, jitter: 0 } };
      const result = plan(library, days, rules, options);
      expect(evaluate(library, days, rules, result.days, options).cost.total).toBeCloseTo(
        result.cost.total,
        9,
      );
      return result.days.map(({ meals }) => meals[0]?.recipeId);
    };
    expect(planned("LEFTOVER")).toEqual(["slow", "slow"]);
    expect(planned("SAME")).toEqual(["quick", "quick"]);
  });

  it("PLAN-206 sort swaps and hide none", () => {
    const rows = [quick, slow, dish("slower", { activeMinutes: 90 }), dish("present")];
    const library = compileLibrary(rows, "v");
    const meal = { slotId: "s", recipeId: "present", portions: 1, macros: DINNER };
    const week = {
      input: { days: [dayOn(FRIDAY)], rules: { ...NO_RULES, ...HALF_HOUR }, options: { seed: 0 } },
      days: [{ key: FRIDAY, meals: [meal], target: DINNER, totals: DINNER }],
      rung: "AS_WISHED",
    } as const;
    const offered = swaps(library, week, { day: 0, slotId: "s" }).map(({ recipeId }) => recipeId);
    expect(offered).toEqual(["quick", "slow", "slower"]);
  });

  it("PLAN-208 are a reason where they are within the wish, and said where they are not", () => {
    const reasonsOf = (row: RecipeRow, rules: Partial<Rules>, key: string = FRIDAY) => {
      const library = compileLibrary([row], "v");
      const week = plan(library, [dayOn(key)], { ...NO_RULES, ...rules }, { seed: 1 });
      return explain(library, week, { day: 0, slotId: "s" }).filter(({ code }) => /TIME|LONGER/.test(code));
    };
    expect(reasonsOf(quick, HALF_HOUR)).toEqual([{ code: "WITHIN_TIME", minutes: 30 }]);
    expect(reasonsOf(slow, HALF_HOUR)).toEqual([{ code: "TAKES_LONGER", minutes: 31, wished: 30 }]);
    expect(reasonsOf(slow, HALF_HOUR, SATURDAY)).toEqual([]);
    expect(reasonsOf(slow, {})).toEqual([]);
    expect(reasonsOf(dish("unknown", { activeMinutes: null }), HALF_HOUR)).toEqual([]);
  });
});

describe("kitchens and tools", () => {
  const rows = [
    dish("curry", { cuisine: "INDIAN" }),
    dish("bake", { cuisine: "ITALIAN", kitchen: ["OVEN"] }),
    dish("soup", { cuisine: "DUTCH", kitchen: ["BLENDER"] }),
    dish("own"),
  ];

  it.each<[string, Partial<Rules>, readonly string[]]>([
    ["a kitchen that is left out", { neverCuisines: ["INDIAN"] }, ["bake", "own", "soup"]],
    ["no oven", { missingTools: ["OVEN"] }, ["curry", "own", "soup"]],
    ["nothing but a hob", { missingTools: ["OVEN", "BLENDER"] }, ["curry", "own"]],
    ["all of it", { missingTools: ["OVEN", "BLENDER"], neverCuisines: ["INDIAN"] }, ["own"]],
  ])("PLAN-202 rule dishes out whatever else is missed: %s", (_what, rules, left) => {
    const library = compileLibrary(rows, "v");
    const all = { ...NO_RULES, ...rules };
    const hard = compileHardRules(library, all);
    const allowed = library.ids.filter((_, recipe) => hard.allows(recipe, "DINNER"));
    expect(allowed).toEqual(left);
    expect([...new Set(dinners(rows, rules))].sort()).toEqual(left);
    // Five days with fewer dishes than that: on any rung what is ruled out stays out.
    const days = [MONDAY, "2026-03-10", "2026-03-11", "2026-03-12", "2026-03-13"].map((key) => dayOn(key));
    const result = plan(library, days, all, { seed: 1 });
    const planned = new Set(result.days.flatMap(({ meals }) => meals.map((meal) => meal.recipeId)));
    expect([...planned].filter((id) => !left.includes(id))).toEqual([]);
  });

  it("PLAN-206 are counted among what keeps recipes out, each by itself", () => {
    const library = compileLibrary(rows, "v");
    const rules = { ...NO_RULES, missingTools: ["OVEN"], neverCuisines: ["INDIAN"] } as const;
    const [found] = diagnose(library, dayOn(FRIDAY), rules).slots;
    expect([found?.total, found?.allowed, found?.gains.CUISINES, found?.gains.KITCHEN]).toEqual([4, 2, 1, 1]);
    const [fits = []] = cookableRecipes(library, [slot], rules);
    expect(fits.map(({ recipeId }) => recipeId)).toEqual(["own", "soup"]);
  });

  it("PLAN-203 that are liked best come more often, are no rule, and leave one's own dishes alone", () => {
    const liked = cooking({ likedCuisines: ["ITALIAN"] });
    const two = [dish("pasta", { cuisine: "ITALIAN" }), dish("curry", { cuisine: "INDIAN" })];
    expect(share(dinners(two, {}), "pasta")).toBeLessThan(0.8);
    expect(share(dinners(two, liked), "pasta")).toBe(1);
    expect(share(dinners(two.slice(1), liked), "curry")).toBe(1);
    expect(share(dinners([...two.slice(0, 1), dish("own")], liked), "own")).toBeGreaterThan(0.2);
  });

  it("PLAN-203 familiar eaters get what fits best each time, adventurous ones something else", () => {
    const near = Array.from({ length: 12 }, (_, at) => dish(`dish ${at}`, { guideCost: at * 0.4 }));
    const count = (rules: Partial<Rules>) => new Set(dinners(near, rules)).size;
    const [familiar, usual, adventurous] = [
      count(cooking({ variety: "FAMILIAR" })),
      count({}),
      count(cooking({ variety: "ADVENTUROUS" })),
    ];
    expect(familiar).toBe(1);
    expect(usual).toBeGreaterThan(familiar);
    expect(adventurous).toBeGreaterThan(usual);
  });
});
