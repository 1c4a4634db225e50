import { describe, expect, it } from "vitest";
import {
  INSPIRATION_BANDS,
  readInspirationFilters,
  readMealSearch,
  readOwnRecipeSearch,
  SEARCH_TIMES,
} from "../lib/address/recipe-filters.ts";
import { readQuantity } from "../lib/food/entered-quantity.ts";
import { ownVersionName } from "./own/own-recipe-name.ts";
import { toInspirationQuery } from "./search/inspiration-query.ts";
import { toMealQuery } from "./search/meal-search-query.ts";
import { END_THRESHOLD, marginOf, pageOfNext, withoutRepeats } from "./search/next-page.ts";
import { bandToBounds, timeToBounds } from "./search/prep-time.ts";
import { afterPress, isChosen, RECIPE_CATEGORIES, shownTags } from "./search/recipe-chips.ts";

const ANNA = { id: 7 };

describe("reading on", () => {
  it("REC-017 REC-019 takes the page from the next address, and says when there is none in it", () => {
    expect(pageOfNext("https://plateful.example/api/generateMeals/?kcal=400&page=3")).toBe(3);
    expect(pageOfNext(null)).toBeNull();
    for (const next of ["https://x.example/api/", "/api/?page=1", "/api/?page=two", "/api/?page=2.5"])
      expect(() => pageOfNext(next), next).toThrow("Failed to parse next url");
  });

  it("REC-018 reads on half a screen before the end of the tab, a fifth before that of a search", () => {
    expect([marginOf(END_THRESHOLD.inspiration), marginOf(END_THRESHOLD.search)]).toEqual([
      "0px 0px 50% 0px",
      "0px 0px 20% 0px",
    ]);
  });

  it("REC-020 shows a recipe once that came on two pages", () => {
    const items = [{ id: 1 }, { id: 2 }, { id: 1 }, { id: 3 }];
    expect(withoutRepeats(items, ({ id }) => id)).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  });
});

describe("what a search asks for", () => {
  it("REC-022 REC-025 REC-026 names the filters of the tab as the server does", () => {
    expect(INSPIRATION_BANDS.map(bandToBounds)).toEqual(
      [
        [1, 5],
        [6, 10],
        [11, 20],
        [21, 30],
        [31, 60],
      ].map(([preparationTimeMinGte, preparationTimeMinLte]) => ({
        preparationTimeMinGte,
        preparationTimeMinLte,
      })),
    );
    const filters = { text: "leek", favourite: true, meals: ["LUNCH"], band: "11-20" } as const;
    expect(toInspirationQuery(filters, 2)).toEqual({
      page: 2,
      page_size: 20,
      ingredient_search: "leek",
      favourite: true,
      meal_types: ["LUNCH"],
      preparation_time_min_gte: 11,
      preparation_time_min_lte: 20,
    });
  });

  it("REC-023 REC-024 offers times that include their bound", () => {
    expect(SEARCH_TIMES.map(timeToBounds)).toEqual([
      { preparationTimeMinLte: 5 },
      { preparationTimeMinLte: 10 },
      { preparationTimeMinLte: 15 },
      { preparationTimeMinLte: 20 },
      { preparationTimeMinLte: 30 },
      { preparationTimeMinGte: 30 },
      {},
    ]);
  });

  it("REC-011 REC-012 REC-013 REC-044 asks the product, for favourites anybody, for own ones the author", () => {
    const sources = (search: Parameters<typeof toMealQuery>[0]) => {
      const { source_provider, author, favourite } = toMealQuery(search, ANNA, 1) as Record<string, unknown>;
      return { source_provider, author, favourite };
    };
    expect(sources({})).toEqual({ source_provider: ["PLATEFUL"] });
    expect(sources({ favourite: true })).toEqual({ favourite: true });
    expect(sources({ own: true })).toEqual({ source_provider: ["USER_GENERATED"], author: 7 });
  });

  it("REC-002 REC-043 carries the meal, its day and every filter", () => {
    const search = {
      day: "2026-03-20",
      slot: 3,
      text: "rice",
      meal: "ALL",
      time: "GTE_30",
      tag: "SOUP",
    } as const;
    expect(toMealQuery(search, ANNA, 1)).toMatchObject({
      meal_slot_specification: 3,
      date_to_plan_for: "2026-03-20",
      ingredient_search: "rice",
      meal_types: ["ALL"],
      preparation_time_min_gte: 30,
      tags: ["SOUP"],
    });
  });

  it("REC-027 fails without a person", () => {
    expect(() => toMealQuery({}, null, 1)).toThrow("User is not set");
  });

  it("NAV-021 reads addresses, and leaves out what makes no sense", () => {
    expect(readInspirationFilters({ text: " ", meals: ["BRUNCH", "LUNCH"], band: "2-3" })).toEqual({
      meals: ["LUNCH"],
    });
    expect(
      readMealSearch({ day: "2026-02-30", slot: "4", replace: -1, own: true, time: "LTE_20", tag: "LUNCH" }),
    ).toEqual({ slot: 4, own: true, time: "LTE_20" });
    expect(readOwnRecipeSearch({ date: "2026-03-20", name: "x".repeat(130), onSave: () => 1 })).toEqual({
      date: "2026-03-20",
      name: "x".repeat(120),
    });
  });
});

describe("chips", () => {
  it("REC-005 REC-011 REC-013 REC-014 narrows by category and kind, and popular lets go", () => {
    expect(RECIPE_CATEGORIES).toEqual(["POPULAR", "FAVOURITE", "OWN_RECIPE"]);
    expect(afterPress("SOUP", {})).toEqual({ tag: "SOUP" });
    expect(afterPress("SOUP", { tag: "SOUP" })).toEqual({});
    expect(afterPress("FAVOURITE", { tag: "SOUP" })).toEqual({ tag: "SOUP", favourite: true });
    expect(afterPress("FAVOURITE", { favourite: true })).toEqual({});
    expect(afterPress("OWN_RECIPE", { tag: "SOUP", favourite: true })).toEqual({ own: true });
    expect(afterPress("POPULAR", { tag: "SOUP" })).toEqual({});
    expect([isChosen("POPULAR", {}), isChosen("POPULAR", { tag: "SOUP" })]).toEqual([true, false]);
  });

  it("REC-079 refuses to take making a recipe for a category", () => {
    expect(() => afterPress("CREATE", {})).toThrow("Making a recipe is no category.");
  });

  it("REC-007 shows the fifteen kinds, as an organisation narrows and orders them", () => {
    expect(shownTags(null)).toHaveLength(15);
    const displayed = ["SOUP", "LUNCH", "HORMONE", "BREAD", "SALAD"];
    expect(shownTags({ displayed_recipe_tags: displayed, featured_recipe_tag: "SALAD" })).toEqual([
      "SALAD",
      "SOUP",
      "BREAD",
    ]);
  });
});

describe("a recipe of one's own", () => {
  it("REC-073 REC-074 REC-076 reads an amount", () => {
    expect(readQuantity("1,5")).toEqual({ kind: "amount", value: 1.5 });
    expect(readQuantity(" 2.25 ")).toEqual({ kind: "amount", value: 2.25 });
    expect(readQuantity("0.001")).toEqual({ kind: "amount", value: 0.05 });
    expect(readQuantity(" ")).toEqual({ kind: "nothing" });
    expect([readQuantity("0"), readQuantity("0,0")]).toEqual([{ kind: "zero" }, { kind: "zero" }]);
    for (const text of ["-1", "two", "1e3", "1.2.3", "."])
      expect(readQuantity(text), text).toEqual({ kind: "not-a-number" });
  });

  it("REC-071 REC-072 names one's own version, and cuts what would be too long", () => {
    const toVersion = (name: string) => `${name} (my version)`;
    expect(ownVersionName("Leek soup", toVersion)).toBe("Leek soup (my version)");
    const long = ownVersionName("a".repeat(115), toVersion);
    expect([long.length, long.endsWith("a (my version)")]).toEqual([120, true]);
  });
});
