import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDay, aPlanner, aQuickAdd, recipeId, slotsOf } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

interface Item {
  id: number;
  name: string;
  category: string;
  checked: boolean;
  quantity: number | null;
  unit: string | null;
}

const create = (as: Person, start: unknown = "2026-03-18", end: unknown = "2026-03-24") =>
  app.post("groceryList/", { start_date: start, end_date: end }, { as });

async function untilReady(as: Person, id: number, language: "en" | "nl" = "en") {
  for (let turn = 0; turn < 100; turn++) {
    const { body } = await app.get(`groceryList/${id}/`, { as, language });
    if (body.status !== "GENERATING") return body;
    await new Promise((resume) => setTimeout(resume, 100));
  }
  throw new Error("The list was not made.");
}

/** Plans a recipe on a day for some people; returns its item. */
async function planned(as: Person, day: number, search: string, people = 1, multiplier = 1) {
  const { body } = await app.post(
    "planGeneratedRecipeMeal/",
    {
      recipe_template: await recipeId(app, as, search),
      portions_to_plan: people,
      portions_multiplier: multiplier,
      calendar_day_id: day,
      meal_slot_specification_id: (await slotsOf(app, as)).LUNCH,
    },
    { as },
  );
  return body;
}

const amounts = (items: Item[]) =>
  Object.fromEntries(items.map(({ name, quantity, unit }) => [`${name} ${unit}`, quantity]));

describe("refusals", () => {
  it("GROC-005 GROC-006 wants both ends in order, at most 31 days apart", async () => {
    const anna = await app.aUser();
    expect((await create(anna, "2026-03-18", null)).status).toBe(400);
    expect((await app.post("groceryList/", { end_date: "2026-03-18" }, { as: anna })).body).toEqual({
      start_date: ["This field is required."],
    });
    expect(Object.keys((await create(anna, "2026-03-18", "2026-03-17")).body)).toEqual(["end_date"]);
    expect((await create(anna, "2026-03-01", "2026-04-01")).body).toEqual({
      end_date: ["Choose at most 31 days."],
    });
    expect((await create(anna, "2026-03-01", "2026-03-31")).status).toBe(201);
    expect((await create(anna, "2026-03-18", "2026-03-18")).status).toBe(201);
  });

  it("ERR-022 ERR-024 shows, changes and makes nothing of others", async () => {
    const anna = await aPlanner(app);
    const eve = await app.aUser();
    await planned(anna, await aDay(app, anna), "omelette");
    const list = (await create(anna)).body;
    const { items } = await untilReady(anna, list.id);
    expect((await app.get(`groceryList/${list.id}/`, { as: eve })).status).toBe(404);
    expect((await app.delete(`groceryList/${list.id}/`, { as: eve })).status).toBe(404);
    const tick = { checked: true };
    expect((await app.patch(`groceryListItem/${items[0].id}/`, tick, { as: eve })).status).toBe(404);
    expect((await app.get(`groceryList/?user=${anna.id}`, { as: eve })).body.count).toBe(0);
    const body = { start_date: "2026-03-18", end_date: "2026-03-20", user: anna.id };
    expect((await app.post("groceryList/", body, { as: eve })).status).toBe(403);
  });
});

describe("lists", () => {
  it("GROC-007 GROC-008 GROC-012 answers at once and is made by a job", async () => {
    const anna = await aPlanner(app);
    await planned(anna, await aDay(app, anna), "omelette");
    const made = await create(anna);
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      id: expect.any(Number),
      user: anna.id,
      start_date: "2026-03-18",
      end_date: "2026-03-24",
      status: "GENERATING",
      items: [],
      dishes: [],
      edge_leftovers: [],
      people: null,
      shop: null,
      created: "2026-03-18T09:00:00.000Z",
    });
    const list = await untilReady(anna, made.body.id);
    expect(list.status).toBe("READY");
    expect(list.items.length).toBeGreaterThan(2);
    expect(list.items[0]).toEqual({
      id: expect.any(Number),
      name: expect.any(String),
      category: expect.any(String),
      checked: false,
      quantity: expect.any(Number),
      unit: expect.any(String),
      is_own: false,
      at_home: false,
      ticked_by: null,
      pack: expect.any(Object),
      left_over: null,
      is_likely_at_home: false,
      at_home_until: null,
      dishes: [expect.any(Number)],
      cents: expect.any(Number),
      used_cents: expect.any(Number),
    });
  });

  it("GROC-013 GROC-014 GROC-019 GROC-020 adds planned food up for the people cooked for, staples left out", async () => {
    const anna = await aPlanner(app);
    const day = await aDay(app, anna);
    await planned(anna, day, "omelette", 1);
    const { body: one } = await create(anna);
    const single = (await untilReady(anna, one.id)).items as Item[];
    await planned(anna, day, "omelette", 3, 0.5);
    await aQuickAdd(app, anna, day);
    const eaten = await planned(anna, day, "porridge");
    await app.patch(`calendarItem/${eaten.id}/`, { status: "EATEN" }, { as: anna });
    const outside = await aDay(app, anna, "2026-03-25");
    await planned(anna, outside, "porridge");
    const { body: two } = await create(anna);
    const both = (await untilReady(anna, two.id)).items as Item[];
    const wanted = Object.entries(amounts(single)).map(([key, quantity]) => [key, (quantity ?? 0) * 2.5]);
    for (const [key, quantity] of wanted) expect(amounts(both)[String(key)]).toBeCloseTo(Number(quantity), 1);
    expect(both).toHaveLength(single.length);
    expect(both.map(({ name }) => name)).not.toContain("Salt");
    const eggs = both.find(({ name }) => name === "Egg");
    expect(eggs).toMatchObject({ category: "DAIRY", unit: "pieces" });
    expect(eggs?.quantity).toBeGreaterThan(1);
  });

  it("GROC-012 names things in the language of the call", async () => {
    const anna = await aPlanner(app);
    await planned(anna, await aDay(app, anna), "omelette");
    const { body } = await create(anna);
    const english = (await untilReady(anna, body.id)).items as Item[];
    const dutch = (await untilReady(anna, body.id, "nl")).items as Item[];
    expect(english.map(({ name }) => name)).toContain("Egg");
    expect(dutch.find(({ name }) => name === "Ei")).toMatchObject({ unit: "stuks" });
  });

  it("GROC-020 names one of a measure in the singular", async () => {
    const anna = await aPlanner(app);
    const meal = await planned(anna, await aDay(app, anna), "omelette");
    await inSystemScope(app.app.services.db, (db) =>
      db
        .updateTable("ingredients")
        .set({ quantity: 1 })
        .where("content_type", "=", "recipemeal")
        .where("object_id", "=", meal.meal.id)
        .execute(),
    );
    const { body } = await create(anna);
    const english = (await untilReady(anna, body.id)).items as Item[];
    const dutch = (await untilReady(anna, body.id, "nl")).items as Item[];
    expect(english.find(({ name }) => name === "Egg")).toMatchObject({ quantity: 1, unit: "piece" });
    expect(dutch.find(({ name }) => name === "Ei")).toMatchObject({ quantity: 1, unit: "stuk" });
  });

  it("GROC-015 GROC-021 keeps every list as it was, newest first, until it is deleted", async () => {
    const anna = await aPlanner(app);
    const day = await aDay(app, anna);
    const meal = await planned(anna, day, "omelette");
    const { body: older } = await create(anna);
    const before = await untilReady(anna, older.id);
    await app.delete(`calendarItem/${meal.id}/`, { as: anna });
    const { body: newer } = await create(anna, "2026-03-18", "2026-03-20");
    expect((await untilReady(anna, newer.id)).items).toEqual([]);
    const lists = await app.get("groceryList/", { as: anna });
    expect(lists.body.results.map(({ id }: { id: number }) => id)).toEqual([newer.id, older.id]);
    expect(lists.body.results[1]).toEqual(before);
    const found = await app.get("groceryList/?start_date=2026-03-18&end_date=2026-03-20", { as: anna });
    expect(found.body.results).toMatchObject([{ id: newer.id }]);
    const item = before.items[0];
    const ticked = await app.patch(`groceryListItem/${item.id}/`, { checked: true }, { as: anna });
    expect(ticked.body).toEqual({ ...item, checked: true, ticked_by: anna.id });
    expect((await app.delete(`groceryList/${older.id}/`, { as: anna })).status).toBe(204);
    expect((await app.get(`groceryList/${older.id}/`, { as: anna })).status).toBe(404);
    expect((await app.put(`groceryList/${newer.id}/`, {}, { as: anna })).status).toBe(405);
  });

  it("GROC-007 makes one list for two presses that carry the same key", async () => {
    const anna = await app.aUser();
    const options = { as: anna, headers: { "idempotency-key": "groceries-1" } };
    const press = () =>
      app.post("groceryList/", { start_date: "2026-03-18", end_date: "2026-03-19" }, options);
    const [one, two] = await Promise.all([press(), press()]);
    expect(two.body).toEqual(one.body);
    const rows = await inSystemScope(app.app.services.db, (db) =>
      db.selectFrom("grocery_lists").select("id").where("user_id", "=", anna.id).execute(),
    );
    expect(rows).toHaveLength(1);
  });
});
