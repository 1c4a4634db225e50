import { type DiarySlot, dayTotals, groupBySlot } from "@plateful/planning";
import { expect, it } from "vitest";
import { addedOffTarget, planOffTarget } from "./day-off-target.ts";
import type { DiaryEntry } from "./diary-entry.ts";

const macros = (kcal: number) => ({ kcal, protein: 0, carbohydrates: 0, fat: 0 });
const slot = (id: number, mealMoment: "LUNCH" | "DINNER"): DiarySlot => ({
  id,
  mealMoment,
  mealType: mealMoment,
  order: id,
  target: macros(500),
});
const SLOTS = [slot(1, "LUNCH"), slot(2, "DINNER")];

let ids = 0;
function entry(slotId: number | null, kcal: number, kind: DiaryEntry["kind"] = "recipemeal"): DiaryEntry {
  ids += 1;
  return {
    ...{ id: ids, name: null, kind, mealId: ids, slotId, status: "PLANNED", simpleRecipeId: null },
    ...{ mealMoment: slotId === 2 ? "DINNER" : "LUNCH", macros: { ...macros(kcal), fiber: null } },
    ...{
      picture: null,
      food: null,
      amount: null,
      isLocked: false,
      kept: null,
      eatenAt: null,
      portion: null,
      isSide: false,
      cooking: null,
    },
  };
}
function added(entries: readonly DiaryEntry[], date = "2026-03-18"): string | null {
  const totals = dayTotals(entries, SLOTS);
  const groups = groupBySlot(entries, SLOTS).flatMap(({ slot: one, items }, at) => {
    const sums = totals.slots[at];
    return sums === undefined ? [] : [{ slot: one, entries: items, totals: sums, isLocked: false }];
  });
  const day = { date, day: null, hasPlan: true, slots: SLOTS, groups, totals, itemCount: entries.length };
  return addedOffTarget({ ...day, isLocked: false }, "2026-03-18");
}

it("PLAN-040 speaks of a day only when something was added, it is off its target and a meal can still move", () => {
  const lunch = entry(1, 500);
  const dinner = entry(2, 500);
  const snack = entry(1, 200, "quickaddmeal");
  expect(added([lunch, dinner])).toBeNull();
  expect(added([lunch, entry(2, 700)])).toBeNull();
  expect(added([lunch, dinner, snack])).toBe(String(snack.id));
  expect(added([lunch, dinner, entry(1, 40, "singlefoodmeal")])).toBeNull();
  const eaten = [lunch, dinner].map((one) => ({ ...one, status: "EATEN" as const }));
  expect(added([...eaten, snack])).toBeNull();
  expect(added([lunch, dinner, snack], "2026-03-17")).toBeNull();
  expect(added([lunch, dinner, snack], "2026-03-19")).toBe(String(snack.id));
  // A second dish was added by hand, wherever it stands; another addition is another text.
  const dish = entry(1, 300);
  expect(added([lunch, dinner, dish, snack])).toBe(`${dish.id},${snack.id}`);
});

it("PLAN-266 never takes a planned side for something that was added", () => {
  const side = { ...entry(1, 200), isSide: true };
  expect(added([entry(1, 500), side, entry(2, 500)])).toBeNull();
  expect(added([side, entry(1, 500), entry(2, 500)])).toBeNull();
});

it("PLAN-040 says nothing of a day that is under its target because it is not filled yet", () => {
  const small = entry(1, 100, "quickaddmeal");
  expect(added([small, entry(1, 300)])).toBeNull();
  expect(added([small, entry(1, 200), entry(2, 300)])).toBe(String(small.id));
});

it("COACH-105 offers a way on when the plan was saved after the meals of a day were planned and they leave its target", () => {
  const planOff = (kcal: number, planned: string, planSaved: string | null) => {
    const entries = [entry(1, kcal / 2), entry(2, kcal / 2)];
    const totals = dayTotals(entries, SLOTS);
    const groups = groupBySlot(entries, SLOTS).flatMap(({ slot: one, items }, at) => {
      const sums = totals.slots[at];
      return sums === undefined ? [] : [{ slot: one, entries: items, totals: sums, isLocked: false }];
    });
    const items = entries.map(() => ({ content_type: "recipemeal", status: "PLANNED", modified: planned }));
    const day = { calendar_items: items } as never;
    const date = "2026-03-18";
    const diary = { date, day, hasPlan: true, slots: SLOTS, groups, totals, itemCount: 2, isLocked: false };
    return planOffTarget(diary, date, planSaved);
  };
  const [before, saved, after] = ["2026-03-17T08:00:00Z", "2026-03-17T09:00:00Z", "2026-03-17T10:00:00Z"];
  // As was met: a day planned at 110 percent, 2707 of 2495 kcal.
  expect(planOff((2707 / 2495) * 1000, before, saved)).toBe(saved);
  expect(planOff(900, before, saved)).toBe(saved);
  expect(planOff(1040, before, saved)).toBeNull();
  expect(planOff(1100, after, saved)).toBeNull();
  expect(planOff(1100, before, null)).toBeNull();
});
