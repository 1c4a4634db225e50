import type { CalendarDay, User } from "@plateful/contract";
import { expect, it } from "vitest";
import type { KeptPlanned } from "../../lib/kept/kept-change.ts";
import { daysWithKeptChanges } from "../day/with-kept-changes.ts";
import type { FilledSlot } from "./plan-by-candidates.ts";
import { plannedItems } from "./planned-items.ts";

const [MONDAY, TUESDAY] = ["2026-03-23", "2026-03-24"];
const WEEK = { first: MONDAY, last: "2026-03-29" };
const slot = (id: number, meal: string) => ({
  ...{ id, meal_moment: meal, meal_type: meal, order: id },
  ...{ kcal: 600, protein: 30, carbohydrates: 60, fat: 20 },
});
const plan = { meal_slot_specifications: [slot(5, "LUNCH"), slot(6, "DINNER")], safety: null };
const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const USER = {
  ...{ id: 1 },
  intake: { weekly_nutrition_plan: Object.fromEntries(WEEKDAYS.map((day) => [day, plan])) },
} as unknown as User;
const STEW = {
  id: 41,
  name: "Stew",
  kcal: 400,
  protein: 20,
  carbohydrates: 40,
  fat: 10,
  fiber: 4,
  fridge_days: 1,
};
const TOM = { member: 2, name: "Tom", portions: 0.75 };

const filled = (fields: Partial<FilledSlot>) =>
  ({
    ...{ date: MONDAY, slotId: 6, recipe: STEW, portions: 1.25, company: [], leftoverOf: null },
    ...fields,
  }) as unknown as FilledSlot;
const aDay = (id: number, date: string, items: object[] = []) =>
  ({
    ...{ id, user: 1, date, note: null, locked: false, locked_slots: [] },
    calendar_items: items,
  }) as unknown as CalendarDay;
const dinner = {
  ...{ id: 70, calendar_day: 3, content_type: "recipemeal", meal_slot: 6, meal_moment: "DINNER" },
  ...{ object_id: 9, status: "PLANNED", locked: false, eaten_at_time: null },
  meal: {
    ...{ recipe_template: STEW, portions: 1, portions_multiplier: 1.5, portion: 1 },
    cooking: { cook_portions: 2.25, leftover_of: null, leftovers: [], company: [TOM] },
  },
};

it("DIARY-121 PLAN-095 a planned meal says what it is left of, and its dinner what is cooked for it too", () => {
  const wanted = [
    filled({ company: [TOM] }),
    filled({ date: TUESDAY, slotId: 5, portions: 0.85, leftoverOf: { date: MONDAY, slotId: 6 } }),
  ];
  const [cook, left] = plannedItems(USER, [aDay(3, MONDAY), aDay(4, TUESDAY)], wanted);
  expect(cook?.meal.cooking).toMatchObject({ cook_portions: 1.25 + 0.75 + 0.85, leftover_of: null });
  expect(cook?.meal.cooking.leftovers).toMatchObject([{ calendar_item: left?.id, date: TUESDAY }]);
  expect(left?.meal.cooking).toMatchObject({
    ...{ cook_portions: 0, leftovers: [] },
    leftover_of: { calendar_item: cook?.id, date: MONDAY, meal_moment: "DINNER" },
  });
  expect([cook?.cookedAt, left?.cookedAt]).toEqual([undefined, { date: MONDAY, slotId: 6 }]);
});

it("PLAN-225 what is planned here says as the server does what has to be frozen", () => {
  const wanted = (fridge_days: number) => [
    filled({ recipe: { ...STEW, fridge_days } as unknown as FilledSlot["recipe"] }),
    filled({
      ...{ date: TUESDAY, slotId: 5, leftoverOf: { date: MONDAY, slotId: 6 } },
      recipe: { ...STEW, fridge_days } as unknown as FilledSlot["recipe"],
    }),
  ];
  const frozen = (fridge_days: number) =>
    plannedItems(USER, [aDay(3, MONDAY), aDay(4, TUESDAY)], wanted(fridge_days)).map(
      ({ meal: { cooking } }) => (cooking.leftover_of ?? cooking.leftovers[0])?.is_frozen,
    );
  expect([frozen(1), frozen(0)]).toEqual([
    [false, false],
    [true, true],
  ]);
});

it("DIARY-121 PLAN-095 a dinner in the diary shows that more of it is cooked, until what was planned is taken back", () => {
  const days = [aDay(3, MONDAY, [dinner]), aDay(4, TUESDAY)];
  const lunch = filled({ date: TUESDAY, slotId: 5, portions: 1, leftoverOf: { date: MONDAY, slotId: 6 } });
  const items = plannedItems(USER, days, [lunch]);
  const about = { key: "a", userId: 1, dayId: 4, date: TUESDAY };
  const kept: KeptPlanned = { ...about, kind: "planned", items };
  const cookingOf = (shown: readonly CalendarDay[]) => {
    const [item] = shown[0]?.calendar_items ?? [];
    return item?.content_type === "recipemeal" ? item.meal.cooking : undefined;
  };
  const once = daysWithKeptChanges(days, WEEK, [kept]);
  expect(cookingOf(once)).toMatchObject({ cook_portions: 3.25, leftovers: [{ date: TUESDAY }] });
  expect(cookingOf(daysWithKeptChanges(once, WEEK, [kept]))).toEqual(cookingOf(once));
  const other = { ...about, kind: "note", dayId: 3, date: MONDAY, note: "x", before: null } as const;
  const without = daysWithKeptChanges(once, WEEK, [other]);
  expect(cookingOf(without)).toMatchObject({ cook_portions: 2.25, leftovers: [] });
});
