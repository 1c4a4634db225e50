import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkIn } from "../../test/access-check-ins.ts";
import {
  agree,
  aPracticeOfThree,
  aShare,
  notedOf,
  share,
  sharesOf,
  switchAccount,
} from "../../test/client-shares.ts";
import { aProfile } from "../../test/factories.ts";
import { MEASURED_BODIES, MEASURED_PATHS } from "../../test/measured.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { TestBrowser } from "../../test/test-browser.ts";

const TODAY = "2026-03-18";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const weightsSeen = async (client: Person, as: Person): Promise<number> =>
  (await app.get(`${MEASURED_PATHS.weight}?user=${client.id}`, { as })).body.count;
const daysSeen = async (client: Person, as: Person): Promise<number> =>
  (await app.get(`calendarDay/?user=${client.id}`, { as })).body.count;
const planDay = (client: Person, as: Person, date: string) =>
  app.post("calendarDay/", { user: client.id, date }, { as });
const open = async (client: Person, as: Person): Promise<number> =>
  (await app.get(`clients/${client.id}/messages/`, { as })).status;
const write = (client: Person, as: Person) =>
  app.post(`clients/${client.id}/messages/`, { text: "Hello" }, { as });
const give = (owner: Person, member: Person, rights: readonly string[]) =>
  app.patch(`team/members/${member.id}/`, { role: "COACH", rights }, { as: owner });

/** A client of Noor who has weighed and planned. */
async function aClient(noor: Person): Promise<Person> {
  const client = await app.aClientOf(noor, { first_name: "Anna" });
  await app.put(
    "users/consents/sharing/",
    {
      ...{ coach: noor.id, parts: ["PLAN", "DIARY", "MEASUREMENTS"], text_version: 1, given_in: "PROFILE" },
    },
    { as: client },
  );
  await aProfile(app, client);
  await app.post(MEASURED_PATHS.weight, MEASURED_BODIES.weight, { as: client });
  await planDay(client, client, "2026-03-19");
  return client;
}

describe("sharing a client with a colleague", () => {
  it("TEAM-018: is done by the client's coach, and by whoever may see and hand over all clients", async () => {
    const { iris, noor, daan, id } = await aPracticeOfThree(app);
    const client = await aClient(noor);
    expect((await share(app, daan, client, daan)).status).toBe(404);
    await give(iris, daan, ["SEE_ALL_CLIENTS"]);
    expect((await share(app, daan, client, daan)).status).toBe(403);
    await give(iris, noor, []);
    const given = await share(app, noor, client, daan, { until: "2026-03-20" });
    expect([given.status, given.body]).toMatchObject([
      201,
      { client: { id: client.id }, coach: { id: noor.id }, colleague: { id: daan.id } },
    ]);
    expect(given.body).toMatchObject({ from: TODAY, until: "2026-03-20", state: "WAITING" });
    const fourth = await app.aCoach({ organisation_id: id });
    expect((await share(app, iris, client, fourth)).status).toBe(201);
  });

  it("TEAM-018: is refused for other practices, for the coach, for the past, and a second time", async () => {
    const { noor, daan, id } = await aPracticeOfThree(app);
    const { noor: stranger } = await aPracticeOfThree(app);
    const client = await aClient(noor);
    const switchedOff = await app.aCoach({ organisation_id: id, account_enabled: false });
    const refusal = async (colleague: Person, period = {}) =>
      Object.keys((await share(app, noor, client, colleague, period)).body);
    expect(await refusal(stranger)).toEqual(["colleague"]);
    expect(await refusal(noor)).toEqual(["colleague"]);
    expect(await refusal(switchedOff)).toEqual(["colleague"]);
    expect(await refusal(daan, { from: "2026-03-17" })).toEqual(["from"]);
    expect(await refusal(daan, { from: "2026-03-19", until: "2026-03-18" })).toEqual(["until"]);
    expect((await share(app, stranger, client, daan)).status).toBe(404);
    expect((await share(app, await app.aCoach(), client, daan)).status).toBe(404);
    expect((await share(app, noor, client, daan)).status).toBe(201);
    expect(await refusal(daan)).toEqual(["colleague"]);
  });

  it("TEAM-019: shows nothing but the account before the client agrees, and then no more than they agreed to", async () => {
    const { noor, daan } = await aPracticeOfThree(app);
    const client = await aClient(noor);
    await share(app, noor, client, daan);
    expect((await app.get(`clients/${client.id}/`, { as: daan })).body).toMatchObject({
      id: client.id,
      consents: [],
    });
    expect([await weightsSeen(client, daan), await daysSeen(client, daan)]).toEqual([0, 0]);
    expect([await open(client, daan), (await planDay(client, daan, TODAY)).status]).toEqual([404, 403]);
    await agree(app, client, ["PLAN", "DIARY", "CYCLE"]);
    expect([await weightsSeen(client, daan), await daysSeen(client, daan)]).toEqual([0, 1]);
    const { body } = await app.get(`clients/${client.id}/`, { as: daan });
    const sharing = body.consents.find(({ kind }: { kind: string }) => kind === "COACH_SHARING");
    expect(sharing.parts).toEqual(["PLAN", "DIARY"]);
    expect(await weightsSeen(client, noor)).toBe(1);
  });

  it("TEAM-019: never shows more than the client's own coach sees, and ends when the client shares no longer", async () => {
    const { noor, daan } = await aPracticeOfThree(app);
    const client = await aClient(noor);
    await aShare(app, { coach: noor, client, colleague: daan });
    expect(await weightsSeen(client, daan)).toBe(1);
    const shareWithNoor = (parts: readonly string[]) =>
      app.put(
        "users/consents/sharing/",
        { coach: noor.id, parts, text_version: 1, given_in: "PROFILE" },
        { as: client },
      );
    await shareWithNoor(["PLAN", "DIARY"]);
    expect([await weightsSeen(client, daan), await daysSeen(client, daan)]).toEqual([0, 1]);
    await app.post(
      "users/consents/withdraw/",
      { kinds: ["COACH_SHARING"], given_in: "PROFILE" },
      { as: client },
    );
    await shareWithNoor(["PLAN", "DIARY"]);
    expect([await daysSeen(client, daan), await daysSeen(client, noor)]).toEqual([0, 1]);
    expect(await sharesOf(app, noor)).toEqual([]);
    expect((await share(app, noor, client, daan)).status).toBe(201);
    await app.post(
      "users/consents/withdraw/",
      { kinds: ["COACH_SHARING"], given_in: "PROFILE" },
      { as: client },
    );
    expect((await app.get("users/me/shares/", { as: client })).body).toEqual([]);
  });

  it("TEAM-020: holds from the first day to the last, by the clock of the server", async () => {
    const { noor, daan } = await aPracticeOfThree(app);
    const client = await aClient(noor);
    await aShare(app, { coach: noor, client, colleague: daan }, { from: "2026-03-20", until: "2026-03-21" });
    const seen = async () => [await daysSeen(client, daan), await open(client, daan)];
    try {
      expect(await seen()).toEqual([0, 404]);
      expect((await sharesOf(app, daan))[0].state).toBe("PLANNED");
      // Days are those of the coach: Amsterdam is an hour ahead.
      app.clock.set("2026-03-19T22:59:00Z");
      expect(await seen()).toEqual([0, 404]);
      app.clock.set("2026-03-19T23:00:00Z");
      expect(await seen()).toEqual([1, 200]);
      app.clock.set("2026-03-21T22:59:00Z");
      expect(await seen()).toEqual([1, 200]);
      app.clock.set("2026-03-21T23:00:00Z");
      expect(await seen()).toEqual([0, 404]);
      expect(await sharesOf(app, daan)).toEqual([]);
      expect((await planDay(client, daan, TODAY)).status).toBe(403);
      expect((await share(app, noor, client, daan)).status).toBe(201);
    } finally {
      app.clock.reset();
    }
  });

  it("TEAM-021: lends the rights of the colleague, and none that the client's coach does not have", async () => {
    const { iris, noor, daan } = await aPracticeOfThree(app);
    const client = await aClient(noor);
    await aShare(app, { coach: noor, client, colleague: daan });
    let day = 1;
    const tries = async () => {
      day += 1;
      return [
        (await planDay(client, daan, `2026-04-${String(day).padStart(2, "0")}`)).status,
        (await write(client, daan)).status,
      ];
    };
    expect(await tries()).toEqual([201, 201]);
    await give(iris, daan, ["EDIT_PLANS"]);
    expect(await tries()).toEqual([201, 403]);
    await give(iris, daan, ["MESSAGE"]);
    expect(await tries()).toEqual([403, 201]);
    await give(iris, daan, ["MESSAGE", "EDIT_PLANS"]);
    await give(iris, noor, ["MESSAGE"]);
    expect(await tries()).toEqual([403, 201]);
    await give(iris, noor, ["EDIT_PLANS"]);
    expect(await tries()).toEqual([201, 403]);
  });

  it("TEAM-021: does not lend what is the coach's alone: the account, invitations, handing over and sharing on", async () => {
    const { iris, noor, daan } = await aPracticeOfThree(app);
    const client = await aClient(noor);
    await aShare(app, { coach: noor, client, colleague: daan });
    const path = `clients/${client.id}/`;
    expect((await app.patch(path, { first_name: "Bo" }, { as: daan })).status).toBe(404);
    expect((await app.post(`${path}invitation/`, {}, { as: daan })).status).toBe(404);
    expect(
      (await app.post("users/consents/declare/", { client: client.id, kinds: ["CYCLE"] }, { as: daan }))
        .status,
    ).toBe(404);
    expect((await share(app, daan, client, iris)).status).toBe(404);
    const handOver = { from: daan.id, clients: [client.id], split: [{ to: iris.id, clients: 1 }] };
    expect((await app.post("team/hand-over/", handOver, { as: daan })).status).toBe(400);
    expect((await app.get(`${path}messages/`, { as: daan })).body.messages).toEqual([]);
  });

  it("TEAM-022: is ended by either coach, an owner or the client, with the next call, and by nobody else", async () => {
    const { iris, noor, daan, id } = await aPracticeOfThree(app);
    const bystander = await app.aCoach({ organisation_id: id });
    const { noor: stranger } = await aPracticeOfThree(app);
    const client = await aClient(noor);
    for (const ending of [iris, noor, daan]) {
      const shareId = await aShare(app, { coach: noor, client, colleague: daan });
      expect(await daysSeen(client, daan)).toBe(1);
      for (const other of [bystander, stranger])
        expect((await app.delete(`team/shares/${shareId}/`, { as: other })).status).toBe(404);
      expect(
        (await app.delete(`users/me/shares/${shareId}/`, { as: await app.aClientOf(noor) })).status,
      ).toBe(404);
      expect((await app.delete(`team/shares/${shareId}/`, { as: ending })).status).toBe(204);
      expect(await daysSeen(client, daan)).toBe(0);
      expect((await app.delete(`team/shares/${shareId}/`, { as: ending })).status).toBe(404);
    }
    const shareId = await aShare(app, { coach: noor, client, colleague: daan });
    expect((await app.delete(`users/me/shares/${shareId}/`, { as: client })).status).toBe(204);
    expect([await daysSeen(client, daan), await open(client, daan)]).toEqual([0, 404]);
  });

  it("TEAM-022: ends with the colleague's or the coach's place in the practice, and with another coach", async () => {
    const { iris, noor, daan } = await aPracticeOfThree(app);
    const client = await aClient(noor);
    await aShare(app, { coach: noor, client, colleague: daan });
    await app.delete(`team/members/${daan.id}/`, { as: iris });
    expect(await sharesOf(app, noor)).toEqual([]);
    const { iris: owner, noor: coach, daan: colleague } = await aPracticeOfThree(app);
    const other = await aClient(coach);
    await aShare(app, { coach, client: other, colleague });
    const split = [{ to: owner.id, clients: 1 }];
    await app.post("team/hand-over/", { from: coach.id, clients: [other.id], split }, { as: coach });
    expect(await sharesOf(app, owner)).toEqual([]);
    expect(await daysSeen(other, colleague)).toBe(0);
  });

  it("TEAM-022: ends when the colleague is switched off, and does not come back with them", async () => {
    const { noor, daan } = await aPracticeOfThree(app);
    const client = await aClient(noor);
    await aShare(app, { coach: noor, client, colleague: daan });
    await switchAccount(app, daan, false);
    expect(await sharesOf(app, noor)).toEqual([]);
    await switchAccount(app, daan, true);
    expect(await daysSeen(client, await app.anotherSession(daan))).toBe(0);
  });

  it("TEAM-025: mails the client in their language, and tells them in the app who asks and what is seen", async () => {
    const { noor, daan } = await aPracticeOfThree(app);
    const client = await app.aClientOf(noor, { first_name: "Anna", locale: "nl" });
    await share(app, noor, client, daan, { until: "2026-04-01" });
    const mail = await new TestBrowser(app).mailTo(client.email);
    expect(mail.subject).toBe("Daan van Bakker Voeding wil waarnemen voor je coach");
    expect(mail.text).toContain(
      "Noor vraagt of Daan van Bakker Voeding je mag begeleiden vanaf 18 maart 2026 tot en met 1 april 2026.",
    );
    expect(mail.text).toContain("/profile/privacy");
    const asked = (await app.get("users/me/shares/", { as: client })).body;
    expect(asked).toMatchObject([
      { coach: { id: noor.id }, colleague: { id: daan.id }, state: "WAITING", parts: [] },
    ]);
    await agree(app, client, ["PLAN"]);
    expect((await app.get("users/me/shares/", { as: client })).body).toMatchObject([
      { state: "ACTIVE", parts: ["PLAN"] },
    ]);
    await app.get(`clients/${client.id}/`, { as: daan });
    const views = (await app.get("users/me/data-views/", { as: client })).body.results;
    expect(views.map(({ name, part }: { name: string; part: string }) => `${name} ${part}`)).toContain(
      "Daan Jansen PROFILE",
    );
    // Nobody agrees for another client.
    const [own] = (await app.get("users/me/shares/", { as: client })).body;
    const body = { parts: ["PLAN"], text_version: 1 };
    const as = await app.aClientOf(noor);
    expect((await app.post(`users/me/shares/${own.id}/answer/`, body, { as })).status).toBe(404);
  });

  it("TEAM-025: notes which coach shared and ended", async () => {
    const { noor, daan } = await aPracticeOfThree(app);
    const client = await aClient(noor);
    const shareId = await aShare(app, { coach: noor, client, colleague: daan });
    await app.delete(`team/shares/${shareId}/`, { as: daan });
    expect(await notedOf(app, client)).toEqual([
      [noor.id, "share-client"],
      [daan.id, "end-client-share"],
    ]);
  });
});

describe("lists of the colleague", () => {
  it("TEAM-023: clients, board, messages and check-ins name the shared client, and can show the shared alone", async () => {
    const { noor, daan } = await aPracticeOfThree(app);
    const client = await aClient(noor);
    const own = await app.aClientOf(daan, { first_name: "Bo" });
    const unshared = await aClient(noor);
    await checkIn(app, client, noor);
    await checkIn(app, unshared, noor);
    await aShare(app, { coach: noor, client, colleague: daan }, { until: "2026-03-20" });
    await write(client, daan);
    await write(own, daan);
    const ids = async (path: string) =>
      (await app.get(path, { as: daan })).body.results.map(
        (row: { id: number; client?: { id: number } }) => row.client?.id ?? row.id,
      );
    for (const path of ["clients/?", "clients/?card=true&", "clients/triage/?view=ALL&", "conversations/?"]) {
      expect([path, (await ids(path)).toSorted()]).toEqual([path, [client.id, own.id].toSorted()]);
      expect([path, await ids(`${path}shared=true`)]).toEqual([path, [client.id]]);
    }
    expect(await ids("clients/check-ins/")).toEqual([client.id]);
    expect(await ids("clients/check-ins/?shared=true")).toEqual([client.id]);
    const rows = (await app.get("clients/?card=true", { as: daan })).body.results;
    expect(rows.map(({ stands_in_for: by }: { stands_in_for: { id: number } | null }) => by)).toEqual([
      { id: noor.id, first_name: "Noor", last_name: "Jansen", until: "2026-03-20" },
      null,
    ]);
    expect(await ids(`clients/?coach=${daan.id}`)).toHaveLength(2);
    const noorSees = (await app.get("clients/", { as: noor })).body.results;
    expect(noorSees.map(({ stands_in_for: by }: { stands_in_for: unknown }) => by)).toEqual([null, null]);
  });

  it("TEAM-023: the colleague reads and answers a check-in that was sent to the client's coach", async () => {
    const { noor, daan } = await aPracticeOfThree(app);
    const client = await aClient(noor);
    const sent = await checkIn(app, client, noor);
    const path = `clients/${client.id}/check-ins/${sent}/`;
    expect((await app.get(path, { as: daan })).status).toBe(404);
    await aShare(app, { coach: noor, client, colleague: daan });
    expect((await app.get(path, { as: daan })).status).toBe(200);
    expect((await app.post(`${path}reply/`, { text: "Well done" }, { as: daan })).status).toBe(201);
    expect((await app.get("clients/check-ins/", { as: noor })).body.count).toBe(0);
    expect((await app.post(`clients/${client.id}/check-ins/`, {}, { as: daan })).status).toBe(404);
  });

  it("TEAM-024: client and colleague write to each other apart from the coach, for as long as the share holds", async () => {
    const { noor, daan } = await aPracticeOfThree(app);
    const client = await aClient(noor);
    await write(client, noor);
    const toDaan = () => app.post("messages/", { text: "Hi Daan", coach: daan.id }, { as: client });
    expect((await toDaan()).body.code).toBe("conversation_closed");
    const shareId = await aShare(app, { coach: noor, client, colleague: daan });
    await write(client, daan);
    expect((await toDaan()).status).toBe(201);
    const read = async (as: Person, path: string) => (await app.get(path, { as })).body;
    const withDaan = await read(client, `messages/?coach=${daan.id}`);
    expect([withDaan.with.first_name, withDaan.is_open, withDaan.messages.length]).toEqual(["Daan", true, 2]);
    expect((await read(client, "messages/")).messages).toHaveLength(1);
    expect((await read(noor, `clients/${client.id}/messages/`)).messages).toHaveLength(1);
    expect((await read(daan, `clients/${client.id}/messages/`)).messages).toHaveLength(2);
    expect((await read(daan, "messages/count/")).waiting).toBe(1);
    await app.delete(`team/shares/${shareId}/`, { as: daan });
    expect((await toDaan()).body.code).toBe("conversation_closed");
    expect(await read(client, `messages/?coach=${daan.id}`)).toMatchObject({ is_open: false });
    expect((await read(daan, "messages/count/")).waiting).toBe(0);
    // A stranger's name is told to nobody.
    expect((await read(client, `messages/?coach=${(await app.aCoach()).id}`)).with).toBeNull();
  });
});
