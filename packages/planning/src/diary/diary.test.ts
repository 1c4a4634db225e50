import { addDays, type MealMoment, type Weekday } from "@plateful/nutrition";
import { describe, expect, it } from "vitest";
import { copySourceDay } from "./copy-source.ts";
import { type DiaryItem, dayTotals, type ItemMacros } from "./day-totals.ts";
import {
  type DiarySlot,
  groupBySlot,
  isRealSlot,
  PSEUDO_SLOTS,
  slotOfItem,
  slotsToShow,
} from "./diary-slots.ts";
import { plannerDay } from "./planner-day.ts";
import { weeksSwiped } from "./week-swipe.ts";

function aSlot(id: number, mealMoment: MealMoment, order: number): DiarySlot {
  const target = { kcal: 500 + id, protein: 30, carbohydrates: 50, fat: 20 };
  return { id, mealMoment, mealType: mealMoment === "DINNER" ? "DINNER" : "BREAKFAST", order, target };
}

function anItem(changes: Partial<DiaryItem> = {}): DiaryItem {
  return { slotId: 1, mealMoment: "BREAKFAST", status: "PLANNED", macros: someMacros(100), ...changes };
}

function someMacros(kcal: number, fiber: number | null = 4): ItemMacros {
  return { kcal, protein: 10, carbohydrates: 8, fat: 3, fiber };
}

const BREAKFAST = aSlot(1, "BREAKFAST", 0);
const DINNER = aSlot(2, "DINNER", 4);

describe("day totals", () => {
  it("DIARY-009 adds planned and eaten items, keeps the eaten apart, and sums the targets of the slots", () => {
    const totals = dayTotals(
      [
        anItem(),
        anItem({ status: "EATEN", macros: someMacros(250) }),
        anItem({ slotId: 2, mealMoment: "DINNER", macros: someMacros(600) }),
      ],
      [BREAKFAST, DINNER],
    );
    expect(totals.target).toEqual({ kcal: 1003, protein: 60, carbohydrates: 100, fat: 40 });
    expect(totals.actual).toEqual({
      kcal: 950,
      protein: 30,
      carbohydrates: 24,
      fat: 9,
      fiber: 12,
      unknownItems: 0,
    });
    expect(totals.eaten).toMatchObject({ kcal: 250, fiber: 4 });
    expect(totals.planned).toMatchObject({ kcal: 700, fiber: 8 });
    expect(totals.slots.map((slot) => [slot.slot?.id, slot.actual.kcal, slot.eaten.kcal])).toEqual([
      [1, 350, 250],
      [2, 600, 0],
    ]);
  });

  it("DIARY-009 says that fibre is unknown rather than 0, only where it is", () => {
    const items = [anItem({ macros: someMacros(100, null) }), anItem({ slotId: 2, mealMoment: "DINNER" })];
    const totals = dayTotals(items, [BREAKFAST, DINNER]);
    expect(totals.actual.fiber).toBeNull();
    expect(totals.eaten.fiber).toBe(0);
    expect(totals.slots.map((slot) => slot.actual.fiber)).toEqual([null, 4]);
  });

  it("DIARY-009 counts items whose contents are unknown instead of taking them for nothing", () => {
    const totals = dayTotals([anItem(), anItem({ macros: null })], [BREAKFAST]);
    expect(totals.actual).toMatchObject({ kcal: 100, fiber: null, unknownItems: 1 });
  });

  it("DIARY-009 has no target without a plan", () => {
    expect(dayTotals([], PSEUDO_SLOTS).target).toBeNull();
  });
});

describe("slots of a day", () => {
  it("DIARY-016 shows the slots by order and each item under its own slot", () => {
    const groups = groupBySlot([anItem({ slotId: 2, mealMoment: "DINNER" }), anItem()], [DINNER, BREAKFAST]);
    expect(groups.map((group) => [group.slot?.id, group.items.length])).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  it("DIARY-016 shows an item of a slot that is gone under the same moment, else under Other at the end", () => {
    expect(slotOfItem({ slotId: 99, mealMoment: "DINNER" }, [BREAKFAST, DINNER])).toBe(DINNER);
    expect(slotOfItem({ slotId: 99, mealMoment: "LATE_SNACK" }, [BREAKFAST, DINNER])).toBeNull();
    const late = anItem({ slotId: 99, mealMoment: "LATE_SNACK" });
    const groups = groupBySlot([late, anItem()], [BREAKFAST, DINNER]);
    expect(groups.map((group) => group.slot?.id ?? null)).toEqual([1, 2, null]);
    expect(groups.at(-1)?.items).toEqual([late]);
  });

  it("DIARY-017 takes only positive ids for real slots", () => {
    expect([1, 42, 0, -1, -4, 1.5, Number.NaN].map(isRealSlot)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(PSEUDO_SLOTS.some((slot) => isRealSlot(slot.id))).toBe(false);
  });

  it("DIARY-018 shows four pseudo slots without targets to people without a plan", () => {
    expect(slotsToShow(null).map((slot) => [slot.id, slot.mealMoment, slot.target])).toEqual([
      [-1, "BREAKFAST", null],
      [-2, "LUNCH", null],
      [-3, "DINNER", null],
      [-4, "SNACK", null],
    ]);
    const item = anItem({ slotId: null, mealMoment: "DINNER" });
    expect(slotOfItem(item, slotsToShow(null))?.id).toBe(-3);
    expect(slotsToShow([DINNER, BREAKFAST])).toEqual([BREAKFAST, DINNER]);
  });
});

describe("day to copy from", () => {
  const today = "2026-11-20";
  const ago = (days: number) => addDays(today, -days);
  const onePlan: Record<Weekday, number> = {
    monday: 1,
    tuesday: 1,
    wednesday: 1,
    thursday: 1,
    friday: 1,
    saturday: 1,
    sunday: 1,
  };

  it("DIARY-033 offers a day 13 days back but not one 14 days back", () => {
    expect(copySourceDay(today, new Set([ago(13)]), onePlan)).toBe(ago(13));
    expect(copySourceDay(today, new Set([ago(14)]), onePlan)).toBeNull();
  });

  it("DIARY-033 takes the last day that has items, never the day itself or a later one", () => {
    expect(copySourceDay(today, new Set([ago(9), ago(2), ago(5)]), onePlan)).toBe(ago(2));
    expect(copySourceDay(today, new Set([today, addDays(today, 1)]), onePlan)).toBeNull();
  });

  it("DIARY-034 skips weekdays with another day plan, and takes any day without a plan", () => {
    const weekend = { ...onePlan, friday: 2, saturday: 2 };
    const withItems = new Set([ago(1), ago(3), ago(6)]);
    expect(copySourceDay(today, withItems, weekend)).toBe("2026-11-14");
    expect(copySourceDay(today, withItems, null)).toBe(ago(1));
    expect(copySourceDay(today, new Set([ago(1)]), weekend)).toBeNull();
  });
});

describe("planner day and week", () => {
  const chosenAt = 1_700_000_000_000;
  const stored = { date: "2026-11-25", chosenAt };

  it("DIARY-019 keeps the chosen day for 14:59 and for 15:00, and returns to today at 15:01", () => {
    const after = (minutes: number, seconds: number) =>
      plannerDay(stored, chosenAt + (60 * minutes + seconds) * 1000, "2026-11-20");
    expect(after(14, 59)).toBe("2026-11-25");
    expect(after(15, 0)).toBe("2026-11-25");
    expect(after(15, 1)).toBe("2026-11-20");
    expect(plannerDay(null, chosenAt, "2026-11-20")).toBe("2026-11-20");
  });

  it.each([
    [-51, 0, 1],
    [51, 0, -1],
    [-50, 0, 0],
    [50, 300, 0],
    [10, -301, 1],
    [-10, 301, -1],
    [-60, 400, 1],
    [0, 0, 0],
  ])("DIARY-004 DIARY-005 a drag of %i px at %i px/s moves %i week", (distancePx, velocityPxPerS, weeks) => {
    expect(weeksSwiped({ distancePx, velocityPxPerS })).toBe(weeks);
  });
});
