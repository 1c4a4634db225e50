import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDay, aPlanner, aQuickAdd, slotsOf } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const copyDay = (as: Person, from: number, date: string, user = as.id) =>
  app.post("copyMealsFromDate/", { user, from_calendar_day_id: from, to_date: date }, { as });
const copyMoment = (as: Person, from: number, to: number, moment: string, user = as.id) =>
  app.post(
    "copyMealsToMealMoment/",
    { user, from_calendar_day_id: from, to_calendar_day: to, meal_moment: moment },
    { as },
  );

interface Item {
  id: number;
  object_id: number;
  meal_slot: number | null;
  meal_moment: string;
  status: string;
  content_type: string;
  meal: { kcal: number };
}

/** What must be the same in a copy, down to the ingredients. */
async function essence(as: Person, { meal_moment: moment, content_type: kind, meal, object_id: id }: Item) {
  const { ingredients } = (await app.get(`recipeMeal/${id}/`, { as })).body;
  const amounts = ingredients.map((line: { name: string; quantity: number }) => [line.name, line.quantity]);
  return { moment, kind, kcal: meal.kcal, amounts };
}
const essences = (as: Person, items: readonly Item[]) => Promise.all(items.map((item) => essence(as, item)));

describe("refusals", () => {
  it("DIARY-040 DIARY-083 has nothing to copy from an empty day or moment", async () => {
    const anna = await app.aUser();
    const from = await aDay(app, anna, "2026-03-18");
    const to = await aDay(app, anna, "2026-03-19");
    const empty = { status: 400, body: { non_field_errors: ["No meals to copy"] } };
    expect(await copyDay(anna, from, "2026-03-19")).toMatchObject(empty);
    await aQuickAdd(app, anna, from, "LUNCH");
    expect(await copyMoment(anna, from, to, "DINNER")).toMatchObject(empty);
    expect((await app.get("calendarDay/?date__gte=2026-03-19", { as: anna })).body.results).toMatchObject([
      { calendar_items: [] },
    ]);
  });

  it("DIARY-085 copying to and fro ends at 100 meals on a day, and adds none beyond", async () => {
    const anna = await app.aUser();
    const [here, there] = [await aDay(app, anna, "2026-03-18"), await aDay(app, anna, "2026-03-19")];
    await aQuickAdd(app, anna, here, "LUNCH");
    // 1, 1, 2, 3, 5, 8 … meals: each copy adds the meals of the other day.
    const answers = [];
    for (let turn = 0; turn < 13; turn++)
      answers.push(
        await copyMoment(anna, ...(turn % 2 ? ([there, here] as const) : ([here, there] as const)), "LUNCH"),
      );
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), 400, 400, 400]);
    expect(answers.at(-1)?.body).toEqual({ non_field_errors: ["A day holds at most 100 meals."] });
    const { body } = await app.get("calendarDay/?date__gte=2026-03-18&date__lte=2026-03-19", { as: anna });
    expect(body.results.map((day: { calendar_items: Item[] }) => day.calendar_items.length)).toEqual([
      89, 55,
    ]);
  });

  it("DIARY-041 refuses the source date itself and dates too far away", async () => {
    const anna = await app.aUser();
    const from = await aDay(app, anna);
    await aQuickAdd(app, anna, from);
    expect(Object.keys((await copyDay(anna, from, "2026-03-18")).body)).toEqual(["to_date"]);
    expect((await copyDay(anna, from, "2027-05-01")).status).toBe(400);
    expect((await copyMoment(anna, from, from, "LUNCH")).status).toBe(400);
  });

  it("ERR-022 ERR-024 copies nothing from or to others", async () => {
    const anna = await app.aUser();
    const eve = await app.aUser();
    const from = await aDay(app, anna);
    await aQuickAdd(app, anna, from);
    const own = await aDay(app, eve);
    await aQuickAdd(app, eve, own);
    expect((await copyDay(eve, from, "2026-03-19")).status).toBe(404);
    expect((await copyDay(eve, from, "2026-03-19", anna.id)).status).toBe(403);
    expect((await copyMoment(eve, own, from, "LUNCH")).status).toBe(404);
    expect((await copyMoment(eve, from, own, "LUNCH")).status).toBe(404);
  });
});

describe("copying", () => {
  it("DIARY-041 DIARY-043 DIARY-083 adds planned copies of all meals to a day that is made for them", async () => {
    const anna = await aPlanner(app);
    const planned = await app.post("autoPlanDay/", { date: "2026-03-18" }, { as: anna });
    const source = planned.body.calendar_items as Item[];
    await app.patch(`calendarItem/${source[0]?.id}/`, { status: "EATEN" }, { as: anna });
    const { status, body } = await copyDay(anna, planned.body.id, "2026-04-02");
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: anna.id, date: "2026-04-02" });
    const copies = body.calendar_items as Item[];
    expect(await essences(anna, copies)).toEqual(await essences(anna, source));
    expect(copies.map((item) => item.meal_slot)).toEqual(source.map((item) => item.meal_slot));
    for (const copy of copies) expect(copy.status).toBe("PLANNED");
    const originals = new Set(source.map((item) => item.object_id));
    expect(copies.some((item) => originals.has(item.object_id))).toBe(false);
    const again = await copyDay(anna, planned.body.id, "2026-04-02");
    expect(again.body.calendar_items).toHaveLength(2 * source.length);
    expect(again.body.calendar_items.slice(0, source.length)).toEqual(copies);
  });

  it("DIARY-092 takes the place of what is planned, and leaves alone what was eaten, is locked or belongs to another meal", async () => {
    const anna = await aPlanner(app);
    const [from, to] = [await aDay(app, anna, "2026-03-18"), await aDay(app, anna, "2026-03-20")];
    await aQuickAdd(app, anna, from, "LUNCH", 410);
    const [gone, eaten, locked, dinner] = [
      await aQuickAdd(app, anna, to, "LUNCH", 100),
      await aQuickAdd(app, anna, to, "LUNCH", 200),
      await aQuickAdd(app, anna, to, "LUNCH", 300),
      await aQuickAdd(app, anna, to, "DINNER", 700),
    ];
    await app.patch(`calendarItem/${eaten.item}/`, { status: "EATEN" }, { as: anna });
    const lock = { date: "2026-03-20", calendar_item_id: locked.item, locked: true };
    expect((await app.post("lockMeals/", lock, { as: anna })).status).toBe(200);
    const copy = (body: object) =>
      app.post(
        "copyMealsToMealMoment/",
        { user: anna.id, from_calendar_day_id: from, to_calendar_day: to, ...body },
        { as: anna },
      );
    const { status, body } = await copy({ meal_moment: "LUNCH", replace: true });
    expect(status).toBe(200);
    const kcal = (body.calendar_items as Item[]).map(({ meal }) => meal.kcal);
    expect(kcal.toSorted((a, b) => a - b)).toEqual([200, 300, 410, 700]);
    expect((await app.get(`calendarItem/${gone.item}/`, { as: anna })).status).toBe(404);
    // Nothing to copy takes nothing away.
    expect((await copy({ meal_moment: "BREAKFAST", replace: true })).status).toBe(400);
    const whole = { user: anna.id, from_calendar_day_id: from, to_date: "2026-03-20", replace: true };
    const day = (await app.post("copyMealsFromDate/", whole, { as: anna })).body;
    const items = (day.calendar_items as Item[]).map(({ id }) => id);
    expect(items).toHaveLength(3);
    expect(items).toEqual(expect.arrayContaining([eaten.item, locked.item]));
    expect(items).not.toContain(dinner.item);
  });

  it("DIARY-044 DIARY-045 copies one moment to the same moment of another day, for a client too", async () => {
    const coach = await app.aCoach();
    const anna = await aPlanner(app, {}, { coach_id: coach.id });
    const from = await aDay(app, anna, "2026-03-18");
    const to = await aDay(app, anna, "2026-03-19");
    await aQuickAdd(app, anna, from, "LUNCH", 410);
    await aQuickAdd(app, anna, from, "DINNER", 700);
    await aQuickAdd(app, anna, to, "LUNCH", 200);
    const { status, body } = await copyMoment(coach, from, to, "LUNCH", anna.id);
    expect(status).toBe(200);
    expect(body.id).toBe(to);
    const items = body.calendar_items as Item[];
    expect(items.map(({ meal_moment: moment, meal }) => [moment, meal.kcal])).toEqual([
      ["LUNCH", 200],
      ["LUNCH", 410],
    ]);
    expect(items[1]?.meal_slot).toBe((await slotsOf(app, anna)).LUNCH);
  });

  it("DIARY-124 copies of a meal of a day that is over what was eaten, and all of it where nothing was ticked", async () => {
    const anna = await aPlanner(app);
    const [over, today, to] = [
      await aDay(app, anna, "2026-03-17"),
      await aDay(app, anna, "2026-03-18"),
      await aDay(app, anna, "2026-03-20"),
    ];
    const set = (item: number, status: string) =>
      app.patch(`calendarItem/${item}/`, { status }, { as: anna });
    const [soup, pizza] = [
      await aQuickAdd(app, anna, over, "DINNER", 500),
      await aQuickAdd(app, anna, over, "DINNER", 980),
    ];
    await set(soup.item, "PLANNED");
    await set(pizza.item, "EATEN");
    const kcalOf = ({ body }: { body: { calendar_items: Item[] } }) =>
      body.calendar_items.map(({ meal }) => meal.kcal);
    expect(kcalOf(await copyMoment(anna, over, to, "DINNER"))).toEqual([980]);
    await set(pizza.item, "PLANNED");
    expect(kcalOf(await copyMoment(anna, over, to, "DINNER"))).toEqual([980, 500, 980]);
    const [salad, bread] = [
      await aQuickAdd(app, anna, today, "LUNCH", 300),
      await aQuickAdd(app, anna, today, "LUNCH", 310),
    ];
    await set(salad.item, "PLANNED");
    await set(bread.item, "EATEN");
    expect(kcalOf(await copyMoment(anna, today, to, "LUNCH")).toSorted()).toEqual([300, 310, 500, 980, 980]);
  });
});
