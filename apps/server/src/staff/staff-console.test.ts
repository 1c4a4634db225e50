import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aProfile } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { endStaff, makeStaff, readStaff } from "./make-staff.ts";

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await openTestApp();
  staff = await app.aUser({ is_staff: true, first_name: "Marit", last_name: "Kok" });
});
afterAll(() => app.close());

const database = () => app.app.services.db;
const noted = (userId: number, action: string) =>
  inSystemScope(database(), (trx) =>
    trx
      .selectFrom("audit_log")
      .select(["actor_id", "reason", "request_id"])
      .where("user_id", "=", userId)
      .where("action", "=", action)
      .execute(),
  );
const isOn = async ({ id }: Person) => {
  const { body } = await app.get(`admin/people/${id}/`, { as: staff });
  return body.account_enabled as boolean;
};

describe("the first staff account", () => {
  const add = (email: string) => makeStaff(database(), { email, name: "Marit", now: app.clock.now() });

  it("STAFF-001 DATA-037 is made by a command, which signs nobody in and proves no mailbox", async () => {
    expect(await add("first@plateful.example")).toBe("made");
    expect(await add("first@plateful.example")).toBe("is-staff");
    const made = await inSystemScope(database(), (trx) =>
      trx
        .selectFrom("users")
        .leftJoin("sessions", "sessions.user_id", "users.id")
        .select(["users.id", "is_staff", "email_confirmed_at", "sessions.id as session"])
        .where("email", "=", "first@plateful.example")
        .execute(),
    );
    expect(made).toMatchObject([{ is_staff: true, email_confirmed_at: null, session: null }]);
    expect(await noted(made[0]?.id ?? 0, "make-staff")).toMatchObject([{ actor_id: null }]);
    expect(await readStaff(database())).toContain("first@plateful.example");
  });

  it("STAFF-001 is not that of a coach or a client, and an account that gets or loses the role is signed out", async () => {
    const coach = await app.aCoach();
    const client = await app.aClientOf(coach);
    const person = await app.aUser();
    expect(await add(coach.email)).toBe("has-a-role");
    expect(await add(client.email)).toBe("has-a-role");
    expect(await add(person.email)).toBe("changed");
    expect((await app.get("users/me/", { as: person })).status).toBe(401);
    const end = (email: string) => endStaff(database(), email, app.clock.now());
    expect(await end(coach.email)).toBe("unknown");
    const again = await app.anotherSession(person);
    expect((await app.get("admin/overview/", { as: again })).status).toBe(200);
    expect(await end(person.email)).toBe("changed");
    expect((await app.get("admin/overview/", { as: again })).status).toBe(401);
  });

  it("STAFF-001 leaves the last member of staff where they are", async () => {
    const own = await openTestApp({ settings: {} });
    const { db } = own.app.services;
    const now = own.clock.now();
    for (const email of await readStaff(db)) await endStaff(db, email, now);
    const left = await readStaff(db);
    if (left.length === 0) await makeStaff(db, { email: "only@plateful.example", name: "", now });
    const [only = ""] = await readStaff(db);
    expect(await endStaff(db, only, now)).toBe("last");
    await own.close();
  });
});

describe("people in the hands of staff", () => {
  it("STAFF-003 are found by name, address, number and role, without anything of their health, and that is noted", async () => {
    const organisation = await app.anOrganisation({ name: "Kompas" });
    const coach = await app.aCoach({ organisation_id: organisation, first_name: "Iris", last_name: "Quist" });
    const client = await app.aClientOf(coach, { first_name: "Sanne", last_name: "Quist" });
    const ids = async (query: string) => {
      const { body } = await app.get(`admin/people/?${query}`, { as: staff });
      return body.results.map(({ id }: { id: number }) => id);
    };
    expect(await ids("search=quist")).toEqual([client.id, coach.id]);
    expect(await ids("search=quist&role=COACH")).toEqual([coach.id]);
    expect(await ids(`search=${encodeURIComponent(client.email.slice(0, 9).toUpperCase())}`)).toEqual([
      client.id,
    ]);
    expect(await ids(`search=${coach.id}`)).toContain(coach.id);
    expect(await ids(`organisation=${organisation}&role=CLIENT`)).toEqual([client.id]);
    expect(await ids("search=%25")).toEqual([]);
    const { body } = await app.get(`admin/people/${coach.id}/`, { as: staff });
    expect(body).toMatchObject({ role: "COACH", organisation: { name: "Kompas" }, clients: 1, sessions: 1 });
    expect(body).toMatchObject({ health_open_until: null, codes_locked: false, mail_blocked: null });
    expect(await noted(client.id, "list-staff-people")).toMatchObject([{ actor_id: staff.id }]);
    expect(await noted(coach.id, "get-staff-person")).toMatchObject([{ actor_id: staff.id }]);
  });

  it("STAFF-003 show their health data only after a reason, for half an hour, to whoever gave it, and read of it", async () => {
    const person = await app.aUser();
    const profile = await aProfile(app, person);
    const colleague = await app.aUser({ is_staff: true });
    const look = (as: Person) => app.get(`users/userProfile/?user=${person.id}`, { as });
    const intake = async () => (await app.get(`auth/users/${person.id}/`, { as: staff })).body.intake;
    const closed = await look(staff);
    expect([closed.status, closed.body.code]).toEqual([403, "health_data_closed"]);
    expect((await app.get(`users/userProfile/${profile}/`, { as: staff })).status).toBe(403);
    expect((await app.get(`userWeight/?user=${person.id}`, { as: staff })).status).toBe(403);
    expect(await intake()).toBeNull();
    const open = (body: object) => app.post(`admin/people/${person.id}/health-data/`, body, { as: staff });
    expect((await open({ reason: "CURIOUS" })).status).toBe(400);
    const opened = await open({ reason: "PERSON_ASKED" });
    expect([opened.status, opened.body.open_until]).toEqual([201, "2026-03-18T09:30:00.000Z"]);
    expect((await look(staff)).body.results).toMatchObject([{ id: profile }]);
    expect(await intake()).toMatchObject({ id: profile });
    expect((await look(colleague)).status).toBe(403);
    expect(await noted(person.id, "open-health-data")).toMatchObject([
      { actor_id: staff.id, reason: "PERSON_ASKED", request_id: opened.headers["x-request-id"] },
    ]);
    const { body: views } = await app.get("users/me/data-views/", { as: person });
    expect(views.results).toContainEqual(
      expect.objectContaining({ by: "STAFF", part: "PROFILE", is_change: false }),
    );
    app.clock.forward(30 * 60);
    expect((await look(staff)).status).toBe(403);
    app.clock.reset();
    await app.delete(`admin/people/${person.id}/health-data/`, { as: staff });
    expect((await look(staff)).status).toBe(403);
  });

  it("STAFF-004 are protected by a sign-in of the last half hour", async () => {
    const person = await app.aUser();
    const organisation = await app.anOrganisation({ name: "Kept" });
    app.clock.forward(31 * 60);
    const dangerous = [
      [`admin/people/${person.id}/health-data/`, { reason: "FAULT" }],
      [`admin/people/${person.id}/account/`, { account_enabled: false, confirmation: person.email }],
      [`admin/organisations/${organisation}/deactivate/`, { confirmation: "Kept" }],
      [`auth/users/${person.id}/erase/`, { reason: "REQUEST", confirmation: "DELETE" }],
      ["admin/feature-flags/", { name: "FF_FOR_ALL", everyone: true }],
    ] as const;
    for (const [path, body] of dangerous) {
      const { status, body: said } = await app.post(path, body, { as: staff });
      expect([path, status, said.code]).toEqual([path, 403, "fresh_sign_in_required"]);
    }
    const fresh = await app.anotherSession(staff);
    const [path, body] = dangerous[0];
    expect((await app.post(path, body, { as: fresh })).status).toBe(201);
    app.clock.reset();
  });

  it("STAFF-007 are switched off with their address typed, and on again", async () => {
    const coach = await app.aCoach({ payment_status_override: "COMPLIMENTARY" });
    const client = await app.aClientOf(coach);
    const set = (body: object, id = coach.id) => app.post(`admin/people/${id}/account/`, body, { as: staff });
    const wrong = await set({ account_enabled: false, confirmation: client.email });
    expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, ["confirmation"]]);
    expect((await set({ account_enabled: false })).status).toBe(400);
    expect(await isOn(coach)).toBe(true);
    expect(
      (await set({ account_enabled: false, confirmation: ` ${coach.email.toUpperCase()}` })).status,
    ).toBe(204);
    expect(await isOn(coach)).toBe(false);
    expect((await app.get("food/", { as: client })).body.code).toBe("account_disabled");
    expect((await app.get("users/me/", { as: coach })).status).toBe(401);
    expect((await set({ account_enabled: true })).status).toBe(204);
    expect((await app.get("food/", { as: client })).status).toBe(200);
    expect((await set({ account_enabled: false, confirmation: staff.email }, staff.id)).status).toBe(404);
    expect(await noted(coach.id, "deactivate-account")).toMatchObject([{ actor_id: staff.id }]);
  });

  it("STAFF-007 a practice is switched off with its name typed: all its coaches, and nobody else's", async () => {
    const organisation = await app.anOrganisation({ name: "Studio Vitaal" });
    const own = { organisation_id: organisation };
    const [one, two, other] = [await app.aCoach(own), await app.aCoach(own), await app.aCoach()];
    const close = (confirmation: string) =>
      app.post(`admin/organisations/${organisation}/deactivate/`, { confirmation }, { as: staff });
    expect((await close("studio vitaal")).status).toBe(400);
    expect(await isOn(one)).toBe(true);
    const done = await close("Studio Vitaal");
    expect([done.status, done.body]).toEqual([200, { count: 2 }]);
    expect([await isOn(one), await isOn(two), await isOn(other)]).toEqual([false, false, true]);
    expect((await close("Studio Vitaal")).body).toEqual({ count: 0 });
  });
});
