import type { Macros, MealType, NutrientAmounts, NutrientFocus } from "@plateful/nutrition";
import { describe, expect, it } from "vitest";
import {
  compileLibrary,
  evaluate,
  focusCosts,
  type PlanOptions,
  PRODUCT_WEIGHTS,
  plan,
  type RecipeRow,
  type Rules,
  shareLibrary,
  standingSwaps,
} from "../src/index.ts";
import { focusPoints } from "../src/planner/model/focus-points.ts";
import { compilePerson } from "../src/planner/model/person.ts";
import { slotModel } from "../src/planner/model/slot-model.ts";
import { generatedRows } from "./generated-library.ts";
import { daysFor, generatedPerson, NO_RULES } from "./generated-people.ts";
import { objections, randomRules } from "./plain-rules.ts";
import { chance } from "./random.ts";

const costOf = (amounts: NutrientAmounts, isTagged = true) => focusCosts([{ kcal: 1000, amounts }], isTagged);

describe("PLAN-190 what a dish lacks on days that lean towards some nutrients", () => {
  it("is less with more of them, and nothing with enough", () => {
    expect(costOf({ IRON: 30, VITAMIN_C: 300 }).MENSTRUATION).toBe(0);
    expect(costOf({ IRON: 9, VITAMIN_C: 300 }).MENSTRUATION).toBe(2);
    expect(costOf({ IRON: 9, VITAMIN_C: 0 }).MENSTRUATION).toBe(2.5);
    expect(costOf({ MAGNESIUM: 500, CALCIUM: 1500 }).LUTEAL).toBe(0);
    expect(costOf({ MAGNESIUM: 210, CALCIUM: 1500 }).LUTEAL).toBe(1.5);
    expect(costOf({ CALCIUM: 1500, VITAMIN_D: 0 }).MENOPAUSE).toBe(2);
    expect(costOf({ CALCIUM: 1500, VITAMIN_D: 20 }).MENOPAUSE).toBe(0);
  });

  it("is a little more without the tag, never below nothing, and the same for any size of the dish", () => {
    const rich = { IRON: 400, VITAMIN_C: 4000 };
    expect(costOf(rich, false).MENSTRUATION).toBe(0.4);
    const half = { kcal: 500, amounts: { IRON: 3, VITAMIN_C: 20 } };
    expect(focusCosts([half, half, half], true)).toEqual(focusCosts([half], true));
  });

  it("says nothing of what is not known: such a dish counts as a usual one", () => {
    const unknown = costOf({});
    expect(unknown).toEqual(
      costOf({ IRON: 10, VITAMIN_C: 46, MAGNESIUM: 240, CALCIUM: 400, VITAMIN_D: 0.2 }),
    );
    expect(focusCosts([], true)).toEqual(unknown);
    const known = { kcal: 600, amounts: { IRON: 9, VITAMIN_C: 60 } };
    const other = { kcal: 400, amounts: {} };
    expect(focusCosts([known, other], true).MENSTRUATION).toBe(focusCosts([known], true).MENSTRUATION);
  });

  it("is refused by a library where it is no number, or below nothing", () => {
    const odd = (points: number) => [{ ...dish("odd"), focusCosts: { LUTEAL: points } }];
    expect(() => compileLibrary(odd(Number.NaN), "v")).toThrow(/"odd" lacks/);
    expect(() => compileLibrary(odd(-1), "v")).toThrow(/"odd" lacks/);
  });
});

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

const slot = { id: "s", mealMoment: "DINNER", mealType: "DINNER", target: DINNER } as const;

/** How often the first of two dishes is planned for one dinner, over sixty seeds. */
function shareOfFirst(
  rows: readonly [RecipeRow, RecipeRow],
  focus: NutrientFocus | null,
  rules: Partial<Rules> = {},
): number {
  const library = shareLibrary(compileLibrary(rows, "v"));
  const days = [{ key: "d", slots: [slot] }];
  const planned = Array.from({ length: 60 }, (_, seed) => {
    const options = { seed, weights: PRODUCT_WEIGHTS, ...(focus === null ? {} : { focus: { d: focus } }) };
    return plan(library, days, { ...NO_RULES, ...rules }, options);
  });
  return planned.filter(({ days: [day] }) => day?.meals[0]?.recipeId === rows[0].id).length / planned.length;
}

const RICH = dish("rich", { focusCosts: { LUTEAL: 0 } });
const POOR = dish("poor", { focusCosts: { LUTEAL: 4 } });

describe("PLAN-190 planning towards some nutrients", () => {
  it("prefers what has them, on days of that focus alone", () => {
    expect(shareOfFirst([POOR, RICH], "LUTEAL")).toBe(0);
    for (const other of ["MENSTRUATION", null] as const) {
      expect(shareOfFirst([POOR, RICH], other)).toBeGreaterThan(0.3);
      expect(shareOfFirst([POOR, RICH], other)).toBeLessThan(0.7);
    }
  });

  it("comes after restrictions and macronutrients", () => {
    expect(shareOfFirst([POOR, RICH], "LUTEAL", { disliked: ["rich"] })).toBe(1);
    const lean = { ...RICH, perPortion: { ...DINNER, protein: 70, fat: 17.8 } };
    expect(shareOfFirst([POOR, lean], "LUTEAL")).toBe(1);
  });

  it("leaves people what they like, and counts half for keto, for which few dishes fit", () => {
    expect(shareOfFirst([POOR, RICH], "LUTEAL", { favourites: ["poor"] })).toBeGreaterThan(0.9);
    const poorer = dish("poor", { focusCosts: { LUTEAL: 2 } });
    expect(shareOfFirst([poorer, RICH], "LUTEAL")).toBe(0);
    expect(shareOfFirst([poorer, RICH], "LUTEAL", { keto: true })).toBeGreaterThan(0);
  });

  it("spreads protein over the main meals in the menopause: what has less than its share of it pays", () => {
    const half = dish("half", { perPortion: { ...DINNER, protein: 25 } });
    const more = dish("more", { perPortion: { ...DINNER, protein: 60 } });
    const person = compilePerson(compileLibrary([half, dish("just"), more], "v"), NO_RULES, {
      seed: 0,
      weights: { focus: 1 },
    });
    const points = (mealType: MealType, focus: NutrientFocus) => [
      ...focusPoints(person, slotModel(person, { ...slot, mealType }), focus),
    ];
    expect(points("DINNER", "MENOPAUSE")).toEqual([4, 0, 0]);
    expect(points("SNACK", "MENOPAUSE")).toEqual([0, 0, 0]);
    expect(points("DINNER", "LUTEAL")).toEqual([0, 0, 0]);
    // A favourite pays nothing.
    const liking = { ...person, favourite: Uint8Array.of(1, 0, 0) };
    expect([...focusPoints(liking, slotModel(liking, slot), "MENOPAUSE")]).toEqual([0, 0, 0]);
  });

  it("goes for swaps of a standing day too", () => {
    const library = compileLibrary([dish("now"), POOR, RICH], "v");
    const now = { id: "now", portions: 1 };
    const meal = { id: 1, date: "2026-03-18", slotId: "s", macros: DINNER, recipe: now };
    const meals = [{ ...meal, isOpen: true, keepsRecipe: false }];
    const standing = { date: "2026-03-18", slots: [slot], meals, rules: NO_RULES };
    const best = (focus?: NutrientFocus) => standingSwaps(library, { ...standing, focus }, 1)?.[0]?.recipeId;
    expect(best("LUTEAL")).toBe("rich");
    const worse = compileLibrary(
      [dish("now"), { ...POOR, focusCosts: {} }, { ...RICH, focusCosts: { LUTEAL: 4 } }],
      "v",
    );
    expect(standingSwaps(worse, { ...standing, focus: "LUTEAL" }, 1)?.[0]?.recipeId).toBe("poor");
    expect(standingSwaps(worse, standing, 1)).toEqual(standingSwaps(library, standing, 1));
  });
});

/** Generated recipes, each lacking something between nothing and 6 points. */
function lackingRows(): readonly RecipeRow[] {
  const random = chance(77);
  return generatedRows(400, 5).map((row) => {
    const points = () => Math.round(600 * random.unit()) / 100;
    return { ...row, focusCosts: { MENSTRUATION: points(), LUTEAL: points(), MENOPAUSE: points() } };
  });
}
const ROWS = lackingRows();
const library = compileLibrary(ROWS, "v");
const rowOf = new Map(ROWS.map((row) => [row.id, row]));
const INSTANT = { effort: "instant", weights: PRODUCT_WEIGHTS } as const;

const weekOf = (seed: number, rules: Rules, focus?: PlanOptions["focus"]) => {
  const days = daysFor(generatedPerson(seed, 0), 7);
  const options = { ...INSTANT, seed, focus };
  return { days, options, result: plan(library, days, rules, options) };
};
const keys = daysFor(generatedPerson(0, 0), 7).map(({ key }) => key);
const everyDay = (focus: NutrientFocus) => Object.fromEntries(keys.map((key) => [key, focus]));

describe("PLAN-190 whole weeks", () => {
  it("never break a restriction for it", () => {
    for (let seed = 0; seed < 12; seed++) {
      const rules = randomRules(chance(seed + 500), ROWS);
      const { days, options, result } = weekOf(seed, rules, everyDay("MENOPAUSE"));
      expect(evaluate(library, days, rules, result.days, options, result.rung).violations).toEqual([]);
      for (const [at, { meals }] of result.days.entries())
        for (const { slotId, recipeId } of meals) {
          const row = rowOf.get(recipeId);
          const type = days[at]?.slots.find(({ id }) => id === slotId)?.mealType;
          if (row === undefined || type === undefined) throw new Error("A meal that is not there");
          expect(objections(row, rules, type)).toEqual([]);
        }
    }
  });

  it("lack less on average of what they lean towards, and are no further from their targets", () => {
    const lacks: Record<string, number[]> = { with: [], without: [] };
    const close: Record<string, number[]> = { with: [], without: [] };
    for (let seed = 0; seed < 12; seed++)
      for (const name of ["with", "without"] as const) {
        const { result } = weekOf(seed, NO_RULES, name === "with" ? everyDay("LUTEAL") : undefined);
        const meals = result.days.flatMap((day) => day.meals);
        lacks[name]?.push(...meals.map(({ recipeId }) => rowOf.get(recipeId)?.focusCosts?.LUTEAL ?? 0));
        close[name]?.push(result.errors.hitRate);
      }
    const mean = (values: readonly number[] = []) => values.reduce((a, b) => a + b, 0) / values.length;
    expect(mean(lacks.with)).toBeLessThan(mean(lacks.without) - 0.5);
    expect(mean(close.with)).toBeGreaterThan(mean(close.without) - 0.1);
  });

  it("PLAN-192 lean only on the days of the focus, each towards its own", () => {
    const mixed: Record<string, NutrientFocus> = {
      [String(keys[0])]: "MENSTRUATION",
      [String(keys[1])]: "LUTEAL",
    };
    const sums = { own: 0, other: 0, none: 0, plain: 0 };
    for (let seed = 0; seed < 24; seed++) {
      const { result } = weekOf(seed, NO_RULES, mixed);
      const plain = weekOf(seed, NO_RULES).result;
      const lack = (day: (typeof result.days)[number] | undefined, focus: NutrientFocus) =>
        (day?.meals ?? []).reduce(
          (sum, { recipeId }) => sum + (rowOf.get(recipeId)?.focusCosts?.[focus] ?? 0),
          0,
        );
      sums.own += lack(result.days[0], "MENSTRUATION") + lack(result.days[1], "LUTEAL");
      sums.other += lack(result.days[0], "LUTEAL") + lack(result.days[1], "MENSTRUATION");
      sums.none += lack(result.days[2], "LUTEAL") + lack(result.days[2], "MENSTRUATION");
      sums.plain += lack(plain.days[2], "LUTEAL") + lack(plain.days[2], "MENSTRUATION");
    }
    expect(sums.own).toBeLessThan(0.8 * sums.other);
    expect(sums.own).toBeLessThan(0.8 * sums.none);
    // It may even lack more than usual, as the richest dishes of the week are on the days that lean towards them.
    expect(sums.none).toBeGreaterThan(0.9 * sums.plain);
  });

  it("PLAN-192 are byte for byte the same without a focus, whatever dishes lack", () => {
    const bare = compileLibrary(generatedRows(400, 5), "v");
    for (let seed = 0; seed < 6; seed++) {
      const days = daysFor(generatedPerson(seed), 7);
      const rules = randomRules(chance(seed + 900), ROWS);
      const before = plan(bare, days, rules, { ...INSTANT, seed });
      const now = plan(library, days, rules, { ...INSTANT, seed, focus: { "another day": "LUTEAL" } });
      expect(JSON.stringify([now.days, now.cost])).toBe(JSON.stringify([before.days, before.cost]));
    }
  });
});
