import type { CalendarDay, CalendarItem, SentCandidates } from "@plateful/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDay, aPlanner, aQuickAdd, slotsOf } from "../../../test/factories.ts";
import { aHousemate, anUnsuitedDinner, faultsFor, strictWishes } from "../../../test/household.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const DATE = "2026-03-18";
const NEXT = "2026-03-19";

interface Chosen {
  date: string;
  meal_slot_id: number;
  recipe_template: number;
  portions_multiplier: number;
  leftover_of?: { date: string; meal_slot_id: number };
}
type RecipeItem = Extract<CalendarItem, { content_type: "recipemeal" }>;

/** Sends what an app chose for one or two days from `DATE` on. */
const send = (as: Person, meals: readonly Chosen[], headers: Record<string, string> = {}) => {
  const count = meals.some(({ date }) => date === NEXT) ? 2 : 1;
  const body = { num_days: count, start_date_inclusive: DATE, delete_existing_plans: false, meals };
  return app.post("autoPlanDays/", body, { as, headers });
};

const asChosen = (item: RecipeItem, date: string): Chosen => ({
  date,
  meal_slot_id: item.meal_slot ?? 0,
  recipe_template: item.meal.recipe_template.id,
  portions_multiplier: item.meal.portions_multiplier,
});

const bySlot = (meals: readonly Chosen[]) =>
  meals.toSorted((a, b) => a.date.localeCompare(b.date) || a.meal_slot_id - b.meal_slot_id);

/** Meals that fit a person, as their app would choose them, and an empty diary. */
async function choiceFor(as: Person, days = 1): Promise<Chosen[]> {
  const body = { num_days: days, start_date_inclusive: DATE, delete_existing_plans: true };
  const { body: planned } = await app.post("autoPlanDays/", body, { as });
  const meals = (planned.calendar_days as CalendarDay[]).flatMap(({ date, calendar_items: items }) =>
    items.map((item) => asChosen(item as RecipeItem, date)),
  );
  await app.post("undoAutoPlan/", {}, { as });
  return meals;
}

async function dayOf(as: Person, date = DATE): Promise<CalendarDay> {
  const { body } = await app.get(`calendarDay/?date__gte=${date}&date__lte=${date}`, { as });
  return body.results[0];
}

/** The recipes of a date as someone might have chosen them. */
const mealsOn = async (as: Person, date = DATE): Promise<Chosen[]> =>
  (await dayOf(as, date)).calendar_items.map((item) => asChosen(item as RecipeItem, date));

it("DIARY-121 fills the chosen slots as they were chosen, and no others; one undo takes all of them back", async () => {
  const anna = await aPlanner(app);
  const meals = await choiceFor(anna, 2);
  // Another portion than the planner's own.
  const chosen = meals.slice(0, -1).map((meal) => ({ ...meal, portions_multiplier: 1.35 }));
  const { status, body } = await send(anna, chosen);
  expect(status).toBe(200);
  expect((body.calendar_days as CalendarDay[]).map(({ date }) => date)).toEqual([DATE, NEXT]);
  const stored = [...(await mealsOn(anna)), ...(await mealsOn(anna, NEXT))];
  expect(bySlot(stored)).toEqual(bySlot(chosen));
  expect((await app.post("undoAutoPlan/", {}, { as: anna })).status).toBe(200);
  expect(await mealsOn(anna)).toEqual([]);
});

it("DIARY-121 leaves what came into a slot meanwhile, and what is locked", async () => {
  const anna = await aPlanner(app);
  const meals = await choiceFor(anna);
  const slots = await slotsOf(app, anna);
  const { item } = await aQuickAdd(
    app,
    anna,
    await aDay(app, anna).catch(async () => (await dayOf(anna)).id),
  );
  await app.post("lockMeals/", { date: DATE, meal_slot_id: slots.DINNER, locked: true }, { as: anna });
  expect((await send(anna, meals)).status).toBe(200);
  const after = (await dayOf(anna)).calendar_items;
  expect(after.filter(({ meal_slot: slot }) => slot === slots.DINNER)).toEqual([]);
  expect(after.filter(({ meal_moment: moment }) => moment === "LUNCH").map(({ id }) => id)).toEqual([item]);
  const left = meals.filter(({ meal_slot_id: id }) => id !== slots.DINNER && id !== slots.LUNCH);
  const recipes = after.filter((one) => one.content_type === "recipemeal");
  expect(bySlot(recipes.map((one) => asChosen(one, DATE)))).toEqual(bySlot(left));
});

it("DIARY-121 DIARY-069 plans another recipe where the chosen one does not suit the person any more", async () => {
  const anna = await aPlanner(app);
  const meals = await choiceFor(anna);
  const dinner = (await slotsOf(app, anna)).DINNER;
  const beef = await anUnsuitedDinner(app, anna);
  const chosen = meals.map((meal) =>
    meal.meal_slot_id === dinner ? { ...meal, recipe_template: beef } : meal,
  );
  const { body: user } = await app.get("users/me/", { as: anna });
  await app.patch(`users/userProfile/${user.intake.id}/`, { diet: "VEGAN" }, { as: anna });
  expect((await send(anna, chosen)).status).toBe(200);
  const names = (await dayOf(anna)).calendar_items.map(
    (item) => (item as RecipeItem).meal.recipe_template.name,
  );
  expect(names).toHaveLength(meals.length);
  expect(names.flatMap((name) => faultsFor(name)).filter((fault) => fault === "meat")).toEqual([]);
});

it("DIARY-121 PLAN-121 gives those who eat along their portions, and another recipe where one of them may not have it", async () => {
  const anna = await aPlanner(app);
  const [tom, strict] = [await aHousemate(app, anna), await aHousemate(app, anna, await strictWishes(app))];
  const meals = await choiceFor(anna);
  const dinner = (await slotsOf(app, anna)).DINNER;
  const companyOf = async () =>
    (await dayOf(anna)).calendar_items
      .filter(({ meal_slot: slot }) => slot === dinner)
      .map((item) => (item as RecipeItem).meal);
  await send(anna, meals);
  const [suited] = await companyOf();
  const planned = meals.find(({ meal_slot_id: id }) => id === dinner);
  expect(suited?.recipe_template.id).toBe(planned?.recipe_template);
  const company = suited?.cooking.company ?? [];
  expect(company.map(({ member }) => member)).toEqual([tom.id, strict.id]);
  expect(company.every(({ portions }) => portions >= 0.25)).toBe(true);
  await app.post("undoAutoPlan/", {}, { as: anna });
  const beef = await anUnsuitedDinner(app, anna);
  await send(
    anna,
    meals.map((meal) => (meal.meal_slot_id === dinner ? { ...meal, recipe_template: beef } : meal)),
  );
  const [other] = await companyOf();
  expect(other).toBeDefined();
  expect(other?.recipe_template.id).not.toBe(beef);
  expect(faultsFor(other?.recipe_template.name ?? "")).toEqual([]);
});

it("DIARY-121 refuses slots that the plan of that date does not have, and stores nothing", async () => {
  const [anna, bert] = [await aPlanner(app), await aPlanner(app)];
  const meals = await choiceFor(anna);
  const foreign = (await slotsOf(app, bert)).LUNCH ?? 0;
  const [first, ...others] = meals;
  if (first === undefined) throw new Error("Nothing was planned.");
  const refused = await send(anna, [{ ...first, meal_slot_id: foreign }, ...others]);
  expect(refused.status).toBe(404);
  expect(await mealsOn(anna)).toEqual([]);
});

describe("left-overs that were chosen", () => {
  /** Two days of meals, of which the second lunch is left of the first dinner. */
  async function choiceWithLeftovers(as: Person) {
    const { DINNER = 0, LUNCH = 0 } = await slotsOf(app, as);
    const { body }: { body: SentCandidates } = await app.get("users/plan-candidates/", { as });
    // A recipe for dinner alone: only as a left-over it is eaten at lunch.
    const dish = body.recipes.find(({ meal_types: types }) => types.join() === "DINNER");
    if (dish === undefined) throw new Error("Every dinner is a lunch too.");
    const recipe_template = dish.recipe_template.id;
    const dinner = { date: DATE, meal_slot_id: DINNER, recipe_template, portions_multiplier: 1.2 };
    const leftover_of = { date: DATE, meal_slot_id: DINNER };
    const lunch = { ...dinner, date: NEXT, meal_slot_id: LUNCH, portions_multiplier: 0.85, leftover_of };
    const own: Chosen[] = [dinner, lunch];
    const isOwn = ({ date, meal_slot_id: slot }: Chosen) =>
      own.some((one) => one.date === date && one.meal_slot_id === slot);
    const others = (await choiceFor(as, 2)).filter(
      (meal) => !isOwn(meal) && meal.recipe_template !== recipe_template,
    );
    const chosen = [...own, ...others];
    return { chosen, dinner, DINNER, LUNCH };
  }
  const mealIn = async (as: Person, date: string, slot: number) => {
    const items = (await dayOf(as, date)).calendar_items;
    return items.find(({ meal_slot: id }) => id === slot) as RecipeItem | undefined;
  };

  it("DIARY-121 are stored as such: nothing is cooked for them, and more of the meal that they are left of", async () => {
    const anna = await aPlanner(app);
    const { chosen, dinner, DINNER, LUNCH } = await choiceWithLeftovers(anna);
    expect((await send(anna, chosen)).status).toBe(200);
    const [cook, lunch] = [await mealIn(anna, DATE, DINNER), await mealIn(anna, NEXT, LUNCH)];
    expect(lunch?.meal.cooking.leftover_of?.calendar_item).toBe(cook?.id);
    expect(lunch?.meal.cooking.cook_portions).toBe(0);
    expect(cook?.meal.cooking.cook_portions).toBeCloseTo(dinner.portions_multiplier + 0.85);
  });

  it("DIARY-121 are cooked on their own where something else is in the slot of their meal by now, and stay as they were shown", async () => {
    const anna = await aPlanner(app);
    const { chosen, dinner, LUNCH } = await choiceWithLeftovers(anna);
    const day = await aDay(app, anna, DATE).catch(async () => (await dayOf(anna)).id);
    await aQuickAdd(app, anna, day, "DINNER");
    expect((await send(anna, chosen)).status).toBe(200);
    const lunch = await mealIn(anna, NEXT, LUNCH);
    expect(lunch?.meal.recipe_template.id).toBe(dinner.recipe_template);
    expect(lunch?.meal.cooking).toMatchObject({ leftover_of: null, cook_portions: 0.85 });
  });

  it("DIARY-121 are left of a meal that is in the diary already, also when it was eaten meanwhile", async () => {
    const anna = await aPlanner(app);
    const { chosen, DINNER, LUNCH } = await choiceWithLeftovers(anna);
    await send(
      anna,
      chosen.filter(({ date, meal_slot_id: slot }) => date === DATE && slot === DINNER),
    );
    const cook = await mealIn(anna, DATE, DINNER);
    await app.patch(`calendarItem/${cook?.id}/`, { status: "EATEN" }, { as: anna });
    await send(
      anna,
      chosen.filter(({ date }) => date === NEXT),
    );
    expect((await mealIn(anna, NEXT, LUNCH))?.meal.cooking.leftover_of?.calendar_item).toBe(cook?.id);
  });

  it("DIARY-121 are none of another dish, of a later meal, of themselves or of someone else's meal, whatever an app says", async () => {
    const [anna, bert] = [await aPlanner(app), await aPlanner(app)];
    const { chosen, dinner, DINNER, LUNCH } = await choiceWithLeftovers(anna);
    const foreign = (await slotsOf(app, bert)).DINNER ?? 0;
    await send(bert, [{ ...(chosen[0] as Chosen), meal_slot_id: foreign }]);
    for (const leftover_of of [
      { date: DATE, meal_slot_id: LUNCH },
      { date: NEXT, meal_slot_id: LUNCH },
      { date: NEXT, meal_slot_id: DINNER },
      { date: "2026-03-27", meal_slot_id: DINNER },
      { date: DATE, meal_slot_id: foreign },
    ]) {
      const lie = chosen.map((meal) => (meal.leftover_of === undefined ? meal : { ...meal, leftover_of }));
      expect((await send(anna, lie)).status).toBe(200);
      const lunch = await mealIn(anna, NEXT, LUNCH);
      expect(lunch?.meal.cooking.leftover_of).toBeNull();
      expect(lunch?.meal.recipe_template.id).not.toBe(dinner.recipe_template);
      await app.post("undoAutoPlan/", {}, { as: anna });
    }
  });

  it("DIARY-121 DIARY-069 are planned again with their meal where it does not suit the person any more", async () => {
    const anna = await aPlanner(app);
    const { chosen, DINNER, LUNCH } = await choiceWithLeftovers(anna);
    const beef = await anUnsuitedDinner(app, anna);
    const { body: user } = await app.get("users/me/", { as: anna });
    const profile = { diet: "VEGAN", leftovers: "NEXT_LUNCH" };
    await app.patch(`users/userProfile/${user.intake.id}/`, profile, { as: anna });
    const isOf = ({ date, meal_slot_id: slot, leftover_of }: Chosen) =>
      leftover_of !== undefined || (date === DATE && slot === DINNER);
    expect(
      (
        await send(
          anna,
          chosen.map((meal) => (isOf(meal) ? { ...meal, recipe_template: beef } : meal)),
        )
      ).status,
    ).toBe(200);
    const [cook, lunch] = [await mealIn(anna, DATE, DINNER), await mealIn(anna, NEXT, LUNCH)];
    expect(cook?.meal.recipe_template.id).not.toBe(beef);
    expect(lunch?.meal.recipe_template.id).toBe(cook?.meal.recipe_template.id);
    expect(lunch?.meal.cooking.leftover_of?.calendar_item).toBe(cook?.id);
  });
});

it("DIARY-121 stores once what is sent twice under one key", async () => {
  const anna = await aPlanner(app);
  const meals = await choiceFor(anna);
  const headers = { "idempotency-key": "c7f1b0f4-chosen" };
  await send(anna, meals, headers);
  const again = await send(anna, meals, headers);
  expect(again.status).toBe(200);
  expect(await mealsOn(anna)).toHaveLength(meals.length);
});
