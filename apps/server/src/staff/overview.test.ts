import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aSubscription } from "../../test/billing-factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";

interface Need {
  readonly need: string;
  readonly subject: string | null;
  readonly count: number;
  readonly since: string | null;
}

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  // The product of the test knows the schedule but no folder, so that it makes no backup by itself meanwhile.
  const schedule = { kind: "daily", minute: 195 } as const;
  const backups = { folder: undefined, schedule, keepDays: 30, key: undefined };
  // Nor does it work off the jobs that are made to wait.
  app = await openTestApp({ settings: { backups, role: "web" } });
  staff = await app.aUser({ is_staff: true });
});
afterAll(() => app.close());

const system = <T>(work: Parameters<typeof inSystemScope<T>>[1]) => inSystemScope(app.app.services.db, work);
const overview = async () => (await app.get("admin/overview/", { as: staff })).body;
const needsOf = async (name: string): Promise<Need[]> =>
  (await overview()).needs.filter(({ need }: Need) => need === name);
const ago = (seconds: number) => new Date(app.clock.now().getTime() - seconds * 1000);

describe("what needs a person", () => {
  it("STAFF-002 is nothing while all goes well", async () => {
    expect((await overview()).needs).toEqual([]);
  });

  it("STAFF-002 a backup that failed, or did not come", async () => {
    const run = (columns: object) =>
      system((trx) =>
        trx
          .insertInto("backup_runs")
          .values({ started_at: ago(600), alive_at: ago(600), ...columns } as never)
          .execute(),
      );
    await run({ due_at: ago(30 * 3600), started_at: ago(30 * 3600), finished_at: ago(29 * 3600) });
    expect(await needsOf("BACKUP_LATE")).toMatchObject([{ count: 1, subject: null }]);
    expect(await needsOf("BACKUP_FAILED")).toEqual([]);
    await run({ due_at: ago(600), failure: "no space" });
    expect(await needsOf("BACKUP_FAILED")).toMatchObject([{ count: 1 }]);
    expect(await needsOf("BACKUP_LATE")).toEqual([]);
    await system((trx) => trx.deleteFrom("backup_runs").execute());
  });

  it("STAFF-002 jobs that wait for more than five minutes, by kind", async () => {
    const kind = "demo-week";
    const wait = (minutes: number) =>
      system((trx) =>
        sql`update pgboss.job set start_after = now() - make_interval(mins => ${minutes}::int)
          where name = ${kind} and state < 'active'`.execute(trx),
      );
    await system((trx) => app.app.services.jobs.enqueue(trx, kind, {}, { afterSeconds: 3600 }));
    expect(await needsOf("JOBS_WAITING")).toEqual([]);
    await wait(4);
    expect(await needsOf("JOBS_WAITING")).toEqual([]);
    await wait(6);
    const [late] = await needsOf("JOBS_WAITING");
    expect(late).toMatchObject({ subject: kind, count: 1 });
    expect(late?.since).not.toBeNull();
    await system((trx) => sql`delete from pgboss.job where name = ${kind}`.execute(trx));
  });

  it("STAFF-002 mail that waits for more than a minute, and mail that was given up", async () => {
    const mail = (columns: object) =>
      system((trx) =>
        trx
          .insertInto("outbox")
          .values({
            ...{ recipient: "a@example.org", subject: "Hello", body_text: "Hello", urgency: 1 },
            ...{ created_at: ago(0), available_at: new Date("2099-01-01"), ...columns },
          })
          .execute(),
      );
    await mail({ created_at: ago(59) });
    expect(await needsOf("MAILS_WAITING")).toEqual([]);
    await mail({ created_at: ago(90) });
    expect(await needsOf("MAILS_WAITING")).toMatchObject([{ count: 2, since: ago(90).toISOString() }]);
    await mail({ created_at: ago(9_000), given_up_at: ago(60) });
    await mail({ created_at: ago(9_000), given_up_at: ago(30) });
    expect(await needsOf("MAILS_FAILED")).toMatchObject([{ count: 2, since: ago(60).toISOString() }]);
    expect(await needsOf("MAILS_WAITING")).toMatchObject([{ count: 2 }]);
    await system((trx) => trx.deleteFrom("outbox").execute());
  });

  it("STAFF-002 codes that are off for everybody", async () => {
    const fail = (count: number) =>
      system((trx) =>
        trx
          .insertInto("sign_in_failures")
          .values(Array.from({ length: count }, () => ({ request_id: null, failed_at: ago(60) })) as never)
          .execute(),
      );
    await fail(199);
    expect(await needsOf("CODES_OFF")).toEqual([]);
    await fail(1);
    expect(await needsOf("CODES_OFF")).toMatchObject([{ count: 1 }]);
    await system((trx) => trx.deleteFrom("sign_in_failures").execute());
  });

  it("STAFF-002 a blocked address, a failed payment and a trial in its last week", async () => {
    const before = await overview();
    await system((trx) =>
      trx
        .insertInto("undeliverable_addresses")
        .values({ email: "gone@example.org", reason: "BOUNCE", since: ago(60) })
        .execute(),
    );
    for (const status of ["active", "trialing", "past_due", "unpaid", "unpaid", "canceled"])
      await aSubscription(app, await app.aUser(), status);
    const days = (count: number) => ({ trial_ends_at: ago(-count * 86_400) });
    for (const columns of [days(-1), days(6.9), days(7.1)]) await app.aCoach(columns);
    await app.aCoach({ ...days(3), account_enabled: false });
    const after = await overview();
    const gained = (key: string) => after[key] - before[key];
    expect(["subscriptions", "subscriptions_unpaid"].map(gained)).toEqual([2, 3]);
    expect(["coaches", "coaches_in_trial", "coaches_in_last_week"].map(gained)).toEqual([3, 2, 1]);
    expect(after.needs.map(({ need, count }: Need) => [need, count])).toEqual([
      ["ADDRESSES_BLOCKED", 1],
      ["PAYMENTS_FAILED", 3],
      ["TRIALS_ENDING", 1],
    ]);
    const found = async (role: string) =>
      (await app.get(`admin/people/?role=${role}`, { as: staff })).body.count as number;
    expect([await found("TRIAL_ENDING"), await found("UNPAID")]).toEqual([1, 3]);
    expect(await needsOf("ADDRESSES_BLOCKED")).toMatchObject([{ since: ago(60).toISOString() }]);
  });
});
