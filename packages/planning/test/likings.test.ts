import type { Macros } from "@plateful/nutrition";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  compileLibrary,
  LIKING_DAYS,
  type LikingSign,
  learnLikings,
  likingsThatCount,
  PRODUCT_WEIGHTS,
  plan,
  type RecentMeal,
  type RecipeRow,
  type Rules,
} from "../src/index.ts";
import { NO_RULES } from "./generated-people.ts";

const FOR = ["EATEN", "CHOSEN", "ADDED"] as const;
const AGAINST = ["SWAPPED_AWAY", "REMOVED", "LEFT"] as const;

const signs = (kinds: readonly LikingSign["kind"][], last = LIKING_DAYS) =>
  fc.array(
    fc.record({
      recipeId: fc.constant("soup"),
      kind: fc.constantFrom(...kinds),
      daysAgo: fc.integer({ min: 0, max: last }),
    }),
    { maxLength: 60 },
  );
const anySigns = signs([...FOR, ...AGAINST]);
const likingOf = (known: readonly LikingSign[], favourites: readonly string[] = []) =>
  learnLikings(known, favourites).get("soup")?.liking ?? 0.5;
const sign = (kind: LikingSign["kind"], daysAgo = 0): LikingSign => ({ recipeId: "soup", kind, daysAgo });

describe("what planning learns of a dish", () => {
  it("PLAN-269 is a share between 0 and 1, whatever was done", () => {
    fc.assert(
      fc.property(anySigns, fc.boolean(), (known, isFavourite) => {
        const liking = likingOf(known, isFavourite ? ["soup"] : []);
        expect(liking).toBeGreaterThan(0);
        expect(liking).toBeLessThan(1);
      }),
    );
  });

  it("PLAN-269 rises with what speaks for the dish and falls with what speaks against it", () => {
    fc.assert(
      fc.property(
        anySigns,
        fc.constantFrom(...FOR),
        fc.integer({ min: 0, max: 182 }),
        (known, kind, daysAgo) => {
          expect(likingOf([...known, sign(kind, daysAgo)])).toBeGreaterThanOrEqual(likingOf(known));
        },
      ),
    );
    fc.assert(
      fc.property(
        anySigns,
        fc.constantFrom(...AGAINST),
        fc.integer({ min: 0, max: 182 }),
        (known, kind, daysAgo) => {
          expect(likingOf([...known, sign(kind, daysAgo)])).toBeLessThanOrEqual(likingOf(known));
        },
      ),
    );
    fc.assert(
      fc.property(anySigns, (known) => {
        expect(likingOf(known, ["soup"])).toBeGreaterThanOrEqual(likingOf(known));
      }),
    );
  });

  it("PLAN-269 is the same in any order of the signs", () => {
    fc.assert(
      fc.property(anySigns, (known) => {
        expect(likingOf([...known].reverse())).toBeCloseTo(likingOf(known), 1);
      }),
    );
  });

  it("PLAN-269 counts a sign half after six weeks, and not at all after half a year", () => {
    const fresh = likingOf([sign("SWAPPED_AWAY")]);
    const older = [42, 84, LIKING_DAYS].map((daysAgo) => likingOf([sign("SWAPPED_AWAY", daysAgo)]));
    expect([fresh, ...older]).toEqual([0.38, 0.43, 0.47, 0.49]);
    expect(likingOf([sign("SWAPPED_AWAY", LIKING_DAYS + 1)])).toBe(0.5);
    expect(likingOf([sign("SWAPPED_AWAY", -1)])).toBe(0.5);
  });

  it("PLAN-269 changes little by one accident, also of a dish that was eaten often", () => {
    for (const kind of [...FOR, ...AGAINST])
      expect(Math.abs(likingOf([sign(kind)]) - 0.5)).toBeLessThan(0.13);
    const often = Array.from({ length: 6 }, (_, week) => sign("EATEN", 7 * week));
    expect(likingOf(often)).toBe(0.74);
    expect(likingOf([...often, sign("LEFT")])).toBe(0.69);
  });

  it("PLAN-269 counts what was done, and forgets everything up to the day that the person named", () => {
    const known = [
      sign("EATEN", 9),
      sign("CHOSEN", 9),
      sign("ADDED", 3),
      sign("REMOVED", 2),
      sign("LEFT", 1),
    ];
    expect(learnLikings(known).get("soup")).toMatchObject({ eaten: 1, chosen: 2, unwanted: 2 });
    expect(learnLikings([...known, sign("FORGOTTEN", 2)]).get("soup")).toMatchObject({
      ...{ eaten: 0, chosen: 0, unwanted: 1 },
    });
    expect(learnLikings([...known, sign("FORGOTTEN", 40), sign("FORGOTTEN")]).size).toBe(0);
  });

  it("PLAN-270 hands the planner only what differs from what is thought of an unknown dish", () => {
    const both = [sign("EATEN"), sign("EATEN"), sign("LEFT"), sign("LEFT"), sign("LEFT", 200)];
    const known = [...both, { ...sign("EATEN"), recipeId: "b" }, { ...sign("EATEN"), recipeId: "a" }];
    expect(Object.entries(likingsThatCount(learnLikings(known)))).toEqual([
      ["a", 0.58],
      ["b", 0.58],
      ["soup", 0.53],
    ]);
    expect(likingsThatCount(learnLikings([sign("CHOSEN", 3), sign("SWAPPED_AWAY", 3)]))).toEqual({});
    expect(likingsThatCount(learnLikings([]))).toEqual({});
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
  tags: [],
  preparationMinutes: 20,
  mainGroup: id,
  popularity: 0.5,
  groceries: [],
  ...wishes,
});
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);
const names = (count: number) => Array.from({ length: count }, (_, at) => `dish ${at}`);

/** What is planned for dinners of some days, by seed. */
const dinners = (rows: readonly RecipeRow[], rules: Partial<Rules>, days = 1): string[][] => {
  const library = compileLibrary(rows, "v");
  const slots = [{ id: "s", mealMoment: "DINNER", mealType: "DINNER", target: DINNER }] as const;
  const input = Array.from({ length: days }, (_, at) => ({ key: `day ${at}`, slots }));
  return SEEDS.map((seed) =>
    plan(library, input, { ...NO_RULES, ...rules }, { seed, weights: PRODUCT_WEIGHTS }).days.map(
      ({ meals }) => meals[0]?.recipeId ?? "nothing",
    ),
  );
};
const share = (planned: readonly string[][], id: string) =>
  planned.filter((week) => week.includes(id)).length / planned.length;

describe("planning by what was learned", () => {
  const rows = names(4).map((id) => dish(id));

  it("PLAN-270 plans a liked dish more often, and a disliked one less", () => {
    const usual = share(dinners(rows, {}), "dish 1");
    expect(share(dinners(rows, { likings: { "dish 1": 0.65 } }), "dish 1")).toBeGreaterThan(usual + 0.3);
    expect(share(dinners(rows, { likings: { "dish 1": 0.3 } }), "dish 1")).toBe(0);
  });

  it("PLAN-270 plans as before for those of whom nothing was learned", () => {
    expect(dinners(rows, { likings: {} })).toEqual(dinners(rows, {}));
    expect(dinners(rows, { likings: { "a recipe that is gone": 0.9 } })).toEqual(dinners(rows, {}));
  });

  it("PLAN-270 breaks no rule for a liking, and plans what is disliked where nothing else fits", () => {
    const strict = [dish("liked", { diets: [] }), dish("other")];
    const liked = { likings: { liked: 0.99, other: 0.01 } };
    expect(share(dinners(strict, { ...liked, diet: "VEGAN" }), "other")).toBe(1);
    expect(share(dinners(strict, { ...liked, disliked: ["liked"] }), "other")).toBe(1);
    expect(share(dinners(strict, { ...liked, deny: ["liked"] }), "other")).toBe(1);
  });

  it("PLAN-270 keeps a liked dish from coming back within its days", () => {
    const week = dinners(
      names(14).map((id) => dish(id)),
      { likings: { "dish 1": 0.95 } },
      7,
    );
    for (const planned of week) expect(planned.filter((id) => id === "dish 1").length).toBe(1);
    const recent: RecentMeal[] = [{ recipeId: "dish 1", daysAgo: 3 }];
    expect(share(dinners(rows, { recent, likings: { "dish 1": 0.99 } }), "dish 1")).toBe(0);
  });

  it("PLAN-270 lets a dish of yesterday's memory wait, and lets a liked one come back sooner", () => {
    const memory = (daysAgo: number) => ({
      memory: [{ recipeId: "dish 1", daysAgo }],
      likings: { "dish 1": 0.7 },
    });
    expect(share(dinners(rows, memory(8)), "dish 1")).toBe(0);
    expect(share(dinners(rows, memory(26)), "dish 1")).toBeGreaterThan(0.5);
  });

  it.each([-0.01, 1.01, Number.NaN])(
    "PLAN-270 refuses a liking of %s, so that no price falls below 0",
    (liking) => {
      expect(() => dinners(rows, { likings: { "dish 1": liking } })).toThrow(RangeError);
    },
  );
});
