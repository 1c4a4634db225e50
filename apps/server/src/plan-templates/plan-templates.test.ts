import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TEMPLATE_FIELDS } from "../../test/access-templates.ts";
import { aProfile } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const GENTLE = { ...TEMPLATE_FIELDS, energy_percent: 85, is_of_practice: false };
const create = (as: Person, fields: object = {}) =>
  app.post("planTemplates/", { ...GENTLE, ...fields }, { as });
const listOf = async (as: Person) => (await app.get("planTemplates/", { as })).body.templates;

let practices = 0;
async function aPractice() {
  practices += 1;
  const owner = await app.aCoach();
  const practice = { name: "Bakker Voeding", subdomain: `sjablonen-${practices}` };
  const { body } = await app.post("users/self-service/organisation/", practice, { as: owner });
  return { owner, colleague: await app.aCoach({ organisation_id: body.id }) };
}

/** A client with a profile and the default week. */
async function aPlanned(coach: Person, profile: object = {}) {
  const client = await app.aClientOf(coach);
  const id = await aProfile(app, client, { ...profile });
  await app.post(`users/userProfile/${id}/create-default-nutrition-plan/`, {}, { as: client });
  return client;
}

describe("templates", () => {
  it("COACH-110 are added, listed by name, changed and deleted by the coach whose they are", async () => {
    const coach = await app.aCoach();
    const { body: gentle, status } = await create(coach);
    expect([status, gentle.is_of_practice, gentle.clients]).toEqual([201, false, 0]);
    await create(coach, { name: "active days", energy_percent: 110 });
    expect((await listOf(coach)).map(({ name }: { name: string }) => name)).toEqual([
      "active days",
      "Gentle deficit",
    ]);
    const renamed = await app.patch(`planTemplates/${gentle.id}/`, { name: "Mild" }, { as: coach });
    expect(renamed.body).toMatchObject({ name: "Mild", energy_percent: 85, version: 2 });
    expect((await app.delete(`planTemplates/${gentle.id}/`, { as: coach })).status).toBe(204);
    expect(await listOf(coach)).toHaveLength(1);
  });

  it("COACH-110 tell a coach who changes an older version what there is now", async () => {
    const coach = await app.aCoach();
    const { body: gentle } = await create(coach);
    const rename = (name: string) =>
      app.patch(`planTemplates/${gentle.id}/`, { name }, { as: coach, headers: { "if-match": '"v1"' } });
    expect((await rename("Mild")).status).toBe(200);
    const stale = await rename("Milder");
    expect([stale.status, stale.body.current.name]).toEqual([409, "Mild"]);
  });

  it("COACH-110 have meals that make a whole day, each moment once", async () => {
    const coach = await app.aCoach();
    const meals = [
      { meal_moment: "LUNCH", size: 50 },
      { meal_moment: "DINNER", size: 40 },
    ];
    const short = await create(coach, { meals });
    expect([short.status, short.body]).toEqual([
      400,
      { meals: ["The meals must add up to 100 percent of the day."] },
    ]);
    const twice = [{ meal_moment: "LUNCH", size: 50 }, ...meals.slice(0, 1)];
    expect((await create(coach, { meals: twice })).status).toBe(400);
    expect((await create(coach, { energy_percent: 151 })).status).toBe(400);
  });

  it("COACH-115 of a practice are used by all its coaches, and a coach's own by nobody else", async () => {
    const { owner, colleague } = await aPractice();
    const stranger = await app.aCoach();
    const { body: ours } = await create(owner, { is_of_practice: true });
    const { body: mine } = await create(owner, { name: "Mine" });
    expect((await listOf(colleague)).map(({ id }: { id: number }) => id)).toEqual([ours.id]);
    expect(await listOf(stranger)).toEqual([]);
    expect((await app.patch(`planTemplates/${ours.id}/`, { note: "All" }, { as: colleague })).status).toBe(
      200,
    );
    expect((await app.patch(`planTemplates/${mine.id}/`, { note: "All" }, { as: colleague })).status).toBe(
      404,
    );
    expect((await app.delete(`planTemplates/${ours.id}/`, { as: stranger })).status).toBe(404);
    const shared = await app.patch(`planTemplates/${mine.id}/`, { is_of_practice: true }, { as: owner });
    expect(shared.body.is_of_practice).toBe(true);
    expect(await listOf(colleague)).toHaveLength(2);
  });

  it("COACH-115 of a practice need one", async () => {
    const coach = await app.aCoach();
    const refused = await create(coach, { is_of_practice: true });
    expect([refused.status, refused.body]).toEqual([
      400,
      { is_of_practice: ["You are not part of a practice, so this template can only be your own."] },
    ]);
    expect((await app.get("planTemplates/", { as: coach })).body).toMatchObject({
      has_practice: false,
      may_edit: true,
    });
  });

  it("COACH-115 are read by every coach of the practice, and changed and applied with the right to edit plans", async () => {
    const { owner, colleague } = await aPractice();
    const client = await aPlanned(colleague);
    const { body: ours } = await create(owner, { is_of_practice: true });
    const preview = `planTemplates/${ours.id}/clients/?client=${client.id}`;
    const { seen } = (await app.get(preview, { as: colleague })).body.clients[0];
    await inSystemScope(app.app.services.db, (trx) =>
      trx.updateTable("team_members").set({ rights: [] }).where("user_id", "=", colleague.id).execute(),
    );
    expect((await app.get("planTemplates/", { as: colleague })).body).toMatchObject({
      ...{ may_edit: false, has_practice: true, templates: [{ id: ours.id }] },
    });
    const attempts = [
      create(colleague),
      app.patch(`planTemplates/${ours.id}/`, { name: "Mine" }, { as: colleague }),
      app.delete(`planTemplates/${ours.id}/`, { as: colleague }),
      app.post("planTemplates/apply/", { user: client.id, template: ours.id, seen }, { as: colleague }),
    ];
    expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });

  it("COACH-110 take their shares from a client's plan", async () => {
    const coach = await app.aCoach();
    const client = await aPlanned(coach);
    const { body } = await app.get(`clients/${client.id}/planShares/`, { as: coach });
    expect(body.shares).toMatchObject({ energy_percent: expect.any(Number) });
    expect(body.shares.meals.reduce((sum: number, { size }: { size: number }) => sum + size, 0)).toBe(100);
    const { name: _name, ...shares } = body.shares;
    expect((await create(coach, shares)).status).toBe(201);
    const bare = await app.aClientOf(coach);
    expect((await app.get(`clients/${bare.id}/planShares/`, { as: coach })).body).toEqual({ shares: null });
  });

  it("COACH-110 are 50 at most for each owner", async () => {
    const coach = await app.aCoach();
    await inSystemScope(app.app.services.db, (trx) =>
      trx
        .insertInto("plan_templates")
        .values(
          Array.from({ length: 50 }, () => ({
            ...{ user_id: coach.id, name: "One of many", note: "", meals: JSON.stringify(GENTLE.meals) },
            ...{ energy_percent: 85, protein_per_kg: 1.6, fat_percent: 30, changed_at: app.clock.now() },
          })),
        )
        .execute(),
    );
    const refused = await create(coach);
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ["is_of_practice"]]);
  });
});
