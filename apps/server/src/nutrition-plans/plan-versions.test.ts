import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aProfile, macrosOf } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
let coach: Person;
let client: Person;
let intake: number;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  coach = await app.aCoach({ first_name: "Noor", last_name: "Visser" });
  client = await app.aClientOf(coach, { first_name: "Pieter", last_name: "Kuiper" });
  intake = await aProfile(app, client);
});

interface Version {
  number: number;
  saved_at: string;
  author: { id: number; first_name: string; last_name: string } | null;
  restored_number: number | null;
  name: string;
  kcal: number;
  slots: { meal_moment: string; kcal: number }[];
}
const PLANS = "users/nutritionDayPlan/";
const slot = (moment: string, kcal: number) => ({
  ...{ meal_type: moment, meal_moment: moment, kcal, ...macrosOf(kcal), size: 50 },
});
const aPlan = async (as: Person): Promise<number> => {
  const slots = [slot("LUNCH", 900), slot("DINNER", 700)];
  const made = await app.post(
    PLANS,
    { name: "Plan 1", client_intake: intake, slots, days: ["monday"] },
    { as },
  );
  return made.body.id;
};
const save = (as: Person, id: number, kcal: number, name = "Plan 1") =>
  app.put(`${PLANS}${id}/slots/`, { name, slots: [slot("LUNCH", 900), slot("DINNER", kcal)] }, { as });
const versionsOf = async (as: Person, id: number): Promise<Version[]> =>
  (await app.get(`${PLANS}${id}/versions/`, { as })).body.versions;
const inShort = ({ number, author, kcal, restored_number }: Version) => [
  number,
  author === null ? null : `${author.first_name} ${author.last_name}`,
  kcal,
  restored_number,
];

describe("the versions of a plan", () => {
  it("COACH-106 keeps every save with who and when, by name for the client and the coach, and none twice", async () => {
    const id = await aPlan(coach);
    app.clock.forward(60);
    await save(client, id, 500);
    await save(client, id, 500);
    await app.patch(`${PLANS}${id}/`, { name: "Rest days" }, { as: coach });
    app.clock.forward(-60);
    for (const reader of [client, coach]) {
      const versions = await versionsOf(reader, id);
      expect(versions.map(inShort)).toEqual([
        [3, "Noor Visser", 1400, null],
        [2, "Pieter Kuiper", 1400, null],
        [1, "Noor Visser", 1600, null],
      ]);
      expect(versions.map(({ name }) => name)).toEqual(["Rest days", "Plan 1", "Plan 1"]);
      const [newest, , first] = versions.map(({ saved_at }) => Date.parse(saved_at));
      expect((newest ?? 0) - (first ?? 0)).toBe(60_000);
      expect(versions[2]?.slots.map(({ meal_moment, kcal }) => [meal_moment, kcal])).toEqual([
        ["LUNCH", 900],
        ["DINNER", 700],
      ]);
    }
  });

  it("COACH-106 keeps what single slots and the week change too", async () => {
    const id = await aPlan(coach);
    const { meal_slot_specifications: slots } = (await app.get(`${PLANS}${id}/`, { as: client })).body;
    await app.patch(`users/mealSlotSpecification/${slots[0].id}/`, { kcal: 950 }, { as: client });
    await app.post(
      "users/mealSlotSpecification/",
      { ...slot("BREAKFAST", 700), nutrition_day_plan: id },
      { as: coach },
    );
    await app.delete(`users/mealSlotSpecification/${slots[0].id}/`, { as: client });
    const { body: weeks } = await app.get("users/weeklyNutritionPlan/", { as: client });
    const named = { nutrition_day_plan_id: id, name: "All days" };
    await app.patch(`users/weeklyNutritionPlan/${weeks.results[0].id}/`, named, { as: client });
    const versions = await versionsOf(client, id);
    expect(versions.map(({ kcal }) => kcal)).toEqual([1400, 1400, 2350, 1650, 1600]);
    expect(versions[0]?.name).toBe("All days");
  });

  it("COACH-106 restores a version as a new one, keeps the ids of meals that stay, and knows of it", async () => {
    const id = await aPlan(coach);
    const before = (await app.get(`${PLANS}${id}/`, { as: coach })).body;
    await save(client, id, 500, "Light");
    const restored = await app.post(`${PLANS}${id}/restore/`, { number: 1 }, { as: coach });
    expect(restored.status).toBe(200);
    expect(restored.body).toMatchObject({ name: "Plan 1", kcal: 1600, days: before.days });
    const ids = (plan: { meal_slot_specifications: { id: number }[] }) =>
      plan.meal_slot_specifications.map((one) => one.id);
    expect(ids(restored.body)).toEqual(ids(before));
    expect((await versionsOf(client, id)).map(inShort)).toEqual([
      [3, "Noor Visser", 1600, 1],
      [2, "Pieter Kuiper", 1400, null],
      [1, "Noor Visser", 1600, null],
    ]);
    expect((await app.post(`${PLANS}${id}/restore/`, { number: 9 }, { as: coach })).status).toBe(404);
    const stale = { as: coach, headers: { "if-match": `"v${before.version}"` } };
    const refused = await app.post(`${PLANS}${id}/restore/`, { number: 2 }, stale);
    expect([refused.status, refused.body.code]).toEqual([409, "conflict"]);
  });

  it("COACH-106 keeps how a plan stood that was made before versions were kept, without an author", async () => {
    const id = await aPlan(coach);
    await inSystemScope(app.app.services.db, (trx) =>
      trx.deleteFrom("plan_versions").where("nutrition_day_plan_id", "=", id).execute(),
    );
    expect(await versionsOf(client, id)).toEqual([]);
    await save(client, id, 900);
    expect((await versionsOf(client, id)).map(inShort)).toEqual([
      [2, "Pieter Kuiper", 1800, null],
      [1, null, 1600, null],
    ]);
  });

  it("COACH-106 keeps the version and loses the name when its author is erased", async () => {
    const id = await aPlan(coach);
    await save(client, id, 900);
    await inSystemScope(app.app.services.db, async (trx) => {
      await trx.updateTable("users").set({ coach_id: null }).where("id", "=", client.id).execute();
      await trx.deleteFrom("users").where("id", "=", coach.id).execute();
    });
    expect((await versionsOf(client, id)).map(inShort)).toEqual([
      [2, "Pieter Kuiper", 1800, null],
      [1, null, 1600, null],
    ]);
  });

  it("COACH-106 keeps the last hundred", { timeout: 120_000 }, async () => {
    const id = await aPlan(coach);
    for (let time = 1; time <= 101; time += 1) await save(client, id, 700 + time);
    const numbers = (await versionsOf(client, id)).map(({ number }) => number);
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([100, 102, 3]);
  });

  it("COACH-106 shows them to nobody else", async () => {
    const id = await aPlan(coach);
    expect((await app.get(`${PLANS}${id}/versions/`, { as: await app.aCoach() })).status).toBe(404);
    expect((await app.get(`${PLANS}${id}/versions/`, { as: await app.aUser() })).status).toBe(404);
  });
});
