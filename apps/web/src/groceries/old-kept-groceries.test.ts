import { expect, it } from "vitest";
import { takeOldGroceries } from "./old-kept-groceries.ts";

const KEEPER = { userId: 1, date: "2026-03-18", reach: "full" as const };

function aStorage(first: Record<string, string>) {
  const kept = new Map(Object.entries(first));
  return {
    size: () => kept.size,
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
  };
}

it("GROC-022 takes over the ticks of an earlier version of the app, once", () => {
  const storage = aStorage({ "plateful-own-grocery-ticks": "[[3,true]]" });
  expect(takeOldGroceries(storage, KEEPER)).toMatchObject([
    { ...KEEPER, kind: "item-tick", item: 3, checked: true, isTried: false },
  ]);
  expect([storage.size(), takeOldGroceries(storage, KEEPER)]).toEqual([0, []]);
});

it("GROC-028 takes over what an earlier version of the app kept, an addition under its key", () => {
  const soap = { key: "k", listId: 9, name: "Soap", category: "OTHER", isTried: true };
  const items = [
    { id: -5, added: soap, change: { checked: true } },
    { id: 4, change: { name: "Tea", category: "DRINKS", at_home: true }, joinedId: 12 },
    { id: 6, change: { isRemoved: true } },
  ];
  const storage = aStorage({ "plateful-own-grocery-changes": JSON.stringify(items) });
  expect(takeOldGroceries(storage, KEEPER)).toMatchObject([
    { kind: "item-added", item: -5, key: "k", listId: 9, name: "Soap", category: "OTHER", isTried: true },
    { kind: "item-tick", item: -5, name: "Soap", checked: true },
    { kind: "item-edit", item: 4, name: "Tea", category: "DRINKS", reach: 12 },
    { kind: "item-aside", item: 4, atHome: true, reach: 12 },
    { kind: "item-removal", item: 6, reach: "full" },
  ]);
});

it("GROC-022 begins empty when storage holds something else", () => {
  expect(takeOldGroceries({ ...aStorage({}), getItem: () => "{broken" }, KEEPER)).toEqual([]);
});
