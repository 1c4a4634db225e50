import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aToken } from "../../test/access-tokens.ts";
import { atLength } from "../../test/at-length.ts";
import { bring } from "../../test/brought-files.ts";
import { aDay, aPlanner, aQuickAdd, recipeId, slotsOf } from "../../test/factories.ts";
import { anOwnRecipe, made } from "../../test/own-recipe.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { TINY_JPEG, upload } from "../../test/tiny-pictures.ts";
import { unzip } from "../../test/unzip.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
});
afterAll(() => app.close());

async function take(path: string, as: Person, language = "en") {
  const answer = await app.inject({
    method: "GET",
    url: `/api/users/me/${path}`,
    headers: { authorization: `Token ${as.token}`, "accept-language": language },
  });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
}

const linesOf = (bytes: Buffer): string[] =>
  bytes.toString("utf8").replace("\u{feff}", "").trimEnd().split("\r\n");
const diaryOf = async (as: Person, query = "") => linesOf((await take(`diary/${query}`, as)).bytes);
const COLUMNS = "date,time,meal,status,name,amount,kcal,protein,carbs,fat,fiber";

/** What a line of the diary says, by the names of the columns. */
const toMeal = (line: string) => {
  const cells = line.split(",");
  return Object.fromEntries(COLUMNS.split(",").map((name, at) => [name, cells[at]]));
};

const planFood = (as: Person, day: number, serving: number, quantity: number) =>
  app.post(
    "planSingleFoodMeal/",
    {
      calendar_day_id: day,
      meal_moment: "BREAKFAST",
      status: "EATEN",
      suggested_serving_id: serving,
      quantity,
    },
    { as },
  );

describe("the diary as a table", () => {
  it("DOOR-080 has a line for each meal in order, with what the person had of it", async () => {
    const anna = await aPlanner(app);
    const [late, early] = [await aDay(app, anna, "2026-03-18"), await aDay(app, anna, "2025-11-02")];
    const { item } = await aQuickAdd(app, anna, late, "DINNER", 412);
    await app.patch(`calendarItem/${item}/`, { status: "EATEN", eaten_at_time: "18:45" }, { as: anna });
    const [serving] = (await app.get("suggestedServing/?food=1", { as: anna })).body.results;
    expect((await planFood(anna, early, serving.id, 2.5)).status).toBe(201);
    const planned = await app.post(
      "planGeneratedRecipeMeal/",
      {
        recipe_template: await recipeId(app, anna, "porridge"),
        portions_to_plan: 2,
        portions_multiplier: 1.2,
        calendar_day_id: late,
        meal_slot_specification_id: (await slotsOf(app, anna)).LUNCH,
      },
      { as: anna },
    );
    const meal = (await app.patch(`recipeMeal/${planned.body.object_id}/`, { portion: 0.5 }, { as: anna }))
      .body;
    const [head, food, ...others] = await diaryOf(anna);
    expect(head).toBe(COLUMNS);
    expect(toMeal(food ?? "")).toMatchObject({ date: "2025-11-02", meal: "BREAKFAST", status: "EATEN" });
    expect(Number(toMeal(food ?? "").kcal)).toBeCloseTo(serving.kcal * 2.5, 0);
    expect(toMeal(food ?? "").amount).toMatch(/^[\d.]+ (g|ml)$/);
    const byMeal = Object.fromEntries(others.map((line) => [toMeal(line).meal, toMeal(line)]));
    expect(Object.keys(byMeal).sort()).toEqual(["DINNER", "LUNCH"]);
    expect(byMeal.DINNER).toMatchObject({ date: "2026-03-18", time: "18:45", status: "EATEN", kcal: "412" });
    expect(byMeal.LUNCH).toMatchObject({ time: "", status: "PLANNED", amount: "0.6 portions" });
    expect(byMeal.LUNCH?.name).toBe(meal.recipe_template.name);
    expect(Number(byMeal.LUNCH?.kcal)).toBeCloseTo(meal.kcal, 0);
    const dutch = linesOf((await take("diary/", anna, "nl")).bytes);
    expect(dutch[0]).toBe(COLUMNS);
    expect(dutch.join("\n")).not.toBe([head, food, ...others].join("\n"));
  });

  it("DOOR-080 gives a period with both of its days, and refuses one that ends before it begins", async () => {
    const anna = await aPlanner(app);
    for (const date of ["2026-01-31", "2026-02-01", "2026-03-04"])
      await aQuickAdd(app, anna, await aDay(app, anna, date));
    const datesOf = async (query: string) =>
      (await diaryOf(anna, query)).slice(1).map((line) => toMeal(line).date);
    expect(await datesOf("")).toEqual(["2026-01-31", "2026-02-01", "2026-03-04"]);
    expect(await datesOf("?from=2026-02-01&until=2026-03-04")).toEqual(["2026-02-01", "2026-03-04"]);
    expect(await datesOf("?until=2026-01-31")).toEqual(["2026-01-31"]);
    expect(await datesOf("?from=1900-01-01&until=1999-12-31")).toEqual([]);
    const wrong = await take("diary/?from=2026-02-01&until=2026-01-31", anna);
    expect([wrong.status, Object.keys(JSON.parse(wrong.bytes.toString()))]).toEqual([400, ["until"]]);
    expect(await diaryOf(await aPlanner(app))).toEqual([COLUMNS]);
  });

  it("DOOR-080 has every meal of months, each once, and no one else's", async () => {
    const [anna, other] = [await aPlanner(app), await aPlanner(app)];
    await aQuickAdd(app, other, await aDay(app, other));
    const days = atLength(100, 1_095);
    await inSystemScope(app.app.services.database.long.db, async (trx) => {
      await sql`insert into calendar_days (user_id, date)
        select ${anna.id}, date '2023-03-18' + n from generate_series(0, ${days - 1}) n`.execute(trx);
      await sql`insert into quick_add_meals (user_id, kcal, protein, carbohydrates, fat)
        select ${anna.id}, 100 + n, 1, 2, 3 from generate_series(0, ${days - 1}) n`.execute(trx);
      await sql`insert into calendar_items (user_id, calendar_day_id, meal_moment, content_type, object_id)
        select ${anna.id}, d.id, 'LUNCH', 'quickaddmeal', m.id
        from calendar_days d join quick_add_meals m on m.user_id = d.user_id and m.kcal = 100 + (d.date - date '2023-03-18')
        where d.user_id = ${anna.id}`.execute(trx);
    });
    const meals = (await diaryOf(anna)).slice(1).map(toMeal);
    expect(meals.map(({ kcal }) => Number(kcal))).toEqual(Array.from({ length: days }, (_, n) => 100 + n));
    expect(await diaryOf(other)).toHaveLength(2);
  });

  it("DOOR-084 our own import reads it back: what was eaten, at its meal, and nothing that is planned", async () => {
    const [anna, moved] = [await aPlanner(app), await aPlanner(app)];
    const day = await aDay(app, anna, "2026-03-17");
    const { item } = await aQuickAdd(app, anna, day, "LATE_SNACK", 412);
    await app.patch(`calendarItem/${item}/`, { status: "EATEN", eaten_at_time: "22:45" }, { as: anna });
    const [serving] = (await app.get("suggestedServing/?food=1", { as: anna })).body.results;
    await planFood(anna, day, serving.id, 1);
    const planned = await aQuickAdd(app, anna, day, "DINNER", 700);
    await app.patch(`calendarItem/${planned.item}/`, { status: "PLANNED" }, { as: anna });
    const { bytes } = await take("diary/", anna);
    expect(await bring(app, moved, bytes)).toMatchObject({ status: "DONE", meals_added: 2, misfit_count: 0 });
    const eatenOf = async (as: Person) =>
      (await diaryOf(as))
        .slice(1)
        .map(toMeal)
        .filter(({ status }) => status === "EATEN")
        .map(({ date, time, meal, kcal }) => [date, time, meal, kcal])
        .sort();
    expect(await eatenOf(moved)).toEqual(await eatenOf(anna));
    expect((await diaryOf(moved)).length).toBe(3);
  });
});

describe("the measurements as a table", () => {
  it("DOOR-081 has every kind with its unit, on the day where the person lives", async () => {
    const anna = await app.aUser({ time_zone: "Pacific/Auckland" });
    const at = { created_at: "2026-03-17T22:30:00Z" };
    await app.post("userWeight/", { value: 80.25, ...at }, { as: anna });
    await app.post("UserSleep/", { value: 7.5, ...at }, { as: anna });
    await app.post("UserStress/", { value: "HIGH", ...at }, { as: anna });
    await app.post("UserDistance/", { value: 90, body_area: "WAIST", ...at }, { as: anna });
    await app.post("UserBodyFatPercentage/", { value: 0.215, ...at }, { as: anna });
    const lines = linesOf((await take("measurements/", anna)).bytes);
    const of = (kind: string, value: string, unit: string) =>
      `2026-03-18,2026-03-17T22:30:00.000Z,${kind},${value},${unit}`;
    expect(lines).toEqual([
      "date,moment,measurement,value,unit",
      of("WEIGHT", "80.25", "kg"),
      of("SLEEP", "7.5", "h"),
      of("STRESS", "HIGH", ""),
      of("WAIST_CIRCUMFERENCE", "90", "cm"),
      of("BODY_FAT_PERCENTAGE", "21.5", "%"),
    ]);
    expect(linesOf((await take("measurements/?until=2026-03-17", anna)).bytes)).toHaveLength(1);
    expect(linesOf((await take("measurements/", await app.aUser())).bytes)).toHaveLength(1);
  });
});

describe("own recipes for other apps", () => {
  it("DOOR-082 has each own recipe in both forms with its picture, and no other recipe", async () => {
    const [anna, other] = [await aPlanner(app), await aPlanner(app)];
    const [serving] = (await app.get("suggestedServing/?food=1", { as: anna })).body.results;
    await anOwnRecipe(app, other, serving.id);
    const { ownRecipe } = await anOwnRecipe(app, anna, serving.id);
    const second = made(
      await app.post("recipeTemplate/", { name: "../Soup: a/b", tags: ["LUNCH"] }, { as: anna }),
    );
    // A recipe that was planned stays for the diary when it is deleted.
    const { ownRecipe: gone } = await anOwnRecipe(app, anna, serving.id);
    await app.delete(`recipeTemplate/${gone}/`, { as: anna });
    const answer = await take("recipes/", anna);
    expect([answer.status, answer.headers["content-type"]]).toEqual([200, "application/zip"]);
    const files = unzip(answer.bytes);
    expect([...files.keys()]).toEqual([
      "README.txt",
      `schema.org/Soup ${ownRecipe}.json`,
      `cooklang/Soup ${ownRecipe}.cook`,
      `schema.org/Soup a b ${second}.json`,
      `cooklang/Soup a b ${second}.cook`,
    ]);
    const schema = JSON.parse(files.get(`schema.org/Soup ${ownRecipe}.json`)?.toString() ?? "");
    expect(schema).toMatchObject({ "@type": "Recipe", name: "Soup", recipeYield: "1" });
    expect(schema.recipeIngredient).toHaveLength(1);
    expect(schema.recipeIngredient[0]).toMatch(/^[\d.]+ (g|ml) \S/);
  });

  it("DOOR-082 an uploaded picture is in it, and named by its recipe", async () => {
    const self = await aPlanner(app);
    const { url } = (await upload(app, TINY_JPEG, { as: self })).body;
    made(await app.post("recipeTemplate/", { name: "Toast", tags: ["LUNCH"], image: url }, { as: self }));
    const files = unzip((await take("recipes/", self)).bytes);
    const pictures = [...files.keys()].filter((name) => name.startsWith("pictures/"));
    expect(pictures.length).toBeGreaterThan(0);
    const schemas = [...files]
      .filter(([name]) => name.endsWith(".json"))
      .map(([, bytes]) => JSON.parse(bytes.toString()));
    const [picture = ""] = pictures;
    expect(schemas.map(({ image }) => image)).toContain(`../${picture}`);
    expect(files.get(picture)?.subarray(0, 3).toString("hex")).toMatch(/^(ffd8ff|89504e|524946)/);
  });
});

describe("each of the three", () => {
  it("DOOR-083 opens with the scope of what it holds, and no other", async () => {
    const anna = await aPlanner(app);
    for (const [path, scope] of [
      ["diary/", "diary:read"],
      ["measurements/", "measurements:read"],
      ["recipes/", "recipes:read"],
    ] as const)
      for (const held of ["diary:read", "measurements:read", "recipes:read", "profile:read"] as const) {
        const { secret } = await aToken(app, anna, [held]);
        const answer = await app.get(`users/me/${path}`, { bearer: secret });
        expect([path, held, answer.status]).toEqual([path, held, held === scope ? 200 : 403]);
      }
  });

  it("DOOR-083 a cell that a spreadsheet would run begins with an apostrophe", async () => {
    const anna = await aPlanner(app);
    const day = await aDay(app, anna);
    const meal = await app.post("quickAddMeal/", { name: "=HYPERLINK(1)", kcal: 90 }, { as: anna });
    await app.post(
      "calendarItem/",
      { calendar_day: day, meal_moment: "LUNCH", object_id: meal.body.id, content_type: "quickaddmeal" },
      { as: anna },
    );
    expect((await diaryOf(anna)).at(-1)).toContain(",'=HYPERLINK(1),");
  });

  it("DOOR-083 waits for the proof of the mailbox, and is given twenty times a day", async () => {
    const unproven = await app.aUser({ email_confirmed_at: null });
    expect((await take("diary/", unproven)).status).toBe(403);
    const anna = await app.aUser();
    for (let given = 0; given < 20; given++) expect((await take("measurements/", anna)).status).toBe(200);
    expect((await take("recipes/", anna)).status).toBe(429);
  });
});
