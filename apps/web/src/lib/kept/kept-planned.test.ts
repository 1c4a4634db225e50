import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { KeptChange, KeptPlanned } from "./kept-change.ts";
import { keptChanges } from "./kept-changes.ts";
import { sendKeptChange } from "./send-kept-change.ts";
import { isUnsavedDay, unsavedDayId } from "./unsaved-day.ts";
import { isBound } from "./waits-behind.ts";

const MONDAY = "2026-03-23";
const WEDNESDAY = "2026-03-25";

const dish = (id: number, date: string, slot: number, recipe: number) => ({
  ...{ id, date, calendar_day: unsavedDayId(date), meal_slot: slot, meal_moment: "LUNCH", object_id: id },
  content_type: "recipemeal",
  meal: { recipe_template: { id: recipe }, portions_multiplier: 1.25, cooking: {} },
});
const about = { key: "key-of-this-change", userId: 1, dayId: unsavedDayId(MONDAY), date: MONDAY };
const PLANNED = {
  ...{ ...about, kind: "planned" },
  items: [dish(-5, MONDAY, 7, 40), dish(-6, WEDNESDAY, 8, 41), dish(-7, WEDNESDAY, 9, 42)],
} as unknown as KeptPlanned;

/** A planned recipe as the server answers it. */
const storedDish = (id: number, slot: number, recipe: number) => ({
  ...dish(id, MONDAY, slot, recipe),
  ...{ status: "PLANNED", eaten_at_time: null, locked: false, modified: "2026-03-18T12:00:00Z" },
});
const dayOf = (id: number, date: string, items: readonly object[]) => ({
  ...{ id, user: 1, date, note: null, locked: false, locked_slots: [], calendar_items: items },
});

let sent: { address: string; body: unknown }[];
let answers: Readonly<Record<string, object>>;
beforeEach(() => {
  [sent, answers] = [[], {}];
  vi.stubGlobal("__APP_VERSION__", "test");
  vi.stubGlobal("__CONTRACT__", "same");
  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    const body = init.body === undefined ? null : JSON.parse(String(init.body));
    if (address.includes("client-errors")) return new Response(null, { status: 204 });
    sent.push({ address, body });
    const [, answer] = Object.entries(answers).find(([part]) => address.includes(part)) ?? [];
    return Response.json(answer ?? {}, { headers: { "x-contract": "same" } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  keptChanges.forget();
});

it("DIARY-121 sends the meals of all its days as they were chosen, in one planning", async () => {
  answers = { autoPlanDays: { calendar_days: [] } };
  await sendKeptChange(PLANNED);
  const chosen = (date: string, slot: number, recipe: number) => ({
    ...{ date, meal_slot_id: slot, recipe_template: recipe, portions_multiplier: 1.25 },
  });
  const meals = [chosen(MONDAY, 7, 40), chosen(WEDNESDAY, 8, 41), chosen(WEDNESDAY, 9, 42)];
  const body = { num_days: 3, start_date_inclusive: MONDAY, delete_existing_plans: false, meals };
  expect(sent).toEqual([{ address: "/api/autoPlanDays/", body }]);
});

it("DIARY-121 says of which meal another is left, by its place, for neither needs to be stored yet", async () => {
  answers = { autoPlanDays: { calendar_days: [] } };
  const [cook, left] = PLANNED.items;
  if (cook === undefined || left === undefined) throw new Error("Two meals are planned.");
  await sendKeptChange({
    ...PLANNED,
    items: [cook, { ...left, cookedAt: { date: MONDAY, slotId: 7 } }],
  });
  const body = sent[0]?.body as { meals: { leftover_of?: object }[] } | undefined;
  expect(body?.meals.map(({ leftover_of }) => leftover_of)).toEqual([
    undefined,
    { date: MONDAY, meal_slot_id: 7 },
  ]);
});

it("PLAN-231 says on which earlier day a meal is cooked", async () => {
  answers = { autoPlanDays: { calendar_days: [] } };
  const [cook, ahead] = PLANNED.items;
  if (cook === undefined || ahead?.content_type !== "recipemeal") throw new Error("Two meals are planned.");
  const cooking = { ...ahead.meal.cooking, cook_on: MONDAY };
  await sendKeptChange({ ...PLANNED, items: [cook, { ...ahead, meal: { ...ahead.meal, cooking } }] });
  const body = sent[0]?.body as { meals: { cook_on?: string }[] } | undefined;
  expect(body?.meals.map(({ cook_on }) => cook_on)).toEqual([undefined, MONDAY]);
});

it("DIARY-122 learns which meals of the server are those that were planned here, and that another dish is none of them", async () => {
  const wednesday = dayOf(4, WEDNESDAY, [storedDish(90, 8, 99), storedDish(91, 9, 42)]);
  answers = { autoPlanDays: { calendar_days: [dayOf(3, MONDAY, [storedDish(88, 7, 40)]), wednesday] } };
  expect(await sendKeptChange(PLANNED)).toEqual({
    kind: "saved",
    stored: [
      { was: -5, id: 88, mealId: 88 },
      { was: -7, id: 91, mealId: 91 },
    ],
  });
});

it("DIARY-122 a change of a day that the server did not have names the day that it has by then", async () => {
  answers = { "calendarDay/?": { results: [dayOf(3, MONDAY, [])], count: 1 }, quickAddMeal: { id: 7 } };
  const amounts = { kcal: 90, protein: 1, carbohydrates: 1, fat: 1 };
  const place = { slotId: null, moment: "LUNCH", status: "PLANNED" } as const;
  const added: KeptChange = { ...about, ...place, kind: "quick-add", calendarItem: -9, amounts };
  await sendKeptChange(added);
  expect(isUnsavedDay(added.dayId)).toBe(true);
  expect(sent.at(-1)).toMatchObject({ address: "/api/calendarItem/", body: { calendar_day: 3 } });
});

it("DIARY-122 planning waits behind whatever was done on its days, for that decides which slots are empty", () => {
  const removal = (date: string): KeptChange => ({
    ...{ key: "b", userId: 1, dayId: 12, date, kind: "removal", calendarItem: 70, name: null },
  });
  expect(isBound(PLANNED, removal(WEDNESDAY))).toBe(true);
  expect(isBound(removal(MONDAY), PLANNED)).toBe(true);
  expect(isBound(PLANNED, removal("2026-03-24"))).toBe(false);
  // Of the meal on that day more is cooked for a later one.
  const left = PLANNED.items.map((item) => ({ ...item, cookedAt: { date: "2026-03-24", slotId: 6 } }));
  expect(isBound({ ...PLANNED, items: left }, removal("2026-03-24"))).toBe(true);
});
