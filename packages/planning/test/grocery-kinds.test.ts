import type { Macros } from "@plateful/nutrition";
import { describe, expect, it } from "vitest";
import {
  compileLibrary,
  DEFAULT_WEIGHTS,
  groceryWeights,
  PRODUCT_WEIGHTS,
  plan,
  type RecipeRow,
  type Rules,
} from "../src/index.ts";
import { reopenWeek } from "../src/planner/answers/reopen-week.ts";
import { Shopping } from "../src/planner/week/shopping.ts";
import { NO_RULES } from "./generated-people.ts";

const DINNER: Macros = { kcal: 600, protein: 50, carbohydrates: 40, fat: 26.7 };

const dish = (id: string, groceries: readonly string[]): RecipeRow => ({
  id,
  perPortion: DINNER,
  mealTypes: ["DINNER"],
  diets: ["VEGAN"],
  allergens: [],
  allergensKnown: true,
  avoid: [],
  tags: [],
  preparationMinutes: 20,
  mainGroup: id,
  popularity: 0.5,
  groceries,
});

const KINDS = ["parsley", "mint", "dill", "basil"];
const GROUPS = new Map(KINDS.map((kind) => [kind, "herbs"]));
const PRICES = { second: 1.5, further: 5 };

function planned(
  rows: readonly RecipeRow[],
  groups: ReadonlyMap<string, string>,
  wishes: Partial<Rules> = {},
) {
  const library = compileLibrary(rows, "v", new Map(), groups);
  const slot = { id: "s", mealMoment: "DINNER", mealType: "DINNER", target: DINNER } as const;
  const input = Array.from({ length: 4 }, (_, at) => ({ key: `d${at}`, slots: [slot] }));
  const result = plan(library, input, { ...NO_RULES, ...wishes }, { seed: 3, weights: PRODUCT_WEIGHTS });
  return { library, result, ids: result.days.map(({ meals }) => meals[0]?.recipeId ?? "") };
}

describe("PLAN-256 groceries that stand in for each other", () => {
  /** Four dishes with a herb each, and four with a leaf that nothing stands in for. */
  const rows = [
    ...KINDS.map((kind) => dish(`with ${kind}`, [kind])),
    ...KINDS.map((kind) => dish(`beside ${kind}`, [`leaf ${kind}`])),
  ];

  it("are bought in few kinds where dishes are as good without", () => {
    const herbsOf = (ids: readonly string[]) => ids.filter((id) => id.startsWith("with")).length;
    const seen = herbsOf(planned(rows, GROUPS).ids);
    expect(seen).toBeLessThanOrEqual(1);
    const often = rows.filter(({ id }) => id.startsWith("with"));
    expect(herbsOf(planned(often, GROUPS).ids)).toBe(4);
  });

  it("cost nothing more for the first kind, some more for the second and most for each further one", () => {
    const library = compileLibrary(rows, "v", new Map(), GROUPS);
    const shopping = new Shopping(library, PRICES);
    const costs = KINDS.map((kind) => {
      const before = shopping.cost;
      shopping.add(library.indexById.get(`with ${kind}`) ?? -1, 1);
      return shopping.cost - before;
    });
    expect(costs).toEqual([1, 2.5, 6, 6]);
    shopping.add(library.indexById.get("with mint") ?? -1, -1);
    expect(shopping.cost).toBeCloseTo(1 + 2.5 + 6, 9);
    for (const kind of ["parsley", "dill", "basil"])
      shopping.add(library.indexById.get(`with ${kind}`) ?? -1, -1);
    expect(shopping.cost).toBeCloseTo(0, 9);
    expect([...shopping.price]).toEqual(library.groceries.names.map(() => 1));
  });

  it("cost what a meal alone needs of them, given the other kinds", () => {
    const library = compileLibrary(rows, "v", new Map(), GROUPS);
    const shopping = new Shopping(library, PRICES);
    const numberOf = (kind: string) => library.indexById.get(`with ${kind}`) ?? -1;
    shopping.add(numberOf("mint"), 1);
    expect(shopping.onlyFor(numberOf("mint"))).toBe(1);
    shopping.add(numberOf("dill"), 1);
    expect(shopping.onlyFor(numberOf("dill"))).toBe(2.5);
  });

  it("cost nothing at home, and are no kind that others cost more for", () => {
    const library = compileLibrary(rows, "v", new Map(), GROUPS);
    const shopping = new Shopping(library, PRICES, new Set(["mint", "dill"]));
    shopping.add(library.indexById.get("with mint") ?? -1, 1);
    shopping.add(library.indexById.get("with basil") ?? -1, 1);
    expect(shopping.cost).toBe(1);
  });

  it("cost in the plan what judging it from scratch finds", () => {
    const mixed = KINDS.flatMap((kind, at) => [
      dish(`a ${kind}`, [kind, KINDS[(at + 1) % KINDS.length] ?? kind]),
      dish(`b ${kind}`, [kind, "rice"]),
    ]);
    const { library, result } = planned(mixed, GROUPS, { atHome: ["dill"] });
    expect(result.cost.groceries).toBeGreaterThan(0);
    expect(reopenWeek(library, result).value()).toBeCloseTo(result.cost.total, 6);
  });

  it("cost no more by the prices that the planner is measured by", () => {
    expect([DEFAULT_WEIGHTS.secondKind, DEFAULT_WEIGHTS.furtherKind]).toEqual([0, 0]);
  });
});

it("PLAN-258 what keeps for months costs more than half of what spoils and leaves nothing over", () => {
  const food = (id: string, shelfLife: "FRESH" | "WEEKS" | "MONTHS") => ({
    id,
    pack: { grams: 100, shelfLife },
    uses: [100],
  });
  const weights = groceryWeights([food("leaf", "FRESH"), food("egg", "WEEKS"), food("rice", "MONTHS")]);
  expect([weights.get("leaf"), weights.get("egg"), weights.get("rice")]).toEqual([1, 0.8, 0.6]);
});
