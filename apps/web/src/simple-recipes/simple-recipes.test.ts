import type { SimpleRecipe } from "@plateful/contract";
import { describe, expect, it } from "vitest";
import { readSimpleDetail, readSimpleSearch } from "../lib/address/simple-recipe-search.ts";
import { socialLink } from "../lib/site/social-link.ts";
import { countActive, NO_FILTER, nextFavourites, TIME_LIMITS, toggled, toQuery } from "./simple-filter.ts";
import { inspirationQuery, suggestionsQuery } from "./simple-recipe-query.ts";
import { carouselCards, linesFor, macrosPerServing } from "./simple-view.ts";

const recipe = {
  servings: 2,
  ingredients: ["1 1/2 cups milk", "2-3 carrots", "½ onion", "salt"],
  total_calories: 900,
  protein_grams: 40,
  carbohydrates_grams: null,
  fat_grams: 30,
} as unknown as SimpleRecipe;

describe("the filter of simple recipes", () => {
  it("SREC-011 goes from any to only favourites and back", () => {
    expect(nextFavourites(null)).toBe(true);
    expect(nextFavourites(true)).toBeNull();
  });

  it("SREC-013 SREC-014 SREC-015 asks for text from three characters on, and sends the time as total_time_lte", () => {
    expect(toQuery({ ...NO_FILTER, text: " li " })).toEqual({});
    expect(toQuery({ ...NO_FILTER, text: " len " })).toEqual({ search: "len" });
    expect(TIME_LIMITS).toEqual([5, 10, 20, 30, 60, null]);
    const full = { text: "", favourites: true, mealTypes: ["LUNCH"], minutes: 20, tags: [3] } as const;
    expect(toQuery(full)).toEqual({
      is_favorite: true,
      meal_types: ["LUNCH"],
      total_time_lte: 20,
      custom_tags: ["3"],
    });
    expect(countActive(full)).toBe(4);
  });

  it("SREC-012 another filter is another list, from its first page on", () => {
    const keyOf = (text: string) => suggestionsQuery({ ...NO_FILTER, text }).queryKey;
    expect(keyOf("soup")).not.toEqual(keyOf("salad"));
    expect(keyOf("so")).toEqual(keyOf(""));
    expect(suggestionsQuery(NO_FILTER).initialPageParam).toBe(1);
    expect(toggled([1, 2], 2)).toEqual([1]);
    expect(toggled([1], 2)).toEqual([1, 2]);
  });

  it("SREC-007 reads its address and leaves out what makes no sense", () => {
    const raw = {
      date: "2026-03-18",
      moment: "DINNER",
      replace: "7",
      tag: "x",
      tagTitle: "Soup",
      favourites: true,
    };
    expect(readSimpleSearch(raw)).toEqual({
      date: "2026-03-18",
      moment: "DINNER",
      replace: 7,
      tagTitle: "Soup",
      favourites: true,
    });
    expect(readSimpleSearch({ date: "yesterday", moment: "TEA", slot: -1 })).toEqual({});
    expect(readSimpleDetail({ meal: "12" })).toEqual({ meal: 12 });
  });
});

describe("a simple recipe", () => {
  it("SREC-023 SREC-024 scales its lines by servings", () => {
    expect(linesFor(recipe, 4, ".")).toEqual(["3 cups milk", "4-6 carrots", "1 onion", "salt"]);
    expect(linesFor(recipe, 1, ".")).toEqual(["¾ cups milk", "1-1 ½ carrots", "¼ onion", "salt"]);
    expect(linesFor(recipe, 2, ".")[3]).toBe("salt");
  });

  it("SREC-030 shows one serving; what is not stated stays unknown", () => {
    expect(macrosPerServing(recipe)).toEqual({ kcal: 450, protein: 20, carbohydrates: null, fat: 15 });
    expect(macrosPerServing({ ...recipe, total_calories: null })).toBeNull();
  });

  it.each([
    ["https://www.instagram.com/p/abc/", true],
    ["https://vm.tiktok.com/x", true],
    ["https://youtu.be/x", true],
    ["https://nl.pinterest.com/pin/1", true],
    ["https://pinterest.co.uk/pin/1", true],
    ["https://x.com/cook/1", true],
    ["http://instagram.com/p/abc/", false],
    ["https://notinstagram.com/p", false],
    ["https://fox.com/p", false],
    ["https://pinterest.evil.example/p", false],
    ["Grandmother", false],
  ])("SREC-018 SREC-019 shows its source only as a post: %s is %s", (source, isShown) => {
    expect(socialLink(source) !== null).toBe(isShown);
  });
});

describe("the inspiration screen", () => {
  it("SREC-005 repeats a short row to five cards and marks the repeats", () => {
    const cards = carouselCards([{ id: 1 }, { id: 2 }]);
    expect(cards.map(({ item, isRepeat }) => [item.id, isRepeat])).toEqual([
      [1, false],
      [2, false],
      [1, true],
      [2, true],
      [1, true],
    ]);
    expect(carouselCards([])).toEqual([]);
    expect(carouselCards([1, 2, 3, 4, 5, 6].map((id) => ({ id })))).toHaveLength(6);
  });

  it("CACHE-010 CACHE-011 keeps the inspiration half an hour and suggestions fresh for five minutes", () => {
    expect([inspirationQuery.staleTime, inspirationQuery.gcTime]).toEqual([1_800_000, 1_800_000]);
    expect(suggestionsQuery(NO_FILTER).staleTime).toBe(300_000);
  });
});
