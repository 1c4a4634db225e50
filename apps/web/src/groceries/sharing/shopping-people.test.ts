import type { GroceryListItem } from "@plateful/contract";
import { expect, it } from "vitest";
import { lastTick } from "./shopping-people.ts";

const item = (id: number, change: Partial<GroceryListItem> = {}): GroceryListItem => ({
  ...{ id, name: `Food ${id}`, category: "DAIRY", checked: false, quantity: 1, unit: "g" },
  ...{ is_own: false, at_home: false, ticked_by: null },
  ...{
    pack: null,
    left_over: null,
    is_likely_at_home: false,
    at_home_until: null,
    dishes: [],
    cents: null,
    used_cents: null,
  },
  ...change,
});
const ANNA = 1;
const BEN = 2;

it("GROC-035 tells of what another ticked since the list was read last, not of one's own ticks or of old ones", () => {
  const before = [item(1), item(2), item(3, { checked: true, ticked_by: BEN })];
  const tick = (id: number, by: number) =>
    before.map((each) => (each.id === id ? { ...each, checked: true, ticked_by: by } : each));
  expect(lastTick(before, tick(1, BEN), ANNA)).toMatchObject({ user: BEN, item: { id: 1 } });
  expect(lastTick(before, tick(1, ANNA), ANNA)).toBeNull();
  expect(lastTick(before, before, ANNA)).toBeNull();
  expect(lastTick([], tick(1, BEN), ANNA)).toBeNull();
});
