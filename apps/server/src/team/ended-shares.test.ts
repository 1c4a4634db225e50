import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { agree, aPracticeOfThree, aShare, share } from "../../test/client-shares.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { TestBrowser } from "../../test/test-browser.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { endSharesThatAreOver } from "./end-shares.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const mailsTo = async (person: Person, word: string): Promise<string[]> => {
  const browser = new TestBrowser(app);
  const all = await browser.mailsTo(person.email);
  return all.map(({ subject }) => subject).filter((subject) => subject.includes(word));
};
const marksOf = async (client: Person, as: Person) =>
  (await app.get(`clients/${client.id}/triage/marks/`, { as })).body;
const settle = (client: Person, as: Person) =>
  app.put(`clients/${client.id}/triage/`, { snooze: "NEXT_WEEK" }, { as });
const mark = (client: Person, as: Person, labels: readonly string[]) =>
  app.put(`clients/${client.id}/triage/marks/`, { muted: ["NOTHING_LOGGED"], labels }, { as });
/** What the board shows of a client in one of its views; undefined when the client is not in it. */
const rowOf = async (client: Person, as: Person, view = "LATER") =>
  (await app.get(`clients/triage/?view=${view}`, { as })).body.results.find(
    ({ id }: { id: number }) => id === client.id,
  );
const storedMarks = (client: Person) =>
  inSystemScope(app.app.services.db, (trx) =>
    trx.selectFrom("triage_clients").select("coach_id").where("user_id", "=", client.id).execute(),
  );

describe("the marks of a colleague", () => {
  it("TEAM-026: end with the share, and a later one begins without them", async () => {
    const { noor, daan } = await aPracticeOfThree(app);
    const client = await app.aClientOf(noor);
    const id = await aShare(app, { coach: noor, client, colleague: daan });
    for (const as of [noor, daan]) {
      expect((await settle(client, as)).status).toBe(200);
      expect((await mark(client, as, ["knee"])).status).toBe(200);
    }
    expect(await rowOf(client, daan)).toMatchObject({ labels: ["knee"] });
    await app.delete(`team/shares/${id}/`, { as: daan });
    await aShare(app, { coach: noor, client, colleague: daan });
    expect(await rowOf(client, daan)).toBeUndefined();
    expect(await rowOf(client, daan, "ALL")).toMatchObject({ labels: [], muted: [] });
    expect(await marksOf(client, daan)).toEqual({ muted: [], labels: [] });
    // The client's own coach keeps theirs.
    expect(await rowOf(client, noor)).toMatchObject({ labels: ["knee"] });
  });

  it("TEAM-026: end with a last day, and when the client ends the share", async () => {
    const { noor, daan } = await aPracticeOfThree(app);
    const client = await app.aClientOf(noor);
    try {
      await aShare(app, { coach: noor, client, colleague: daan }, { until: "2026-03-18" });
      await mark(client, daan, ["knee"]);
      app.clock.set("2026-03-18T23:00:00Z");
      await endSharesThatAreOver(app.app.services);
      expect(await storedMarks(client)).toEqual([]);
      const id = await aShare(app, { coach: noor, client, colleague: daan });
      await mark(client, daan, ["knee"]);
      await app.delete(`users/me/shares/${id}/`, { as: client });
      expect(await storedMarks(client)).toEqual([]);
    } finally {
      app.clock.reset();
    }
  });
});

describe("what the client reads on their home", () => {
  it("TEAM-027: a share stays unread until the client says that they read it, and nobody else can", async () => {
    const { noor, daan } = await aPracticeOfThree(app);
    const client = await app.aClientOf(noor);
    const id = await aShare(app, { coach: noor, client, colleague: daan });
    const isRead = async () => (await app.get("users/me/shares/", { as: client })).body[0].is_acknowledged;
    expect(await isRead()).toBe(false);
    for (const as of [noor, daan, await app.aClientOf(noor)])
      expect((await app.post(`users/me/shares/${id}/acknowledge/`, {}, { as })).status).toBe(404);
    expect(await isRead()).toBe(false);
    expect((await app.post(`users/me/shares/${id}/acknowledge/`, {}, { as: client })).status).toBe(204);
    expect(await isRead()).toBe(true);
    // What was agreed to and for how long stays as it is.
    expect((await app.get("users/me/shares/", { as: client })).body[0]).toMatchObject({
      ...{ state: "ACTIVE", parts: ["PLAN", "DIARY", "MEASUREMENTS", "CYCLE"] },
    });
  });
});

describe("the mail about the end of a share", () => {
  it.each(["noor", "daan", "iris"] as const)(
    "TEAM-028: is sent when %s ends it, in the language of the client",
    async (who) => {
      const people = await aPracticeOfThree(app);
      const client = await app.aClientOf(people.noor, { first_name: "Anna", locale: "nl" });
      const id = await aShare(app, { coach: people.noor, client, colleague: people.daan });
      await app.delete(`team/shares/${id}/`, { as: people[who] });
      const mail = await new TestBrowser(app).mailTo(client.email);
      expect(mail.subject).toBe("Daan van Bakker Voeding neemt niet meer waar voor je coach");
      expect(mail.text).toContain("Daan van Bakker Voeding neemt niet meer waar voor Noor");
      expect(mail.text).toContain("Noor blijft je coach");
      expect(mail.text).not.toContain("De periode");
      expect(mail.text).toContain("/profile/privacy");
    },
  );

  it("TEAM-028: is not sent to a client who ended it, who never agreed, or who is switched off", async () => {
    const { noor, daan } = await aPracticeOfThree(app);
    const ended = await app.aClientOf(noor);
    const first = await aShare(app, { coach: noor, client: ended, colleague: daan });
    await app.delete(`users/me/shares/${first}/`, { as: ended });
    const asked = await app.aClientOf(noor);
    const { body } = await share(app, noor, asked, daan);
    await app.delete(`team/shares/${body.id}/`, { as: noor });
    const off = await app.aClientOf(noor);
    const third = await aShare(app, { coach: noor, client: off, colleague: daan });
    await app.patch(`clients/${off.id}/`, { account_enabled: false }, { as: noor });
    await app.delete(`team/shares/${third}/`, { as: noor });
    for (const client of [ended, asked, off]) expect(await mailsTo(client, "no longer")).toEqual([]);
  });

  it("TEAM-028: is sent once when the last day is over, and says so", async () => {
    const { noor, daan } = await aPracticeOfThree(app);
    const [client, asked, open] = [
      await app.aClientOf(noor),
      await app.aClientOf(noor),
      await app.aClientOf(noor),
    ];
    await share(app, noor, client, daan, { until: "2026-03-20" });
    await agree(app, client, ["PLAN"]);
    await share(app, noor, asked, daan, { until: "2026-03-20" });
    await aShare(app, { coach: noor, client: open, colleague: daan });
    try {
      app.clock.set("2026-03-20T22:59:00Z");
      await endSharesThatAreOver(app.app.services);
      expect(await mailsTo(client, "no longer")).toEqual([]);
      app.clock.set("2026-03-20T23:00:00Z");
      await Promise.all([1, 2].map(() => endSharesThatAreOver(app.app.services)));
      await endSharesThatAreOver(app.app.services);
      expect(await mailsTo(client, "no longer")).toEqual([
        "Daan at Bakker Voeding no longer stands in for your coach",
      ]);
      const mail = await new TestBrowser(app).mailTo(client.email);
      expect(mail.text).toContain("The period you agreed to is over.");
      for (const other of [asked, open]) expect(await mailsTo(other, "no longer")).toEqual([]);
    } finally {
      app.clock.reset();
    }
  });
});

describe("the mail about a share that the client ended", () => {
  const stopped = (person: Person) => mailsTo(person, "deelt niet meer met Daan");

  it("TEAM-035: goes to the coach and the colleague, in their own language, once", async () => {
    const people = await aPracticeOfThree(app);
    const { noor, daan, iris } = people;
    for (const as of [noor, iris]) await app.patch("auth/users/me/", { locale: "nl" }, { as });
    const client = await app.aClientOf(noor, { first_name: "Anna" });
    const id = await aShare(app, { coach: noor, client, colleague: daan });
    for (const status of [204, 404])
      expect((await app.delete(`users/me/shares/${id}/`, { as: client })).status).toBe(status);
    expect(await stopped(noor)).toEqual(["Anna deelt niet meer met Daan"]);
    expect(await mailsTo(daan, "no longer")).toEqual(["Anna no longer shares with Daan"]);
    expect(await stopped(iris)).toEqual([]);
    const { text } = await new TestBrowser(app).mailTo(daan.email);
    expect(text).toContain("Anna no longer wants Daan to stand in for Noor.");
    expect(text).toContain("Noor is still their coach");
    expect(text).toContain("/coach/clients");
  });

  it("TEAM-035: is not sent where the client never agreed, or a coach ended it", async () => {
    const { noor, daan } = await aPracticeOfThree(app);
    const [asked, other] = [await app.aClientOf(noor), await app.aClientOf(noor)];
    const { body } = await share(app, noor, asked, daan);
    expect((await app.delete(`users/me/shares/${body.id}/`, { as: asked })).status).toBe(204);
    const first = await aShare(app, { coach: noor, client: other, colleague: daan });
    await app.delete(`team/shares/${first}/`, { as: daan });
    expect([await mailsTo(noor, "no longer"), await mailsTo(daan, "no longer")]).toEqual([[], []]);
  });
});
