import { WEEKDAYS } from "@plateful/nutrition";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ingredientsToAvoid } from "../../test/factories.ts";
import { aHousemate } from "../../test/household.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const PATH = "users/household-members/";

describe("people who eat along", () => {
  it("PLAN-120 are noted with a name alone: at dinner, every day, as much as the person, without restrictions", async () => {
    const anna = await app.aUser();
    const made = await app.post(PATH, { name: "  Tom " }, { as: anna });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      id: expect.any(Number),
      user: anna.id,
      name: "Tom",
      kcal: null,
      diet: "OMNIVORE",
      food_intolerances_gluten: false,
      food_intolerances_lactose: false,
      food_intolerances_nut: false,
      food_intolerances_crustaceans_shellfish: false,
      food_allergens: [],
      ingredients_to_avoid: [],
      meal_types: ["DINNER"],
      weekdays: WEEKDAYS,
    });
    expect((await app.get(PATH, { as: anna })).body).toMatchObject({ count: 1, results: [made.body] });
  });

  it("PLAN-120 are changed field by field, replaced whole, and removed", async () => {
    const anna = await app.aUser();
    const { Beef = 0 } = await ingredientsToAvoid(app, { Beef: "Rundvlees" });
    const { id } = await aHousemate(app, anna, { kcal: 1500 });
    const wishes = {
      diet: "VEGAN",
      ingredients_to_avoid: [Beef, Beef],
      meal_types: ["DINNER", "BREAKFAST"],
      weekdays: ["sunday", "monday", "monday"],
    };
    const changed = await app.patch(`${PATH}${id}/`, wishes, { as: anna });
    expect(changed.body).toMatchObject({
      ...{ name: "Tom", kcal: 1500, diet: "VEGAN", ingredients_to_avoid: [Beef] },
      ...{ meal_types: ["BREAKFAST", "DINNER"], weekdays: ["monday", "sunday"] },
    });
    expect((await app.patch(`${PATH}${id}/`, { kcal: null }, { as: anna })).body.kcal).toBeNull();
    const replaced = await app.put(`${PATH}${id}/`, { name: "Tommy", kcal: 900 }, { as: anna });
    expect(replaced.body).toMatchObject({
      id,
      name: "Tommy",
      kcal: 900,
      diet: "OMNIVORE",
      weekdays: WEEKDAYS,
    });
    expect((await app.delete(`${PATH}${id}/`, { as: anna })).status).toBe(204);
    expect((await app.get(`${PATH}${id}/`, { as: anna })).status).toBe(404);
  });

  it.each([
    [{ name: " " }, "name"],
    [{ name: "x".repeat(51) }, "name"],
    [{ kcal: 599 }, "kcal"],
    [{ kcal: 5001 }, "kcal"],
    [{ kcal: 1200.5 }, "kcal"],
    [{ diet: "FRUIT" }, "diet"],
    [{ meal_types: [] }, "meal_types"],
    [{ weekdays: [] }, "weekdays"],
    [{ ingredients_to_avoid: [2_000_000_000] }, "ingredients_to_avoid"],
  ])("PLAN-120 refuses %j", async (fields, field) => {
    const anna = await app.aUser();
    const refused = await app.post(PATH, { name: "Tom", ...fields }, { as: anna });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, [field]]);
    for (const kcal of [600, 5000])
      expect((await app.post(PATH, { name: "Tom", kcal }, { as: anna })).status).toBe(201);
  });

  it("PLAN-120 are seven at most, also when two are added at once; an eighth chair is free again later", async () => {
    const anna = await app.aUser();
    for (let count = 1; count <= 6; count++) await aHousemate(app, anna);
    const add = () => app.post(PATH, { name: "Late" }, { as: anna });
    const [one, other] = await Promise.all([add(), add()]);
    // Nobody waits for the other one: who came second hears it at once, as full or as one to try again.
    expect([one.status, other.status].filter((status) => status === 201)).toHaveLength(1);
    expect([400, 429]).toContain(Math.max(one.status, other.status));
    const refused = await add();
    expect(refused.body).toEqual({ non_field_errors: ["You can note at most seven people who eat along."] });
    const { results } = (await app.get(PATH, { as: anna })).body;
    expect(results).toHaveLength(7);
    await app.delete(`${PATH}${results[0].id}/`, { as: anna });
    expect((await add()).status).toBe(201);
  });

  it("PLAN-120 are the person's and their coach's to see and change, and nobody else's", async () => {
    const coach = await app.aCoach();
    const client = await app.aClientOf(coach);
    const made = await app.post(PATH, { name: "Tom", user: client.id }, { as: coach });
    expect(made.body).toMatchObject({ user: client.id, name: "Tom" });
    expect((await app.get(PATH, { as: coach })).body.results).toEqual([]);
    expect((await app.get(`${PATH}?user=${client.id}`, { as: coach })).body.results).toEqual([made.body]);
    expect((await app.patch(`${PATH}${made.body.id}/`, { kcal: 1100 }, { as: coach })).body.kcal).toBe(1100);
    const stranger = await app.aCoach();
    expect((await app.get(`${PATH}?user=${client.id}`, { as: stranger })).body.results).toEqual([]);
    expect((await app.delete(`${PATH}${made.body.id}/`, { as: stranger })).status).toBe(404);
    expect((await app.get(PATH, { as: client })).body.count).toBe(1);
  });
});

describe("leaving with a household", () => {
  it("PLAN-130 an export holds those who eat along, and a deletion erases them", async () => {
    const anna = await app.aUser();
    const ben = await app.aUser();
    await aHousemate(app, anna, { name: "Tom of Anna" });
    const kept = await aHousemate(app, ben, { name: "Eve of Ben" });
    const { body } = await app.get("users/me/export/", { as: anna });
    expect(body.household_members).toMatchObject([{ name: "Tom of Anna", user_id: anna.id }]);
    expect(JSON.stringify(body)).not.toContain("Eve of Ben");
    const gone = await app.call("DELETE", "users/me/", { confirmation: "DELETE" }, { as: anna });
    expect(gone.status).toBe(204);
    expect((await app.get("users/me/export/", { as: ben })).body.household_members).toMatchObject([
      { id: kept.id },
    ]);
  });
});
