import { describe, expect, it } from "vitest";
import { alikeTogether, gainsOfSlot } from "./fits-of-slot.ts";
import { fitsToShow } from "./fits-to-show.ts";
import { pressed, sameLists, toLists, toStored } from "./recipe-lists.ts";

const NONE = { only: [], never: [] };

describe("the marks of recipes", () => {
  it("PLAN-144 are set and taken off, and no recipe has both", () => {
    const one = pressed(pressed(NONE, 7, "only"), 3, "only");
    expect(one).toEqual({ only: [3, 7], never: [] });
    expect(pressed(one, 7, "never")).toEqual({ only: [3], never: [7] });
    expect(pressed(pressed(one, 7, "only"), 3, "only")).toEqual(NONE);
  });

  it("PLAN-143 are those of the organisation, in whatever order they were stored", () => {
    const stored = { whitelisted_recipes: [9, 2, 9], denylist_recipes: [4] };
    const lists = toLists(stored);
    expect(toStored(lists)).toEqual({ whitelisted_recipes: [2, 9], denylist_recipes: [4] });
    expect(sameLists(lists, { only: [2, 9], never: [4] })).toBe(true);
    expect(sameLists(pressed(lists, 2, "only"), lists)).toBe(false);
  });
});

describe("what the panel shows", () => {
  const clients = [
    {
      id: 1,
      first_name: "Anna",
      last_name: "A",
      fits: [
        { meal_type: "BREAKFAST" as const, recipes: 60, allowed: 9 },
        { meal_type: "DINNER" as const, recipes: 80, allowed: 30 },
      ],
    },
    {
      id: 2,
      first_name: "",
      last_name: "Bos",
      fits: [{ meal_type: "DINNER" as const, recipes: 80, allowed: 4 }],
    },
  ];

  it("PLAN-144 is for each meal the client whom the fewest recipes fit, or one client alone", () => {
    expect(fitsToShow(clients, null)).toEqual([
      { mealType: "BREAKFAST", allowed: 9, name: "Anna" },
      { mealType: "DINNER", allowed: 4, name: "Bos" },
    ]);
    expect(fitsToShow(clients, 1).map(({ name, allowed }) => [name, allowed])).toEqual([
      ["Anna", 9],
      ["Anna", 30],
    ]);
    expect(fitsToShow([], null)).toEqual([]);
  });
});

describe("what costs a meal most", () => {
  const slot = (more: object) => ({
    meal_slot: 1,
    meal_moment: "DINNER" as const,
    kcal: 600,
    days: [],
    recipes: 80,
    allowed: 12,
    restrictions: [],
    ingredients: [],
    cooking: null,
    ...more,
  });

  it("PLAN-145 is told with the two greatest, one ingredient by its name", () => {
    const found = gainsOfSlot(
      slot({
        restrictions: [
          { restriction: "DIET", costs: 3 },
          { restriction: "INGREDIENTS_TO_AVOID", costs: 19 },
          { restriction: "KETO", costs: 5 },
        ],
        ingredients: [{ id: 8, name: "Tomato", costs: 19 }],
      }),
    );
    expect(found).toEqual([
      { kind: "ingredient", id: 8, name: "Tomato", costs: 19 },
      { kind: "restriction", restriction: "KETO", costs: 5 },
    ]);
  });

  it("PLAN-145 names all ingredients together where letting go of all gives more than of one", () => {
    const found = gainsOfSlot(
      slot({
        restrictions: [{ restriction: "INGREDIENTS_TO_AVOID", costs: 25 }],
        ingredients: [{ id: 8, name: "Tomato", costs: 19 }],
      }),
    );
    expect(found.map(({ kind, costs }) => [kind, costs])).toEqual([
      ["restriction", 25],
      ["ingredient", 19],
    ]);
    expect(gainsOfSlot(slot({}))).toEqual([]);
  });

  it("PLAN-145 is told once for meals that differ only in their plans, with the days of both", () => {
    const slots = [
      slot({ meal_slot: 1, days: ["monday", "friday"] }),
      slot({ meal_slot: 2, days: ["tuesday"] }),
      slot({ meal_slot: 3, days: ["sunday"], allowed: 11 }),
    ];
    expect(alikeTogether(slots).map(({ allowed, days }) => [allowed, days])).toEqual([
      [12, ["monday", "tuesday", "friday"]],
      [11, ["sunday"]],
    ]);
  });
});
