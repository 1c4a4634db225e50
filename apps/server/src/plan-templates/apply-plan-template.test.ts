import { WEEKDAYS } from "@plateful/nutrition";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TEMPLATE_FIELDS } from "../../test/access-templates.ts";
import { aProfile } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const DAY_S = 86_400;
const SUNDAY = { name: "Sunday", days: ["sunday"] };

/** A client with a profile and the default week. */
async function aPlanned(coach: Person, profile: object = {}, columns: Record<string, unknown> = {}) {
  const client = await app.aClientOf(coach, columns);
  const id = await aProfile(app, client, { ...profile });
  await app.post(`users/userProfile/${id}/create-default-nutrition-plan/`, {}, { as: client });
  return client;
}

async function aTemplate(coach: Person, fields: object = {}): Promise<number> {
  const body = { ...TEMPLATE_FIELDS, is_of_practice: false, ...fields };
  return (await app.post("planTemplates/", body, { as: coach })).body.id;
}

async function previewOf(coach: Person, template: number, client: Person) {
  const { body } = await app.get(`planTemplates/${template}/clients/?client=${client.id}`, { as: coach });
  return body.clients[0];
}
const send = (as: Person, client: Person, template: number, seen: string) =>
  app.post("planTemplates/apply/", { user: client.id, template, seen }, { as });
const apply = async (coach: Person, client: Person, template: number) =>
  send(coach, client, template, (await previewOf(coach, template, client)).seen);
const undo = (as: Person, client: Person, use: { plan: number; number: number }) =>
  app.post("planTemplates/undo/", { user: client.id, plan: use.plan, number: use.number }, { as });
const usesOf = async (as: Person) => (await app.get("planTemplates/uses/", { as })).body.uses;

const plansOf = async (client: Person) =>
  (await app.get("users/nutritionDayPlan/", { as: client })).body.results;
const weekOf = async (client: Person) =>
  (await app.get("users/weeklyNutritionPlan/", { as: client })).body.results[0];
const versionsOf = async (client: Person, plan: number) =>
  (await app.get(`users/nutritionDayPlan/${plan}/versions/`, { as: client })).body.versions;
const planOf = async (client: Person, id: number) =>
  (await plansOf(client)).find((plan: { id: number }) => plan.id === id);

describe("the preview of a template", () => {
  it("PLAN-188 COACH-111 says that a client's allergies stay", async () => {
    const coach = await app.aCoach();
    const client = await aPlanned(coach, { food_allergens: ["EGG", "SOY"] });
    const { kept } = await previewOf(coach, await aTemplate(coach), client);
    expect(kept).toEqual(["ALLERGENS"]);
  });

  it("COACH-111 shows each active client before and after, by name, with what stays", async () => {
    const coach = await app.aCoach();
    const zoe = await aPlanned(coach, { food_intolerances_nut: true, diet: "VEGAN" }, { first_name: "Zoë" });
    await aPlanned(coach, { weight: 100 }, { first_name: "Anna" });
    await app.aClientOf(coach, { first_name: "Bo" });
    const template = await aTemplate(coach, { energy_percent: 100 });
    const { body } = await app.get(`planTemplates/${template}/clients/`, { as: coach });
    expect(body.left_out).toBe(0);
    expect(body.clients.map(({ first_name }: { first_name: string }) => first_name)).toEqual([
      "Anna",
      "Bo",
      "Zoë",
    ]);
    const [anna, bo, last] = body.clients;
    expect(anna.kcal_after).toBeGreaterThan(last.kcal_after);
    expect(bo).toMatchObject({ obstacle: "NO_NEED", kcal_before: null, kcal_after: null, seen: null });
    expect(last).toMatchObject({
      id: zoe.id,
      obstacle: null,
      kept: ["VEGAN", "NUTS"],
      day_plans: 1,
      floor: 1346,
    });
    const [plan] = await plansOf(zoe);
    expect(last.kcal_before).toBe(Math.round(plan.kcal));
  });

  it("COACH-111 PRIV-004 shows nothing of a client who does not share the plan", async () => {
    const coach = await app.aCoach();
    const client = await aPlanned(coach, { food_intolerances_nut: true });
    const withdrawn = { kinds: ["COACH_SHARING"], given_in: "PROFILE" };
    await app.post("users/consents/withdraw/", withdrawn, { as: client });
    expect(await previewOf(coach, await aTemplate(coach), client)).toMatchObject({
      ...{ obstacle: "NOT_SHARED", kcal_before: null, kcal_after: null, kept: [], seen: null },
    });
  });
});

describe("the meals ahead", () => {
  it("COACH-111 are known of a client who has recipes planned and shares the diary", async () => {
    const coach = await app.aCoach();
    const client = await aPlanned(coach);
    const template = await aTemplate(coach);
    expect((await previewOf(coach, template, client)).has_meals_ahead).toBe(false);
    await app.post("autoPlanDay/", { date: "2026-03-19" }, { as: client });
    expect((await previewOf(coach, template, client)).has_meals_ahead).toBe(true);
    const sharing = { coach: coach.id, parts: ["PLAN"], text_version: 1, given_in: "PROFILE" };
    expect((await app.put("users/consents/sharing/", sharing, { as: client })).status).toBeLessThan(300);
    expect(await previewOf(coach, template, client)).toMatchObject({
      has_meals_ahead: false,
      obstacle: null,
    });
  });
});

describe("applying a template", () => {
  it("COACH-112 writes the client's numbers, keeps the name of the plan and says so in its versions", async () => {
    const coach = await app.aCoach();
    const client = await aPlanned(coach);
    const template = await aTemplate(coach, { energy_percent: 90 });
    const [before] = await plansOf(client);
    const shown = await previewOf(coach, template, client);
    const { status, body } = await send(coach, client, template, shown.seen);
    expect([status, body.use.kcal, body.use.template_name]).toEqual([
      200,
      shown.kcal_after,
      "Gentle deficit",
    ]);
    const [after] = await plansOf(client);
    expect([after.kcal, after.name, after.energy_balance]).toEqual([shown.kcal_after, before.name, 90]);
    expect(after.meal_slot_specifications.map((slot: never) => [slot["meal_moment"], slot["size"]])).toEqual([
      ["BREAKFAST", 30],
      ["LUNCH", 30],
      ["DINNER", 40],
    ]);
    const [newest, older] = await versionsOf(client, after.id);
    expect([newest.template_name, newest.author.id, older.template_name]).toEqual([
      "Gentle deficit",
      coach.id,
      null,
    ]);
    const { body: list } = await app.get("planTemplates/", { as: coach });
    expect(list.templates[0].clients).toBe(1);
  });

  it("COACH-112 makes the first plan of a client, and nothing of a plan that is the same already", async () => {
    const coach = await app.aCoach();
    const client = await app.aClientOf(coach);
    await aProfile(app, client);
    const template = await aTemplate(coach);
    expect((await apply(coach, client, template)).body.use.number).toBe(1);
    const [plan] = await plansOf(client);
    expect([plan.name, plan.days]).toEqual(["Gentle deficit", WEEKDAYS]);
    expect(await apply(coach, client, template)).toMatchObject({ status: 200, body: { use: null } });
    expect(await versionsOf(client, plan.id)).toHaveLength(1);
  });

  it("COACH-111 never writes below the safe floor, whatever the caller sends", async () => {
    const coach = await app.aCoach();
    const client = await aPlanned(coach, { weight: 50, height_in_cm: 155, age: 60 });
    const template = await aTemplate(coach, { energy_percent: 70 });
    const shown = await previewOf(coach, template, client);
    expect([shown.obstacle, shown.seen, shown.kcal_after < shown.floor]).toEqual(["UNDER_FLOOR", null, true]);
    const [before] = await plansOf(client);
    const refused = await send(coach, client, template, "anything");
    expect([refused.status, refused.body]).toEqual([
      400,
      { template: ["Ensure this value is greater than or equal to 1250."] },
    ]);
    expect(await plansOf(client)).toEqual([before]);
  });

  it("COACH-112 is refused when plan, need or template changed since the preview", async () => {
    const coach = await app.aCoach();
    const client = await aPlanned(coach);
    const template = await aTemplate(coach);
    const [plan] = await plansOf(client);
    const { seen } = await previewOf(coach, template, client);
    await app.patch(`users/nutritionDayPlan/${plan.id}/`, { name: "Mine" }, { as: client });
    expect((await send(coach, client, template, seen)).status).toBe(409);
    const second = await previewOf(coach, template, client);
    await app.patch(`planTemplates/${template}/`, { fat_percent: 35 }, { as: coach });
    expect((await send(coach, client, template, second.seen)).status).toBe(409);
    const third = await previewOf(coach, template, client);
    await app.patch(`users/userProfile/${plan.client_intake}/`, { weight: 71 }, { as: client });
    expect((await send(coach, client, template, third.seen)).status).toBe(409);
    expect((await apply(coach, client, template)).status).toBe(200);
  });

  it("COACH-115 is for the client's own coach and their own templates", async () => {
    const coach = await app.aCoach();
    const other = await app.aCoach();
    const client = await aPlanned(coach);
    const template = await aTemplate(coach);
    const { seen } = await previewOf(coach, template, client);
    expect((await send(other, client, template, seen)).status).toBe(403);
    expect((await send(coach, client, await aTemplate(other), seen)).status).toBe(400);
    expect((await send(client, client, template, seen)).status).toBe(400);
  });
});

describe("undoing a template", () => {
  it("COACH-113 restores the plan and its weekdays as a version of its own", async () => {
    const coach = await app.aCoach();
    const client = await aPlanned(coach);
    const [weekday] = await plansOf(client);
    const weekend = { name: "Weekend", days: ["saturday", "sunday"] };
    expect((await app.post("users/nutritionDayPlan/", weekend, { as: client })).status).toBe(201);
    const week = await weekOf(client);
    const template = await aTemplate(coach);
    expect((await previewOf(coach, template, client)).day_plans).toBe(2);
    const { use } = (await apply(coach, client, template)).body;
    expect((await planOf(client, use.plan)).days).toEqual(WEEKDAYS);
    expect(await usesOf(coach)).toEqual([use]);
    expect((await undo(coach, client, use)).status).toBe(200);
    const { version: _before, ...then } = week;
    const { version: _now, ...now } = await weekOf(client);
    expect(now).toEqual(then);
    const restored = await planOf(client, use.plan);
    expect([restored.kcal, restored.protein, restored.energy_balance, restored.days]).toEqual([
      ...[weekday.kcal, weekday.protein, weekday.energy_balance],
      WEEKDAYS.slice(0, 5),
    ]);
    const [newest] = await versionsOf(client, use.plan);
    expect([newest.restored_number, newest.template_name]).toEqual([use.number - 1, null]);
    expect(await usesOf(coach)).toEqual([]);
    expect((await undo(coach, client, use)).status).toBe(409);
  });

  it("COACH-113 takes a first plan away again", async () => {
    const coach = await app.aCoach();
    const client = await app.aClientOf(coach);
    await aProfile(app, client);
    const { use } = (await apply(coach, client, await aTemplate(coach))).body;
    expect((await undo(coach, client, use)).body).toEqual({ kcal: null, meals: "NONE" });
    expect([await plansOf(client), await weekOf(client)]).toEqual([[], undefined]);
  });

  it("COACH-113 restores only the weekdays of a plan that was the same already", async () => {
    const coach = await app.aCoach();
    const client = await aPlanned(coach);
    const template = await aTemplate(coach);
    await apply(coach, client, template);
    const other = await app.post("users/nutritionDayPlan/", SUNDAY, { as: client });
    const { use } = (await apply(coach, client, template)).body;
    expect((await planOf(client, other.body.id)).days).toEqual([]);
    expect((await undo(coach, client, use)).status).toBe(200);
    expect((await planOf(client, other.body.id)).days).toEqual(["sunday"]);
    expect((await undo(coach, client, use)).status).toBe(409);
  });

  it("COACH-113 is refused once the plan or a weekday was changed, and says nothing is left to undo", async () => {
    const coach = await app.aCoach();
    const client = await aPlanned(coach);
    const template = await aTemplate(coach);
    const first = (await apply(coach, client, template)).body.use;
    await app.patch(`users/nutritionDayPlan/${first.plan}/`, { name: "Mine" }, { as: client });
    expect((await undo(coach, client, first)).status).toBe(409);
    await app.patch(`planTemplates/${template}/`, { energy_percent: 100 }, { as: coach });
    const second = (await apply(coach, client, template)).body.use;
    await app.post("users/nutritionDayPlan/", SUNDAY, { as: client });
    expect([await usesOf(coach), (await undo(coach, client, second)).status]).toEqual([[], 409]);
  });

  it("COACH-113 ends after 7 days, and does not end with the template", async () => {
    const coach = await app.aCoach();
    const client = await aPlanned(coach);
    const template = await aTemplate(coach);
    const { use } = (await apply(coach, client, template)).body;
    await app.delete(`planTemplates/${template}/`, { as: coach });
    app.clock.forward(7 * DAY_S - 60);
    expect((await usesOf(coach))[0]).toMatchObject({ plan: use.plan, template_name: "Gentle deficit" });
    app.clock.forward(60);
    expect([await usesOf(coach), (await undo(coach, client, use)).status]).toEqual([[], 409]);
  });
});
