import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { plantBrought } from "../../test/brought-files.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { TestBrowser } from "../../test/test-browser.ts";
import type { Db } from "../platform/database/open-database.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { carryOutRetention } from "./carry-out-retention.ts";
import { RETENTION_RULES, type RetentionRule } from "./retention-rules.ts";

const DAY_MS = 86_400_000;
const START = "2026-03-18T09:00:00Z";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  // Accounts that were there before the first run count from it.
  await run();
});
afterAll(() => app.close());
beforeEach(() => app.clock.reset());

const inSystem = <T>(work: (trx: Db) => Promise<T>) => inSystemScope(app.app.services.db, work);
const run = () => carryOutRetention(app.app.services);
/** The run of a day so many days after the start. */
function runAfter(days: number) {
  app.clock.set(new Date(Date.parse(START) + days * DAY_MS).toISOString());
  return run();
}
const isThere = async ({ id }: Person): Promise<boolean> =>
  inSystem(async (trx) => {
    const row = await trx.selectFrom("users").select("id").where("id", "=", id).executeTakeFirst();
    return row !== undefined;
  });
const mailsTo = (email: string) => new TestBrowser(app).mailsTo(email);

/** Rows of every table with a rule: one that is just too old at the moment, and one that is a minute younger. */
async function plantRows(owner: Person, at: Date): Promise<void> {
  const moments = (rule: RetentionRule) => {
    const limit = at.getTime() - rule.days * DAY_MS;
    return [new Date(limit), new Date(limit + 60_000)] as const;
  };
  const rule = (table: string) => RETENTION_RULES.find((each) => each.table === table) as RetentionRule;
  await inSystem(async (trx) => {
    const organisation = await trx
      .insertInto("organisations")
      .values({ name: "Vital" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const run = await trx
      .insertInto("planning_runs")
      .values({ user_id: owner.id, ...(await aRun(trx)) } as never)
      .returning("id")
      .executeTakeFirstOrThrow();
    const day = await trx
      .insertInto("calendar_days")
      .values({ user_id: owner.id, date: "2026-03-18" })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const age of [0, 1] as const) {
      const when = (table: string) => moments(rule(table))[age];
      const name = `${age === 0 ? "old" : "young"}-${owner.id}`;
      const hash = Buffer.from(name);
      const later = new Date(at.getTime() + DAY_MS);
      await trx
        .insertInto("sessions")
        .values({
          user_id: owner.id,
          token_hash: hash,
          label: name,
          created_at: at,
          last_used_at: at,
          expires_at: when("sessions"),
        })
        .execute();
      const token = await trx
        .insertInto("access_tokens")
        .values({
          ...{ user_id: owner.id, name, token_hash: hash, scopes: ["diary:read"] },
          created_at: new Date(when("access_tokens").getTime() - DAY_MS),
          expires_at: when("access_tokens"),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      for (const hour of age === 0 ? [] : moments(rule("access_token_calls"))) {
        const used = { token_id: token.id, method: "GET", operation: name, status: 200, calls: 1 };
        await trx
          .insertInto("access_token_calls")
          .values({ user_id: owner.id, ...used, hour, first_at: hour, last_at: hour })
          .execute();
      }
      await trx
        .insertInto("sign_in_requests")
        .values({
          email: owner.email,
          purpose: "SIGN_IN",
          link_hash: hash,
          created_at: when("sign_in_requests"),
          link_expires_at: later,
        })
        .execute();
      await trx
        .insertInto("sign_in_failures")
        .values({ failed_at: when("sign_in_failures") })
        .execute();
      await trx
        .insertInto("limited_events")
        .values({ kind: name, subject: hash, moments: [], over_at: when("limited_events") })
        .execute();
      await trx
        .insertInto("idempotency_keys")
        .values({
          user_id: owner.id,
          path: "/",
          key: name,
          body_hash: hash,
          status: 200,
          created_at: when("idempotency_keys"),
        })
        .execute();
      const meal = await trx
        .insertInto("quick_add_meals")
        .values({ user_id: owner.id, kcal: 100 })
        .returning("id")
        .executeTakeFirstOrThrow();
      await trx
        .insertInto("replaced_items")
        .values({
          ...{
            id: age + 10,
            user_id: owner.id,
            planning_run_id: run.id,
            calendar_day_id: day.id,
            meal_moment: "LUNCH",
          },
          ...{ content_type: "quickaddmeal", object_id: meal.id, status: "PLANNED", modified: at },
          replaced_at: when("replaced_items"),
        })
        .execute();
      const helper = await trx
        .insertInto("users")
        .values({ email: `staff-${name}@example.org`, is_staff: true })
        .returning("id")
        .executeTakeFirstOrThrow();
      const opened = { user_id: owner.id, staff_id: helper.id, reason: "FAULT", opened_at: at };
      await trx
        .insertInto("health_openings")
        .values({ ...opened, open_until: when("health_openings") })
        .execute();
      await trx
        .insertInto("held_answers")
        .values({
          ...{
            email: `${name}@example.org`,
            sealed_answers: "v1",
            text_version: 1,
            by_visitor: false,
            held_at: at,
          },
          expires_at: when("held_answers"),
        })
        .execute();
      await trx
        .insertInto("team_invitations")
        .values({
          ...{ organisation_id: organisation.id, email: `${name}@example.org`, role: "COACH" },
          ...{ first_name: name, last_name: name, created_at: at, expires_at: when("team_invitations") },
        })
        .execute();
      await trx
        .insertInto("waitlist_entries")
        .values({
          ...{ organisation_id: organisation.id, email: `${name}@example.org`, language: "en" },
          created_at: when("waitlist_entries"),
        })
        .execute();
      await trx
        .insertInto("recipe_imports")
        .values({ user_id: owner.id, pasted: name, asked: at, created: when("recipe_imports") })
        .execute();
      const parts = moments(rule("brought_parts")).slice(2 - 2 * age); // an old file takes its parts with it
      await plantBrought(trx, owner, { at, expires: when("brought_files"), parts });
      for (const table of ["mail_events", "provider_events"] as const)
        await trx
          .insertInto(table)
          .values({ id: name, type: "x", received_at: when(table) })
          .execute();
      await trx
        .insertInto("checkout_sessions")
        .values({
          id: name,
          organisation_id: organisation.id,
          email: owner.email,
          created_at: when("checkout_sessions"),
        })
        .execute();
      await trx
        .insertInto("outbox")
        .values({ recipient: owner.email, subject: name, body_text: "", created_at: when("outbox") } as never)
        .execute();
    }
  });
}

/** The least that a planning is stored with. */
async function aRun(trx: Db): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = 'planning_runs' and is_nullable = 'NO' and column_default is null
      and is_identity = 'NO' and column_name <> 'user_id'`.execute(trx);
  const value = (type: string): unknown => {
    if (type === "date") return "2026-03-18";
    if (type.startsWith("timestamp")) return new Date(START);
    if (type === "jsonb" || type === "json") return "{}";
    if (type === "ARRAY") return [];
    return type === "text" ? "DAY" : 1;
  };
  return Object.fromEntries(rows.map(({ name, type }) => [name, value(type)]));
}

async function rowsPerTable(now: Date): Promise<Record<string, readonly [old: number, young: number]>> {
  const counts: Record<string, readonly [number, number]> = {};
  for (const { table, column, days, onlyWhereNull } of RETENTION_RULES)
    await inSystem(async (trx) => {
      const limit = new Date(now.getTime() - days * DAY_MS);
      const state = onlyWhereNull === undefined ? sql`true` : sql`${sql.ref(onlyWhereNull)} is null`;
      const { rows } = await sql<{ old: number; young: number }>`
        select count(*) filter (where ${sql.ref(column)} <= ${limit})::int as old,
          count(*) filter (where ${sql.ref(column)} > ${limit})::int as young
        from ${sql.table(table)} where ${state}`.execute(trx);
      counts[table] = [rows[0]?.old ?? -1, rows[0]?.young ?? -1];
    });
  return counts;
}

/** Waits until another transaction of this database waits for a lock; the embedded one lets none begin, and is not waited for long. */
async function hasToWait(trx: Db): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    const { rows } = await sql`select from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database()`.execute(trx);
    if (rows.length > 0) return;
    await sleep(50);
  }
}

describe("the daily retention", () => {
  it("G7 PRIV-020: leaves no row that is older than its rule allows, and deletes none that is younger", async () => {
    const owner = await app.aUser();
    const at = new Date(Date.parse(START) + DAY_MS);
    await plantRows(owner, at);
    const before = await rowsPerTable(at);
    for (const [table, [old, young]] of Object.entries(before))
      expect([table, old > 0, young > 0]).toEqual([table, true, true]);
    const deleted = await runAfter(1);
    const after = await rowsPerTable(at);
    for (const [table, [old, young]] of Object.entries(before)) {
      expect([table, ...(after[table] ?? [])]).toEqual([table, 0, young]);
      expect([table, deleted?.[table]]).toEqual([table, old]);
    }
  });

  it("G7 PRIV-020: is done once a day, however many processes there are, and taken over when it was broken off", async () => {
    const results = await Promise.all([runAfter(2), run(), run()]);
    expect(results.filter((result) => result !== null)).toHaveLength(1);
    expect(await run()).toBeNull();
    app.clock.forward(86_400);
    await inSystem((trx) =>
      trx.insertInto("retention_runs").values({ day: "2026-03-21", started_at: app.clock.now() }).execute(),
    );
    app.clock.forward(3_599);
    expect(await run()).toBeNull();
    app.clock.forward(1);
    expect(await run()).not.toBeNull();
  });

  it("G7 PRIV-020: takes codes out of their requests after a day", async () => {
    const browser = new TestBrowser(app);
    const person = await app.aUser();
    await browser.codeFor(person.email);
    const codes = () =>
      inSystem((trx) =>
        trx.selectFrom("sign_in_requests").select("code_hmac").where("email", "=", person.email).execute(),
      );
    expect((await codes()).map(({ code_hmac }) => code_hmac === null)).toEqual([false]);
    await runAfter(4);
    expect((await codes()).map(({ code_hmac }) => code_hmac === null)).toEqual([true]);
  });

  it("G7 PRIV-020: the access log loses what is older than two years, and the database lets nobody delete more", async () => {
    const person = await app.aUser();
    const entry = { actor_id: 1, user_id: person.id, action: "get-client" };
    await inSystem((trx) =>
      trx
        .insertInto("audit_log")
        .values([
          { ...entry, happened_at: new Date("2024-01-01T00:00:00Z") },
          { ...entry, happened_at: new Date("2026-03-18T00:00:00Z") },
        ])
        .execute(),
    );
    expect((await runAfter(5))?.audit_log).toBe(1);
    const sweep = inSystem((trx) => sql`select forget_old_audit(now() - interval '1 year')`.execute(trx));
    await expect(sweep).rejects.toThrow(/two years/);
  });

  it("G7 PRIV-020: deletes a row that another process changes at that moment, too", async () => {
    const mail = { recipient: "old@example.org", subject: "Old", body_text: "" };
    const created_at = new Date(Date.parse(START) - 60 * DAY_MS);
    await inSystem((trx) =>
      trx
        .insertInto("outbox")
        .values({ ...mail, created_at, given_up_at: created_at })
        .execute(),
    );
    const { running } = await inSystem(async (trx) => {
      await trx
        .updateTable("outbox")
        .set({ failure: "later" })
        .where("recipient", "=", mail.recipient)
        .execute();
      const started = runAfter(6);
      await hasToWait(trx);
      return { running: started };
    });
    expect((await running)?.outbox).toBe(1);
  });
});

describe("accounts that nobody uses", () => {
  it("G7 PRIV-021: an account whose mailbox was not proven ends after 14 days, and not earlier", async () => {
    const joined = new Date(Date.parse(START) + 6 * DAY_MS);
    const never = await app.aUser({ email_confirmed_at: null, date_joined: joined });
    const asked = await app.aUser({ email_confirmed_at: null, date_joined: joined });
    const proven = await app.aUser({ date_joined: joined });
    app.clock.set("2026-04-02T09:00:00Z");
    await app.post("createMagicLink/", { email: asked.email, redirect_url: "http://localhost:3000/" });
    await runAfter(19);
    expect(await Promise.all([never, asked, proven].map(isThere))).toEqual([true, true, true]);
    await runAfter(20);
    expect(await Promise.all([never, asked, proven].map(isThere))).toEqual([false, true, true]);
    await runAfter(29);
    expect(await isThere(asked)).toBe(false);
  });

  it("G7 PRIV-021 COACH-207: an account whose invitation was withdrawn ends 14 days after it was invited, whoever asks for codes", async () => {
    const organisation_id = await app.anOrganisation();
    const coach = await app.aCoach({ organisation_id });
    const invited = async (name: string) => {
      const body = { email: `${name}@clients.example.org`, first_name: name, last_name: "Vos" };
      return (await app.post("clients/", body, { as: coach })).body as Person;
    };
    app.clock.set("2026-04-01T09:00:00Z");
    const [withdrawn, again] = [await invited("lotte"), await invited("mila")];
    await app.delete(`clients/${withdrawn.id}/invitation/`, { as: coach });
    await app.delete(`clients/${again.id}/invitation/`, { as: coach });
    app.clock.set("2026-04-10T09:00:00Z");
    await app.post(`clients/${again.id}/invitation/`, {}, { as: coach });
    for (const { email } of [withdrawn, again])
      await app.post("createMagicLink/", { email, redirect_url: "http://localhost:3000/" });
    await runAfter(27);
    expect(await Promise.all([withdrawn, again].map(isThere))).toEqual([true, true]);
    await runAfter(28);
    expect(await Promise.all([withdrawn, again].map(isThere))).toEqual([false, true]);
  });

  it("G7 PRIV-021: an unused account ends after two years, a month after the person was told in their language", async () => {
    const unused = await app.aUser({ last_active_at: new Date(START), locale: "nl" });
    const english = await app.aUser({ last_active_at: new Date(START), locale: "en" });
    const back = await app.aUser({ last_active_at: new Date(START) });
    const coach = await app.aCoach({ last_active_at: new Date(START) });
    const staff = await app.aUser({ is_staff: true, last_active_at: new Date(START) });
    await app.aClientOf(coach, { last_active_at: new Date("2028-01-01T00:00:00Z") });
    await runAfter(699);
    expect(await mailsTo(unused.email)).toEqual([]);
    await runAfter(700);
    const subjects = async (person: Person) => (await mailsTo(person.email)).map(({ subject }) => subject);
    expect(await subjects(unused)).toEqual(["Je account bij Plateful wordt verwijderd"]);
    expect(await subjects(english)).toEqual(["Your Plateful account will be deleted"]);
    const [mail] = await mailsTo(unused.email);
    expect(mail?.text).toContain("Op 17 maart 2028 verwijderen we");
    await runAfter(701);
    expect(await subjects(unused)).toHaveLength(1);
    await inSystem((trx) =>
      trx.updateTable("users").set({ last_active_at: app.clock.now() }).where("id", "=", back.id).execute(),
    );
    await runAfter(729);
    expect(await isThere(unused)).toBe(true);
    await runAfter(730);
    expect(await Promise.all([unused, english, back, coach, staff].map(isThere))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
    expect(await subjects(coach)).toEqual([]);
  });
});
