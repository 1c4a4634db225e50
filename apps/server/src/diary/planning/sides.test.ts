import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dishesOf, isSide, offerSides } from "../../../test/dishes.ts";
import { aPlanner } from "../../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  await offerSides(app);
});
afterAll(() => app.close());

interface Item {
  id: number;
  meal_slot: number;
  meal: {
    id: number;
    kcal: number;
    recipe_template: { id: number; name: string; source_provider: string; tags: { name: string }[] };
  };
}
interface Day {
  id: number;
  date: string;
  calendar_items: Item[];
}

const START = "2026-03-18";
const DAYS = 5;
const MAX_PLANS = 12;

/** A tall man who trains: what he eats is more than a plate of one dish. */
const aBigEater = () =>
  aPlanner(app, { gender: "MALE", weight: 105, height_in_cm: 198, activity: "VERY_ACTIVE" });
const plan = async (as: Person, again = true): Promise<Day[]> => {
  const body = { num_days: DAYS, start_date_inclusive: START, delete_existing_plans: again };
  const answer = await app.post("autoPlanDays/", body, { as });
  if (answer.status !== 200) throw new Error(`No plan: ${JSON.stringify(answer.body)}`);
  return answer.body.calendar_days;
};
const kcalOf = ({ calendar_items: items }: Day) => items.reduce((sum, { meal }) => sum + meal.kcal, 0);
const diary = async (as: Person): Promise<Day[]> =>
  (await app.get(`calendarDay/?date__gte=${START}&page_size=100`, { as })).body.results;
const idsOf = (days: readonly Day[]) =>
  days.flatMap(({ calendar_items: items }) => items.map(({ id }) => id)).sort((a, b) => a - b);

/** A dish with its side. Which seed a plan has is chance, so several plans may be needed. */
async function aSide(as: Person) {
  for (let tried = 0; tried < MAX_PLANS; tried++) {
    const days = await plan(as);
    for (const day of days) {
      const side = day.calendar_items.find(isSide);
      const dish = dishesOf(day.calendar_items).find((item) => item.meal_slot === side?.meal_slot);
      if (side !== undefined && dish !== undefined) return { days, day, side, dish };
    }
  }
  throw new Error("No plan has a side.");
}
const dayOf = (days: readonly Day[], { date }: Day): Day => {
  const found = days.find((day) => day.date === date);
  if (found === undefined) throw new Error(`There is no ${date}.`);
  return found;
};

describe("a planned side", () => {
  it("PLAN-261 PLAN-265 stands in the slot of its dish, one at most, and the day has the energy of other days", async () => {
    const bram = await aBigEater();
    const { days, side } = await aSide(bram);
    for (const day of days) {
      const dishes = dishesOf(day.calendar_items).map((item) => item.meal_slot);
      const sides = day.calendar_items.filter(isSide).map((item) => item.meal_slot);
      expect(new Set(dishes).size).toBe(dishes.length);
      expect(new Set(sides).size).toBe(sides.length);
      expect(sides.every((slot) => dishes.includes(slot))).toBe(true);
      expect(Math.abs(kcalOf(day) / kcalOf(days[0] ?? day) - 1)).toBeLessThan(0.05);
    }
    const { id, name } = side.meal.recipe_template;
    expect((await app.get(`recipeTemplate/${id}/`, { as: bram })).status).toBe(200);
    const query = new URLSearchParams({ search: name });
    const { body } = await app.get(`recipeTemplate/?${query}`, { as: bram });
    expect(body.results.map((recipe: { id: number }) => recipe.id)).not.toContain(id);
    const reasons = await app.get(`recipeMeal/${side.meal.id}/reasons/`, { as: bram });
    expect(reasons.body.reasons).toEqual([]);
  });

  it("PLAN-265 goes with its dish when the day is planned again, and comes back with it", async () => {
    const bram = await aBigEater();
    const { days } = await aSide(bram);
    const before = idsOf(days);
    const after = idsOf(await plan(bram));
    expect(after.filter((id) => before.includes(id))).toEqual([]);
    expect(idsOf(await diary(bram))).toEqual(after);
    expect((await app.post("undoAutoPlan/", {}, { as: bram })).status).toBe(200);
    const shown = (await diary(bram)).flatMap((day) => day.calendar_items);
    const names = (items: readonly Item[]) => items.map(({ meal }) => meal.recipe_template.name).sort();
    expect(names(shown)).toEqual(names(days.flatMap((day) => day.calendar_items)));
  });

  it.each([
    ["eaten", (as: Person, { id }: Item) => app.patch(`calendarItem/${id}/`, { status: "EATEN" }, { as })],
    [
      "locked",
      (as: Person, { id }: Item, date: string) =>
        app.post("lockMeals/", { locked: true, date, calendar_item_id: id }, { as }),
    ],
  ])("PLAN-265 stays with a dish that is %s", async (_, keep) => {
    const bram = await aBigEater();
    const { day, side, dish } = await aSide(bram);
    expect((await keep(bram, dish, day.date)).status).toBe(200);
    const after = dayOf(await plan(bram), day);
    expect(idsOf([after])).toEqual(expect.arrayContaining([side.id, dish.id]));
    expect(after.calendar_items.filter((item) => item.meal_slot === dish.meal_slot)).toHaveLength(2);
  });

  it("PLAN-265 fills no slot: a dish is planned beside it, for what it leaves", async () => {
    const bram = await aBigEater();
    const { day, side, dish } = await aSide(bram);
    await app.delete(`calendarItem/${dish.id}/`, { as: bram });
    const after = dayOf(await plan(bram, false), day);
    const inSlot = after.calendar_items.filter((item) => item.meal_slot === dish.meal_slot);
    expect(inSlot.map(isSide).sort()).toEqual([false, true]);
    expect(inSlot.map(({ id }) => id)).toContain(side.id);
    expect(Math.abs(kcalOf(after) / kcalOf(day) - 1)).toBeLessThan(0.05);
  });

  it("PLAN-265 stays when its dish is swapped, and has no swaps of its own", async () => {
    const bram = await aBigEater();
    const { day, side, dish } = await aSide(bram);
    const refused = await app.get(`calendarItem/${side.id}/swaps/`, { as: bram });
    expect([refused.status, refused.body.code]).toEqual([409, "meal_not_open"]);
    const { body } = await app.get(`calendarItem/${dish.id}/swaps/`, { as: bram });
    const [best] = body.swaps;
    expect(Math.abs(best.deviation.kcal)).toBeLessThan(10);
    const swap = { recipe_template: best.recipe_template.id, portions_multiplier: best.portions_multiplier };
    expect((await app.post(`calendarItem/${dish.id}/swap/`, swap, { as: bram })).status).toBe(200);
    // A dish in the place of a side would make two dinners.
    const wrong = await app.post(`calendarItem/${side.id}/swap/`, swap, { as: bram });
    expect(wrong.status).toBe(400);
    const after = dayOf(await diary(bram), day);
    expect(after.calendar_items.find(({ id }) => id === side.id)).toEqual(side);
  });

  it("PLAN-267 is known to the device, which is offered none", async () => {
    const bram = await aBigEater();
    const { side } = await aSide(bram);
    const { body } = await app.get("users/plan-candidates/", { as: bram });
    const { id } = side.meal.recipe_template;
    expect(body.standing).toContainEqual(expect.objectContaining({ id, meal_types: [] }));
    expect(
      body.recipes.map((one: { recipe_template: { id: number } }) => one.recipe_template.id),
    ).not.toContain(id);
  });
});
