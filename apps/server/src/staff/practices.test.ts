import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aSubscription } from "../../test/billing-factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";

const NAME = "Studio Vitaal";
const DAY_MS = 86_400_000;

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  staff = await app.aUser({ is_staff: true, first_name: "Marit" });
});
afterAll(() => app.close());

const system = <T>(work: Parameters<typeof inSystemScope<T>>[1]) => inSystemScope(app.app.services.db, work);
const daysFromNow = (days: number) => new Date(app.clock.now().getTime() + days * DAY_MS);
const membersOf = async (id: number) =>
  (await app.get(`admin/organisations/${id}/members/`, { as: staff })).body;
const latest = async (action: string) =>
  (await app.get(`admin/audit-log/?action=${action}`, { as: staff })).body.results[0];

/** A practice with an owner and a colleague. */
async function aPractice() {
  const id = await app.anOrganisation({ name: NAME });
  const owner = await app.aCoach({ organisation_id: id, first_name: "Iris" });
  const colleague = await app.aCoach({ organisation_id: id, first_name: "Noor" });
  await system((trx) =>
    trx.updateTable("organisations").set({ owner_id: owner.id }).where("id", "=", id).execute(),
  );
  return { id, owner, colleague };
}

describe("the coaches of a practice", () => {
  it("STAFF-022 are listed for staff with role, clients and trial, the named owner first, and that is noted", async () => {
    const { id, owner, colleague } = await aPractice();
    await app.aClientOf(colleague);
    await app.aClientOf(colleague, { account_enabled: false });
    expect(await membersOf(id)).toMatchObject([
      { id: owner.id, role: "OWNER", is_named_owner: true, clients: 0 },
      { id: colleague.id, role: "COACH", is_named_owner: false, clients: 1, trial_ends_at: null },
    ]);
    expect(await latest("list-staff-people")).toMatchObject({ actor: staff.id });
    expect(await membersOf(await app.anOrganisation())).toEqual([]);
  });
});

describe("a new owner", () => {
  const choose = (id: number, user: number, confirmation = NAME) =>
    app.post(`admin/organisations/${id}/owner/`, { user, confirmation }, { as: staff });

  it("STAFF-023 is a coach of the practice; the one before stays an owner, whom the new one can change", async () => {
    const { id, owner, colleague } = await aPractice();
    expect((await choose(id, colleague.id)).status).toBe(204);
    expect(await membersOf(id)).toMatchObject([
      { id: colleague.id, role: "OWNER", is_named_owner: true },
      { id: owner.id, role: "OWNER", is_named_owner: false },
    ]);
    const entry = await latest("choose-practice-owner");
    expect(entry).toMatchObject({ actor: staff.id, user: colleague.id, object_id: id });
    const change = await app.patch(`team/members/${owner.id}/`, { role: "COACH" }, { as: colleague });
    expect(change.status).toBe(200);
  });

  it("STAFF-023 is refused for the wrong name, and for who does not coach there or is switched off", async () => {
    const { id, owner, colleague } = await aPractice();
    expect((await choose(id, colleague.id, "Studio")).body).toHaveProperty("confirmation");
    const stranger = await app.aCoach();
    const client = await app.aClientOf(owner);
    const off = await app.aCoach({ organisation_id: id, account_enabled: false });
    for (const person of [stranger, client, off, staff])
      expect((await choose(id, person.id)).body).toHaveProperty("user");
    expect((await membersOf(id))[0]).toMatchObject({ id: owner.id, is_named_owner: true });
  });

  it("STAFF-004 STAFF-023 takes a sign-in of the last half hour", async () => {
    const { id, colleague } = await aPractice();
    await system((trx) =>
      sql`update sessions set created_at = created_at - interval '31 minutes' where user_id = ${staff.id}`.execute(
        trx,
      ),
    );
    expect((await choose(id, colleague.id)).body.code).toBe("fresh_sign_in_required");
    await system((trx) =>
      sql`update sessions set created_at = created_at + interval '31 minutes' where user_id = ${staff.id}`.execute(
        trx,
      ),
    );
  });
});

describe("more days of a trial", () => {
  const extend = (id: number, days: number) => app.post(`admin/people/${id}/trial/`, { days }, { as: staff });

  it("STAFF-024 are added to the end of the trial, and to today once it has ended; the log says how many", async () => {
    const running = await app.aCoach({ trial_ends_at: daysFromNow(2) });
    const ended = await app.aCoach({ trial_ends_at: daysFromNow(-20) });
    const { status, body } = await extend(running.id, 7);
    expect([status, body.trial_ends_at]).toEqual([200, daysFromNow(9).toISOString()]);
    expect((await app.get("clients/", { as: ended })).status).toBe(403);
    expect((await extend(ended.id, 14)).body.trial_ends_at).toBe(daysFromNow(14).toISOString());
    expect((await app.get("clients/", { as: ended })).status).toBe(200);
    expect(await latest("extend-trial")).toMatchObject({ actor: staff.id, user: ended.id, object_id: 14 });
  });

  it("STAFF-024 are followed by the reminder three days before the new end", async () => {
    const coach = await app.aCoach({ trial_ends_at: daysFromNow(1) });
    await extend(coach.id, 10);
    const { rows } = await system((trx) =>
      sql<{ hours: number }>`select round(extract(epoch from start_after - created_on) / 3600)::int as hours
        from pgboss.job where name = 'remind-of-trial' and (data ->> 'userId')::int = ${coach.id}`.execute(
        trx,
      ),
    );
    expect(rows).toEqual([{ hours: 8 * 24 }]);
  });

  it("STAFF-024 are refused for who has no trial, pays already or is switched off", async () => {
    const none = await app.aCoach();
    const free = await app.aCoach({
      trial_ends_at: daysFromNow(2),
      payment_status_override: "COMPLIMENTARY",
    });
    const off = await app.aCoach({ trial_ends_at: daysFromNow(2), account_enabled: false });
    const payer = await app.aCoach({ trial_ends_at: daysFromNow(2) });
    await aSubscription(app, payer, "active");
    const person = await app.aUser();
    for (const { id } of [none, free, off, payer, person])
      expect((await extend(id, 7)).body.code).toBe("no_trial");
    const lapsed = await app.aCoach({ trial_ends_at: daysFromNow(-2) });
    await aSubscription(app, lapsed, "canceled");
    expect((await extend(lapsed.id, 7)).status).toBe(200);
    for (const days of [0, 91, 1.5]) expect((await extend(none.id, days)).status).toBe(400);
  });
});
