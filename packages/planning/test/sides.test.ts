import type { Macros } from "@plateful/nutrition";
import { describe, expect, it } from "vitest";
import {
  compileLibrary,
  type DayInput,
  dayToFill,
  evaluate,
  openMeals,
  PRODUCT_WEIGHTS,
  plan,
  type RecipeRow,
  type Rules,
  rebalance,
  standingSwaps,
  standingWeek,
} from "../src/index.ts";
import { NO_RULES } from "./generated-people.ts";

const macros = (kcal: number, protein: number, carbohydrates: number, fat: number): Macros => ({
  ...{ kcal, protein, carbohydrates, fat },
});
const row = (id: string, perPortion: Macros, wishes: Partial<RecipeRow> = {}): RecipeRow => ({
  ...{ id, perPortion, mealTypes: ["DINNER"], diets: ["VEGAN"], intolerances: ["GLUTEN", "NUTS"] },
  ...{ allergens: [], allergensKnown: true, avoid: [], tags: ["KETO"], preparationMinutes: 20 },
  ...{ activeMinutes: 15, cuisine: "INTERNATIONAL", mainGroup: id, popularity: 0.5, groceries: [] },
  ...wishes,
});
const side = (id: string, wishes: Partial<RecipeRow> = {}): RecipeRow =>
  row(id, macros(200, 10, 20, 9), {
    mealTypes: [],
    beside: ["DINNER"],
    plateGrams: 100,
    activeMinutes: 2,
    ...wishes,
  });

/** A soup of 500 g and 500 kcal, which for a meal of 1000 kcal is two bowls. */
const SOUP = row("soup", macros(500, 25, 50, 22), { plateGrams: 500, tags: ["KETO", "SOUP"] });
const TARGET = macros(1000, 50, 100, 44);
const DAY: DayInput = {
  key: "2026-03-18",
  slots: [{ id: "s", mealMoment: "DINNER", mealType: "DINNER", target: TARGET }],
};

function planned(
  rows: readonly RecipeRow[],
  rules: Partial<Rules> = {},
  days: readonly DayInput[] = [DAY],
  seed = 3,
) {
  const library = compileLibrary(rows, "v");
  const options = { seed, weights: PRODUCT_WEIGHTS };
  const asked = { ...NO_RULES, ...rules };
  const result = plan(library, days, asked, options);
  const { violations } = evaluate(library, days, asked, result.days, options, result.rung);
  return { library, result, violations, meal: result.days[0]?.meals[0] };
}
const sideOf = (rows: readonly RecipeRow[], rules: Partial<Rules> = {}, days?: readonly DayInput[]) =>
  planned(rows, rules, days).meal?.side?.recipeId ?? null;

describe("PLAN-262 a side in the place of a huge plate", () => {
  it("makes the portion of the dish smaller, and keeps the energy and the macronutrients of the slot", () => {
    const alone = planned([SOUP]).meal;
    expect(alone).toMatchObject({ recipeId: "soup", portions: 2 });
    expect(alone).not.toHaveProperty("side");
    const { meal, result, violations } = planned([SOUP, side("bread")]);
    expect(meal?.side?.recipeId).toBe("bread");
    expect(500 * (meal?.portions ?? 9)).toBeLessThanOrEqual(800);
    expect(result.days[0]?.totals.kcal).toBeCloseTo(
      500 * (meal?.portions ?? 0) + 200 * (meal?.side?.portions ?? 0),
      6,
    );
    expect(Math.abs((result.days[0]?.totals.kcal ?? 0) / 1000 - 1)).toBeLessThan(0.02);
    expect(violations).toEqual([]);
  });

  it("is for plates that are more than people eat, and leaves the others alone", () => {
    expect(sideOf([{ ...SOUP, plateGrams: 350 }, side("bread")])).toBeNull();
  });

  it("is never a meal of its own", () => {
    const big = side("bread", { perPortion: TARGET });
    expect(planned([big]).result.unfilled).toHaveLength(1);
    expect(planned([big, SOUP]).meal?.recipeId).toBe("soup");
  });

  it("belongs to the dish: bread to soups and salads, what is of one kitchen to that kitchen, and nothing twice", () => {
    const bread = side("bread", { tags: ["KETO", "BREAD"] });
    expect(sideOf([SOUP, bread])).toBe("bread");
    expect(sideOf([{ ...SOUP, tags: ["KETO"] }, bread])).toBeNull();
    expect(sideOf([{ ...SOUP, tags: ["KETO", "SOUP", "BREAD"] }, bread])).toBeNull();
    expect(sideOf([{ ...SOUP, tags: ["SALAD"] }, side("salad", { tags: ["SALAD"] })])).toBeNull();
    const edamame = side("edamame", { cuisine: "EAST_ASIAN" });
    expect(sideOf([{ ...SOUP, cuisine: "ITALIAN" }, edamame])).toBeNull();
    expect(sideOf([{ ...SOUP, cuisine: "EAST_ASIAN" }, edamame])).toBe("edamame");
    const food = { mainFood: "beans" };
    expect(sideOf([{ ...SOUP, ...food }, side("hummus", food)])).toBeNull();
    expect(sideOf([SOUP, side("milk", { beside: ["BREAKFAST", "LUNCH"] })])).toBeNull();
  });

  it("is the same with the same seed", () => {
    const rows = [SOUP, side("bread"), side("fruit"), side("nuts")];
    expect(planned(rows).result.days).toEqual(planned(rows).result.days);
  });
});

describe("PLAN-263 hard rules and a side", () => {
  const bread = side("bread");

  it.each([
    ["a diet", { diets: [] }, { diet: "VEGAN" }],
    ["an intolerance", { intolerances: [] }, { intolerances: ["GLUTEN"] }],
    ["an allergen", { allergens: ["MILK"] }, { allergens: ["MILK"] }],
    ["something to avoid", { avoid: ["Mushroom"] }, { avoid: ["Mushroom"] }],
    ["what was marked as disliked", {}, { disliked: ["bread"] }],
    ["a list of recipes", {}, { allow: ["soup"] }],
    ["a refused recipe", {}, { deny: ["bread"] }],
    ["a kitchen", { cuisine: "ITALIAN" }, { neverCuisines: ["ITALIAN"] }],
    ["a missing tool", { kitchen: ["OVEN"] }, { missingTools: ["OVEN"] }],
    ["keto", { tags: [] }, { keto: true }],
  ] as [string, Partial<RecipeRow>, Partial<Rules>][])("hold: %s", (_, wishes, rules) => {
    const soup = { ...SOUP, cuisine: "ITALIAN" as const };
    const rest = { ...soup, cuisine: rules.neverCuisines ? ("DUTCH" as const) : soup.cuisine };
    const refused = { ...bread, ...wishes };
    expect(planned([rest, refused], rules).meal).toMatchObject({ recipeId: "soup" });
    expect(sideOf([rest, refused], rules)).toBeNull();
  });

  it("are looked at again before a plan is stored", () => {
    const { library, result } = planned([SOUP, bread]);
    const judged = (rules: Partial<Rules>, days: readonly DayInput[] = [DAY]) =>
      evaluate(library, days, { ...NO_RULES, ...rules }, result.days, {
        seed: 3,
        weights: PRODUCT_WEIGHTS,
      }).violations.map(({ code }) => code);
    expect(judged({})).toEqual([]);
    expect(judged({ disliked: ["bread"] })).toEqual(["HARD_RULE"]);
    expect(judged({}, [{ ...DAY, slots: DAY.slots.map((slot) => ({ ...slot, hasSide: true })) }])).toEqual([
      "SIDE",
    ]);
  });

  it("leave what takes more minutes of work than the day has to days that have them", () => {
    const slow = side("slow", { activeMinutes: 30 });
    const cooking = {
      weekdayMinutes: 20,
      weekendMinutes: null,
      likedCuisines: [],
      variety: "BALANCED" as const,
    };
    const [weekday, weekend] = ["2026-03-18", "2026-03-21"].map((key) => [{ ...DAY, key }]);
    const rows = [SOUP, slow, side("quick", { guideCost: 3 })];
    expect(sideOf(rows, { cooking }, weekday)).toBe("quick");
    expect(sideOf(rows, { cooking }, weekend)).toBe("slow");
  });
});

describe("PLAN-264 a day with a side", () => {
  it("stays within its targets where it was, and has no side that would take it out", () => {
    const sweet = side("sweets", { perPortion: macros(200, 0, 50, 0) });
    expect(sideOf([{ ...SOUP, plateGrams: 10_000 }, sweet])).toBeNull();
  });
});

describe("PLAN-268 a side is for one person", () => {
  it("moves no portion of those who eat along, and is cooked for nobody else", () => {
    const own = macros(500, 25, 50, 22);
    const slots = DAY.slots.map((slot) => ({ ...slot, companions: [{ id: "child", target: own }] }));
    const household = [{ id: "child", wishes: NO_RULES }];
    const { meal, violations } = planned([SOUP, side("bread")], { household }, [{ ...DAY, slots }]);
    expect(meal?.side?.recipeId).toBe("bread");
    expect(meal?.company).toMatchObject([{ id: "child", portions: 1 }]);
    expect(meal?.cookPortions).toBeCloseTo(1 + (meal?.portions ?? 0), 6);
    expect(violations).toEqual([]);
  });

  it("is not left over: the later meal has its own, and what is cooked is of the dish", () => {
    const days = [DAY, { ...DAY, key: "2026-03-19" }];
    const links = [
      { cook: { day: 0, slotId: "s" }, eat: { day: 1, slotId: "s" }, kind: "LEFTOVER" as const },
    ];
    const { result, violations } = planned([{ ...SOUP, fridgeDays: 3 }, side("bread")], { links }, days);
    const [cooked, left] = result.days.map(({ meals }) => meals[0]);
    expect(left?.leftoverOf).toEqual({ day: 0, slotId: "s" });
    expect(cooked?.cookPortions).toBeCloseTo((cooked?.portions ?? 0) + (left?.portions ?? 0), 6);
    expect(violations).toEqual([]);
  });
});

describe("PLAN-265 a side that stands in a diary", () => {
  const library = compileLibrary([SOUP, row("stew", macros(400, 20, 40, 17)), side("bread")], "v");
  const bread = { id: 2, date: DAY.key, slotId: "s", macros: macros(400, 20, 40, 18) };
  const soup = { id: 1, date: DAY.key, slotId: "s", macros: macros(600, 30, 60, 26) };
  const standing = {
    date: DAY.key,
    slots: DAY.slots,
    rules: NO_RULES,
    meals: [
      { ...bread, recipe: { id: "bread", portions: 2 }, isOpen: true, keepsRecipe: false, isSide: true },
      { ...soup, recipe: { id: "soup", portions: 1.2 }, isOpen: true, keepsRecipe: false },
    ],
  };

  it("stays as it is while the dish is swapped, for which what it leaves of the slot is wished", () => {
    expect(openMeals(library, standing).map(({ id }) => id)).toEqual([1]);
    expect(standingSwaps(library, standing, 2)).toBeNull();
    expect(standingSwaps(library, standing, 1)).toMatchObject([{ recipeId: "stew", portions: 1.5 }]);
  });

  it("stays as it is while the day goes on otherwise", () => {
    const { week, day } = standingWeek(library, standing, openMeals(library, standing));
    const offers = rebalance(library, week, day, { eaten: [] });
    expect(offers.portions.meals).toMatchObject([{ recipeId: "soup", portions: 1.2 }]);
  });

  it("fills no slot: a dish is planned for what it leaves, and no second side", () => {
    const meals = [{ slotId: "s", macros: bread.macros, recipeId: "bread", isSide: true }];
    const input = dayToFill({ date: DAY.key, slots: DAY.slots, meals }, DAY.key);
    expect(input.slots).toMatchObject([{ id: "s", hasSide: true, target: { kcal: 600, fat: 26 } }]);
    expect(input.target).toEqual(TARGET);
    const { meal, result } = planned([SOUP, side("bread")], {}, [input]);
    expect(meal).toMatchObject({ recipeId: "soup", portions: 1.2 });
    expect(meal).not.toHaveProperty("side");
    expect(result.days[0]?.totals.kcal).toBeCloseTo(1000, 6);
    const filled = [...meals, { slotId: "s", macros: soup.macros, recipeId: "soup" }];
    expect(dayToFill({ date: DAY.key, slots: DAY.slots, meals: filled }, DAY.key).slots).toEqual([]);
  });
});
