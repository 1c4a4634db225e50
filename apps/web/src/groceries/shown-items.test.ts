import { expect, it } from "vitest";
import type { KeptGrocery } from "../lib/kept/kept-grocery.ts";
import { shownItems } from "./shown-items.ts";

const item = (id: number) => ({
  ...{ id, name: `Food ${id}`, category: "DAIRY" as const, checked: false },
  ...{ quantity: 1, unit: "g", is_own: false, at_home: false, ticked_by: null },
  ...{
    pack: null,
    left_over: null,
    is_likely_at_home: false,
    at_home_until: null,
    dishes: [],
    cents: null,
    used_cents: null,
  },
});
const about = (id: number) => ({
  ...{ key: `k${id}`, userId: 1, date: "2026-03-18", reach: "full" as const, item: id, name: "Soap" },
});
const tick = (id: number, checked = true): KeptGrocery => ({ ...about(id), kind: "item-tick", checked });
const removal = (id: number): KeptGrocery => ({ ...about(id), kind: "item-removal" });
const added = (id: number, listId: number): KeptGrocery => ({
  ...{ ...about(id), kind: "item-added", listId, category: "OTHER" },
});

it("GROC-022 GROC-028 shows what was ticked, added, changed and removed without a network", () => {
  const kept = [tick(1), removal(2), added(-5, 9), tick(-5), added(-6, 8), added(-7, 9), removal(-7)];
  expect(shownItems([item(1), item(2), item(3)], kept, 9)).toEqual([
    { ...item(1), checked: true },
    item(3),
    {
      ...{ id: -5, name: "Soap", category: "OTHER", checked: true },
      ...{ quantity: null, unit: null, is_own: true, at_home: false, ticked_by: null },
      ...{
        pack: null,
        left_over: null,
        is_likely_at_home: false,
        at_home_until: null,
        dishes: [],
        cents: null,
        used_cents: null,
      },
    },
  ]);
});

it("GROC-022 shows the last of what was done to an item", () => {
  expect(shownItems([item(1)], [tick(1), tick(2), tick(1, false)], 9)).toEqual([item(1)]);
  const edit: KeptGrocery = { ...about(1), kind: "item-edit", name: "Green soap", category: "SNACKS" };
  expect(shownItems([item(1)], [edit, tick(1)], 9)).toMatchObject([
    { name: "Green soap", category: "SNACKS", checked: true },
  ]);
});

it("GROC-035 does not say that another ticked what the person has just ticked again", () => {
  const byAnother = { ...item(1), ticked_by: 2 };
  expect(shownItems([byAnother], [tick(1)], 9)).toEqual([{ ...item(1), checked: true }]);
  const aside: KeptGrocery = { ...about(1), kind: "item-aside", atHome: true };
  expect(shownItems([byAnother], [aside], 9)).toEqual([{ ...byAnother, at_home: true }]);
});
