import type { Macros, ShelfLife } from "@plateful/nutrition";
import { describe, expect, it } from "vitest";
import {
  compileLibrary,
  groceryWeights,
  leftOfPacks,
  MEMORY_DAYS,
  type Pack,
  PRODUCT_WEIGHTS,
  packsFor,
  plan,
  plateGrams,
  type RecipeRow,
  type Rules,
} from "../src/index.ts";
import { reopenWeek } from "../src/planner/answers/reopen-week.ts";
import { NO_RULES } from "./generated-people.ts";

const DINNER: Macros = { kcal: 600, protein: 50, carbohydrates: 40, fat: 26.7 };

const dish = (id: string, wishes: Partial<RecipeRow> = {}): RecipeRow => ({
  id,
  perPortion: DINNER,
  mealTypes: ["DINNER"],
  diets: ["VEGAN"],
  allergens: [],
  allergensKnown: true,
  avoid: [],
  tags: ["KETO"],
  preparationMinutes: 20,
  mainGroup: id,
  popularity: 0.5,
  groceries: [],
  ...wishes,
});

interface Asked {
  readonly rules?: Partial<Rules>;
  readonly days?: number;
  readonly target?: Macros;
  readonly weights?: ReadonlyMap<string, number>;
}

function plannedWith(rows: readonly RecipeRow[], seed: number, asked: Asked = {}) {
  const { rules = {}, days = 1, target = DINNER, weights } = asked;
  const library = compileLibrary(rows, "v", weights);
  const slot = { id: "s", mealMoment: "DINNER", mealType: "DINNER", target } as const;
  const input = Array.from({ length: days }, (_, at) => ({ key: `d${at}`, slots: [slot] }));
  const result = plan(library, input, { ...NO_RULES, ...rules }, { seed, weights: PRODUCT_WEIGHTS });
  return { library, result, ids: result.days.map(({ meals }) => meals[0]?.recipeId) };
}

/** How often a dish is planned for one dinner, over sixty seeds. */
function shareOf(id: string, rows: readonly RecipeRow[], asked: Asked = {}): number {
  const planned = Array.from({ length: 60 }, (_, seed) => plannedWith(rows, seed, asked).ids[0]);
  return planned.filter((each) => each === id).length / planned.length;
}

const PAIR = [dish("stew"), dish("curry")];
const had = (recipeId: string, daysAgo: number) => ({ memory: [{ recipeId, daysAgo }] });

describe("PLAN-197 what was had within four weeks", () => {
  it("comes back only where nothing else is as good, also when it is planned for after these days", () => {
    expect(shareOf("stew", PAIR)).toBeGreaterThan(0.2);
    for (const daysAgo of [3, 12, -9])
      expect(shareOf("stew", PAIR, { rules: had("stew", daysAgo) }), `${daysAgo}`).toBe(0);
    const poor = { ...DINNER, protein: 30, fat: 35.6 };
    const rows = [dish("stew"), dish("curry", { perPortion: poor })];
    expect(shareOf("stew", rows, { rules: had("stew", 12) })).toBe(1);
  });

  it("is forgotten little by little, and wholly after four weeks", () => {
    const shares = [14, 24, MEMORY_DAYS].map((daysAgo) =>
      shareOf("stew", PAIR, { rules: had("stew", daysAgo) }),
    );
    expect(shares[0]).toBe(0);
    expect(shares[1]).toBeGreaterThan(0);
    expect(shares[1]).toBeLessThan(shares[2] ?? 0);
    expect(shares[2]).toBe(shareOf("stew", PAIR));
    expect(shareOf("stew", PAIR, { rules: had("stew", 1 - MEMORY_DAYS) })).toBeGreaterThan(0);
  });

  it("says nothing of breakfasts and snacks, of which people make a habit", () => {
    const rows = PAIR.map((row) => ({ ...row, mealTypes: ["SNACK"] as const }));
    const library = compileLibrary(rows, "v");
    const slot = { id: "s", mealMoment: "AFTERNOON_SNACK", mealType: "SNACK", target: DINNER } as const;
    const snackOf = (rules: Partial<Rules>) =>
      Array.from({ length: 30 }, (_, seed) => {
        const asked = { ...NO_RULES, ...rules };
        const { days } = plan(library, [{ key: "d", slots: [slot] }], asked, {
          seed,
          weights: PRODUCT_WEIGHTS,
        });
        return days[0]?.meals[0]?.recipeId;
      });
    expect(snackOf(had("stew", 2))).toEqual(snackOf({}));
  });

  it("PLAN-203 counts less for whoever likes what they know", () => {
    const rows = [dish("stew"), dish("curry", { guideCost: 1.4 })];
    const cooking = { weekdayMinutes: null, weekendMinutes: null, likedCuisines: [] };
    const familiar = { ...had("stew", 14), cooking: { ...cooking, variety: "FAMILIAR" as const } };
    expect(shareOf("stew", rows, { rules: had("stew", 14) })).toBeLessThan(0.4);
    expect(shareOf("stew", rows, { rules: familiar })).toBe(1);
  });

  it("counts less for keto, for which few dishes fit", () => {
    expect(shareOf("stew", PAIR, { rules: { ...had("stew", 20), keto: true } })).toBeGreaterThan(0.1);
    expect(shareOf("stew", PAIR, { rules: had("stew", 20) })).toBe(0);
  });
});

describe("PLAN-198 the food that brings most of the protein", () => {
  const tofu = ["a", "b", "c", "d", "e"].map((id) => dish(`tofu ${id}`, { mainFood: "tofu" }));
  const others = ["f", "g", "h", "i", "j"].map((id) => dish(id, { mainFood: id, guideCost: 2 }));

  it("is another one on most days of a week, even where it would be liked most", () => {
    const countTofu = (rows: readonly RecipeRow[]) =>
      plannedWith(rows, 1, { days: 5 }).ids.filter((id) => id?.startsWith("tofu")).length;
    expect(countTofu([...tofu, ...others])).toBeLessThanOrEqual(2);
    expect(countTofu([...tofu.map(({ mainFood: _, ...row }) => row), ...others])).toBe(5);
  });

  it("is remembered over weeks", () => {
    const rows = [
      dish("smoked", { mainFood: "tofu" }),
      dish("beans", { mainFood: "beans" }),
      dish("silken", { mainFood: "tofu" }),
    ];
    const memory = [1, 2, 3, 4].map((daysAgo) => ({ recipeId: "silken", daysAgo }));
    const rules = { memory, disliked: ["silken"] };
    expect(shareOf("smoked", rows, { rules: { disliked: ["silken"] } })).toBeGreaterThan(0.2);
    expect(shareOf("smoked", rows, { rules })).toBeLessThan(0.1);
  });

  it("costs in the plan what judging it from scratch finds, plates and groceries at home included", () => {
    const rows = [...tofu, ...others].map((row, at) => ({
      ...row,
      plateGrams: 500 + 100 * at,
      groceries: [`food ${at % 4}`, `food ${at % 3}`],
    }));
    const weights = new Map([["food 0", 2.5]]);
    const { library, result } = plannedWith(rows, 4, { days: 6, rules: { atHome: ["food 1"] }, weights });
    expect(reopenWeek(library, result).value()).toBeCloseTo(result.cost.total, 6);
  });
});

describe("PLAN-199 what is on a plate", () => {
  const heavy = dish("heavy", { plateGrams: 1000 });
  const light = dish("light", { plateGrams: 700, guideCost: 1.5 });

  it("weighs at most 800 g where another dish fits as well", () => {
    expect(shareOf("heavy", [heavy, light])).toBe(0);
    expect(shareOf("heavy", [dish("heavy", { plateGrams: 800 }), light])).toBeGreaterThan(0.5);
  });

  it("may weigh more in a meal of much energy, and energy comes first", () => {
    const large = { kcal: 1300, protein: 108, carbohydrates: 87, fat: 57.8 };
    const rows = [heavy, light].map((row) => ({ ...row, perPortion: large }));
    expect(shareOf("heavy", rows, { target: large })).toBeGreaterThan(0.5);
    const poor = { ...light, perPortion: { ...DINNER, protein: 10, fat: 44.4 } };
    expect(shareOf("heavy", [heavy, poor])).toBe(1);
  });

  it("PLAN-223 is no reason to miss the macronutrients, however much it costs: such days are planned without any price of comfort", () => {
    const poor = { ...light, perPortion: { ...DINNER, protein: 30, fat: 35.6 } };
    const huge = { ...heavy, plateGrams: 1500 };
    const library = compileLibrary([huge, poor], "v");
    const slot = { id: "s", mealMoment: "DINNER", mealType: "DINNER", target: DINNER } as const;
    const weights = { ...PRODUCT_WEIGHTS, plate: 1000 };
    const { days } = plan(library, [{ key: "d", slots: [slot] }], NO_RULES, { seed: 1, weights });
    expect(days[0]?.meals[0]?.recipeId).toBe("heavy");
  });

  it("is counted as it is weighed, the water and the stock of a soup apart", () => {
    const leek = { grams: 200, per100Grams: { protein: 2, carbohydrates: 6, fat: 0.3 } };
    const water = { grams: 300, per100Grams: { protein: 0, carbohydrates: 0, fat: 0 } };
    expect(plateGrams([leek, water], true)).toBe(200);
    expect(plateGrams([leek, water], false)).toBe(500);
  });
});

describe("PLAN-220 what has to be bought", () => {
  const sold = (id: string, grams: number, shelfLife: ShelfLife, uses: number[]) => ({
    ...{ id, pack: { grams, shelfLife }, uses },
  });

  it("costs most where a portion leaves much of a pack that spoils, and least where the rest keeps for months", () => {
    const weights = groceryWeights([
      sold("parsley", 25, "FRESH", [3, 4]),
      sold("salmon", 125, "FRESH", [125, 130]),
      sold("carrots", 500, "WEEKS", [80]),
      sold("rice", 500, "MONTHS", [70]),
      { id: "loose", pack: null, uses: [50] },
    ]);
    const [parsley = 0, salmon = 0, carrots = 0, rice = 0, loose = 0] = [...weights.values()];
    expect([parsley > loose, salmon === loose, loose > carrots, carrots > rice]).toEqual(Array(4).fill(true));
    const rows = [dish("green", { groceries: ["parsley"] }), dish("grain", { groceries: ["rice"] })];
    expect(shareOf("green", rows, { weights })).toBeLessThan(0.05);
    expect(shareOf("green", rows)).toBeGreaterThan(0.2);
  });

  it("costs nothing when it is at home", () => {
    const rows = [dish("green", { groceries: ["parsley"] }), dish("grain", { groceries: ["rice"] })];
    expect(shareOf("green", rows, { rules: { atHome: ["parsley"] } })).toBeGreaterThan(0.9);
  });
});

describe("PLAN-221 what is left of packs", () => {
  const packs = new Map<string, Pack>([
    ["rice", { grams: 500, shelfLife: "MONTHS" }],
    ["carrots", { grams: 500, shelfLife: "WEEKS" }],
    ["salmon", { grams: 250, shelfLife: "FRESH" }],
  ]);
  const left = (foodId: string, ...uses: [daysAgo: number, grams: number][]) =>
    leftOfPacks(
      uses.map(([daysAgo, grams]) => ({ foodId, daysAgo, grams })),
      packs,
    ).length === 1;

  it("is at home as long as it keeps", () => {
    expect([left("rice", [3, 70]), left("rice", [110, 70]), left("rice", [130, 70])]).toEqual([
      true,
      true,
      false,
    ]);
    expect([left("carrots", [10, 80]), left("carrots", [22, 80])]).toEqual([true, false]);
    expect(left("salmon", [1, 125])).toBe(false);
    expect(left("water", [1, 125])).toBe(false);
  });

  it("is what the meals after it leave", () => {
    expect(left("rice", [9, 300], [2, 195])).toBe(false);
    expect(left("rice", [9, 300], [2, 250])).toBe(true);
    expect([left("carrots", [30, 80], [5, 460]), left("carrots", [9, 80], [5, 460])]).toEqual([false, true]);
    expect(left("carrots", [2, 80], [5, 420])).toBe(false);
  });

  it("comes in whole packs, with a little less where that spares one", () => {
    expect([0, 10, 500, 540, 560, 1000].map((grams) => packsFor(grams, { grams: 500 }))).toEqual([
      0, 1, 1, 1, 2, 2,
    ]);
  });
});
