import { MAX_OWN_PRODUCTS } from "@plateful/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDay, aPlanner, aProduct, OWN_PRODUCT as BAR } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { untilServed } from "../../test/until-served.ts";
import { inSystemScope } from "../platform/database/scope.ts";

const [YESTERDAY, TODAY, TOMORROW] = ["2026-03-17", "2026-03-18", "2026-03-19"] as const;
const PATH = "users/own-products/";
const BARCODE = "8718907400145";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const names = async (as: Person, query: string): Promise<string[]> =>
  (await app.get(`${PATH}?${query}`, { as })).body.results.map(({ name }: { name: string }) => name);

describe("a product of one's own", () => {
  it("FOOD-059 is kept with what the label says; what it does not say is unknown, and never 0", async () => {
    const anna = await app.aUser();
    const made = await app.post(PATH, { ...BAR, name: "  Oat bar ", sugars: 0 }, { as: anna });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      ...{ ...BAR, id: expect.any(Number), user: anna.id, brand: null, barcode: null },
      ...{ unit: "g", figures_per: "HUNDRED", serving_size: null },
      ...{ saturated_fat: null, sugars: 0, fiber: null, salt: null },
      created: expect.any(String),
    });
    for (const field of ["name", "kcal", "fat", "carbohydrates", "protein"]) {
      const refused = await app.post(PATH, { ...BAR, [field]: undefined }, { as: anna });
      expect(refused.status, field).toBe(400);
      expect(Object.keys(refused.body)).toEqual([field]);
    }
  });

  it("FOOD-059 is changed field by field, replaced whole, and deleted", async () => {
    const anna = await app.aUser();
    const id = await aProduct(app, anna, { brand: "Own brand", fiber: 7.5 });
    const changed = await app.patch(`${PATH}${id}/`, { name: "Date bar", salt: 0.2 }, { as: anna });
    expect(changed.body).toMatchObject({ name: "Date bar", brand: "Own brand", fiber: 7.5, salt: 0.2 });
    expect((await app.patch(`${PATH}${id}/`, { fiber: null }, { as: anna })).body.fiber).toBeNull();
    const replaced = await app.put(`${PATH}${id}/`, BAR, { as: anna });
    expect(replaced.body).toMatchObject({ ...BAR, id, brand: null, salt: null });
    expect((await app.delete(`${PATH}${id}/`, { as: anna })).status).toBe(204);
    expect((await app.get(`${PATH}${id}/`, { as: anna })).status).toBe(404);
  });

  it.each([
    ["less than nothing", { fat: -1 }, "fat"],
    ["more fat than product", { fat: 101 }, "fat"],
    ["more energy than pure fat", { kcal: 901 }, "kcal"],
    ["parts that outweigh the whole", { fat: 40, protein: 30 }, "non_field_errors"],
    ["a serving without its size", { figures_per: "SERVING" }, "serving_size"],
    ["more than a serving can hold", { figures_per: "SERVING", serving_size: 40, carbohydrates: 9 }, "kcal"],
    ["a number that is no barcode", { barcode: "8718907400146" }, "barcode"],
  ])("FOOD-060 %s is impossible, and refused at its place", async (_what, wrong, field) => {
    const anna = await app.aUser();
    const refused = await app.post(PATH, { ...BAR, ...wrong }, { as: anna });
    expect(refused.status, JSON.stringify(refused.body)).toBe(400);
    expect(Object.keys(refused.body)).toEqual([field]);
    const id = await aProduct(app, anna);
    expect((await app.patch(`${PATH}${id}/`, wrong, { as: anna })).status).toBe(400);
  });

  it("FOOD-060 figures that are only unlikely are kept", async () => {
    const anna = await app.aUser();
    await aProduct(app, anna, { kcal: 100 });
    await aProduct(app, anna, { saturated_fat: 20 });
    // Syrup: 100 ml weigh more than 100 g.
    await aProduct(app, anna, { unit: "ml", fat: 0, carbohydrates: 110, kcal: 440 });
  });
});

describe("finding them again", () => {
  it("FOOD-061 by its barcode, however it is written, and by the words of name and brand", async () => {
    const anna = await app.aUser();
    await aProduct(app, anna, { barcode: BARCODE, brand: "Müller" });
    await aProduct(app, anna, { name: "Zucchini soup" });
    expect(await names(anna, `barcode=${BARCODE}`)).toEqual(["Oat bar"]);
    expect(await names(anna, `barcode=0${BARCODE}`)).toEqual(["Oat bar"]);
    expect(await names(anna, "barcode=2000004209995")).toEqual([]);
    expect(await names(anna, "query=BAR%20oat")).toEqual(["Oat bar"]);
    expect(await names(anna, "query=mull")).toEqual(["Oat bar"]);
    expect(await names(anna, "query=at")).toEqual([]);
    expect(await names(anna, "query=%25")).toEqual([]);
    expect(await names(anna, "")).toEqual(["Oat bar", "Zucchini soup"]);
  });

  it("FOOD-062 one barcode names one product of a person: a second one is refused, also by a change", async () => {
    const anna = await app.aUser();
    const id = await aProduct(app, anna, { barcode: BARCODE });
    const again = await app.post(PATH, { ...BAR, barcode: `0${BARCODE}` }, { as: anna });
    expect(again.status).toBe(400);
    expect(again.body).toEqual({ barcode: ["You already have a product with this barcode."] });
    const other = await aProduct(app, anna);
    expect((await app.patch(`${PATH}${other}/`, { barcode: BARCODE }, { as: anna })).status).toBe(400);
    expect((await app.patch(`${PATH}${id}/`, { barcode: BARCODE }, { as: anna })).status).toBe(200);
    await aProduct(app, await app.aUser(), { barcode: BARCODE });
  });

  it("FOOD-062 nor do two calls that race make a second one", async () => {
    const anna = await app.aUser();
    const post = () => app.post(PATH, { ...BAR, barcode: BARCODE }, { as: anna });
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => untilServed(post)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.every((status) => [201, 400, 429].includes(status))).toBe(true);
    expect((await app.get(PATH, { as: anna })).body.count).toBe(1);
  });

  it("FOOD-062 one key makes one product, and 2,000 are the most", async () => {
    const anna = await app.aUser();
    const options = { as: anna, headers: { "idempotency-key": "one-oat-bar" } };
    const [first, again] = [await app.post(PATH, BAR, options), await app.post(PATH, BAR, options)];
    expect(again.body).toEqual(first.body);
    await inSystemScope(app.app.services.db, (trx) =>
      sql`insert into own_products (user_id, name, search_text, unit, figures_per, kcal, fat, carbohydrates, protein, created)
        select user_id, name, search_text, unit, figures_per, kcal, fat, carbohydrates, protein, created
        from own_products, generate_series(2, ${MAX_OWN_PRODUCTS}) where id = ${first.body.id}`.execute(trx),
    );
    const refused = await app.post(PATH, BAR, { as: anna });
    expect(refused.status).toBe(400);
    expect(refused.body.non_field_errors[0]).toContain("2,000");
  });
});

describe("eating one", () => {
  let coach: Person;
  let anna: Person;
  const days: Record<string, number> = {};
  beforeAll(async () => {
    coach = await app.aCoach();
    anna = await aPlanner(app, {}, { coach_id: coach.id });
    for (const date of [YESTERDAY, TODAY, TOMORROW]) days[date] = await aDay(app, anna, date);
  });
  const eat = (product: number, date: string = TODAY, more: object = {}, as = anna) => {
    const place = { calendar_day_id: days[date], meal_moment: "LUNCH" };
    return app.post("planOwnProduct/", { ...place, own_product_id: product, amount: 150, ...more }, { as });
  };
  const mealOf = async (id: number, as = anna) => (await app.get(`calendarItem/${id}/`, { as })).body.meal;

  it("FOOD-063 counts its amount from 100 g or from a serving, and what is unknown stays unknown", async () => {
    const bar = await aProduct(app, anna, { fiber: 7.5 });
    expect((await eat(bar)).body).toMatchObject({
      content_type: "quickaddmeal",
      meal_moment: "LUNCH",
      meal: { name: "Oat bar", amount: 150, unit: "g", kcal: 558, fat: 18, protein: 13.8, fiber: 11.3 },
    });
    const drink = { unit: "ml", figures_per: "SERVING", serving_size: 250, kcal: 100 };
    const serving = { ...drink, fat: 0, carbohydrates: 25, protein: 0 };
    const { body } = await eat(await aProduct(app, anna, serving), TODAY, { amount: 500 });
    expect(body.meal).toMatchObject({ kcal: 200, carbohydrates: 50, unit: "ml", fiber: null });
  });

  it.each([
    [YESTERDAY, "EATEN"],
    [TODAY, "EATEN"],
    [TOMORROW, "PLANNED"],
  ])("FOOD-063 DIARY-088 on %s it is %s, unless the person says otherwise", async (date, status) => {
    const bar = await aProduct(app, anna);
    expect((await eat(bar, date)).body.status).toBe(status);
    const said = status === "EATEN" ? "PLANNED" : "EATEN";
    expect((await eat(bar, date, { status: said })).body.status).toBe(said);
  });

  it("FOOD-064 what was logged keeps its name and figures when the product is changed or deleted", async () => {
    const bar = await aProduct(app, anna);
    const { id } = (await eat(bar)).body;
    const before = await mealOf(id);
    await app.patch(`${PATH}${bar}/`, { name: "Other bar", kcal: 500, fat: 40 }, { as: anna });
    expect(await mealOf(id)).toEqual(before);
    await app.delete(`${PATH}${bar}/`, { as: anna });
    expect(await mealOf(id)).toEqual(before);
    expect((await eat(bar)).status).toBe(400);
  });

  it("FOOD-064 another amount of what was logged follows from what was stored with it, and a copy keeps it", async () => {
    const bar = await aProduct(app, anna);
    const { id, object_id: meal } = (await eat(bar, TOMORROW)).body;
    await app.patch(`${PATH}${bar}/`, { kcal: 500, fat: 40 }, { as: anna });
    const changed = await app.patch(`quickAddMeal/${meal}/`, { amount: 50 }, { as: anna });
    expect(changed.body).toMatchObject({ name: "Oat bar", amount: 50, kcal: 186, fat: 6 });
    expect(await mealOf(id)).toEqual(changed.body);
    const body = { from_calendar_day_id: days[TOMORROW], to_date: "2026-03-25", user: anna.id };
    const { body: copied } = await app.post("copyMealsFromDate/", body, { as: anna });
    const copies = copied.calendar_items.map(({ meal: one }: { meal: { amount?: number } }) => one.amount);
    expect(copies).toContain(50);
    const plain = (await app.post("quickAddMeal/", { kcal: 300 }, { as: anna })).body;
    expect(plain).toMatchObject({ name: null, amount: null, unit: null, fiber: null });
    const refused = await app.patch(`quickAddMeal/${plain.id}/`, { amount: 50 }, { as: anna });
    expect(Object.keys(refused.body)).toEqual(["amount"]);
  });

  it("FOOD-065 nobody else sees, changes or eats it: no stranger, no coach", async () => {
    const bar = await aProduct(app, anna, { barcode: BARCODE });
    const item = (await eat(bar)).body;
    const stranger = await aPlanner(app);
    const theirs = await aDay(app, stranger, TODAY);
    for (const as of [stranger, coach]) {
      expect((await app.get(PATH, { as })).body.count).toBe(0);
      expect((await app.get(`${PATH}?barcode=${BARCODE}`, { as })).body.count).toBe(0);
      expect((await app.get(`${PATH}${bar}/`, { as })).status).toBe(404);
      expect((await app.patch(`${PATH}${bar}/`, { kcal: 1 }, { as })).status).toBe(404);
      expect((await app.delete(`${PATH}${bar}/`, { as })).status).toBe(404);
      expect((await eat(bar, TODAY, {}, as)).status).toBe(404);
    }
    expect((await eat(bar, TODAY, { calendar_day_id: theirs }, stranger)).status).toBe(400);
    // A coach's own product is not eaten in the diary of a client, either.
    expect((await eat(await aProduct(app, coach), TODAY, {}, coach)).status).toBe(404);
    expect(await mealOf(item.id, coach)).toMatchObject({ name: "Oat bar", amount: 150 });
    expect((await app.get(`${PATH}${bar}/`, { as: anna })).body.kcal).toBe(372);
  });
});
