import { GROCERY_CATEGORIES, type GroceryCategory } from "@plateful/nutrition";
import { describe, expect, it } from "vitest";
import { categoryOrder, groupByCategory } from "./category-order.ts";
import { defaultRange, isListRange, rangeLength, tapDay } from "./date-range.ts";
import { type GroceryIngredient, type GroceryMeal, groceryItems } from "./grocery-items.ts";
import { mergeGroceryLines, parseGroceryLine } from "./grocery-lines.ts";
import { leftOfFresh, packToBuy, usesUp } from "./pack-to-buy.ts";
import { leftInPacks } from "./packs.ts";

describe("period of a list", () => {
  const nothing = { start: null, end: null };

  it("GROC-003 sets the start with the first tap and the end with a later one", () => {
    const first = tapDay(nothing, "2026-11-20");
    expect(first).toEqual({ start: "2026-11-20", end: null });
    expect(tapDay(first, "2026-11-21")).toEqual({ start: "2026-11-20", end: "2026-11-21" });
  });

  it.each(["2026-11-20", "2026-11-19"])("GROC-003 starts again at the same or an earlier day: %s", (day) => {
    expect(tapDay({ start: "2026-11-20", end: null }, day)).toEqual({ start: day, end: null });
  });

  it("GROC-003 starts again on a tap when the period is complete", () => {
    const complete = { start: "2026-11-20", end: "2026-11-26" };
    expect(tapDay(complete, "2026-11-30")).toEqual({ start: "2026-11-30", end: null });
  });

  it("GROC-004 offers today and six days more", () => {
    expect(defaultRange("2026-12-28")).toEqual({ start: "2026-12-28", end: "2027-01-03" });
    expect(rangeLength(defaultRange("2026-12-28"))).toBe(7);
  });

  it("GROC-005 GROC-006 needs both ends in order and at most 31 days", () => {
    expect(isListRange({ start: "2026-11-20", end: null })).toBe(false);
    expect(isListRange({ start: "2026-11-20", end: "2026-11-19" })).toBe(false);
    expect(isListRange({ start: "2026-11-20", end: "2026-11-20" })).toBe(true);
    expect(isListRange({ start: "2026-12-01", end: "2026-12-31" })).toBe(true);
    expect(isListRange({ start: "2026-12-01", end: "2027-01-01" })).toBe(false);
  });
});

function anIngredient(changes: Partial<GroceryIngredient> = {}): GroceryIngredient {
  return {
    foodId: 1,
    name: "Rice",
    category: "GRAINS_AND_PASTA",
    servings: 0.75,
    servingDescription: "100 g",
    metric: { amount: 100, unit: "g" },
    ...changes,
  };
}

function aMeal(changes: Partial<GroceryMeal> = {}): GroceryMeal {
  return { kind: "recipe", status: "PLANNED", people: 1, ingredients: [anIngredient()], ...changes };
}

describe("what to buy", () => {
  it("GROC-019 adds the same food up over meals and servings, for the people cooked for", () => {
    const spoon = anIngredient({
      servings: 2,
      servingDescription: "1 spoon",
      metric: { amount: 15, unit: "g" },
    });
    const items = groceryItems([aMeal({ people: 3 }), aMeal({ kind: "singleFood", ingredients: [spoon] })]);
    expect(items).toEqual([
      { foodId: 1, name: "Rice", category: "GRAINS_AND_PASTA", quantity: 255, unit: "g" },
    ]);
  });

  it("GROC-019 leaves out what was eaten and what was added quickly", () => {
    expect(groceryItems([aMeal({ status: "EATEN" }), aMeal({ kind: "quickAdd" })])).toEqual([]);
  });

  it("GROC-019 GROC-020 keeps grams, millilitres, servings and pieces of a food apart", () => {
    const items = groceryItems([
      aMeal({
        ingredients: [
          anIngredient(),
          anIngredient({ metric: { amount: 250, unit: "ml" }, servings: 2 }),
          anIngredient({ metric: null, servingDescription: "1 slice", servings: 2 }),
          anIngredient({ metric: null, servingDescription: "1 slice", servings: 1 }),
          anIngredient({ metric: null, servingDescription: "", servings: 1.5 }),
          anIngredient({ foodId: 2, name: "Oil" }),
        ],
      }),
    ]);
    expect(items.map((item) => [item.name, item.quantity, item.unit])).toEqual([
      ["Rice", 75, "g"],
      ["Rice", 500, "ml"],
      ["Rice", 3, "1 slice"],
      ["Rice", 1.5, "piece"],
      ["Oil", 75, "g"],
    ]);
  });
});

describe("order of categories", () => {
  const collator = new Intl.Collator("nl");
  const dutch: Partial<Record<GroceryCategory, string>> = {
    MEAT: "Vlees",
    FRUIT: "Fruit",
    BREAD: "Brood",
    OTHER: "Anders",
  };
  const names = Object.fromEntries(
    GROCERY_CATEGORIES.map((category) => [category, dutch[category] ?? category]),
  ) as Record<GroceryCategory, string>;
  const order = categoryOrder(names, collator.compare);

  it("GROC-014 sorts by translated name with OTHER last", () => {
    expect((["OTHER", "MEAT", "FRUIT", "BREAD"] as GroceryCategory[]).sort(order)).toEqual([
      "BREAD",
      "FRUIT",
      "MEAT",
      "OTHER",
    ]);
    expect([...GROCERY_CATEGORIES].sort(order).at(-1)).toBe("OTHER");
  });

  it("GROC-014 has no group without items", () => {
    const items = [
      { category: "OTHER" as const },
      { category: "MEAT" as const },
      { category: "OTHER" as const },
    ];
    expect(groupByCategory(items, order).map((group) => [group.category, group.items.length])).toEqual([
      ["MEAT", 1],
      ["OTHER", 2],
    ]);
  });
});

describe("lines of a simple list", () => {
  it.each([
    ["200 g flour", 200, "g", "flour"],
    ["200g flour", 200, "g", "flour"],
    ["1 ½ el olijfolie", 1.5, "tbsp", "olijfolie"],
    ["1 1/2 tsp salt", 1.5, "tsp", "salt"],
    ["1½ cups milk", 1.5, "cup", "milk"],
    ["1/2 onion", 0.5, null, "onion"],
    ["1,5 kg  aardappelen", 1.5, "kg", "aardappelen"],
    ["2 eggs", 2, null, "eggs"],
    ["2 gele uien", 2, null, "gele uien"],
    ["salt", null, null, "salt"],
    ["2-3 carrots", null, null, "2-3 carrots"],
    ["1/0 onion", null, null, "1/0 onion"],
  ])("GROC-023 takes %j apart", (text, quantity, unit, name) => {
    expect(parseGroceryLine(text)).toMatchObject({ quantity, unit, name });
  });

  it("GROC-023 adds up lines with equal unit and name and keeps the others", () => {
    const merged = mergeGroceryLines([
      "200 g flour",
      "salt",
      "100 gram Flour",
      "1 kg flour",
      "2 eggs",
      "Salt",
      " ",
      "3 eggs",
    ]);
    expect(merged.map((line) => [line.quantity, line.unit, line.name, line.text])).toEqual([
      [300, "g", "flour", null],
      [null, null, "salt", "salt"],
      [1, "kg", "flour", "1 kg flour"],
      [5, null, "eggs", null],
    ]);
  });

  it("GROC-023 does not guess at ranges", () => {
    expect(mergeGroceryLines(["2-3 carrots", "1 carrots"])).toHaveLength(2);
  });
});

describe("packs", () => {
  it.each([
    [450, 500, 1],
    [300, 200, 2],
    [215, 200, 1],
    [225, 200, 2],
    [5, 200, 1],
  ])("GROC-042 buys %s g in packs of %s g: %s", (need, grams, count) => {
    expect(packToBuy(need, "g", { grams })).toEqual({ count, size: grams, unit: "g" });
  });

  it.each([
    [100, 1, 200, 100],
    [148, 1, 200, 50],
    [1, 1, 20, 15],
    [11, 1, 15, 4],
    [155, 1, 200, null],
    [215, 1, 200, null],
    [300, 2, 200, 100],
    [351, 2, 200, null],
  ])("GROC-043 leaves of %s g from %s packs of %s g: %s", (need, count, size, left) => {
    expect(leftOfFresh(need, { count, size }, { shelfLife: "FRESH" })).toBe(left);
    expect(leftOfFresh(need, { count, size }, { shelfLife: "WEEKS" })).toBeNull();
    expect(leftOfFresh(need, { count, size }, { shelfLife: "MONTHS" })).toBeNull();
  });

  it("GROC-043 is used up by a meal that leaves less than a quarter of a pack", () => {
    expect([100, 51, 50, 20, 300].map((need) => usesUp(need, 100, 200))).toEqual([
      true,
      true,
      false,
      false,
      true,
    ]);
  });

  it("GROC-044 counts what is left of earlier packs in grams", () => {
    const packs = new Map([["rice", { grams: 500, shelfLife: "MONTHS" as const }]]);
    expect(leftInPacks([{ foodId: "rice", daysAgo: 3, grams: 70 }], packs)).toEqual([
      { foodId: "rice", grams: 430 },
    ]);
  });
});
