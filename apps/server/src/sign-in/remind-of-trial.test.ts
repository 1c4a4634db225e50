import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { anEmail, TestBrowser } from "../../test/test-browser.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { remindOfTrialJob } from "./remind-of-trial.ts";

const DAY = 86_400;
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const inDays = (days: number) => new Date(app.clock.now().getTime() + days * DAY * 1000);

/** What a coach is written when the time of the reminder has come. */
async function remind({ id, email }: Pick<Person, "id" | "email">) {
  await remindOfTrialJob(app.app.services).work({ userId: id } as never);
  return inSystemScope(app.app.services.db, (trx) =>
    trx.selectFrom("outbox").selectAll().where("recipient", "=", email).execute(),
  );
}

describe("the end of a trial", () => {
  it("BILL-034 is told to a coach three days before, in the language of the coach", async () => {
    const trial_ends_at = new Date("2026-03-20T23:30:00Z");
    const [mail, ...more] = await remind(await app.aCoach({ trial_ends_at, locale: "nl" }));
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Je proefperiode bij Plateful eindigt over 3 dagen");
    // The day where the coach lives.
    expect(mail?.body_text).toContain("loopt tot 21 maart 2026.");
    expect(mail?.body_text).toContain("http://localhost:3000/coach/billing");
  });

  it.each([
    ["nl", "2026-03-18T20:00:00Z", "eindigt vandaag"],
    ["en", "2026-03-19T20:00:00Z", "ends tomorrow"],
    ["nl", "2026-03-19T20:00:00Z", "eindigt morgen"],
    ["en", "2026-03-20T12:00:00Z", "ends in 2 days"],
  ])("BILL-043 is told in %s with the days that are left when it ends at %s", async (...given) => {
    const [locale, end, words] = given;
    const [mail] = await remind(await app.aCoach({ trial_ends_at: new Date(end), locale }));
    expect(mail?.subject).toContain(words);
  });

  it("BILL-034 is not told to who was given more time or access, is switched off or late, or subscribed", async () => {
    const paying = await app.aCoach({ trial_ends_at: inDays(3) });
    await inSystemScope(app.app.services.db, async (trx) => {
      const created_at = app.clock.now();
      const customer = { id: "cus_1", user_id: paying.id, email: paying.email, created_at };
      await trx.insertInto("customers").values(customer).execute();
      const subscription = { id: "sub_1", customer_id: "cus_1", user_id: paying.id, status: "active" };
      await trx
        .insertInto("subscriptions")
        .values({ ...subscription, items: "[]", created_at })
        .execute();
    });
    const quiet = [
      paying,
      await app.aCoach({ trial_ends_at: inDays(20) }),
      await app.aCoach({ trial_ends_at: inDays(-1) }),
      await app.aCoach({ trial_ends_at: inDays(3), payment_status_override: "PAID" }),
      await app.aCoach({ trial_ends_at: inDays(3), account_enabled: false }),
      await app.aUser({ trial_ends_at: inDays(3) }),
      { id: 2_000_000_000, email: "gone@example.org" },
    ];
    for (const person of quiet) expect(await remind(person)).toEqual([]);
  });

  it("BILL-034 ANALYTICS-004 is planned for three days before its end, with the account of a coach", async () => {
    const browser = new TestBrowser(app);
    const email = anEmail();
    const names = { first_name: "Noor", last_name: "de Vries", terms_accepted: true };
    const redirect_url = "http://localhost:3000/";
    await browser.post("users/self-service/signup/", { ...names, email, redirect_url });
    const { link } = await browser.mailTo(email);
    const token = new URL(link ?? "").searchParams.get("magic_link_token");
    const { auth_token } = (await browser.post("auth/token/login/", { magic_link_token: token })).body;
    const me = await app.get("users/me/", { headers: { authorization: `Token ${auth_token}` } });
    const { rows } = await app.app.services.database.query<{ days: string }>(
      `select extract(epoch from start_after - created_on) / ${DAY} as days from pgboss.job
       where name = 'remind-of-trial' and data ->> 'userId' = $1`,
      [String(me.body.id)],
    );
    expect(rows.map(({ days }: { days: string }) => Math.round(Number(days)))).toEqual([11]);
  });
});
