import { expect, it } from "vitest";
import { shownItems } from "./shown-items.ts";

const item = (id: number) => ({
  ...{ id, name: `Food ${id}`, category: "DAIRY" as const, checked: false },
  ...{ quantity: 1, unit: "g", is_own: false, at_home: false, ticked_by: null },
});

it("GROC-022 GROC-028 shows what was ticked, added, changed and removed without a network", () => {
  const added = (listId: number) => ({ key: "k", listId, name: "Soap", category: "OTHER" as const });
  const kept = [
    { id: 1, change: { checked: true } },
    { id: 2, change: { isRemoved: true as const } },
    { id: -5, added: added(9), change: { checked: true } },
    { id: -6, added: added(8), change: {} },
    { id: -7, added: added(9), change: { isRemoved: true as const } },
  ];
  expect(shownItems([item(1), item(2), item(3)], kept, 9)).toEqual([
    { ...item(1), checked: true },
    item(3),
    {
      ...{ id: -5, name: "Soap", category: "OTHER", checked: true },
      ...{ quantity: null, unit: null, is_own: true, at_home: false, ticked_by: null },
    },
  ]);
});

it("GROC-035 does not say that another ticked what the person has just ticked again", () => {
  const byAnother = { ...item(1), ticked_by: 2 };
  expect(shownItems([byAnother], [{ id: 1, change: { checked: true } }], 9)).toEqual([
    { ...item(1), checked: true },
  ]);
  expect(shownItems([byAnother], [{ id: 1, change: { at_home: true } }], 9)).toEqual([
    { ...byAnother, at_home: true },
  ]);
});
