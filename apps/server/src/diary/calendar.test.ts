import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDay, aPlanner, aProduct, aQuickAdd, recipeId, slotsOf } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const setMark = { calendar_items: [] };

describe("days of the diary", () => {
  it("DIARY-082 refuses dates more than 400 days from today, and takes those that far", async () => {
    const anna = await app.aUser();
    const make = (date: string) => app.post("calendarDay/", { date, ...setMark }, { as: anna });
    for (const date of ["2025-02-10", "2027-04-23"]) {
      const refused = await make(date);
      expect(refused.status).toBe(400);
      expect(refused.body).toEqual({ date: ["This date is too far away."] });
    }
    expect((await make("2025-02-11")).status).toBe(201);
    expect((await make("2027-04-22")).status).toBe(201);
    const late = { as: anna, headers: { "x-time-zone": "Pacific/Kiritimati" } };
    app.clock.set("2026-03-18T20:00:00Z");
    expect((await app.post("calendarDay/", { date: "2027-04-23", ...setMark }, late)).status).toBe(201);
    app.clock.set("2026-03-18T09:00:00Z");
  });

  it("refuses a new day with items, a wrong date and a date that does not exist", async () => {
    const anna = await app.aUser();
    const make = (body: object) => app.post("calendarDay/", body, { as: anna });
    expect((await make({ date: "2026-03-18", calendar_items: [{ id: 1 }] })).status).toBe(400);
    expect((await make({ date: "18-03-2026" })).status).toBe(400);
    expect((await make({ date: "2026-02-29" })).status).toBe(400);
    expect((await make({})).body).toEqual({ date: ["This field is required."] });
  });

  it("DIARY-027 makes one day per date, also for two calls at once", async () => {
    const anna = await app.aUser();
    const make = () => app.post("calendarDay/", { date: "2026-03-18", ...setMark }, { as: anna });
    const answers = await Promise.all([make(), make(), make()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    const refused = answers.find(({ status }) => status === 400);
    expect(refused?.body).toEqual({
      non_field_errors: ["The fields user, date must make a unique set."],
    });
    expect((await app.get("calendarDay/", { as: anna })).body.count).toBe(1);
    const other = await aDay(app, anna, "2026-03-19");
    const moved = await app.patch(`calendarDay/${other}/`, { date: "2026-03-18" }, { as: anna });
    expect(moved.status).toBe(400);
    const third = await aDay(app, anna, "2026-03-21");
    const race = await Promise.all(
      [other, third].map((id) => app.patch(`calendarDay/${id}/`, { date: "2026-03-25" }, { as: anna })),
    );
    expect(race.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("DIARY-056 DIARY-059 DATA-022 DATA-023 lists days by their dates, with a page of fifty", async () => {
    const anna = await app.aUser();
    const made = await app.post("calendarDay/", { date: "2026-03-16", ...setMark }, { as: anna });
    expect(made.body).toEqual({
      id: expect.any(Number),
      user: anna.id,
      date: "2026-03-16",
      calendar_items: [],
      note: null,
      locked: false,
      locked_slots: [],
    });
    for (const date of ["2026-03-17", "2026-03-18", "2026-03-19"]) await aDay(app, anna, date);
    const dates = async (query: string) => {
      const { body } = await app.get(`calendarDay/?${query}`, { as: anna });
      return body.results.map((day: { date: string }) => day.date);
    };
    expect(await dates("date__gte=2026-03-17&date__lt=2026-03-19")).toEqual(["2026-03-17", "2026-03-18"]);
    expect(await dates("date__lte=2026-03-17")).toEqual(["2026-03-16", "2026-03-17"]);
    const page = await app.get("calendarDay/?page_size=3", { as: anna });
    expect(page.body).toMatchObject({ count: 4, total_pages: 2, previous: null });
    expect(page.body.next).toContain("/api/calendarDay/?page_size=3&page=2");
    expect((await app.get("calendarDay/?page_size=3&page=3", { as: anna })).status).toBe(404);
  });

  it("DIARY-054 DATA-033 keeps a note of at most 2000 characters, which the coach edits too", async () => {
    const coach = await app.aCoach();
    const anna = await app.aClientOf(coach);
    const day = await aDay(app, anna);
    const note = (text: unknown, as: Person) => app.patch(`calendarDay/${day}/`, { note: text }, { as });
    expect((await note("x".repeat(2001), anna)).status).toBe(400);
    expect((await note("  ", anna)).status).toBe(400);
    expect((await note("x".repeat(2000), anna)).status).toBe(200);
    expect((await note("  Eat well  ", coach)).body.note).toBe("Eat well");
    expect((await app.patch(`calendarDay/${day}/`, {}, { as: anna })).body.note).toBe("Eat well");
    expect((await note(null, anna)).body.note).toBeNull();
  });
});

describe("meals of the diary", () => {
  it("DIARY-017 DIARY-061 refuses ids below 1 and what belongs to others, at their field", async () => {
    const anna = await aPlanner(app);
    const bram = await aPlanner(app);
    const day = await aDay(app, anna);
    const { meal } = await aQuickAdd(app, anna, day);
    const foreign = await aQuickAdd(app, bram, await aDay(app, bram));
    const good = { calendar_day: day, meal_moment: "LUNCH", object_id: meal, content_type: "quickaddmeal" };
    const make = (changes: object) => app.post("calendarItem/", { ...good, ...changes }, { as: anna });
    expect(Object.keys((await make({ meal_slot: -1 })).body)).toEqual(["meal_slot"]);
    expect((await make({ meal_slot: -1 })).status).toBe(400);
    const slot = (await slotsOf(app, bram)).LUNCH;
    expect((await make({ meal_slot: slot })).body).toEqual({
      meal_slot: [`Invalid pk "${slot}" - object does not exist.`],
    });
    expect(Object.keys((await make({ object_id: foreign.meal })).body)).toEqual(["object_id"]);
    expect(Object.keys((await make({ calendar_day: 2_000_000 })).body)).toEqual(["calendar_day"]);
    expect((await make({ content_type: "pizza" })).status).toBe(400);
    expect((await make({ content_type: "recipemeal" })).status).toBe(400);
  });

  it("DIARY-018 DIARY-057 DIARY-058 DIARY-060 plans a meal without a slot, and shows all of it", async () => {
    const anna = await app.aUser();
    const recipe = await recipeId(app, anna, "porridge");
    const meal = await app.post("recipeMeal/", { recipe_template: recipe, portions: 2 }, { as: anna });
    const day = await aDay(app, anna);
    const made = await app.post(
      "calendarItem/",
      {
        calendar_day: day,
        meal_moment: "BREAKFAST",
        object_id: meal.body.id,
        content_type: "recipemeal",
        meal: {},
        modified: "x",
      },
      { as: anna },
    );
    expect(made.status).toBe(201);
    // The diary shows the meal without what one cooks by, and without where it was read.
    const { ingredients, directions, recipe_template, ...shown } = meal.body;
    const {
      ingredients: _all,
      directions: _steps,
      version: _version,
      source_author: _author,
      source_url: _url,
      ...recipeShown
    } = recipe_template;
    expect([ingredients.length, directions.length].every((count) => count > 0)).toBe(true);
    expect(made.body).toEqual({
      id: expect.any(Number),
      calendar_day: day,
      meal_slot: null,
      meal_moment: "BREAKFAST",
      meal: { ...shown, recipe_template: recipeShown },
      object_id: meal.body.id,
      content_type: "recipemeal",
      status: "PLANNED",
      eaten_at_time: null,
      locked: false,
      modified: "2026-03-18T09:00:00.000Z",
    });
    const { body } = await app.get(`calendarDay/${day}/`, { as: anna });
    expect(body.calendar_items).toEqual([made.body]);
    const listed = await app.get(`calendarItem/?calendar_day=${day}`, { as: anna });
    expect(listed.body.results).toEqual([made.body]);
  });

  it("DIARY-024 lets the person, not the coach, say what was eaten", async () => {
    const coach = await app.aCoach();
    const anna = await app.aClientOf(coach);
    const { item } = await aQuickAdd(app, anna, await aDay(app, anna));
    const mark = (status: string, as: Person) => app.patch(`calendarItem/${item}/`, { status }, { as });
    expect((await mark("EATEN", coach)).status).toBe(403);
    expect((await mark("EATEN", anna)).body.status).toBe("EATEN");
    expect((await mark("PLANNED", anna)).body.status).toBe("PLANNED");
    expect((await mark("SKIPPED", anna)).status).toBe(400);
    expect((await app.delete(`calendarItem/${item}/`, { as: coach })).status).toBe(204);
  });

  it("DIARY-074 deletes the meal with its last item, and keeps one that stands elsewhere", async () => {
    const anna = await app.aUser();
    const day = await aDay(app, anna);
    const { item, meal } = await aQuickAdd(app, anna, day);
    const twice = { calendar_day: day, meal_moment: "DINNER", object_id: meal, content_type: "quickaddmeal" };
    const second = await app.post("calendarItem/", twice, { as: anna });
    await app.delete(`calendarItem/${item}/`, { as: anna });
    expect((await app.get(`quickAddMeal/${meal}/`, { as: anna })).status).toBe(200);
    await app.delete(`calendarItem/${second.body.id}/`, { as: anna });
    expect((await app.get(`quickAddMeal/${meal}/`, { as: anna })).status).toBe(404);
    const other = await aQuickAdd(app, anna, day);
    expect((await app.delete(`calendarDay/${day}/`, { as: anna })).status).toBe(204);
    expect((await app.get(`quickAddMeal/${other.meal}/`, { as: anna })).status).toBe(404);
  });

  it("DIARY-052 keeps the figures of a quick add, and DIARY-048 refuses it where logging is off", async () => {
    const anna = await app.aUser();
    const figures = { kcal: 250.5, protein: 12, fat: 8, carbohydrates: 30 };
    const made = await app.post("quickAddMeal/", figures, { as: anna });
    const ofNoProduct = { fiber: null, name: null, amount: null, unit: null };
    expect(made.body).toEqual({ id: expect.any(Number), user: anna.id, ...figures, ...ofNoProduct });
    const changed = await app.patch(`quickAddMeal/${made.body.id}/`, { kcal: 300 }, { as: anna });
    expect(changed.body).toEqual({ ...made.body, kcal: 300 });
    for (const wrong of [{ kcal: 0 }, { kcal: 10_001 }, { kcal: 5, fat: 1001 }, { kcal: 5, protein: -1 }])
      expect((await app.post("quickAddMeal/", wrong, { as: anna })).status).toBe(400);
    const blocked = await app.aUser({ feature_flag_disable_product_logging: true });
    const refused = await app.post("quickAddMeal/", figures, { as: blocked });
    expect(refused.status).toBe(403);
    expect(refused.body.code).toBe("product_logging_disabled");
  });
});

describe("the name of a quick add", () => {
  it("DIARY-097 is kept as typed, at most 100 characters, and there may be none", async () => {
    const anna = await app.aUser();
    const make = (name?: unknown) => app.post("quickAddMeal/", { kcal: 310, name }, { as: anna });
    expect((await make("  Birthday cake ")).body).toMatchObject({ name: "Birthday cake", kcal: 310 });
    expect([(await make()).body.name, (await make(null)).body.name]).toEqual([null, null]);
    expect((await make("x".repeat(100))).status).toBe(201);
    for (const wrong of ["x".repeat(101), "   ", 5])
      expect(Object.keys((await make(wrong)).body)).toEqual(["name"]);
  });

  it("DIARY-097 stands in the diary, also for the coach, and in copies", async () => {
    const coach = await app.aCoach();
    const anna = await app.aClientOf(coach);
    const [from, to] = [await aDay(app, anna, "2026-03-18"), await aDay(app, anna, "2026-03-20")];
    const { body: meal } = await app.post("quickAddMeal/", { kcal: 310, name: "Cake" }, { as: anna });
    const item = {
      calendar_day: from,
      meal_moment: "SNACK",
      object_id: meal.id,
      content_type: "quickaddmeal",
    };
    const added = await app.post("calendarItem/", item, { as: anna });
    expect(added.body.meal).toMatchObject({ name: "Cake", amount: null, unit: null });
    const copy = { user: anna.id, from_calendar_day_id: from, to_date: "2026-03-20" };
    expect((await app.post("copyMealsFromDate/", copy, { as: anna })).status).toBe(200);
    const { body: day } = await app.get(`calendarDay/${to}/`, { as: coach });
    expect(day.calendar_items.map((one: { meal: { name: string } }) => one.meal.name)).toEqual(["Cake"]);
  });

  it("DIARY-098 changes with the numbers, each by itself, and goes", async () => {
    const anna = await app.aUser();
    const { body: made } = await app.post("quickAddMeal/", { kcal: 310, fat: 9 }, { as: anna });
    const change = async (body: object) =>
      (await app.patch(`quickAddMeal/${made.id}/`, body, { as: anna })).body;
    expect(await change({ name: "Cake" })).toEqual({ ...made, name: "Cake" });
    expect(await change({ kcal: 250.5, protein: 4 })).toEqual({
      ...{ ...made, name: "Cake", kcal: 250.5, protein: 4 },
    });
    expect(await change({ name: null })).toMatchObject({ name: null, kcal: 250.5 });
  });

  it("DIARY-098 another name for an amount of an own product is one, and no name is none", async () => {
    const anna = await aPlanner(app);
    const product = await aProduct(app, anna);
    const day = await aDay(app, anna);
    const place = { calendar_day_id: day, meal_moment: "SNACK", own_product_id: product, amount: 150 };
    const { body: item } = await app.post("planOwnProduct/", place, { as: anna });
    const change = (body: object) => app.patch(`quickAddMeal/${item.object_id}/`, body, { as: anna });
    expect((await change({ name: "Bar of Ben" })).body).toMatchObject({ name: "Bar of Ben", amount: 150 });
    const refused = await change({ name: null });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ["name"]]);
  });
});

it("ERR-022 ERR-023 ERR-024 shows and gives nothing of others", async () => {
  const anna = await app.aUser();
  const eve = await app.aUser();
  const day = await aDay(app, anna);
  const { item, meal } = await aQuickAdd(app, anna, day);
  const recipe = await recipeId(app, anna, "porridge");
  const recipeMeal = await app.post("recipeMeal/", { recipe_template: recipe, portions: 1 }, { as: anna });
  const none = { status: 404, body: { detail: "Not found." } };
  for (const path of [
    `calendarDay/${day}/`,
    `calendarItem/${item}/`,
    `quickAddMeal/${meal}/`,
    `recipeMeal/${recipeMeal.body.id}/`,
    "calendarDay/2000000000/",
  ]) {
    expect(await app.get(path, { as: eve })).toMatchObject(none);
    expect(await app.patch(path, {}, { as: eve })).toMatchObject(none);
    expect(await app.delete(path, { as: eve })).toMatchObject(none);
  }
  expect((await app.get(`calendarDay/?user=${anna.id}`, { as: eve })).body.count).toBe(0);
  expect((await app.get(`calendarItem/?calendar_day=${day}`, { as: eve })).body.count).toBe(0);
  const foreign = { date: "2026-03-20", user: anna.id };
  expect((await app.post("calendarDay/", foreign, { as: eve })).status).toBe(403);
  const portions = { portions: 2 };
  expect(await app.put(`editRecipeMealPortions/${recipeMeal.body.id}/`, portions, { as: eve })).toMatchObject(
    none,
  );
  expect((await app.get(`calendarDay/${day}/`)).status).toBe(401);
});
