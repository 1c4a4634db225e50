import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { anEmail } from "../../test/test-browser.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
let people: Awaited<ReturnType<typeof aTeam>>;
beforeAll(async () => {
  app = await openTestApp({});
  people = await aTeam();
});
afterAll(() => app.close());

const add = async (coach: Person, first_name: string) => {
  const body = { email: anEmail(), first_name, last_name: "Vos" };
  return (await app.post("clients/", body, { as: coach })).body.id as number;
};

/** A practice of an owner and a coach, who have a client and an invited one each; and one of someone else. */
async function aTeam() {
  const iris = await app.aCoach({ first_name: "Iris" });
  const practice = { name: "Bakker Voeding", subdomain: "bakker" };
  const { body } = await app.post("users/self-service/organisation/", practice, { as: iris });
  const noor = await app.aCoach({ organisation_id: body.id as number, first_name: "Noor" });
  const stranger = await app.aCoach({ first_name: "Sanne" });
  const [anna, bo, cees] = [
    await app.aClientOf(iris, { first_name: "Anna" }),
    await app.aClientOf(noor, { first_name: "Bo" }),
    await app.aClientOf(stranger, { first_name: "Cees" }),
  ];
  for (const client of [anna, bo, cees])
    await app.post("messages/", { text: `Hello from ${client.id}` }, { as: client });
  await add(iris, "Invited by Iris");
  await add(noor, "Invited by Noor");
  await add(stranger, "Invited by Sanne");
  return { iris, noor, stranger, anna, bo };
}

interface Invited {
  readonly first_name: string;
  readonly coach: number;
}
const invitations = async (as: Person, query = "") => {
  const { status, body } = await app.get(`clients/invitations/${query}`, { as });
  return { status, flow: body.flow, names: body.results?.map(({ first_name }: Invited) => first_name) };
};
const conversations = (as: Person, query = "") => app.get(`conversations/${query}`, { as });
const notedReads = (action: string, userId: number) =>
  inSystemScope(app.app.services.db, (trx) =>
    trx
      .selectFrom("audit_log")
      .select("actor_id")
      .where("action", "=", action)
      .where("user_id", "=", userId)
      .execute(),
  );

describe("lists by coach", () => {
  it("COACH-161 show the invitations of a colleague or of the practice to those who may see all clients", async () => {
    const { iris, noor } = people;
    expect((await invitations(iris)).names).toEqual(["Invited by Iris"]);
    const colleague = await invitations(iris, `?coach=${noor.id}`);
    expect([colleague.names, colleague.flow.waiting]).toEqual([["Invited by Noor"], 1]);
    const all = await invitations(iris, "?everybody=true");
    expect(all.names).toEqual(["Invited by Iris", "Invited by Noor"]);
    const { body } = await app.get("clients/invitations/?everybody=true", { as: iris });
    expect(body.results.map(({ coach }: Invited) => coach)).toEqual([iris.id, noor.id]);
    expect(await notedReads("list-invitations", body.results[1].client)).toEqual([{ actor_id: iris.id }]);
  });

  it("COACH-161 TALK-003 show who waits for a colleague, and not a word of what they write", async () => {
    const { iris, noor, anna, bo } = people;
    const { results } = (await conversations(iris, "?everybody=true")).body;
    const byClient = new Map(results.map((row: { client: { id: number } }) => [row.client.id, row]));
    expect(byClient.size).toBe(2);
    expect(byClient.get(anna.id)).toMatchObject({ coach: iris.id, last_message: { is_from_coach: false } });
    const others = byClient.get(bo.id) as { waiting_since: string };
    expect(others).toMatchObject({ coach: noor.id, unread: 0, last_message: null });
    expect(Date.parse(others.waiting_since)).toBeGreaterThan(0);
    expect(JSON.stringify(others)).not.toContain("Hello");
    expect((await conversations(iris, `?coach=${noor.id}`)).body.count).toBe(1);
    expect((await conversations(iris)).body.count).toBe(1);
    expect((await app.get(`clients/${bo.id}/messages/`, { as: iris })).status).toBe(404);
    expect(await notedReads("list-conversations", bo.id)).toContainEqual({ actor_id: iris.id });
  });

  it("COACH-161 TEAM-010 are refused without that right, and show nobody of another practice", async () => {
    const { iris, noor, stranger } = people;
    for (const query of ["?everybody=true", `?coach=${iris.id}`]) {
      expect((await invitations(noor, query)).status).toBe(403);
      expect((await conversations(noor, query)).status).toBe(403);
    }
    expect((await invitations(noor, `?coach=${noor.id}`)).status).toBe(200);
    expect((await invitations(iris, `?coach=${stranger.id}`)).names).toEqual([]);
    expect((await conversations(iris, `?coach=${stranger.id}`)).body.count).toBe(0);
  });
});
