import type { CalendarDay } from "@plateful/contract";
import { describe, expect, it } from "vitest";
import type { DiaryEntry } from "../day/diary-entry.ts";
import { plannedDish } from "./planned-dish.ts";

const DAY = { id: 3, locked: false } as CalendarDay;
const entry = (change: Partial<DiaryEntry> = {}) =>
  ({
    id: 7,
    name: "Lentil soup",
    kind: "recipemeal",
    status: "PLANNED",
    isLocked: false,
    ...change,
  }) as DiaryEntry;
const PIZZA = entry({ id: 8, name: "Pizza", kind: "quickaddmeal", status: "EATEN" });
const group = (...entries: DiaryEntry[]) => ({ entries, isLocked: false });
const SOUP = { day: DAY, itemId: 7, name: "Lentil soup" };

describe("the dish that something eaten may have replaced", () => {
  it.each([
    ["a planned recipe", group(entry(), PIZZA), SOUP],
    ["a planned simple recipe", group(entry({ kind: "simplerecipemeal" })), SOUP],
    ["nothing that was eaten", group(entry({ status: "EATEN" }), PIZZA), null],
    ["nothing that is locked", group(entry({ isLocked: true }), PIZZA), null],
    ["nothing of a slot that is locked", { ...group(entry(), PIZZA), isLocked: true }, null],
    ["nothing that only waits on this device", group(entry({ id: -7 }), PIZZA), null],
    ["no food", group(entry({ kind: "singlefoodmeal" }), PIZZA), null],
    ["the dish and not its side", group(entry(), entry({ id: 9, name: "Roll", isSide: true }), PIZZA), SOUP],
    ["no side", group(entry({ isSide: true }), PIZZA), null],
    ["none of several dishes", group(entry(), entry({ id: 9, name: "Salad" }), PIZZA), null],
  ])("DIARY-123 is %s", (_, slot, dish) => {
    expect(plannedDish(DAY, slot)).toEqual(dish);
  });

  it.each([
    ["half of it or more", 300, 0, SOUP],
    ["a piece of fruit", 100, 0, null],
    ["several small things together", 100, 200, SOUP],
    ["something of which nobody knows the energy", null, 0, SOUP],
  ])("DIARY-123 may have been replaced by %s: %s kcal beside %s", (_, added, before, dish) => {
    const macros = (kcal: number) => ({ macros: { kcal } as DiaryEntry["macros"] });
    const beside = before === 0 ? [] : [entry({ ...PIZZA, ...macros(before) })];
    expect(plannedDish(DAY, group(entry(macros(600)), ...beside), added)).toEqual(dish);
  });

  it("DIARY-123 is nothing of a day that is locked, or not there yet", () => {
    expect(plannedDish({ ...DAY, locked: true }, group(entry()))).toBeNull();
    expect(plannedDish(null, group(entry()))).toBeNull();
    expect(plannedDish(DAY, undefined)).toBeNull();
  });
});
