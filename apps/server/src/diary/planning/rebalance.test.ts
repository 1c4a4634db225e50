import { afterAll, beforeAll, expect, it } from "vitest";
import { aPlanner, aQuickAdd } from "../../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

interface Item {
  id: number;
  meal_moment: string;
  meal_slot: number;
  object_id: number;
  content_type: string;
  meal: { kcal: number; portions: number; portions_multiplier: number; recipe_template: { id: number } };
}
interface Day {
  id: number;
  calendar_items: Item[];
}
interface Offer {
  way: string;
  kcal: number;
  deviation: { kcal: number };
  meals: {
    calendar_item: number;
    recipe_template: { id: number };
    portions_multiplier: number;
    kcal: number;
    is_swap: boolean;
  }[];
}

const kcalOf = (day: Day) => day.calendar_items.reduce((sum, { meal }) => sum + meal.kcal, 0);
const recipesOf = (day: Day) => day.calendar_items.map(({ meal }) => meal.recipe_template?.id ?? null);

async function aWeekend(as: Person): Promise<[Day, Day]> {
  const body = { num_days: 2, start_date_inclusive: "2026-03-18", delete_existing_plans: true };
  return (await app.post("autoPlanDays/", body, { as })).body.calendar_days;
}
const dayOf = async (as: Person, id: number): Promise<Day> =>
  (await app.get(`calendarDay/${id}/`, { as })).body;
const offersOf = async (as: Person, day: Day): Promise<Offer[]> =>
  (await app.get(`calendarDay/${day.id}/rebalance/`, { as })).body.offers;
const toBody = (offer: Offer | undefined) =>
  (offer?.meals ?? []).map(({ calendar_item, recipe_template, portions_multiplier }) => ({
    calendar_item,
    recipe_template: recipe_template.id,
    portions_multiplier,
  }));

it("PLAN-040 PLAN-041 offers to leave it, other portions or other recipes, never below half of a meal", async () => {
  const anna = await aPlanner(app);
  const [day] = await aWeekend(anna);
  const [breakfast] = day.calendar_items;
  await app.patch(`calendarItem/${breakfast?.id}/`, { status: "EATEN" }, { as: anna });
  await aQuickAdd(app, anna, day.id, "AFTERNOON_SNACK", 450);
  const { body: slots } = await app.get("users/mealSlotSpecification/", { as: anna });
  const slotKcal = new Map<number, number>(
    slots.results.map((slot: { id: number; kcal: number }) => [slot.id, slot.kcal]),
  );
  const target = [...slotKcal.values()].reduce((sum, kcal) => sum + kcal, 0);
  const offers = await offersOf(anna, day);
  const [leave, portions, ...rest] = offers;
  expect(leave).toMatchObject({ way: "LEAVE", meals: [] });
  expect(leave?.kcal).toBeCloseTo(kcalOf(day) + 450, 0);
  expect(leave?.deviation.kcal).toBeCloseTo((100 * (kcalOf(day) + 450 - target)) / target, 0);
  expect(portions?.way).toBe("PORTIONS");
  expect(portions?.meals.length).toBeGreaterThan(0);
  expect(portions?.meals.some(({ is_swap }) => is_swap)).toBe(false);
  expect(rest.map(({ way }) => way)).toEqual(rest.length === 0 ? [] : ["SWAPS"]);
  for (const offer of offers.slice(1)) {
    expect(Math.abs(offer.deviation.kcal)).toBeLessThan(Math.abs(leave?.deviation.kcal ?? 0));
    for (const meal of offer.meals) {
      const item = day.calendar_items.find(({ id }) => id === meal.calendar_item);
      expect(item?.id).not.toBe(breakfast?.id);
      expect(meal.kcal).toBeGreaterThanOrEqual((slotKcal.get(item?.meal_slot ?? 0) ?? 0) / 2 - 1);
    }
  }
});

it("PLAN-043 PLAN-034 carries an offer out whole, leaves tomorrow alone, and takes it back", async () => {
  const anna = await aPlanner(app);
  const [day, tomorrow] = await aWeekend(anna);
  await aQuickAdd(app, anna, day.id, "LUNCH", 500);
  const before = await dayOf(anna, day.id);
  const offer = (await offersOf(anna, day)).at(-1);
  const path = `calendarDay/${day.id}/rebalance/`;
  const wrong = [...toBody(offer), { ...toBody(offer)[0], calendar_item: tomorrow.calendar_items[0]?.id }];
  expect((await app.post(path, { meals: wrong }, { as: anna })).status).toBe(404);
  expect(await dayOf(anna, day.id)).toEqual(before);
  const done = await app.post(path, { meals: toBody(offer) }, { as: anna });
  expect(done.status).toBe(200);
  expect(kcalOf(done.body)).toBeCloseTo(offer?.kcal ?? 0, 0);
  expect(done.body.calendar_items.map(({ id }: Item) => id)).toEqual(
    before.calendar_items.map(({ id }) => id),
  );
  expect(await dayOf(anna, tomorrow.id)).toEqual(tomorrow);
  const meals = before.calendar_items
    .filter(({ content_type }) => content_type === "recipemeal")
    .map(({ id, meal }) => ({
      calendar_item: id,
      recipe_template: meal.recipe_template.id,
      portions: meal.portions,
      portions_multiplier: meal.portions_multiplier,
    }));
  const back = await app.post(`calendarDay/${day.id}/restore-meals/`, { meals }, { as: anna });
  expect(recipesOf(back.body)).toEqual(recipesOf(before));
  expect(kcalOf(back.body)).toBeCloseTo(kcalOf(before), 6);
});

it("PLAN-040 has nothing to change on a day without open recipes", async () => {
  const anna = await aPlanner(app);
  const made = await app.post("calendarDay/", { date: "2026-03-18", calendar_items: [] }, { as: anna });
  await aQuickAdd(app, anna, made.body.id, "LUNCH", 900);
  expect(await offersOf(anna, made.body)).toMatchObject([{ way: "LEAVE", kcal: 900, meals: [] }]);
});
