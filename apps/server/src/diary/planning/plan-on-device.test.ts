import type { CalendarDay, CalendarItem, MealCooking, User } from "@plateful/contract";
import { ALLERGENS } from "@plateful/nutrition";
import { addDays, type Library } from "@plateful/planning";
import { afterAll, beforeAll, expect, it } from "vitest";
// The app's own code, to see that it asks the planner the same as the server does.
import { heldCandidates } from "../../../../web/src/diary/day/held-candidates.ts";
import { daysWithKeptChanges } from "../../../../web/src/diary/day/with-kept-changes.ts";
import { daysToFill, type FillWish } from "../../../../web/src/diary/planning/days-to-fill.ts";
import {
  type FilledSlot,
  openPlanner,
  planByCandidates,
} from "../../../../web/src/diary/planning/plan-by-candidates.ts";
import { plannedItems } from "../../../../web/src/diary/planning/planned-items.ts";
import { unfit } from "../../../test/allergen-judge.ts";
import { aDay, aPlanner, aQuickAdd, slotsOf } from "../../../test/factories.ts";
import { aHousemate, faultsFor, strictWishes } from "../../../test/household.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";
import { inSystemScope } from "../../platform/database/scope.ts";
import { plannerLibrary } from "../../recipes/index.ts";
import { findLastRun, type PlanInput } from "../day/planning-run-store.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const START = "2026-03-18";
const DATES = [START, "2026-03-19", "2026-03-20"];

const planOnServer = (as: Person, dates: readonly string[], extra: object = {}) => {
  const range = { num_days: dates.length, start_date_inclusive: dates[0], delete_existing_plans: false };
  return app.post("autoPlanDays/", { ...range, ...extra }, { as });
};

async function daysAround(as: Person): Promise<CalendarDay[]> {
  const range = `date__gte=${addDays(START, -9)}&date__lte=${addDays(START, 14)}&page_size=50`;
  return (await app.get(`calendarDay/?${range}`, { as })).body.results;
}

const setWishes = async (as: Person, wishes: object) => {
  const { body: user } = await app.get("users/me/", { as });
  await app.patch(`users/userProfile/${user.intake.id}/`, wishes, { as });
};

const ALL_DATES: readonly FillWish[] = DATES.map((date) => ({ date }));

/** What the app of this person holds, and what it would ask its planner. */
async function heldBy(as: Person, wishes = ALL_DATES) {
  const { body: user }: { body: User } = await app.get("users/me/", { as });
  const candidates = heldCandidates((await app.get("users/plan-candidates/", { as })).body);
  const days = await daysAround(as);
  const wanted = daysToFill({ user, days, candidates, today: START }, wishes);
  if (wanted === null) throw new Error("Nothing can be planned on the device.");
  return { user, days, candidates, wanted };
}

/** Puts what the device plans for a person into their diary; answers the stored meals. */
async function planOnDevice(as: Person) {
  const { user, days, candidates, wanted } = await heldBy(as);
  const filled = planByCandidates(openPlanner(candidates), wanted, 7);
  const meals = filled.map(({ date, slotId, recipe, portions, leftoverOf: cook, cookOn }) => ({
    ...{ date, meal_slot_id: slotId, recipe_template: recipe.id },
    portions_multiplier: portions,
    ...(cook && { leftover_of: { date: cook.date, meal_slot_id: cook.slotId } }),
    ...(cookOn !== null && { cook_on: cookOn }),
  }));
  const { status, body } = await planOnServer(as, DATES, { meals });
  expect(status).toBe(200);
  const shown = plannedItems(user, days, filled);
  const about = { key: "shown", userId: as.id, dayId: 0, date: START };
  const range = { first: addDays(START, -9), last: addDays(START, 14) };
  const diary = daysWithKeptChanges(days, range, [{ ...about, kind: "planned", items: shown }]);
  return { filled, shown, diary, days: body.calendar_days as CalendarDay[] };
}

/** What the server asked its planner last about a person. */
async function lastInput({ id }: Person): Promise<PlanInput> {
  const run = await inSystemScope(app.app.services.db, (db) => findLastRun(db, id));
  if (run === undefined) throw new Error("Nothing was planned.");
  return run.input as unknown as PlanInput;
}

const placeOf = (date: string, slot: number | null, recipe: number, portions: number) =>
  [date, slot, recipe, portions].join(" ");
const recipesOf = (days: readonly CalendarDay[]) =>
  days.flatMap(({ date, calendar_items: items }) =>
    items.flatMap((item) => (item.content_type === "recipemeal" ? [{ date, item }] : [])),
  );

it("PLAN-184 the app asks the planner what the server asks it, whatever is on the days and around them", async () => {
  const anna = await aPlanner(app);
  await aHousemate(app, anna, { kcal: 1500 });
  // The days before, which are not repeated; a lunch outside the plan, and a dinner that is locked.
  await planOnServer(anna, ["2026-03-14", "2026-03-15", "2026-03-16"]);
  for (const date of DATES) await aDay(app, anna, date);
  const [today] = (await daysAround(anna)).filter(({ date }) => date === START);
  await aQuickAdd(app, anna, today?.id ?? 0, "LUNCH");
  await aQuickAdd(app, anna, today?.id ?? 0, "LATE_SNACK", 90);
  const { DINNER } = await slotsOf(app, anna);
  await app.post("lockMeals/", { date: DATES[1], meal_slot_id: DINNER, locked: true }, { as: anna });
  const { wanted } = await heldBy(anna);
  await planOnServer(anna, DATES);
  const input = await lastInput(anna);
  expect(wanted.days.flatMap(({ slots }) => slots)).toHaveLength(3 + 3 + 4);
  expect(wanted.days.some(({ slots }) => slots.some(({ companions }) => companions?.length === 1))).toBe(
    true,
  );
  expect(wanted.days).toEqual(input.days);
  expect(wanted.recent.length).toBeGreaterThan(8);
  expect(wanted.recent).toEqual(input.rules.recent);
});

it("PLAN-222 the app remembers the weeks that the server does, and what is at home", async () => {
  const anna = await aPlanner(app);
  await planOnServer(anna, ["2026-02-23", "2026-02-24", "2026-03-05", "2026-03-16"]);
  await planOnServer(anna, ["2026-04-02"]);
  for (const date of DATES) await aDay(app, anna, date);
  const { wanted } = await heldBy(anna);
  await planOnServer(anna, DATES);
  const { rules } = await lastInput(anna);
  expect(wanted.memory.length).toBeGreaterThan(10);
  expect(wanted.memory.some(({ daysAgo }) => daysAgo > 14)).toBe(true);
  expect(wanted.memory.some(({ daysAgo }) => daysAgo < -7)).toBe(true);
  expect(wanted.memory).toEqual(rules.memory);
  expect(wanted.atHome.length).toBeGreaterThan(5);
  expect(wanted.atHome).toEqual(rules.atHome);
});

/** Each grocery that others stand in for with the first of its group, among those that are wanted. */
function groupsOf({ groceries: { names }, groceryGroup }: Library, wanted: readonly string[]) {
  const first = new Map<number, string>();
  const grouped = [...names.entries()].filter(
    ([at, name]) => groceryGroup[at] !== 0 && wanted.includes(name),
  );
  return grouped
    .map(([at, name]) => [name, groceryGroup[at] ?? 0] as const)
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([name, group]) => {
      first.set(group, first.get(group) ?? name);
      return [name, first.get(group)];
    });
}

it("PLAN-259 on the device the same groceries stand in for each other, at the same prices", async () => {
  const anna = await aPlanner(app);
  for (const date of DATES) await aDay(app, anna, date);
  const held = openPlanner((await heldBy(anna)).candidates).library;
  const { services } = app.app;
  const known = await inSystemScope(services.db, (db) => plannerLibrary(services, db, []));
  const { names } = held.groceries;
  expect(groupsOf(held, names).length).toBeGreaterThan(60);
  expect(groupsOf(held, names)).toEqual(groupsOf(known, names));
  const weights = new Map(known.groceries.names.map((name, at) => [name, known.groceryWeight[at]]));
  expect([...held.groceryWeight]).toEqual(names.map((name) => weights.get(name)));
});

it("PLAN-184 shorter grocery lists are wished on the device too", async () => {
  const anna = await aPlanner(app);
  for (const date of DATES) await aDay(app, anna, date);
  await setWishes(anna, { grocery_wish: "FEWEST" });
  const { wanted } = await heldBy(anna);
  await planOnServer(anna, DATES);
  expect(wanted.groceries).toBe("fewest");
  expect((await lastInput(anna)).rules.groceries).toBe("fewest");
});

it("PLAN-184 DIARY-121 what the device plans hits the targets, repeats nothing, and is stored as it was planned", async () => {
  const anna = await aPlanner(app);
  for (const date of DATES) await aDay(app, anna, date);
  const { filled, days } = await planOnDevice(anna);
  expect(filled).toHaveLength(3 * 4);
  const stored = recipesOf(days).map(({ date, item }) =>
    placeOf(date, item.meal_slot, item.meal.recipe_template.id, item.meal.portions_multiplier),
  );
  expect(stored.sort()).toEqual(
    filled.map(({ date, slotId, recipe, portions }) => placeOf(date, slotId, recipe.id, portions)).sort(),
  );
  expect(new Set(filled.map(({ recipe }) => recipe.id)).size).toBe(filled.length);
  const { body: slots } = await app.get("users/mealSlotSpecification/", { as: anna });
  const target = slots.results.reduce((sum: number, slot: { kcal: number }) => sum + slot.kcal, 0);
  const kcalOf = ({ calendar_items: items }: CalendarDay) =>
    items.reduce((sum, item: CalendarItem) => sum + ("kcal" in item.meal ? item.meal.kcal : 0), 0);
  for (const day of days) expect(Math.abs(kcalOf(day) / target - 1)).toBeLessThan(0.03);
});

it("PLAN-184 DIARY-069 plans on the device nothing that the person or who eats along may not have", async () => {
  const anna = await aPlanner(app, { diet: "VEGAN", food_intolerances_gluten: true });
  await aHousemate(app, anna, await strictWishes(app));
  for (const date of DATES) await aDay(app, anna, date);
  const { filled, days } = await planOnDevice(anna);
  const dinners = recipesOf(days).filter(({ item }) => item.meal_moment === "DINNER");
  expect(dinners).toHaveLength(DATES.length);
  expect(dinners.flatMap(({ item }) => faultsFor(item.meal.recipe_template.name))).toEqual([]);
  expect(recipesOf(days)).toHaveLength(filled.length);
  // The portions of who eats along are those that the device shows meanwhile.
  const shown = filled.flatMap(({ company }) => company);
  expect(shown.length).toBe(DATES.length);
  expect(dinners.flatMap(({ item }) => item.meal.cooking.company)).toEqual(shown);
});

const dishesOf = (filled: readonly FilledSlot[]) => filled.map(({ recipe }) => recipe.name);

it.each(ALLERGENS)(
  "PLAN-186 DATA-076 plans on the device nothing that contains an allergen of the person: %s",
  async (allergen) => {
    const anna = await aPlanner(app, { food_allergens: [allergen] });
    for (const date of DATES) await aDay(app, anna, date);
    // What the device itself chose: the server would not store what does not suit.
    const { filled } = await planOnDevice(anna);
    expect(filled).toHaveLength(DATES.length * 4);
    expect(unfit(dishesOf(filled), allergen)).toEqual([]);
  },
);

it("PLAN-186 PROF-038 nor an allergen of who eats along", async () => {
  const anna = await aPlanner(app, { food_allergens: ["MILK"] });
  const meal_types = ["BREAKFAST", "LUNCH", "DINNER", "SNACK"];
  await aHousemate(app, anna, { food_allergens: ["SOY"], meal_types });
  for (const date of DATES) await aDay(app, anna, date);
  const { filled } = await planOnDevice(anna);
  expect(filled.length).toBeGreaterThan(9);
  for (const allergen of ["MILK", "SOY"] as const) expect(unfit(dishesOf(filled), allergen)).toEqual([]);
});

const WISHES = {
  leftovers: { leftovers: "NEXT_LUNCH" },
  evenings: { cooks_twice_a_week: true },
  breakfast: { same_breakfast_on_weekdays: true },
  all: { leftovers: "NEXT_LUNCH", cooks_twice_a_week: true, same_breakfast_on_weekdays: true },
} as const;

/** A person with three days planned before `DATES`, and a dinner on the first of these. */
async function someoneWhoLinks(wishes: object): Promise<Person> {
  const anna = await aPlanner(app);
  await aHousemate(app, anna, { kcal: 1500 });
  await planOnServer(anna, ["2026-03-15", "2026-03-16", "2026-03-17"]);
  for (const date of DATES) await aDay(app, anna, date);
  const { DINNER } = await slotsOf(app, anna);
  await app.post("autoPlanDay/", { date: START, meal_slot_ids: [DINNER] }, { as: anna });
  await setWishes(anna, wishes);
  return anna;
}

it.each(Object.keys(WISHES) as (keyof typeof WISHES)[])(
  "PLAN-184 PLAN-091 PLAN-231 the app links meals as the server links them, to each other and to what stands in the diary: %s",
  async (wish) => {
    const anna = await someoneWhoLinks(WISHES[wish]);
    const { wanted } = await heldBy(anna);
    await planOnServer(anna, DATES);
    const input = await lastInput(anna);
    expect(wanted.links.length + wanted.cookedAhead.length).toBeGreaterThan(0);
    expect(wanted.links).toEqual(input.rules.links ?? []);
    expect(wanted.cookedAhead).toEqual(input.rules.cookedAhead ?? []);
    expect(wanted.days).toEqual(input.days);
    expect(wanted.recent).toEqual(input.rules.recent);
  },
);

it("PLAN-184 what is left over itself is cooked for nothing later, on the device as on the server", async () => {
  const anna = await aPlanner(app, WISHES.all);
  // Friday's dinner is left of Thursday's, and Saturday's is to be as well.
  await planOnServer(anna, ["2026-03-19", "2026-03-20"]);
  const weekend = ["2026-03-21", "2026-03-22"];
  for (const date of weekend) await aDay(app, anna, date);
  const { wanted } = await heldBy(
    anna,
    weekend.map((date) => ({ date })),
  );
  await planOnServer(anna, weekend);
  const input = await lastInput(anna);
  expect(wanted.days.map(({ key }) => key)).toContain("2026-03-19");
  expect(wanted.links).toEqual(input.rules.links);
  expect(wanted.days).toEqual(input.days);
});

it("PLAN-184 a meal that is chosen again serves nothing that stands in the diary, on the device as on the server", async () => {
  const anna = await someoneWhoLinks(WISHES.all);
  const { LUNCH } = await slotsOf(app, anna);
  const date = "2026-03-19";
  const { wanted } = await heldBy(anna, [{ date, slotIds: [LUNCH ?? 0], replaces: true }]);
  await app.post("autoPlanDay/", { date, meal_slot_ids: [LUNCH] }, { as: anna });
  const input = await lastInput(anna);
  expect(wanted.days.map(({ slots }) => slots.length)).toEqual([1]);
  expect(wanted.days).toEqual(input.days);
  expect([wanted.links, input.rules.links]).toEqual([[], undefined]);
});

/** How a meal is cooked, without the ids that it has here and there. */
const cookingOf = ({ cooking }: { readonly cooking: MealCooking }) => ({
  portions: cooking.cook_portions,
  of: cooking.leftover_of?.date,
  later: cooking.leftovers.map(({ date, meal_moment }) => `${date} ${meal_moment}`),
  company: cooking.company,
  on: cooking.cook_on,
  also: cooking.also_cook?.map(({ name, cook_portions: size, meals }) => ({ name, size, meals })),
});

it("DIARY-121 PLAN-184 PLAN-231 left-overs are stored as the device shows them, those of a dinner in the diary too", async () => {
  const anna = await someoneWhoLinks(WISHES.all);
  const { shown, diary, days } = await planOnDevice(anna);
  const stored = recipesOf(days);
  const left = shown.filter(({ meal }) => meal.cooking.leftover_of !== null);
  expect(left.map(({ date, meal_moment }) => `${date} ${meal_moment}`)).toEqual([
    `${DATES[1]} LUNCH`,
    `${DATES[2]} LUNCH`,
  ]);
  const inDiary = recipesOf(diary).filter(({ date }) => DATES.includes(date));
  const describe = ({ date, item }: (typeof stored)[number]) => ({
    place: placeOf(date, item.meal_slot, item.meal.recipe_template.id, item.meal.portions_multiplier),
    ...cookingOf(item.meal),
  });
  const byPlace = (a: { place: string }, b: { place: string }) => a.place.localeCompare(b.place);
  expect(stored.map(describe).sort(byPlace)).toEqual(inDiary.map(describe).sort(byPlace));
  const [dinner, thursday, friday] = inDiary.filter(({ item }) => item.meal_moment === "DINNER");
  expect(friday?.item.meal.cooking.cook_on).toBe(DATES[1]);
  expect(thursday?.item.meal.cooking.also_cook).toHaveLength(1);
  expect(dinner?.item.id).toBeGreaterThan(0);
  expect(dinner?.item.meal.cooking.leftovers).toHaveLength(1);
});

it("PLAN-225 the device knows of a kitchen without a freezer", async () => {
  const anna = await aPlanner(app);
  const missing = async () => openPlanner((await heldBy(anna)).candidates).rules.missingTools;
  for (const date of DATES) await aDay(app, anna, date);
  expect(await missing()).toBeUndefined();
  await setWishes(anna, { kitchen: ["OVEN", "BLENDER"] });
  expect(await missing()).toEqual(["FREEZER"]);
});
