import type { CalendarDay } from "@plateful/contract";
import { describe, expect, it } from "vitest";
import type { KeptChange, KeptPlan } from "../../lib/kept/kept-change.ts";
import { diaryEntries } from "./diary-entry.ts";
import { withKeptChanges } from "./with-kept-changes.ts";

const OLD = { id: 40, name: "Pea soup", image: null };
const NEW = {
  id: 41,
  name: "Lentil soup",
  image: null,
  kcal: 400.4,
  protein: 20,
  carbohydrates: 50,
  fat: 10,
};
const place = { meal_slot: 5, meal_moment: "LUNCH", object_id: 9, locked: false, content_type: "recipemeal" };
const NO_LINKS = { cook_portions: 2, leftover_of: null, leftovers: [], company: [] };
const meal = {
  recipe_template: OLD,
  cooking: NO_LINKS,
  portions: 2,
  portions_multiplier: 1,
  kcal: 300,
  fiber: 8,
};
const item = (id: number, more: object = {}) => ({ id, status: "PLANNED", ...place, meal, ...more });
const quick = { kcal: 90, protein: 1, carbohydrates: 1, fat: 1, fiber: null };
const ofNoProduct = { name: null, amount: null, unit: null };
const DAY = {
  ...{ id: 3, user: 1, date: "2026-03-18" },
  calendar_items: [
    item(7),
    item(8, { status: "EATEN" }),
    item(9, { content_type: "quickaddmeal", meal: { ...quick, ...ofNoProduct } }),
  ],
} as unknown as CalendarDay;

const kept = (itemIds: readonly number[], more: Partial<KeptPlan> = {}): KeptPlan => ({
  ...{ key: "a", userId: 1, kind: "rebalance", dayId: 3, date: "2026-03-18" },
  meals: itemIds.map((calendarItem) => ({
    calendarItem,
    recipe: { ...NEW, fiber: null } as never,
    multiplier: 1.5,
  })),
  ...more,
});

it("PLAN-115 shows a day as it will be once the kept changes are sent, with a sign at what waits", () => {
  const shown = withKeptChanges(DAY, [kept([7])]);
  const [changed] = shown.calendar_items;
  // One's own portion grows with the multiplier; people cooked for and the item stay.
  expect(changed).toMatchObject({ id: 7, object_id: 9 });
  expect(changed?.meal).toMatchObject({
    ...{
      portions: 2,
      portions_multiplier: 1.5,
      kcal: 600.6,
      protein: 30,
      carbohydrates: 75,
      fat: 15,
      fiber: null,
    },
    recipe_template: { id: 41 },
  });
  expect(diaryEntries(shown).map(({ name, kept }) => [name, kept])).toEqual([
    ["Lentil soup", "RECIPE"],
    ["Pea soup", null],
    [null, null],
  ]);
});

it("PLAN-115 PLAN-116 leaves alone what was eaten meanwhile, what is no recipe, and every other day and person", () => {
  expect(withKeptChanges(DAY, [kept([8, 9])]).calendar_items).toEqual(DAY.calendar_items);
  expect(withKeptChanges(DAY, [kept([7], { dayId: 4 })])).toBe(DAY);
  expect(withKeptChanges(DAY, [kept([7], { userId: 2 })])).toBe(DAY);
  expect(withKeptChanges(DAY, [])).toBe(DAY);
});

it("PLAN-115 lets the change that was made last hold", () => {
  const later = kept([7], { key: "b" });
  const last = { ...later, meals: later.meals.map((one) => ({ ...one, multiplier: 2 })) };
  const [shown] = withKeptChanges(DAY, [kept([7]), last]).calendar_items;
  expect(shown?.meal).toMatchObject({ portions_multiplier: 2 });
});

it("PLAN-097 shows another recipe as cooked on its own, unless its left-overs go along", () => {
  const cooking = { ...NO_LINKS, cook_portions: 4, leftovers: [{ calendar_item: 12 }] };
  const linked = {
    ...DAY,
    calendar_items: [item(7, { meal: { ...meal, cooking } })],
  } as unknown as CalendarDay;
  const cookingWith = (more: Partial<KeptPlan>) => {
    const [shown] = withKeptChanges(linked, [kept([7], more)]).calendar_items;
    return shown?.content_type === "recipemeal" ? shown.meal.cooking : null;
  };
  expect(cookingWith({})).toEqual({ ...NO_LINKS, cook_portions: 3 });
  expect(cookingWith({ takesLeftovers: true })).toEqual(cooking);
  const sameRecipe = [{ calendarItem: 7, recipe: OLD as never, multiplier: 1.5 }];
  expect(cookingWith({ meals: sameRecipe })).toEqual(cooking);
});

it("PLAN-123 lets the others eat about as much of the other recipe until the server has fitted it", () => {
  const company = [{ member: 4, name: "Tom", portions: 0.6 }];
  const shared = item(7, {
    meal: { ...meal, recipe_template: { ...OLD, kcal: 300 }, cooking: { ...NO_LINKS, company } },
  });
  const day = { ...DAY, calendar_items: [shared] } as unknown as CalendarDay;
  const [shown] = withKeptChanges(day, [kept([7])]).calendar_items;
  expect(shown?.content_type === "recipemeal" ? shown.meal.cooking : null).toEqual({
    ...NO_LINKS,
    // 0.6 of 300 kcal is 0.45 of 400.
    company: [{ member: 4, name: "Tom", portions: 0.45 }],
    cook_portions: 3.45,
  });
});

const about = { userId: 1, dayId: 3, date: "2026-03-18", name: "Pea soup" } as const;
const tick = (calendarItem: number, status: "EATEN" | "PLANNED"): KeptChange => ({
  ...{ ...about, kind: "tick", key: `tick-${calendarItem}` },
  ...{ calendarItem, status },
});
const portion = (calendarItem: number, of: number): KeptChange => ({
  ...{ ...about, kind: "portion", key: `portion-${calendarItem}`, mealId: 9 },
  ...{ calendarItem, portion: of },
});

it("DIARY-087 shows ticks and portions that wait, of any kind of meal, with the sign and in their order", () => {
  const whole = { ...meal, portion: 1, protein: 20, carbohydrates: 30, fat: 10 };
  const day = {
    ...DAY,
    calendar_items: [
      item(7, { meal: whole }),
      item(8, { meal: whole, status: "EATEN" }),
      DAY.calendar_items[2],
    ],
  } as unknown as CalendarDay;
  const waiting = [tick(7, "EATEN"), portion(7, 0.5), tick(8, "PLANNED"), tick(9, "EATEN")];
  const shown = diaryEntries(withKeptChanges(day, waiting));
  expect(shown.map(({ status, kept: sign }) => [status, sign])).toEqual([
    ["EATEN", "STATE"],
    ["PLANNED", "STATE"],
    ["EATEN", "STATE"],
  ]);
  expect(shown[0]).toMatchObject({ portion: 0.5, macros: { kcal: 150 } });
  // Shown once more, as after a reload of the app, it is the same.
  expect(diaryEntries(withKeptChanges(withKeptChanges(day, waiting), waiting))).toEqual(shown);
});

it("DIARY-116 shows a time that waits, which a tick leaves and a meal that was not eaten loses", () => {
  const at = (calendarItem: number, eatenAt: string | null): KeptChange => ({
    ...{ ...about, kind: "tick", key: `time-${calendarItem}`, status: "EATEN" },
    ...{ calendarItem, eatenAt },
  });
  const items = [7, 8, 9, 10].map((id) => item(id, { meal, status: "EATEN", eaten_at_time: "08:00" }));
  const day = { ...DAY, calendar_items: items } as unknown as CalendarDay;
  const waiting = [at(7, "12:40"), tick(8, "EATEN"), tick(9, "PLANNED"), at(10, null)];
  const shown = diaryEntries(withKeptChanges(day, waiting));
  expect(shown.map(({ eatenAt }) => eatenAt)).toEqual(["12:40", "08:00", null, null]);
});

it("DIARY-087 keeps the sign of another recipe on a meal that was swapped and then eaten", () => {
  const [shown] = diaryEntries(withKeptChanges(DAY, [kept([7]), tick(7, "EATEN")]));
  expect(shown).toMatchObject({ name: "Lentil soup", status: "EATEN", kept: "RECIPE" });
});

describe("what is added, removed and noted without a network", () => {
  const added = {
    ...{ userId: 1, dayId: 3, date: "2026-03-18", key: "added", calendarItem: -5, slotId: 5 },
    ...{ moment: "LUNCH" as const, status: "EATEN" as const },
  };
  const serving = {
    ...{ id: 70, kcal: 90, protein: 1, carbohydrates: 20, fat: 0.5, fiber: null },
    food: { id: 12, name: "Banana", brand_name: "Sun" },
  } as never;
  const FOOD: KeptChange = { ...added, kind: "food", serving, quantity: 2 };
  const QUICK: KeptChange = { ...added, calendarItem: -6, key: "quick", kind: "quick-add", amounts: quick };
  const shown = (...waiting: readonly KeptChange[]) => diaryEntries(withKeptChanges(DAY, waiting));

  it("DIARY-094 shows a food and a quick add with their figures and the sign, once", () => {
    const waiting = [FOOD, QUICK];
    const day = withKeptChanges(DAY, waiting);
    const [food, numbers] = diaryEntries(day).slice(-2);
    expect(food).toMatchObject({
      ...{ id: -5, name: "Banana, Sun", status: "EATEN", slotId: 5, kept: "NEW" },
      macros: { kcal: 180, protein: 2, carbohydrates: 40, fat: 1, fiber: null },
    });
    expect(numbers).toMatchObject({ id: -6, name: null, kept: "NEW", macros: quick });
    expect(withKeptChanges(day, waiting)).toEqual(day);
  });

  it("DIARY-097 shows a quick add under its name, and one without under none", () => {
    const waiting: KeptChange[] = [{ ...QUICK, name: "Cake" } as KeptChange, { ...QUICK, calendarItem: -7 }];
    const names = shown(...waiting).map(({ name }) => name);
    expect(names.slice(-2)).toEqual(["Cake", null]);
  });

  it("DIARY-094 shows no more of what was taken back, nor of what was removed", () => {
    const before = withKeptChanges(DAY, [FOOD, QUICK]);
    const removal: KeptChange = {
      ...{ ...added, kind: "removal", key: "gone" },
      calendarItem: 7,
      name: null,
    };
    const ids = diaryEntries(withKeptChanges(before, [QUICK, removal])).map(({ id }) => id);
    expect(ids).toEqual([8, 9, -6]);
  });

  it("DIARY-094 ticks what was added here", () => {
    expect(shown(FOOD, tick(-5, "PLANNED")).at(-1)).toMatchObject({ id: -5, status: "PLANNED", kept: "NEW" });
  });

  it("DIARY-095 shows the note that was typed last, or that there is none", () => {
    const note = (text: string | null, key: string): KeptChange => ({
      ...{ userId: 1, dayId: 3, date: "2026-03-18", kind: "note" },
      ...{ key, note: text, before: null },
    });
    expect(withKeptChanges(DAY, [note("Felt good", "a")]).note).toBe("Felt good");
    expect(withKeptChanges(DAY, [note("Felt good", "a"), note(null, "b")]).note).toBeNull();
  });
});

describe("DIARY-108 DIARY-109 DIARY-110 shows at once", () => {
  const about = { userId: 1, dayId: 3, date: "2026-03-18" } as const;
  const amounts = { kcal: 120, protein: 2, carbohydrates: 3, fat: 4 };
  const entriesOf = (waiting: readonly KeptChange[]) => diaryEntries(withKeptChanges(DAY, waiting)).slice(2);

  it("an own product with its amount, and another name and other numbers of a quick add", () => {
    const own: KeptChange = {
      ...{ ...about, key: "own", kind: "own-product", calendarItem: -5, slotId: 5, moment: "LUNCH" },
      ...{ productId: 4, amount: 150, unit: "g", name: "Oat bar", figures: { ...amounts, fiber: null } },
      status: "EATEN",
    };
    const edit: KeptChange = {
      ...{ ...about, key: "edit", kind: "quick-edit", calendarItem: 9, mealId: 9, name: "Cake", amounts },
    };
    expect(entriesOf([own, edit])).toMatchObject([
      { id: 9, name: "Cake", kept: "STATE", macros: amounts, amount: null },
      { id: -5, name: "Oat bar", kept: "NEW", macros: amounts, amount: { value: 150, unit: "g" } },
    ]);
  });

  it("meals that were copied, each of which can be ticked and removed by itself", () => {
    const items = [item(-1), item(-2)] as never;
    const copy: KeptChange = { ...about, key: "copy", kind: "copy", fromDayId: 2, moment: "LUNCH", items };
    const tick = {
      ...about,
      kind: "tick",
      key: "tick",
      calendarItem: -1,
      status: "EATEN",
      name: null,
    } as const;
    const removal = { ...about, kind: "removal", key: "removal", calendarItem: -2, name: null } as const;
    expect(entriesOf([copy, tick, removal]).slice(1)).toMatchObject([
      { id: -1, kept: "NEW", status: "EATEN" },
    ]);
    const shown = withKeptChanges(DAY, [copy]);
    expect(withKeptChanges(shown, [copy])).toEqual(shown);
    expect(withKeptChanges(shown, [removal]).calendar_items).toEqual(DAY.calendar_items);
  });
});
