import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bring, readBrought, untilBrought } from "../../test/brought-files.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const PLAIN = "date,time,meal,name,amount,kcal,protein,carbs,fat";
const DAYS = [
  PLAIN,
  "2024-03-04,08:10,Breakfast,Oats,80 g,311,10,50,5",
  "2024-03-04,10:00,Breakfast,Coffee,1 cup,4,0,0,0",
  "2024-03-04,10:00,Breakfast,Coffee,1 cup,4,0,0,0",
  "2024-03-05,12:30,Lunch,Bread,2 slices,190,7,36,2",
].join("\n");

async function dayOf(as: Person, date: string) {
  const { body } = await app.get(`calendarDay/?date__gte=${date}&date__lte=${date}`, { as });
  return body.results[0]?.calendar_items ?? [];
}
const weightsOf = async (as: Person) => (await app.get("userWeight/", { as })).body.results;
const partsLeft = (userId: number) =>
  inSystemScope(app.app.services.db, async (trx) => {
    const rows = await trx.selectFrom("brought_parts").select("id").where("user_id", "=", userId).execute();
    return rows.length;
  });

describe("bringing a diary", () => {
  it("DOOR-030 DOOR-031 a file is recognised and looked at before anything is imported", async () => {
    const anna = await app.aUser();
    const { status, body } = await readBrought(app, DAYS, { as: anna, name: "my diary.csv" });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ app: "PLAIN", name: "my diary.csv", status: "READY" },
      meals: { count: 4, first: "2024-03-04", last: "2024-03-05", days: 2 },
      weights: { count: 0, first: null, last: null },
      ...{ already: 0, filled_days: 0, weighed_days: 0, misfit_count: 0, total: 4, done: 0 },
      asks: { date: null, weight_unit: false, meals: [] },
    });
    expect(body.samples[0]).toEqual({
      ...{ date: "2024-03-04", time: "08:10", meal: "Breakfast", name: "Oats", kcal: 311 },
    });
    expect(await dayOf(anna, "2024-03-04")).toEqual([]);
  });

  it("DOOR-035 DOOR-037 its entries are eaten in the diary of their days, with the names, amounts and figures of the file", async () => {
    const anna = await app.aUser();
    const file = await bring(app, anna, DAYS);
    expect(file).toMatchObject({ status: "DONE", meals_added: 4, done: 4, already_there: 0 });
    const items = await dayOf(anna, "2024-03-04");
    expect(items.map((item: { meal: { name: string } }) => item.meal.name)).toEqual([
      "Oats",
      "Coffee, 1 cup",
      "Coffee, 1 cup",
    ]);
    expect(items[0]).toMatchObject({
      ...{ content_type: "quickaddmeal", status: "EATEN", meal_moment: "BREAKFAST", eaten_at_time: "08:10" },
      meal: { kcal: 311, protein: 10, carbohydrates: 50, fat: 5, amount: 80, unit: "g" },
    });
    expect((await dayOf(anna, "2024-03-05"))[0]).toMatchObject({ meal_moment: "LUNCH" });
    expect(await partsLeft(anna.id)).toBe(0);
  });

  it("DOOR-041 the same file adds nothing, and a newer one of the same time what is new", async () => {
    const anna = await app.aUser();
    await bring(app, anna, DAYS);
    const again = await readBrought(app, DAYS, { as: anna });
    expect(again.body).toMatchObject({ already: 4, filled_days: 0 });
    expect(await bring(app, anna, DAYS)).toMatchObject({ meals_added: 0, already_there: 4 });
    const newer = `${DAYS}\n2024-03-04,10:00,Breakfast,Coffee,1 cup,4,0,0,0\n2024-03-06,,Snack,Apple,1,80,0,19,0`;
    expect(await bring(app, anna, newer)).toMatchObject({ meals_added: 2, already_there: 4 });
    expect(await dayOf(anna, "2024-03-04")).toHaveLength(4);
  });

  it("DOOR-041 a sum of a meal that the next file says with other figures is not added beside the first", async () => {
    const anna = await app.aUser();
    const sum = (kcal: number) =>
      `Date,Meal,Calories,Fat (g),Carbohydrates (g),Protein (g)\n2024-05-01,Lunch,${kcal},1,2,3`;
    await bring(app, anna, sum(300), { name: "Nutrition-Summary.csv" });
    expect(await bring(app, anna, sum(450))).toMatchObject({
      app: "MYFITNESSPAL",
      meals_added: 0,
      already_there: 1,
    });
  });

  it("DOOR-041 what the person removed from the diary does not come back with the file", async () => {
    const anna = await app.aUser();
    await bring(app, anna, DAYS);
    const [item] = await dayOf(anna, "2024-03-05");
    expect((await app.delete(`calendarItem/${item.id}/`, { as: anna })).status).toBe(204);
    await bring(app, anna, DAYS);
    expect(await dayOf(anna, "2024-03-05")).toEqual([]);
  });

  it("DOOR-039 nothing of the diary is overwritten, and the preview says on how many days something is there", async () => {
    const anna = await app.aUser();
    await bring(app, anna, `${PLAIN}\n2024-03-04,,Lunch,Soup,1,200,1,1,1`);
    const other = `${PLAIN}\n2024-03-04,,Lunch,Pie,1,300,1,1,1`;
    await bring(app, anna, other, { name: "other.csv" });
    expect(await dayOf(anna, "2024-03-04")).toHaveLength(2);
    const meal = await app.post("quickAddMeal/", { name: "Own", kcal: 100 }, { as: anna });
    const { body } = await app.get("calendarDay/?date__gte=2024-03-04&date__lte=2024-03-04", { as: anna });
    const placed = { calendar_day: body.results[0].id, meal_moment: "LUNCH", content_type: "quickaddmeal" };
    await app.post("calendarItem/", { ...placed, object_id: meal.body.id, status: "EATEN" }, { as: anna });
    const read = await readBrought(app, DAYS, { as: anna });
    expect(read.body).toMatchObject({ filled_days: 1, already: 0 });
  });

  it("DOOR-042 an import is taken back whole, with nothing else, and can be brought again", async () => {
    const anna = await app.aUser();
    await bring(app, anna, `${PLAIN}\n2024-03-04,,Lunch,Soup,1,200,1,1,1`);
    const { id } = await bring(app, anna, `${DAYS}`);
    const begun = await app.post(`broughtFile/${id}/undo/`, {}, { as: anna });
    expect([begun.status, begun.body.status]).toEqual([202, "UNDOING"]);
    expect((await untilBrought(app, id, { as: anna })).status).toBe("UNDONE");
    expect(await dayOf(anna, "2024-03-05")).toEqual([]);
    const left = await dayOf(anna, "2024-03-04");
    expect(left.map((item: { meal: { name: string } }) => item.meal.name)).toEqual(["Soup, 1"]);
    expect((await app.post(`broughtFile/${id}/undo/`, {}, { as: anna })).body.status).toBe("UNDONE");
    expect(await bring(app, anna, DAYS)).toMatchObject({ meals_added: 4 });
  });

  it("DOOR-042 it can be taken back for 30 days, and what was only read is kept for one", async () => {
    const anna = await app.aUser();
    const { id, expires } = await bring(app, anna, DAYS);
    const days = (Date.parse(String(expires)) - app.clock.now().getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    const read = await readBrought(app, DAYS, { as: anna });
    app.clock.forward(86_401);
    expect((await app.get(`broughtFile/${read.body.id}/`, { as: anna })).status).toBe(404);
    expect((await app.get(`broughtFile/${id}/`, { as: anna })).status).toBe(200);
  });

  it("DOOR-032 lines that do not fit are told by number and reason, the others are brought", async () => {
    const anna = await app.aUser();
    const lines = [
      ...[PLAIN, "yesterday,,Lunch,Soup,1,200,1,1,1", "2099-01-01,,Lunch,Soup,1,200,1,1,1"],
      ...[
        "2024-03-04,,Lunch,Soup,1,,1,1,1",
        "2024-03-04,,Lunch,Soup,1,20000,1,1,1",
        "2024-03-04,,Lunch,Pie,1,200,1,1,1",
      ],
    ];
    const { body } = await readBrought(app, lines.join("\n"), { as: anna });
    expect(body.misfit_count).toBe(4);
    expect(body.misfits.map(({ line, reason }: { line: number; reason: string }) => [line, reason])).toEqual([
      [2, "NO_DATE"],
      [3, "FUTURE"],
      [4, "NO_ENERGY"],
      [5, "OUT_OF_RANGE"],
    ]);
    expect(body.meals.count).toBe(1);
  });

  it("DOOR-036 dates that can be read in two ways and names of meals are asked about", async () => {
    const anna = await app.aUser();
    const file = `${PLAIN}\n3/4/2024,,Second breakfast,Bun,1,200,1,1,1`;
    const { body } = await readBrought(app, file, { as: anna });
    expect(body.asks).toEqual({
      date: "3/4/2024",
      weight_unit: false,
      meals: [{ name: "Second breakfast", count: 1 }],
    });
    expect(body.already).toBeNull();
    const unanswered = await app.post(`broughtFile/${body.id}/import/`, {}, { as: anna });
    expect([unanswered.status, Object.keys(unanswered.body)]).toEqual([400, ["date_order"]]);
    const meals = [{ name: "Second breakfast", moment: "MORNING_SNACK" }];
    await bring(app, anna, file, { date_order: "MDY", meals });
    expect((await dayOf(anna, "2024-03-04"))[0]).toMatchObject({ meal_moment: "MORNING_SNACK" });
    expect(await dayOf(anna, "2024-04-03")).toEqual([]);
  });

  it("DOOR-036 a single date tells the order of all", async () => {
    const anna = await app.aUser();
    const file = `${PLAIN}\n3/4/2024,,Lunch,Bun,1,200,1,1,1\n3/25/2024,,Lunch,Bun,1,200,1,1,1`;
    await bring(app, anna, file);
    expect(await dayOf(anna, "2024-03-04")).toHaveLength(1);
  });

  it("DOOR-033 what is no file of a known app is refused by its reason, and nothing is kept", async () => {
    const anna = await app.aUser();
    const faultOf = async (content: string | Buffer, name?: string) =>
      (await readBrought(app, content, { as: anna, ...(name === undefined ? {} : { name }) })).body.file?.[0];
    expect(await faultOf("a,b\n1,2")).toBe("We do not know this kind of file.");
    expect(await faultOf(Buffer.from("PK\u0003\u0004 no archive"))).toBe(
      "This file is damaged and cannot be read.",
    );
    expect(await faultOf(PLAIN)).toBe("This file has no entries.");
    expect(await faultOf(`${PLAIN}\n2024-03-04,,Lunch,${"x".repeat(200_000)},1,1,1,1,1`)).toBe(
      "A line of this file is too long to be read.",
    );
    expect((await app.get("broughtFile/", { as: anna })).body).toEqual([]);
  });
});

describe("bringing weights", () => {
  it("DOOR-038 weights become measurements, one of a day, and a day that has one keeps it", async () => {
    const anna = await app.aUser();
    await app.post("userWeight/", { value: 70, created_at: "2024-03-04T08:00:00Z" }, { as: anna });
    const file = "date,weight\n2024-03-04,75.5 kg\n2024-03-05,75.1 kg\n2024-03-05,75.0 kg";
    const { body } = await readBrought(app, file, { as: anna });
    expect(body).toMatchObject({ weighed_days: 1, misfits: [{ line: 4, reason: "SECOND_WEIGHT" }] });
    expect(await bring(app, anna, file)).toMatchObject({ weights_added: 1, weights_kept: 1 });
    expect((await weightsOf(anna)).map(({ value }: { value: number }) => value)).toEqual([75.1, 70]);
    expect(await bring(app, anna, file, { add_weights: true })).toMatchObject({
      weights_added: 1,
      already_there: 1,
    });
  });

  it("DOOR-036 DOOR-038 weights without a unit are asked about, and pounds become kilograms", async () => {
    const anna = await app.aUser();
    const file = "Date,Weight\n2024-03-04,165.5";
    const { body } = await readBrought(app, file, { as: anna, name: "Measurement-Summary-2024.csv" });
    expect(body).toMatchObject({ app: "MYFITNESSPAL", asks: { weight_unit: true } });
    const unanswered = await app.post(`broughtFile/${body.id}/import/`, {}, { as: anna });
    expect(Object.keys(unanswered.body)).toEqual(["weight_unit"]);
    await bring(app, anna, file, { weight_unit: "LB" });
    expect((await weightsOf(anna))[0]).toMatchObject({ value: 75.07 });
  });

  it("DOOR-042 weights are taken back, too", async () => {
    const anna = await app.aUser();
    const { id } = await bring(app, anna, "date,weight (kg)\n2024-03-04,75.5");
    await app.post(`broughtFile/${id}/undo/`, {}, { as: anna });
    await untilBrought(app, id, { as: anna });
    expect(await weightsOf(anna)).toEqual([]);
  });
});
