import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { askWhoIsDue } from "./ask-who-is-due.ts";
import { REMINDED_AGAIN_SECONDS, REMINDED_SECONDS, remindOfCheckInJob } from "./remind-of-check-in.ts";

const DAY = 86_400;
let app: TestApp;
beforeAll(async () => {
  // Everybody whose day has come is asked, so nobody else may wait here.
  app = await openTestApp({});
});
afterAll(() => app.close());

const mailsTo = ({ email }: Person) =>
  inSystemScope(app.app.services.db, (trx) =>
    trx.selectFrom("outbox").selectAll().where("recipient", "=", email).orderBy("id").execute(),
  );

async function waitingFor({ id }: Person) {
  const { rows } = await app.app.services.database.long.query<{ data: object; wait: number }>(
    `select data, extract(epoch from start_after - created_on)::float as wait from pgboss.job
     where name = 'remind-of-check-in' and data ->> 'userId' = '${id}' order by start_after`,
  );
  return rows;
}

/** Carries out what waits for someone, as when its time has come. */
async function come(person: Person, which: "now" | "again") {
  for (const { data, wait } of await waitingFor(person))
    if (wait > DAY === (which === "again")) await remindOfCheckInJob(app.app.services).work(data as never);
  return mailsTo(person);
}

async function aPair(columns: Record<string, unknown> = {}) {
  const organisation = await app.anOrganisation({ name: "Bakker Voeding" });
  const coach = await app.aCoach({ first_name: "Iris", organisation_id: organisation, locale: "en" });
  const client = await app.aClientOf(coach, { first_name: "Sanne", locale: "nl", ...columns });
  return { coach, client };
}
const ask = (client: Person, as: Person) => app.post(`clients/${client.id}/check-ins/`, {}, { as });
const schedule = (client: Person, as: Person, weekday: string | null) =>
  app.put(`clients/${client.id}/check-ins/schedule/`, { weekday }, { as });
const current = async (as: Person) => (await app.get("check-ins/current/", { as })).body;
const answer = async (as: Person) => {
  const { check_in: waiting } = await current(as);
  return app.post(`check-ins/${waiting.id}/send/`, { answers: [{ question: "energy", scale: 3 }] }, { as });
};

describe("a mail about a check-in", () => {
  it("CHECK-008: comes when it is due and once more after two days, in the client's language and the practice's name", async () => {
    const { coach, client } = await aPair();
    await ask(client, coach);
    expect((await waitingFor(client)).map(({ wait }) => Math.round(wait))).toEqual([
      REMINDED_SECONDS,
      REMINDED_AGAIN_SECONDS,
    ]);
    const [first, ...none] = await come(client, "now");
    expect([first?.subject, none]).toEqual(["Iris vraagt hoe je week was", []]);
    expect(first?.body_text).toMatch(/https?:\/\/vital-[0-9a-f]+\.localhost:3000\/check-in\n/);
    expect(first?.body_text).toContain("Bakker Voeding");
    // A job that runs twice sends one mail.
    expect(await come(client, "now")).toHaveLength(1);
    const [, second] = await come(client, "again");
    expect(await come(client, "again")).toHaveLength(2);
    expect(second?.subject).toBe("Iris hoort nog graag van je");
  });

  it("CHECK-008: does not come to who has answered already", async () => {
    const { coach, client } = await aPair();
    await ask(client, coach);
    await answer(client);
    expect([...(await come(client, "now")), ...(await come(client, "again"))]).toEqual([]);
  });

  it("CHECK-009: does not come to who muted it", async () => {
    const { coach, client } = await aPair();
    expect((await current(client)).mails).toBe(true);
    const off = await app.put("check-ins/mails/", { mails: false }, { as: client });
    expect([off.status, off.body]).toEqual([200, { mails: false }]);
    await ask(client, coach);
    expect([...(await come(client, "now")), (await current(client)).mails]).toEqual([false]);
  });

  it("CHECK-008: does not come to who was switched off, has an unproven mailbox, shares nothing, or left", async () => {
    for (const change of [
      { account_enabled: false },
      { email_confirmed_at: null },
      { coach_id: null },
      "sharing" as const,
    ]) {
      const { coach, client } = await aPair();
      await ask(client, coach);
      if (change === "sharing")
        await app.post(
          "users/consents/withdraw/",
          { kinds: ["COACH_SHARING"], given_in: "PROFILE" },
          { as: client },
        );
      else
        await inSystemScope(app.app.services.db, (trx) =>
          trx.updateTable("users").set(change).where("id", "=", client.id).execute(),
        );
      expect([change, await come(client, "now")]).toEqual([change, []]);
    }
  });

  it("CHECK-008 PRIV-018: is forgotten with who would get it", async () => {
    const { coach, client } = await aPair();
    await ask(client, coach);
    await app.delete("auth/users/me/", { as: client, body: { confirmation: "DELETE" } });
    expect(await waitingFor(client)).toEqual([]);
  });
});

describe("a weekly check-in", () => {
  it("CHECK-003: is asked in the morning of its weekday where the client lives, and every week from then on", async () => {
    const { coach, client } = await aPair();
    // The clock stands at Wednesday 18 March.
    const set = await schedule(client, coach, "thursday");
    expect([set.status, set.body]).toMatchObject([200, { weekday: "thursday", next_on: "2026-03-19" }]);
    expect((await schedule(client, coach, "wednesday")).body.next_on).toBe("2026-03-18");
    await schedule(client, coach, "thursday");
    await askWhoIsDue(app.app.services);
    expect(await current(client)).toMatchObject({ check_in: null, next_on: "2026-03-19" });
    app.clock.set("2026-03-19T05:59:00Z");
    await askWhoIsDue(app.app.services);
    expect((await current(client)).check_in).toBeNull();
    app.clock.set("2026-03-19T06:01:00Z");
    expect(await askWhoIsDue(app.app.services)).toBe(1);
    expect(await askWhoIsDue(app.app.services)).toBe(0);
    expect(await current(client)).toMatchObject({
      check_in: { due_on: "2026-03-19" },
      next_on: "2026-03-26",
    });
    expect(await come(client, "now")).toHaveLength(1);
    // What was not answered is asked again a week later, in the same check-in.
    app.clock.forward(7 * DAY);
    await askWhoIsDue(app.app.services);
    expect((await current(client)).check_in.due_on).toBe("2026-03-26");
    await answer(client);
    await schedule(client, coach, null);
    app.clock.forward(7 * DAY);
    expect(await askWhoIsDue(app.app.services)).toBe(0);
    expect(await current(client)).toMatchObject({ check_in: null, next_on: null });
  });

  it("CHECK-003: skips who cannot be asked, and asks with the questions of the practice", async () => {
    const { coach, client } = await aPair();
    const quiet = await app.aClientOf(coach);
    const own = { id: "own-1", kind: "TEXT", text: "Knees?", low: null, high: null };
    await app.put("clients/check-in-questions/", { questions: [own] }, { as: coach });
    const today = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "Europe/Amsterdam" });
    const weekday = today.format(app.clock.now()).toLowerCase();
    for (const person of [client, quiet]) await schedule(person, coach, weekday);
    await app.post(
      "users/consents/withdraw/",
      { kinds: ["BODY_AND_PLAN"], given_in: "PROFILE" },
      { as: quiet },
    );
    app.clock.forward(DAY);
    expect(await askWhoIsDue(app.app.services)).toBe(1);
    expect((await current(client)).check_in.questions).toEqual([own]);
    expect((await current(quiet)).check_in).toBeNull();
  });
});

describe("asking", () => {
  it("CHECK-003: changes nothing when it is repeated on the same day, and sends no further mail", async () => {
    const { coach, client } = await aPair();
    const first = await ask(client, coach);
    app.clock.forward(60);
    const again = await ask(client, coach);
    expect([again.status, again.body.open]).toEqual([201, first.body.open]);
    expect(await waitingFor(client)).toHaveLength(2);
    app.clock.forward(DAY);
    expect((await ask(client, coach)).body.open).toMatchObject({ id: first.body.open.id });
    expect(await waitingFor(client)).toHaveLength(4);
  });

  it("CHECK-003: is closed for a client who was switched off", async () => {
    const { coach, client } = await aPair();
    await inSystemScope(app.app.services.db, (trx) =>
      trx.updateTable("users").set({ account_enabled: false }).where("id", "=", client.id).execute(),
    );
    for (const refused of [await ask(client, coach), await schedule(client, coach, "monday")])
      expect([refused.status, refused.body.code]).toEqual([409, "check_ins_closed"]);
    expect(await waitingFor(client)).toEqual([]);
  });
});
