import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
let iris: Person;
let sanne: Person;
beforeAll(async () => {
  app = await openTestApp();
  iris = await app.aCoach({ first_name: "Iris", last_name: "Bakker" });
  sanne = await app.aClientOf(iris, { first_name: "Sanne", last_name: "de Wit" });
});
afterAll(() => app.close());

const write = (as: Person, text: string, more: object = {}) =>
  app.post("messages/", { text, ...more }, { as });
const answer = (client: Person, text: string, more: object = {}, as = iris) =>
  app.post(`clients/${client.id}/messages/`, { text, ...more }, { as });
const readOf = async (as: Person, query = "") => (await app.get(`messages/${query}`, { as })).body;
const readAs = (client: Person, as = iris) => app.get(`clients/${client.id}/messages/`, { as });
const countOf = async (as: Person) => (await app.get("messages/count/", { as })).body;
const listOf = async (query = "", as = iris) => (await app.get(`conversations/${query}`, { as })).body;

interface Written {
  readonly id: number;
  readonly text: string;
  readonly is_read: boolean;
}

/** A coach and a client whom nobody else has written to. */
async function aPair() {
  const coach = await app.aCoach({ first_name: "Iris" });
  return { coach, client: await app.aClientOf(coach, { first_name: "Joris", last_name: "van Dam" }) };
}

describe("a conversation", () => {
  it("TALK-001 TALK-002: is read by both sides in the order in which it was written, with who is on the other side", async () => {
    expect(await readOf(sanne)).toMatchObject({
      ...{ with: { id: iris.id, first_name: "Iris" }, is_open: true },
      ...{ messages: [], has_earlier: false, waiting_since: null, unread: 0 },
    });
    const sent = await write(sanne, "  By nine I have no appetite left. Is that bad?\n");
    expect([sent.status, sent.body]).toMatchObject([
      201,
      {
        ...{ is_from_coach: false, text: "By nine I have no appetite left. Is that bad?", is_read: false },
        ...{ recipe: null, day: null, meal_moment: null, written_at: app.clock.now().toISOString() },
      },
    ]);
    const back = await answer(sanne, "Not bad, and good that you say it.");
    expect([back.status, back.body.is_from_coach]).toEqual([201, true]);
    const [own, coachs] = [await readOf(sanne), (await readAs(sanne)).body];
    expect(own.messages.map(({ text }: Written) => text)).toEqual([
      "By nine I have no appetite left. Is that bad?",
      "Not bad, and good that you say it.",
    ]);
    expect(coachs.messages).toEqual(own.messages);
    expect(coachs.with).toEqual({ id: sanne.id, first_name: "Sanne", last_name: "de Wit" });
  });

  it("TALK-001: is read page by page, the latest first", async () => {
    const { coach, client } = await aPair();
    for (let count = 1; count <= 33; count += 1) {
      await write(client, `Message ${count}`);
      app.clock.forward(10);
    }
    const last = await readOf(client);
    expect([last.messages.length, last.messages[0].text, last.has_earlier]).toEqual([30, "Message 4", true]);
    const first = await readOf(client, `?before=${last.messages[0].id}`);
    expect([first.messages.map(({ text }: Written) => text), first.has_earlier]).toEqual([
      ["Message 1", "Message 2", "Message 3"],
      false,
    ]);
    expect((await readAs(client, coach)).body.messages).toHaveLength(30);
  });

  it("TALK-002 ERR-022: is hidden from other coaches, also of the same practice, and from staff", async () => {
    const organisation = await app.anOrganisation();
    const coach = await app.aCoach({ organisation_id: organisation });
    const client = await app.aClientOf(coach);
    await write(client, "For my coach alone");
    for (const as of [await app.aCoach({ organisation_id: organisation }), iris]) {
      expect((await readAs(client, as)).status).toBe(404);
      expect((await answer(client, "Hello", {}, as)).status).toBe(404);
      expect((await app.post(`clients/${client.id}/messages/done/`, {}, { as })).status).toBe(404);
      expect((await listOf("", as)).results.map((row: { client: Person }) => row.client.id)).not.toContain(
        client.id,
      );
    }
    const staff = await app.aUser({ is_staff: true });
    expect((await readAs(client, staff)).status).toBe(403);
    expect((await readOf(staff)).messages).toEqual([]);
  });

  it("TALK-004: says what was read, and counts what was not", async () => {
    const { coach, client } = await aPair();
    const { body: first } = await write(client, "One");
    await write(client, "Two");
    expect(await countOf(coach)).toEqual({ unread: 2, waiting: 1 });
    expect(await countOf(client)).toEqual({ unread: 0, waiting: 0 });
    const read = (message: number) =>
      app.post(`clients/${client.id}/messages/read/`, { message }, { as: coach });
    expect((await read(first.id)).status).toBe(204);
    expect((await readOf(client)).messages.map(({ is_read }: Written) => is_read)).toEqual([true, false]);
    expect((await countOf(coach)).unread).toBe(1);
    // Beyond the last one counts as the last one, and nothing becomes unread again.
    await read(2_000_000_000);
    await read(first.id);
    expect(await countOf(coach)).toEqual({ unread: 0, waiting: 1 });
    const { body: later } = await answer(client, "Three", {}, coach);
    expect([(await countOf(client)).unread, (await countOf(coach)).waiting]).toEqual([1, 0]);
    expect((await app.post("messages/read/", { message: later.id }, { as: client })).status).toBe(204);
    expect((await countOf(client)).unread).toBe(0);
    expect((await readAs(client, coach)).body.messages.at(-1).is_read).toBe(true);
  });

  it("TALK-003: lists those who wait first, and Done takes someone out of them without an answer", async () => {
    const coach = await app.aCoach();
    const people: Person[] = [];
    for (const name of ["Anouk", "Mila", "Ruben"]) {
      const client = await app.aClientOf(coach, { first_name: name, last_name: "Jansen" });
      people.push(client);
      await write(client, `From ${name}`);
      app.clock.forward(60);
    }
    const [anouk, mila, ruben] = people as [Person, Person, Person];
    await answer(ruben, "Answered", {}, coach);
    const names = async (query = "") =>
      (await listOf(query, coach)).results.map(
        ({ client }: { client: { first_name: string } }) => client.first_name,
      );
    expect(await names()).toEqual(["Mila", "Anouk", "Ruben"]);
    expect(await names("?waiting=true")).toEqual(["Mila", "Anouk"]);
    expect(await names("?search=ruben")).toEqual(["Ruben"]);
    const since = (await listOf("?search=anouk", coach)).results[0];
    expect(since).toMatchObject({ unread: 1, is_open: true, last_message: { text: "From Anouk" } });
    await write(anouk, "Again");
    expect((await listOf("?search=anouk", coach)).results[0].waiting_since).toBe(since.waiting_since);
    expect((await app.post(`clients/${mila.id}/messages/done/`, {}, { as: coach })).status).toBe(204);
    expect(await names("?waiting=true")).toEqual(["Anouk"]);
    expect((await countOf(coach)).waiting).toBe(1);
    await write(mila, "One more thing");
    expect(await names("?waiting=true")).toEqual(["Mila", "Anouk"]);
  });

  it("TALK-008 DATA-032: keeps a message once, however often it was sent under its key", async () => {
    const { coach, client } = await aPair();
    const send = () =>
      app.post(
        "messages/",
        { text: "Once" },
        { as: client, headers: { "idempotency-key": "a-kept-message" } },
      );
    const [one, two] = await Promise.all([send(), send()]);
    const three = await send();
    expect([one.status, two.status, three.status]).toEqual([201, 201, 201]);
    expect(new Set([one, two, three].map(({ body }) => body.id)).size).toBe(1);
    expect((await readAs(client, coach)).body.messages).toHaveLength(1);
  });

  it("TALK-001 DATA-034: the access log says that the coach read and wrote, and not what", async () => {
    const { coach, client } = await aPair();
    await answer(client, "Hello", {}, coach);
    await readAs(client, coach);
    await listOf("", coach);
    const noted = await inSystemScope(app.app.services.db, (trx) =>
      trx.selectFrom("audit_log").select("action").where("user_id", "=", client.id).orderBy("id").execute(),
    );
    expect(noted.map(({ action }) => action)).toEqual([
      "send-client-message",
      "get-client-conversation",
      "list-conversations",
    ]);
    const views = (await app.get("users/me/data-views/", { as: client })).body.results;
    expect(new Set(views.map(({ part }: { part: string }) => part))).toEqual(new Set(["MESSAGES"]));
  });
});
