import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aSubscription } from "../../test/billing-factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  staff = await app.aUser({ is_staff: true, first_name: "Marit", last_name: "Kok" });
});
afterAll(() => app.close());

const system = <T>(work: Parameters<typeof inSystemScope<T>>[1]) => inSystemScope(app.app.services.db, work);
const get = async (path: string) => (await app.get(path, { as: staff })).body;
const needs = async (): Promise<{ need: string; subject: string | null; count: number }[]> =>
  (await get("admin/overview/")).needs;

/** A job that was given up, whose error says what nobody should read. */
async function aFailedJob(kind: string): Promise<string> {
  await system((trx) => app.app.services.jobs.enqueue(trx, kind, { mark: kind }, { afterSeconds: 3600 }));
  return system(async (trx) => {
    const output = JSON.stringify({ name: "TypeError", message: "Anna weighs 83.317 kg" });
    const { rows } = await sql<{
      id: string;
    }>`update pgboss.job set state = 'failed', output = ${output}::jsonb,
      completed_on = now() where name = ${kind} and data ->> 'mark' = ${kind} and state < 'active'
      returning id::text`.execute(trx);
    return rows[0]?.id ?? "";
  });
}

describe("the queue", () => {
  it("STAFF-005 shows what was given up without what it was about, and tries it again", async () => {
    const kind = "demo-week";
    const id = await aFailedJob(kind);
    const before = await get("admin/jobs/");
    expect(before.failed).toContainEqual(
      expect.objectContaining({ id, kind, error: "TypeError", tries: expect.any(Number) }),
    );
    expect(JSON.stringify(before)).not.toContain("83.317");
    expect(await needs()).toContainEqual(
      expect.objectContaining({ need: "JOBS_FAILED", subject: kind, count: 1 }),
    );
    const retry = (body: object) => app.post("admin/jobs/retry/", body, { as: staff });
    expect((await retry({ kind, id: "drop table" })).status).toBe(400);
    expect((await retry({ kind: "nothing-of-ours" })).body).toEqual({ count: 0 });
    expect((await retry({ kind: "plan-night", id })).body).toEqual({ count: 0 });
    const done = await retry({ kind, id });
    expect([done.status, done.body]).toEqual([200, { count: 1 }]);
    const { failed } = await get("admin/jobs/");
    expect(failed.map((job: { id: string }) => job.id)).not.toContain(id);
    expect((await retry({ kind, id })).body).toEqual({ count: 0 });
    const { results } = await get("admin/audit-log/?action=retry-jobs");
    expect(results[0]).toMatchObject({ actor: staff.id, actor_name: "Marit Kok", user: null });
  });
});

describe("imports of simple recipes", () => {
  const anImport = async (columns: object) => {
    const organisation = await app.anOrganisation();
    const coach = await app.aCoach({ organisation_id: organisation });
    const asked = new Date(app.clock.now().getTime() - 3_600_000);
    const row = {
      ...{ user_id: coach.id, organisation_id: organisation, is_simple: true, status: "FAILED" },
      ...{ url: "https://recipes.example.org/soup", pasted: "Grandmother's soup", asked, created: asked },
      ...columns,
    };
    const added = await system((trx) =>
      trx.insertInto("recipe_imports").values(row).returning("id").executeTakeFirstOrThrow(),
    );
    return added.id;
  };
  const shown = async () =>
    (await get("admin/jobs/")).imports as { id: number; status: string; can_be_retried: boolean }[];
  const retry = async (body: object) => (await app.post("admin/jobs/retry/", body, { as: staff })).body;
  const statusOf = (id: number) =>
    system(async (trx) => {
      const row = trx.selectFrom("recipe_imports").select(["status", "failure"]).where("id", "=", id);
      return row.executeTakeFirstOrThrow();
    });

  it("STAFF-028 shows those that failed or hang, and neither what was read nor who asked", async () => {
    const now = app.clock.now();
    const [refused, hangs, fresh, done, own, spent] = [
      await anImport({ failure: "REFUSED", tries: 1 }),
      await anImport({ status: "RUNNING" }),
      await anImport({ status: "QUEUED", asked: now }),
      await anImport({ status: "SUCCEEDED" }),
      await anImport({ failure: "REFUSED", is_simple: false, organisation_id: null }),
      await anImport({ failure: "NO_RECIPE_IN_TEXT", url: null, pasted: null }),
    ];
    const imports = await shown();
    const ids = imports.map(({ id }) => id);
    expect([refused, hangs, spent].every((id) => ids.includes(id))).toBe(true);
    expect([fresh, done, own].some((id) => ids.includes(id))).toBe(false);
    expect(imports.find(({ id }) => id === refused)).toEqual({
      ...{ id: refused, status: "FAILED", tries: 1, failure: "REFUSED", can_be_retried: true },
      ...{ asked_at: new Date(now.getTime() - 3_600_000).toISOString(), practice: expect.any(String) },
    });
    expect(imports.find(({ id }) => id === spent)).toMatchObject({ can_be_retried: false });
    expect(JSON.stringify(imports)).not.toMatch(/soup|recipes\.example/);
  });

  it("STAFF-029 reads one again, which is in the audit log; what is not stuck or not there any more stays", async () => {
    const kind = "recipe-import";
    const id = await anImport({ failure: "INTERNAL" });
    const [done, spent] = [
      await anImport({ status: "SUCCEEDED" }),
      await anImport({ failure: "NO_RECIPE_IN_TEXT", url: null, pasted: null }),
    ];
    expect(await retry({ kind: "demo-week", import: id })).toEqual({ count: 0 });
    expect([await retry({ kind, import: done }), await retry({ kind, import: spent })]).toEqual([
      { count: 0 },
      { count: 0 },
    ]);
    expect((await statusOf(spent)).status).toBe("FAILED");
    expect(await retry({ kind, import: id })).toEqual({ count: 1 });
    expect((await statusOf(id)).failure).not.toBe("INTERNAL");
    expect(await retry({ kind, import: id })).toEqual({ count: 0 });
    const { results } = await get("admin/audit-log/?action=retry-jobs");
    expect(results[0]).toMatchObject({ actor: staff.id, user: null });
  });
});

describe("mail", () => {
  const aMail = (columns: object) =>
    system(async (trx) => {
      const mail = { recipient: "a@example.org", subject: "Invitation", body_text: "Come", urgency: 1 };
      const given = {
        created_at: new Date("2026-03-10"),
        given_up_at: new Date("2026-03-13"),
        failure: "EENVELOPE",
      };
      const row = { ...mail, ...given, ...columns };
      return (await trx.insertInto("outbox").values(row).returning("id").executeTakeFirstOrThrow()).id;
    });

  it("STAFF-006 that was given up is sent once more, unless it is out of date", async () => {
    const id = await aMail({});
    const old = await aMail({ expires_at: new Date("2026-03-11") });
    const { failed } = await get("admin/mail/");
    const shown = (mail: number) => failed.find((one: { id: number }) => one.id === mail);
    expect(shown(id)).toMatchObject({ subject: "Invitation", failure: "EENVELOPE", can_be_sent: true });
    expect(shown(old)).toMatchObject({ can_be_sent: false });
    expect(JSON.stringify(failed)).not.toContain("Come");
    expect((await app.post(`admin/mail/${old}/resend/`, {}, { as: staff })).status).toBe(404);
    expect((await app.post(`admin/mail/${id}/resend/`, {}, { as: staff })).status).toBe(204);
    expect((await app.post(`admin/mail/${id}/resend/`, {}, { as: staff })).status).toBe(404);
  });

  it("STAFF-006 goes again to an address that is unblocked", async () => {
    const person = await app.aUser();
    await system((trx) =>
      trx
        .insertInto("undeliverable_addresses")
        .values({ email: person.email, reason: "BOUNCE", since: app.clock.now() })
        .execute(),
    );
    expect((await get("admin/mail/")).blocked).toMatchObject([{ email: person.email, reason: "BOUNCE" }]);
    expect((await get(`admin/people/${person.id}/`)).mail_blocked).toBe("BOUNCE");
    expect(await needs()).toContainEqual(expect.objectContaining({ need: "ADDRESSES_BLOCKED", count: 1 }));
    const unblock = () => app.post("admin/mail/unblock/", { email: person.email }, { as: staff });
    expect([(await unblock()).status, (await unblock()).status]).toEqual([204, 404]);
    expect((await get("admin/mail/")).blocked).toEqual([]);
  });
});

describe("the overview", () => {
  it("STAFF-002 counts what there is, and what needs a person", async () => {
    const before = await get("admin/overview/");
    await app.anOrganisation();
    await app.aCoach({ trial_ends_at: new Date("2026-03-20T00:00:00Z"), last_active_at: app.clock.now() });
    await app.aCoach({ trial_ends_at: new Date("2026-03-30T00:00:00Z") });
    await app.aUser({ account_enabled: false });
    const after = await get("admin/overview/");
    const gained = (key: string) => after[key] - before[key];
    expect(["organisations", "people", "people_active", "coaches"].map(gained)).toEqual([1, 2, 1, 2]);
    expect(["coaches_in_trial", "coaches_in_last_week"].map(gained)).toEqual([2, 1]);
    expect(after.needs).toContainEqual(expect.objectContaining({ need: "TRIALS_ENDING" }));
  });
});

describe("the growth of the product", () => {
  it("STAFF-026 counts week by week what is there now, whatever came before the first week together", async () => {
    const before = (await get("admin/overview/")).growth;
    const joined = (days: number) => new Date(app.clock.now().getTime() - days * 86_400_000);
    await app.aUser({ date_joined: joined(400) });
    await app.aUser({ date_joined: joined(8) });
    await app.aUser({ date_joined: joined(8), account_enabled: false });
    await app.aUser({ date_joined: joined(6) });
    const { growth } = await get("admin/overview/");
    const gained = growth.people.map((count: number, at: number) => count - before.people[at]);
    expect(gained).toEqual([...Array(10).fill(1), 2, 3]);
    expect(growth.organisations).toHaveLength(12);
    const gone = await app.aUser({ date_joined: joined(8) });
    await app.delete("auth/users/me/", { as: gone, body: { confirmation: "DELETE" } });
    await aSubscription(app, await app.aUser({ date_joined: joined(400) }), "active");
    await aSubscription(app, await app.aUser({ date_joined: joined(400) }), "canceled");
    const later = (await get("admin/overview/")).growth;
    const change = (what: "people" | "subscriptions") =>
      later[what].map((count: number, at: number) => count - growth[what][at]);
    expect(change("people")).toEqual(Array(12).fill(2));
    expect(change("subscriptions")).toEqual([...Array(11).fill(0), 1]);
    expect(growth.organisations.at(-1)).toBe((await get("admin/overview/")).organisations);
  });
});

describe("the audit log", () => {
  it("STAFF-008 names who did what with whose data, and is found by the id of the call", async () => {
    const coach = await app.aCoach({ first_name: "Iris", last_name: "Bos" });
    const client = await app.aClientOf(coach, { first_name: "Sanne", last_name: "de Wit" });
    const { headers } = await app.get(`clients/${client.id}/`, { as: coach });
    const query = `admin/audit-log/?request_id=${headers["x-request-id"]}`;
    expect((await get(query)).results).toMatchObject([
      { actor_name: "Iris Bos", user_name: "Sanne de Wit", action: "get-client", reason: null },
    ]);
    expect((await get("admin/audit-log/?request_id=unknown")).count).toBe(0);
  });
});
