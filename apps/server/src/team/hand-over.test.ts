import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { TestBrowser } from "../../test/test-browser.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

let practices = 0;
/** A practice of an owner and two coaches. */
async function aTeam() {
  practices += 1;
  const iris = await app.aCoach({ first_name: "Iris" });
  const practice = { name: "Bakker Voeding", subdomain: `over-${practices}` };
  const { body } = await app.post("users/self-service/organisation/", practice, { as: iris });
  const id = body.id as number;
  const [noor, daan] = [
    await app.aCoach({ organisation_id: id, first_name: "Noor" }),
    await app.aCoach({ organisation_id: id, first_name: "Daan" }),
  ];
  return { id, iris, noor, daan };
}

const handOver = (as: Person, body: object) => app.post("team/hand-over/", body, { as });
const clientsOf = async (as: Person, query = ""): Promise<number[]> =>
  (await app.get(`clients/${query}`, { as })).body.results.map(({ id }: { id: number }) => id);
const coachOf = async (as: Person) => (await app.get("auth/users/me/", { as })).body.coach?.id ?? null;

/** Clients of a coach, named so that they sort in this order. */
async function clientsNamed(coach: Person, ...names: string[]): Promise<Person[]> {
  const made: Person[] = [];
  for (const first_name of names) made.push(await app.aClientOf(coach, { first_name }));
  return made;
}

const share = (client: Person, coach: Person, parts: readonly string[]) =>
  app.put(
    "users/consents/sharing/",
    { coach: coach.id, parts, text_version: 1, given_in: "PROFILE" },
    { as: client },
  );
const daysSeen = async (client: Person, as: Person): Promise<number> =>
  (await app.get(`calendarDay/?user=${client.id}`, { as })).body.count;

describe("handing clients over", () => {
  it("TEAM-009: splits all of a coach's clients over colleagues, by name, deactivated ones too", async () => {
    const { iris, noor, daan } = await aTeam();
    const [anna, bo, cees] = await clientsNamed(noor, "Anna", "Bo", "Cees");
    const off = await app.aClientOf(noor, { first_name: "Dirk", account_enabled: false });
    const split = [
      { to: daan.id, clients: 3 },
      { to: iris.id, clients: 1 },
    ];
    const answer = await handOver(iris, { from: noor.id, split });
    expect([answer.status, answer.body]).toEqual([200, { handed_over: 4 }]);
    expect(await clientsOf(daan)).toEqual([anna?.id, bo?.id, cees?.id]);
    expect(await clientsOf(iris, "?account_enabled=false")).toEqual([off.id]);
    expect(await clientsOf(noor)).toEqual([]);
  });

  it("TEAM-009: gives some, and only what adds up", async () => {
    const { noor, daan } = await aTeam();
    const [anna, bo] = await clientsNamed(noor, "Anna", "Bo");
    const give = (clients: number, more: object = {}) =>
      handOver(noor, { from: noor.id, split: [{ to: daan.id, clients }], ...more });
    const wrong = await give(1);
    expect([wrong.status, wrong.body.code]).toEqual([409, "clients_changed"]);
    expect((await give(1, { clients: [bo?.id] })).body).toEqual({ handed_over: 1 });
    expect([await clientsOf(noor), await clientsOf(daan)]).toEqual([[anna?.id], [bo?.id]]);
    const gone = await give(2, { clients: [anna?.id, bo?.id] });
    expect([gone.status, Object.keys(gone.body)]).toEqual([400, ["clients"]]);
    expect(await clientsOf(noor)).toEqual([anna?.id]);
  });

  it("TEAM-009: tells active clients in their language who coaches them now, unless asked not to", async () => {
    const { noor, daan } = await aTeam();
    const [anna] = await clientsNamed(noor, "Anna");
    const bo = await app.aClientOf(noor, { first_name: "Bo", locale: "nl" });
    const split = [{ to: daan.id, clients: 1 }];
    await handOver(noor, { from: noor.id, clients: [anna?.id], split, tell: false });
    await handOver(noor, { from: noor.id, clients: [bo.id], split });
    const browser = new TestBrowser(app);
    expect(await browser.mailsTo(anna?.email ?? "")).toEqual([]);
    const mail = await browser.mailTo(bo.email);
    expect(mail.subject).toBe("Daan is je nieuwe coach bij Bakker Voeding");
    expect(mail.text).toContain("in plaats van Noor");
    expect(mail.text).toContain("ziet het pas als jij daar toestemming voor geeft");
  });

  it("TEAM-009 PRIV-007: the new coach sees nothing until the client agrees, nor does the first one if they return", async () => {
    const { iris, noor, daan } = await aTeam();
    const [anna] = await clientsNamed(noor, "Anna");
    if (anna === undefined) throw new Error("No client.");
    await app.post("calendarDay/", { date: "2026-03-18" }, { as: anna });
    await share(anna, noor, ["PLAN", "DIARY"]);
    expect(await daysSeen(anna, noor)).toBe(1);
    const give = (as: Person, from: Person, to: Person) =>
      handOver(as, { from: from.id, split: [{ to: to.id, clients: 1 }] });
    await give(noor, noor, daan);
    expect([await daysSeen(anna, noor), await daysSeen(anna, daan)]).toEqual([0, 0]);
    // Back at once, before the client shared with anybody else.
    await give(iris, daan, noor);
    expect(await daysSeen(anna, noor)).toBe(0);
    await give(noor, noor, daan);
    await share(anna, daan, ["PLAN", "DIARY"]);
    expect(await daysSeen(anna, daan)).toBe(1);
    await give(iris, daan, noor);
    expect([await daysSeen(anna, noor), await daysSeen(anna, daan)]).toEqual([0, 0]);
    expect((await app.get(`clients/${anna.id}/`, { as: daan })).status).toBe(404);
  });

  it("TEAM-009: is for own clients, for those of others with the right to see all, and to active colleagues", async () => {
    const { id, iris, noor, daan } = await aTeam();
    await clientsNamed(daan, "Anna");
    const to = (member: Person) => ({ split: [{ to: member.id, clients: 1 }] });
    expect((await handOver(noor, { from: daan.id, ...to(noor) })).status).toBe(403);
    const stranger = await app.aCoach();
    const off = await app.aCoach({ organisation_id: id, account_enabled: false });
    for (const member of [stranger, off, daan])
      expect(Object.keys((await handOver(iris, { from: daan.id, ...to(member) })).body)).toEqual(["split"]);
    expect(Object.keys((await handOver(iris, { from: stranger.id, ...to(noor) })).body)).toEqual(["from"]);
    expect(await clientsOf(daan)).toHaveLength(1);
  });

  it("TEAM-009: gives clients of the practice without a coach one", async () => {
    const { id, iris, noor } = await aTeam();
    const anna = await app.aUser({ organisation_id: id });
    expect((await app.get("team/", { as: iris })).body.without_coach).toBe(1);
    await handOver(iris, { from: null, split: [{ to: noor.id, clients: 1 }] });
    expect(await coachOf(anna)).toBe(noor.id);
  });
});

describe("all clients of a practice", () => {
  it("TEAM-010: are listed by coach for those who may see all, who see nothing of what they share", async () => {
    const { iris, noor, daan } = await aTeam();
    const [anna] = await clientsNamed(noor, "Anna");
    const [bo] = await clientsNamed(daan, "Bo");
    const [cees] = await clientsNamed(iris, "Cees");
    if (anna === undefined) throw new Error("No client.");
    await app.post("calendarDay/", { date: "2026-03-18" }, { as: anna });
    await share(anna, noor, ["PLAN", "DIARY", "MEASUREMENTS"]);
    expect(await clientsOf(iris)).toEqual([cees?.id]);
    expect(await clientsOf(iris, "?everybody=true")).toEqual([anna.id, bo?.id, cees?.id]);
    expect(await clientsOf(iris, `?coach=${noor.id}`)).toEqual([anna.id]);
    const { body } = await app.get(`clients/?card=true&coach=${noor.id}`, { as: iris });
    expect(body.results[0]).toMatchObject({ shared_parts: [], card: null, coach: { first_name: "Noor" } });
    const read = await app.get(`clients/${anna.id}/`, { as: iris });
    expect([read.status, read.body.intake, read.body.consents, read.body.coach.id]).toEqual([
      200,
      null,
      [],
      noor.id,
    ]);
    expect(await daysSeen(anna, iris)).toBe(0);
    const patch = await app.patch(`clients/${anna.id}/`, { first_name: "Mine" }, { as: iris });
    expect(patch.status).toBe(404);
    expect((await app.post(`clients/${anna.id}/messages/`, { text: "Hi" }, { as: iris })).status).toBe(404);
  });

  it("TEAM-010: stay hidden from a coach without that right, and from other practices", async () => {
    const { iris, noor, daan } = await aTeam();
    const [anna] = await clientsNamed(noor, "Anna");
    expect((await app.get(`clients/?coach=${noor.id}`, { as: daan })).status).toBe(403);
    expect((await app.get("clients/?everybody=true", { as: daan })).status).toBe(403);
    expect((await app.get(`clients/${anna?.id}/`, { as: daan })).status).toBe(404);
    const stranger = (await aTeam()).iris;
    expect(await clientsOf(stranger, `?coach=${noor.id}`)).toEqual([]);
    expect((await app.get(`clients/${anna?.id}/`, { as: stranger })).status).toBe(404);
    await app.patch(`team/members/${daan.id}/`, { role: "COACH", rights: ["SEE_ALL_CLIENTS"] }, { as: iris });
    expect(await clientsOf(daan, `?coach=${noor.id}`)).toEqual([anna?.id]);
  });
});
