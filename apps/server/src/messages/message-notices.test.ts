import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { notifyOfMessageJob } from "./notify-of-message.ts";

/** Ten minutes, as the ledger says. */
const PAUSE_SECONDS = 600;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const mailsTo = ({ email }: Person) =>
  inSystemScope(app.app.services.db, (trx) =>
    trx.selectFrom("outbox").selectAll().where("recipient", "=", email).orderBy("id").execute(),
  );

/** What waits in the queue for someone. */
const waitingFor = async ({ id }: Person) => {
  const { rows } = await app.app.services.database.long.query<{ data: object; wait: number }>(
    `select data, extract(epoch from start_after - created_on)::float as wait from pgboss.job
     where name = 'notify-of-message' and data ->> 'userId' = '${id}'`,
  );
  return rows;
};

/** Carries out what waits for someone, as when its time has come. */
async function come(person: Person) {
  for (const { data } of await waitingFor(person))
    await notifyOfMessageJob(app.app.services).work(data as never);
  return mailsTo(person);
}

async function aPair(columns: Record<string, unknown> = {}) {
  const organisation = await app.anOrganisation({ name: "Bakker Voeding" });
  const coach = await app.aCoach({ first_name: "Iris", organisation_id: organisation, locale: "en" });
  const client = await app.aClientOf(coach, { first_name: "Sanne", locale: "nl", ...columns });
  return { coach, client };
}
const write = (as: Person, text: string) => app.post("messages/", { text }, { as });
const answer = (client: Person, as: Person, text: string) =>
  app.post(`clients/${client.id}/messages/`, { text }, { as });

describe("a mail about what stays unread", () => {
  it("TALK-010: comes after a pause, in the reader's language and the practice's name, and says nothing of what was written", async () => {
    const { coach, client } = await aPair();
    await answer(client, coach, "Klaproosje");
    const [job] = await waitingFor(client);
    expect(Math.round(job?.wait ?? 0)).toBe(PAUSE_SECONDS);
    expect(await mailsTo(client)).toEqual([]);
    const [mail, ...more] = await come(client);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Iris heeft je geschreven");
    expect(mail?.body_text).toContain("Bakker Voeding");
    expect(mail?.body_text).toMatch(/https?:\/\/vital-[0-9a-f]+\.localhost:3000\/messages\n/);
    expect(`${mail?.subject}${mail?.body_text}${mail?.body_html}`).not.toContain("Klaproosje");
    await write(client, "Vlierbloesem");
    const [back] = await come(coach);
    expect(back?.subject).toBe("Sanne wrote to you");
    expect(back?.body_text).toContain("/coach/messages");
    expect(`${back?.body_text}${back?.body_html}`).not.toContain("Vlierbloesem");
  });

  it("TALK-010: comes once until it was read, and again for what is unread after that", async () => {
    const { coach, client } = await aPair();
    const { body: first } = await answer(client, coach, "One");
    await answer(client, coach, "Two");
    expect(await waitingFor(client)).toHaveLength(1);
    expect(await come(client)).toHaveLength(1);
    await answer(client, coach, "Three");
    expect(await come(client)).toHaveLength(1);
    await app.post("messages/read/", { message: first.id + 1000 }, { as: client });
    await answer(client, coach, "Four");
    expect(await come(client)).toHaveLength(2);
  });

  it("TALK-010: does not come when it was read during the pause", async () => {
    const { coach, client } = await aPair();
    const { body } = await answer(client, coach, "One");
    await app.post("messages/read/", { message: body.id }, { as: client });
    expect(await come(client)).toEqual([]);
  });

  it("TALK-011: does not come to who switched it off in their profile", async () => {
    const { coach, client } = await aPair();
    expect((await app.get("messages/mails/", { as: client })).body).toEqual({ mails: true });
    const off = await app.put("messages/mails/", { mails: false }, { as: client });
    expect([off.status, off.body]).toEqual([200, { mails: false }]);
    await answer(client, coach, "One");
    expect(await come(client)).toEqual([]);
    await write(client, "Two");
    expect(await come(coach)).toHaveLength(1);
  });

  it("TALK-010: does not come to who was switched off, never signed in, or is no longer client of this coach", async () => {
    const { coach, client: left } = await aPair();
    const { client: off, coach: second } = await aPair();
    const { client: unproven, coach: third } = await aPair({ email_confirmed_at: null });
    await answer(left, coach, "One");
    await answer(off, second, "One");
    await answer(unproven, third, "One");
    await inSystemScope(app.app.services.db, async (trx) => {
      await trx.updateTable("users").set({ coach_id: null }).where("id", "=", left.id).execute();
      await trx.updateTable("users").set({ account_enabled: false }).where("id", "=", off.id).execute();
    });
    for (const person of [left, off, unproven]) expect(await come(person)).toEqual([]);
  });

  it("TALK-010 PRIV-018: is forgotten with who would get it", async () => {
    const { coach, client } = await aPair();
    await answer(client, coach, "One");
    await write(client, "Two");
    expect(await waitingFor(coach)).toHaveLength(1);
    await app.delete("auth/users/me/", { as: client, body: { confirmation: "DELETE" } });
    expect([await waitingFor(client), await waitingFor(coach)]).toEqual([[], []]);
  });
});
