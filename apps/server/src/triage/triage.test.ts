import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aSubscription } from "../../test/billing-factories.ts";
import { aProfile } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { comesBackOn } from "./settle-client.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const DAY_MS = 86_400_000;
const dateAgo = (days: number) =>
  new Date(app.clock.now().getTime() - days * DAY_MS).toISOString().slice(0, 10);

/** A client with a profile and the default week. */
async function aPlanned(coach: Person, columns: Record<string, unknown> = {}, profile: object = {}) {
  const client = await app.aClientOf(coach, columns);
  const id = await aProfile(app, client, { ...profile });
  await app.post(`users/userProfile/${id}/create-default-nutrition-plan/`, {}, { as: client });
  return client;
}

/** Logs a day as one quick meal. */
async function eat(client: Person, daysAgo: number, kcal: number, protein = 100): Promise<void> {
  const made = await app.post("calendarDay/", { date: dateAgo(daysAgo) }, { as: client });
  const meal = await app.post("quickAddMeal/", { kcal, protein, carbohydrates: 10, fat: 10 }, { as: client });
  const place = { calendar_day: made.body.id, meal_moment: "DINNER", content_type: "quickaddmeal" };
  const item = await app.post("calendarItem/", { ...place, object_id: meal.body.id }, { as: client });
  const eaten = await app.patch(`calendarItem/${item.body.id}/`, { status: "EATEN" }, { as: client });
  expect(eaten.status).toBe(200);
}

async function board(coach: Person, query = "view=ALL") {
  const { status, body } = await app.get(`clients/triage/?${query}`, { as: coach });
  expect(status).toBe(200);
  return body;
}
const rowOf = async (coach: Person, client: Person) =>
  (await board(coach)).results.find(({ id }: { id: number }) => id === client.id);
const reasonsOf = async (coach: Person, client: Person): Promise<string[]> =>
  (await rowOf(coach, client)).reasons.map(({ reason }: { reason: string }) => reason);

describe("the board of a coach", () => {
  it("COACH-090 COACH-091 shows seven days, the plan, the weight and the reasons of a client", async () => {
    const coach = await app.aCoach();
    const client = await aPlanned(coach, { first_name: "Sanne" });
    for (const day of [1, 2, 3, 4]) await eat(client, day, 1000);
    await app.post("userWeight/", { value: 80, created_at: `${dateAgo(6)}T08:00:00Z` }, { as: client });
    await app.post("userWeight/", { value: 79.2, created_at: `${dateAgo(1)}T08:00:00Z` }, { as: client });
    const row = await rowOf(coach, client);
    expect(row.adherence.days.map(({ eaten }: { eaten: number }) => eaten)).toEqual([
      null,
      null,
      null,
      1000,
      1000,
      1000,
      1000,
    ]);
    expect(row.adherence.percent).toBe(Math.round((1000 / row.plan_kcal) * (4 / 7) * 100));
    expect(row.weight).toEqual({ kg: 79.2, change: -0.8, points: [80, 79.2] });
    expect(row.reasons[0]).toEqual({ reason: "UNDER_FLOOR", value: 4, target: 1250, days: 4 });
    expect(row.reasons.map(({ reason }: { reason: string }) => reason)).toContain("ENERGY_OFF");
    expect([row.group, row.settled, row.labels]).toEqual(["FIRST", null, []]);
    const counts = await board(coach);
    expect([counts.clients, counts.waiting, counts.on_track]).toEqual([1, 1, 0]);
  });

  it("COACH-091 counts nobody as on track who shares nothing yet", async () => {
    const coach = await app.aCoach();
    await app.aUser({ coach_id: coach.id }, false);
    await aPlanned(coach, { last_active_at: app.clock.now() });
    const counts = await board(coach);
    expect([counts.clients, counts.waiting + counts.on_track, counts.unseen]).toEqual([2, 1, 1]);
  });

  it("COACH-186 counts nobody as on track who was never here, whatever the coach entered about them", async () => {
    const coach = await app.aCoach();
    const client = await aPlanned(coach);
    const wasHere = (last_active_at: Date | null) =>
      inSystemScope(app.app.services.db, (trx) =>
        trx.updateTable("users").set({ last_active_at }).where("id", "=", client.id).execute(),
      );
    const seen = async () => {
      const counts = await board(coach);
      return [counts.on_track + counts.waiting, counts.unseen];
    };
    await wasHere(app.clock.now());
    expect(await seen()).toEqual([1, 0]);
    await wasHere(null);
    expect(await seen()).toEqual([0, 1]);
    const joined = await app.aClientOf(coach);
    await app.get("users/me/", { as: joined });
    expect(await seen()).toEqual([0, 2]);
  });

  it("COACH-091 PRIV-004 uses only what the client shares", async () => {
    const coach = await app.aCoach();
    const client = await aPlanned(coach);
    for (const day of [1, 2, 3, 4]) await eat(client, day, 1000);
    await app.post("userWeight/", { value: 80, created_at: `${dateAgo(1)}T08:00:00Z` }, { as: client });
    const share = (parts: string[]) =>
      app.put(
        "users/consents/sharing/",
        { coach: coach.id, parts, text_version: 1, given_in: "PROFILE" },
        { as: client },
      );
    expect((await share(["PLAN", "MEASUREMENTS"])).status).toBeLessThan(300);
    const withoutDiary = await rowOf(coach, client);
    expect([withoutDiary.adherence, withoutDiary.reasons, withoutDiary.weight?.kg]).toEqual([null, [], 80]);
    await share(["PLAN", "DIARY"]);
    const withoutWeight = await rowOf(coach, client);
    expect([withoutWeight.adherence === null, withoutWeight.weight]).toEqual([false, null]);
    await app.post(
      "users/consents/withdraw/",
      { kinds: ["COACH_SHARING"], given_in: "PROFILE" },
      { as: client },
    );
    const nothing = await rowOf(coach, client);
    expect([nothing.plan_kcal, nothing.adherence, nothing.weight, nothing.reasons]).toEqual([
      null,
      null,
      null,
      [],
    ]);
    const one = await app.get(`clients/${client.id}/triage/`, { as: coach });
    expect([one.body.days, one.body.energy, one.body.note, one.body.trend]).toEqual([null, null, null, null]);
  });

  it("COACH-091 finds silence, missing plans and payments", async () => {
    const coach = await app.aCoach();
    const joined = new Date(app.clock.now().getTime() - 9 * DAY_MS);
    const silent = await aPlanned(coach, { date_joined: joined });
    expect((await rowOf(coach, silent)).reasons).toEqual([
      { reason: "NOTHING_LOGGED", value: 9, target: null, days: 9 },
    ]);
    await eat(silent, 0, 500);
    expect(await reasonsOf(coach, silent)).toEqual([]);
    const owing = await app.aClientOf(coach);
    await aSubscription(app, owing, "unpaid");
    expect(await reasonsOf(coach, owing)).toEqual(["PAYMENT"]);
    const waiting = await app.aClientOf(coach);
    await aProfile(app, waiting);
    expect(await reasonsOf(coach, waiting)).toEqual(["NO_PLAN"]);
  });

  it("COACH-090 sorts by urgency, name and waiting, searches, filters and pages", async () => {
    const coach = await app.aCoach();
    const joined = (days: number) => new Date(app.clock.now().getTime() - days * DAY_MS);
    await aPlanned(coach, { first_name: "Bea", date_joined: joined(40) });
    await aPlanned(coach, { first_name: "Ada", date_joined: joined(5) });
    const zoe = await app.aClientOf(coach, { first_name: "Zoë", date_joined: joined(50) });
    await aSubscription(app, zoe, "unpaid");
    await app.aClientOf(coach, { first_name: "Fine" });
    const names = async (query: string) =>
      (await board(coach, query)).results.map(({ first_name: name }: { first_name: string }) => name);
    expect(await names("view=NEEDS_ME")).toEqual(["Bea", "Ada", "Zoë"]);
    expect(await names("sort=NAME")).toEqual(["Ada", "Bea", "Zoë"]);
    expect(await names("sort=WAITING")).toEqual(["Bea", "Ada", "Zoë"]);
    expect(await names("view=QUIET")).toEqual(["Bea", "Ada"]);
    expect(await names("view=NEW&sort=NAME")).toEqual(["Ada", "Fine"]);
    expect(await names("reason=PAYMENT")).toEqual(["Zoë"]);
    expect(await names("view=ALL&search=zoe")).toEqual(["Zoë"]);
    expect(await names("view=ALL&sort=NAME&page_size=3&page=2")).toEqual(["Zoë"]);
    expect(await names("view=ALL&sort=NAME&page_size=3&page=9")).toEqual(["Zoë"]);
  });

  it("COACH-093 takes a client off the board, and gives them back by undo, on the day, or when they log", async () => {
    const coach = await app.aCoach();
    const client = await aPlanned(coach, { date_joined: new Date(app.clock.now().getTime() - 9 * DAY_MS) });
    const path = `clients/${client.id}/triage/`;
    const states = async () => {
      const { waiting, done, later } = await board(coach);
      return [waiting, done, later];
    };
    expect((await app.put(path, { snooze: null }, { as: coach })).status).toBe(200);
    expect(await states()).toEqual([0, 1, 0]);
    expect((await app.delete(path, { as: coach })).status).toBe(204);
    expect(await states()).toEqual([1, 0, 0]);
    const snooze = (choice: string) => app.put(path, { snooze: choice }, { as: coach });
    await snooze("TOMORROW");
    expect(await states()).toEqual([0, 0, 1]);
    await snooze("WHEN_LOGGED");
    app.clock.forward(60);
    await eat(client, 0, 700);
    const { settled } = await rowOf(coach, client);
    expect(settled).toBeNull();
  });

  it("COACH-093 counts next week from its Monday", () => {
    expect(comesBackOn("NEXT_WEEK", "2026-03-16")).toBe("2026-03-23");
    expect(comesBackOn("NEXT_WEEK", "2026-03-22")).toBe("2026-03-23");
    expect(comesBackOn("TOMORROW", "2026-03-31")).toBe("2026-04-01");
    expect(comesBackOn("WHEN_LOGGED", "2026-03-01")).toBe("2026-03-15");
  });

  it("COACH-092 COACH-096 keeps rules, saved views, muted reasons and labels", async () => {
    const coach = await app.aCoach();
    const client = await aPlanned(coach, { date_joined: new Date(app.clock.now().getTime() - 9 * DAY_MS) });
    const path = "clients/triage/settings/";
    const rule = (threshold: number | null) => ({
      rules: [{ reason: "NOTHING_LOGGED", enabled: true, threshold }],
    });
    await app.patch(path, rule(10), { as: coach });
    expect(await reasonsOf(coach, client)).toEqual([]);
    for (const threshold of [0, 99]) {
      const { status, body } = await app.patch(path, rule(threshold), { as: coach });
      expect([status, Object.keys(body)]).toEqual([400, ["rules"]]);
    }
    const thresholdAt = async (threshold: number | null) => {
      const { rules } = (await app.patch(path, rule(threshold), { as: coach })).body;
      return rules.find(({ reason }: { reason: string }) => reason === "NOTHING_LOGGED").threshold;
    };
    expect([await thresholdAt(1), await thresholdAt(30), await thresholdAt(null)]).toEqual([1, 30, 3]);
    const shown = { view: "ALL", reasons: ["NOTHING_LOGGED"], label: null, sort: "NAME", search: "" };
    const view = { name: "Quiet", ...shown };
    const changed = await app.patch(path, { ...rule(2), saved_views: [view] }, { as: coach });
    expect([changed.status, changed.body.shortcuts, changed.body.rules[0].reason]).toEqual([
      200,
      true,
      "UNDER_FLOOR",
    ]);
    const marks = { muted: [], labels: ["Marathon"] };
    await app.put(`clients/${client.id}/triage/marks/`, marks, { as: coach });
    const { saved_views, labels, results } = await board(coach, "view=ALL&label=Marathon");
    expect([saved_views, labels, results.length]).toEqual([[{ view, count: 1 }], ["Marathon"], 1]);
    await app.put(
      `clients/${client.id}/triage/marks/`,
      { ...marks, muted: ["NOTHING_LOGGED"] },
      { as: coach },
    );
    expect(await reasonsOf(coach, client)).toEqual([]);
    expect((await app.get(path, { as: await app.aCoach() })).body.saved_views).toEqual([]);
  });

  it("COACH-093 forgets what the coach noted, when the client gets another coach", async () => {
    const [coach, next] = [await app.aCoach(), await app.aCoach()];
    const client = await app.aClientOf(coach);
    await app.put(`clients/${client.id}/triage/marks/`, { muted: [], labels: ["A"] }, { as: coach });
    const rows = () =>
      inSystemScope(app.app.services.db, (trx) =>
        trx.selectFrom("triage_clients").selectAll().where("user_id", "=", client.id).execute(),
      );
    expect(await rows()).toHaveLength(1);
    await inSystemScope(app.app.services.db, (trx) =>
      trx.updateTable("users").set({ coach_id: next.id }).where("id", "=", client.id).execute(),
    );
    expect(await rows()).toEqual([]);
  });
});

describe("acting on a client from the board", () => {
  it("COACH-095 changes the energy of the week by steps, never below the floor, and not of a plan that changed", async () => {
    const coach = await app.aCoach();
    const client = await aPlanned(coach);
    const read = async () => (await app.get(`clients/${client.id}/triage/`, { as: coach })).body.energy;
    const shift = (steps: number, seen_kcal: number) =>
      app.post("users/planEnergy/", { user: client.id, steps, seen_kcal }, { as: coach });
    const before = await read();
    const up = await shift(4, before.kcal);
    expect([up.status, up.body.kcal, up.body.protein]).toEqual([200, before.kcal + 100, before.protein]);
    expect((await shift(1, before.kcal)).status).toBe(409);
    const down = await shift(-4, up.body.kcal);
    expect(down.body).toEqual(before);
    // The need of 1896 kcal, less half a kilogram a week.
    expect(before.lowest_kcal).toBe(1346);
    // One call takes twenty steps at most, which is refused for another reason than the floor.
    const lower = await shift(-18, before.kcal);
    expect(lower.status).toBe(200);
    const room = Math.floor((lower.body.kcal - lower.body.lowest_kcal) / 25);
    expect(room).toBeLessThan(19);
    const refused = await shift(-room - 1, lower.body.kcal);
    const sentence = `Ensure this value is greater than or equal to ${room === 0 ? 0 : -room}.`;
    expect([refused.status, refused.body]).toEqual([400, { steps: [sentence] }]);
    expect((await shift(-room, lower.body.kcal)).body.kcal).toBe(lower.body.kcal - room * 25);
  });

  it("COACH-095 leaves a note on today, below what is there, that the client reads", async () => {
    const coach = await app.aCoach();
    const client = await aPlanned(coach);
    const leave = (note: string) => app.post("calendarDay/note/", { user: client.id, note }, { as: coach });
    expect((await leave("Rest well.")).body).toMatchObject({ note: "Rest well.", before: null });
    expect((await leave("And eat.")).body).toMatchObject({
      note: "Rest well.\nAnd eat.",
      before: "Rest well.",
    });
    const days = (await app.get("calendarDay/", { as: client })).body.results;
    expect(days[0]).toMatchObject({ note: "Rest well.\nAnd eat.", date: dateAgo(0) });
    expect((await app.get(`clients/${client.id}/triage/`, { as: coach })).body.note).toBe(days[0].note);
    for (let at = 0; at < 3; at += 1) await leave("x".repeat(500));
    expect((await leave("x".repeat(500))).status).toBe(400);
  });
});
