import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const DAY_S = 86_400;
let practices = 0;
async function aPractice(name = "Bakker Voeding") {
  practices += 1;
  const owner = await app.aCoach();
  const { body } = await app.post(
    "users/self-service/organisation/",
    { name, subdomain: `invited-${practices}` },
    { as: owner },
  );
  return { owner, id: body.id as number };
}
const names = { first_name: "Femke", last_name: "Smit", role: "ASSISTANT" };
const invite = (as: Person, email: string) => app.post("team/invitations/", { email, ...names }, { as });
const own = async (as: Person) => (await app.get("team/own-invitations/", { as })).body;
const statesOf = async (as: Person) => (await own(as)).map(({ state }: { state: string }) => state);
const answer = (as: Person, id: number, accept = true) =>
  app.post(`team/own-invitations/${id}/answer/`, { accept }, { as });

describe("what has become of an invitation", () => {
  it("TEAM-011: is told to the invited person: open, withdrawn, declined, expired", async () => {
    const { owner } = await aPractice();
    const person = await app.aUser();
    const first = await invite(owner, person.email);
    expect(await own(person)).toMatchObject([
      { id: first.body.id, practice: "Bakker Voeding", state: "OPEN", role: "ASSISTANT" },
    ]);
    await app.delete(`team/invitations/${first.body.id}/`, { as: owner });
    expect(await statesOf(person)).toEqual(["WITHDRAWN"]);
    expect((await answer(person, first.body.id)).status).toBe(404);
    const second = await invite(owner, person.email);
    expect(await statesOf(person)).toEqual(["OPEN"]);
    await answer(person, second.body.id, false);
    expect(await statesOf(person)).toEqual(["DECLINED"]);
    const third = await invite(owner, person.email);
    app.clock.forward(7 * DAY_S);
    expect(await statesOf(person)).toEqual(["EXPIRED"]);
    expect((await answer(person, third.body.id)).status).toBe(404);
    app.clock.forward(24 * DAY_S);
    expect(await statesOf(person)).toEqual([]);
  });

  it("TEAM-011: stays accepted for as long as the person is a member, and is nobody else's to read", async () => {
    const { owner } = await aPractice();
    const person = await app.aUser();
    const { body } = await invite(owner, person.email);
    await answer(person, body.id);
    expect(await statesOf(person)).toEqual(["ACCEPTED"]);
    expect(await own(owner)).toEqual([]);
    await app.delete(`team/members/${person.id}/`, { as: owner });
    expect(await own(person)).toEqual([]);
  });

  it("TEAM-011: is told once for each practice", async () => {
    const person = await app.aUser();
    for (const name of ["Bakker Voeding", "Praktijk Puur"])
      await invite((await aPractice(name)).owner, person.email);
    expect((await own(person)).map(({ practice }: { practice: string }) => practice)).toEqual([
      "Bakker Voeding",
      "Praktijk Puur",
    ]);
  });

  it("TEAM-031: inviting a client whom the inviter may see says who would stop being one, and is sent once that is known", async () => {
    const { owner, id } = await aPractice();
    const coach = await app.aCoach({ organisation_id: id, first_name: "Noor", last_name: "Visser" });
    const client = await app.aClientOf(coach, { first_name: "Anna", last_name: "de Boer" });
    const refused = await invite(owner, client.email);
    expect([refused.status, refused.body]).toEqual([
      400,
      {
        ends_coaching: [
          "Anna de Boer is a client of Noor Visser. If they join the team, they are no longer a client, and Noor Visser no longer sees what they share.",
        ],
      },
    ]);
    expect(await own(client)).toEqual([]);
    const known = { email: client.email, ...names, ends_coaching: true };
    const sent = await app.post("team/invitations/", known, { as: owner });
    expect(sent.status).toBe(201);
    expect(await statesOf(client)).toEqual(["OPEN"]);
  });

  it("TEAM-031: tells nothing about clients whom the inviter may not see, and asks nothing about others", async () => {
    const { owner, id } = await aPractice();
    const manager = await app.aCoach({ organisation_id: id });
    const body = { role: "COACH", rights: ["TEAM", "MESSAGE", "INVITE"] };
    await app.patch(`team/members/${manager.id}/`, body, { as: owner });
    const elsewhere = await app.aClientOf((await aPractice()).owner);
    for (const person of [await app.aClientOf(owner), elsewhere, await app.aUser()])
      expect((await invite(manager, person.email)).status).toBe(201);
    expect((await invite(manager, (await app.aClientOf(manager)).email)).status).toBe(400);
    expect((await invite(owner, elsewhere.email)).status).toBe(201);
  });

  it("TEAM-012: a coach whose trial is over may join a practice, one who was switched off may not", async () => {
    const { owner } = await aPractice();
    const late = await app.aCoach({ trial_ends_at: new Date(app.clock.now().getTime() - 1) });
    const { body } = await invite(owner, late.email);
    expect((await app.get("clients/", { as: late })).status).toBe(403);
    expect((await answer(late, body.id)).status).toBe(204);
    expect((await app.get("clients/", { as: late })).status).toBe(200);
    const off = await app.aUser({ account_enabled: false });
    const sent = await invite(owner, off.email);
    for (const refused of [
      await app.get("team/own-invitations/", { as: off }),
      await answer(off, sent.body.id),
    ])
      expect([refused.status, refused.body.code]).toEqual([403, "account_disabled"]);
  });
});
