import { RIGHTS_OF_ROLE, TEAM_RIGHTS } from "@plateful/access";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { anEmail, TestBrowser, tokenIn } from "../../test/test-browser.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const DAY_S = 86_400;
const LINK_GONE = { non_field_errors: ["This sign-in link is no longer valid. Request a new one."] };

let practices = 0;
/** A practice that its owner has just made, and its number. */
async function aPractice() {
  practices += 1;
  const owner = await app.aCoach({ first_name: "Iris" });
  const practice = { name: "Bakker Voeding", subdomain: `bakker-${practices}` };
  const { body } = await app.post("users/self-service/organisation/", practice, { as: owner });
  return { owner, id: body.id as number };
}
const aColleague = (id: number, columns = {}) => app.aCoach({ organisation_id: id, ...columns });

const teamOf = async (as: Person) => (await app.get("team/", { as })).body;
const femke = { first_name: "Femke", last_name: "Smit", role: "ASSISTANT" };
const invite = (as: Person, email: string, more: object = {}) =>
  app.post("team/invitations/", { email, ...femke, ...more }, { as });
const enter = (browser: TestBrowser, token: string) =>
  browser.post("auth/token/login/", { magic_link_token: token });
const change = (as: Person, who: Person, body: object) => app.patch(`team/members/${who.id}/`, body, { as });
const remove = (as: Person, who: Person) => app.delete(`team/members/${who.id}/`, { as });
const ownInvitations = async (as: Person) => (await app.get("team/own-invitations/", { as })).body;
const answer = (as: Person, id: number, accept = true) =>
  app.post(`team/own-invitations/${id}/answer/`, { accept }, { as });

/** Signs in by the link of the last mail to an address. */
async function enterAs(email: string): Promise<Person> {
  const browser = new TestBrowser(app);
  const { body } = await enter(browser, tokenIn((await browser.mailTo(email)).link));
  const me = await app.get("auth/users/me/", { as: { id: 0, email, token: body.auth_token } });
  return { id: me.body.id, email, token: body.auth_token };
}

/** Invites someone who has an account, who joins. */
async function join(owner: Person, person: Person, more: object = {}) {
  await invite(owner, person.email, more);
  const [waiting] = await ownInvitations(person);
  return answer(person, waiting.id);
}

describe("the team of a practice", () => {
  it("TEAM-001: begins with the coach who made the practice, as its owner with every right", async () => {
    const { owner } = await aPractice();
    const team = await teamOf(owner);
    expect(team).toMatchObject({ invitations: [], own_rights: TEAM_RIGHTS, without_coach: 0 });
    expect(team.members).toMatchObject([
      { id: owner.id, email: owner.email, role: "OWNER", rights: TEAM_RIGHTS, clients: 0, is_self: true },
    ]);
  });

  it("TEAM-001: is empty for a coach without a practice, who may do everything", async () => {
    const team = await teamOf(await app.aCoach());
    expect([team.members, team.own_rights, team.without_coach]).toEqual([[], TEAM_RIGHTS, null]);
  });

  it("TEAM-001: shows colleagues, but neither clients of others nor invitations without the right to them", async () => {
    const { owner, id } = await aPractice();
    const noor = await aColleague(id, { first_name: "Noor" });
    await app.aClientOf(noor);
    await app.aClientOf(owner);
    await invite(owner, anEmail());
    const seen = await teamOf(noor);
    expect(seen.members.map((each: { clients: number | null }) => each.clients)).toEqual([null, 1]);
    expect([seen.invitations, seen.own_rights]).toEqual([[], RIGHTS_OF_ROLE.COACH]);
    const own = await teamOf(owner);
    expect(own.members.map((each: { clients: number | null }) => each.clients)).toEqual([1, 1]);
    expect(own.invitations).toHaveLength(1);
  });
});

describe("inviting a colleague", () => {
  it("TEAM-005 TEAM-006: mails a link, which signs a newcomer in, who joins only by saying so", async () => {
    const { owner } = await aPractice();
    const email = anEmail();
    const sent = await invite(owner, email, { language: "nl" });
    expect([sent.status, sent.body]).toMatchObject([
      201,
      { email, ...femke, rights: RIGHTS_OF_ROLE.ASSISTANT, state: "SENT" },
    ]);
    const mail = await new TestBrowser(app).mailTo(email);
    expect(mail.subject).toBe("Iris nodigt je uit voor het team van Bakker Voeding");
    expect(new URL(mail.link ?? "").pathname).toBe("/team-invitation");
    const person = await enterAs(email);
    const before = (await app.get("auth/users/me/", { as: person })).body;
    expect([before.is_coach, before.organisation, before.first_name]).toEqual([false, null, "Femke"]);
    const [waiting] = await ownInvitations(person);
    expect(waiting).toMatchObject({ practice: "Bakker Voeding", role: "ASSISTANT" });
    expect((await answer(person, waiting.id)).status).toBe(204);
    const after = (await app.get("auth/users/me/", { as: person })).body;
    expect([after.is_coach, after.organisation.name, after.trial_ends_at]).toEqual([
      true,
      "Bakker Voeding",
      null,
    ]);
    expect((await teamOf(owner)).members.at(-1)).toMatchObject({ id: person.id, role: "ASSISTANT" });
    expect((await teamOf(owner)).invitations).toEqual([]);
  });

  it("TEAM-005: the link works once, for seven days, and the owner reads how far it is", async () => {
    const { owner } = await aPractice();
    const email = anEmail();
    await invite(owner, email);
    const stateOf = async () => (await teamOf(owner)).invitations[0].state;
    const token = tokenIn((await new TestBrowser(app).mailTo(email)).link);
    expect(await stateOf()).toBe("SENT");
    await new TestBrowser(app).post("auth/token/link/", { token });
    expect(await stateOf()).toBe("OPENED");
    expect((await enter(new TestBrowser(app), token)).status).toBe(200);
    expect((await enter(new TestBrowser(app), token)).body).toEqual(LINK_GONE);
    const late = anEmail();
    const { owner: other } = await aPractice();
    await invite(other, late);
    app.clock.forward(7 * DAY_S);
    expect((await teamOf(other)).invitations[0].state).toBe("EXPIRED");
    const gone = tokenIn((await new TestBrowser(app).mailTo(late)).link);
    expect((await enter(new TestBrowser(app), gone)).body).toEqual(LINK_GONE);
  });

  it("TEAM-005: sending again ends the first link, and withdrawing the second", async () => {
    const { owner } = await aPractice();
    const email = anEmail();
    const browser = new TestBrowser(app);
    await invite(owner, email);
    const first = tokenIn((await browser.mailTo(email)).link);
    const { body } = await invite(owner, email);
    expect((await teamOf(owner)).invitations.map(({ id }: { id: number }) => id)).toEqual([body.id]);
    expect((await enter(new TestBrowser(app), first)).body).toEqual(LINK_GONE);
    const second = tokenIn((await browser.mailTo(email)).link);
    expect((await app.delete(`team/invitations/${body.id}/`, { as: owner })).status).toBe(204);
    expect((await enter(new TestBrowser(app), second)).body).toEqual(LINK_GONE);
    expect((await teamOf(owner)).invitations).toEqual([]);
    expect((await app.delete(`team/invitations/${body.id}/`, { as: owner })).status).toBe(404);
  });

  it("TEAM-005: answers alike whether the address has an account, and takes nobody over", async () => {
    const { owner } = await aPractice();
    const elsewhere = await app.aCoach({ organisation_id: (await aPractice()).id });
    const client = await app.aClientOf(await app.aCoach());
    const answers = [];
    for (const email of [anEmail(), elsewhere.email, client.email]) {
      const { status, body } = await invite(owner, email);
      answers.push([status, { ...body, id: 0, email: "" }]);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    const coachOf = async (as: Person) => (await app.get("auth/users/me/", { as })).body.coach?.id ?? null;
    expect(await coachOf(client)).not.toBeNull();
    expect((await teamOf(owner)).members).toHaveLength(1);
  });

  it("TEAM-006: whoever joins stops being a client; a coach of another practice leaves that one first", async () => {
    const { owner } = await aPractice();
    const client = await app.aClientOf(await app.aCoach());
    expect((await join(owner, client)).status).toBe(204);
    const me = (await app.get("auth/users/me/", { as: client })).body;
    expect([me.is_coach, me.coach]).toEqual([true, null]);
    const { owner: other } = await aPractice();
    const refused = await join(owner, other);
    expect([refused.status, refused.body.code]).toEqual([409, "has_organisation"]);
    // The refusal left the invitation open.
    expect(await ownInvitations(other)).toHaveLength(1);
  });

  it("TEAM-006: an invitation can be declined, which is shown, and is nobody else's to answer", async () => {
    const { owner } = await aPractice();
    const person = await app.aUser();
    await invite(owner, person.email);
    const [waiting] = await ownInvitations(person);
    expect((await answer(await app.aUser(), waiting.id)).status).toBe(404);
    expect((await answer(person, waiting.id, false)).status).toBe(204);
    expect((await teamOf(owner)).invitations).toMatchObject([{ state: "DECLINED" }]);
    expect((await answer(person, waiting.id)).status).toBe(404);
    const unproven = await app.aUser({ email_confirmed_at: null });
    await invite(owner, unproven.email);
    expect(await ownInvitations(unproven)).toEqual([]);
    expect((await answer(unproven, waiting.id)).body.code).toBe("email_unconfirmed");
  });

  it("TEAM-005: refuses a member, an address that is none, and an unknown role, and mails nobody", async () => {
    const { owner, id } = await aPractice();
    const noor = await aColleague(id);
    const member = await invite(owner, noor.email.toUpperCase());
    expect([member.status, member.body]).toEqual([400, { email: ["This person is already in your team."] }]);
    expect(Object.keys((await invite(owner, "femke")).body)).toEqual(["email"]);
    expect(Object.keys((await invite(owner, anEmail(), { role: "BOSS" })).body)).toEqual(["role"]);
    expect(Object.keys((await invite(owner, anEmail(), { first_name: " " })).body)).toEqual(["first_name"]);
    expect(await new TestBrowser(app).mailsTo(noor.email)).toEqual([]);
  });
});

describe("roles and rights", () => {
  it("TEAM-007: hold from the next call on", async () => {
    const { owner, id } = await aPractice();
    const noor = await aColleague(id);
    const rename = () => app.patch(`users/organisation/${id}/`, { name: "Noor's" }, { as: noor });
    expect((await rename()).status).toBe(403);
    const given = await change(owner, noor, { role: "COACH", rights: ["BRAND"] });
    expect([given.status, given.body]).toMatchObject([200, { role: "COACH", rights: ["BRAND"] }]);
    expect((await rename()).status).toBe(200);
    await change(owner, noor, { role: "ASSISTANT" });
    expect((await rename()).status).toBe(403);
  });

  it("TEAM-007: nobody gives or takes more than they have, and only owners make and unmake owners", async () => {
    const { owner, id } = await aPractice();
    const [manager, noor] = [await aColleague(id), await aColleague(id)];
    await change(owner, manager, { role: "COACH", rights: ["TEAM", "MESSAGE"] });
    for (const body of [{ role: "OWNER" }, { role: "COACH", rights: ["MESSAGE", "BILLING"] }]) {
      const refused = await change(manager, noor, body);
      expect([refused.status, Object.keys(refused.body)]).toEqual([400, ["rights"]]);
    }
    // Noor has more than the manager, and so has the owner.
    expect((await change(manager, noor, { role: "COACH", rights: [] })).status).toBe(400);
    expect((await change(manager, owner, { role: "COACH" })).status).toBe(400);
    expect((await remove(manager, owner)).status).toBe(403);
    expect((await invite(manager, anEmail(), { role: "OWNER" })).status).toBe(400);
    expect((await invite(manager, anEmail(), { rights: ["MESSAGE"] })).status).toBe(201);
    expect((await change(owner, noor, { role: "OWNER" })).status).toBe(200);
  });
});

describe("leaving", () => {
  it("TEAM-008: hands clients over first, and is an account as before afterwards", async () => {
    const { owner, id } = await aPractice();
    const person = await app.aUser();
    await join(owner, person);
    const client = await app.aClientOf(person, { organisation_id: id });
    const refused = await remove(owner, person);
    expect([refused.status, refused.body.code]).toEqual([409, "member_has_clients"]);
    const split = [{ to: owner.id, clients: 1 }];
    await app.post("team/hand-over/", { from: person.id, split }, { as: owner });
    expect((await app.get(`clients/${client.id}/`, { as: owner })).status).toBe(200);
    expect((await remove(owner, person)).status).toBe(204);
    const me = (await app.get("auth/users/me/", { as: person })).body;
    expect([me.is_coach, me.organisation]).toEqual([false, null]);
    expect((await app.get("team/", { as: person })).status).toBe(403);
  });

  it("TEAM-008: is for everybody but the last owner", async () => {
    const { owner, id } = await aPractice();
    const noor = await aColleague(id);
    expect((await remove(owner, owner)).body.code).toBe("last_owner");
    expect((await change(owner, owner, { role: "COACH" })).body.code).toBe("last_owner");
    expect((await remove(noor, noor)).status).toBe(204);
    expect((await teamOf(owner)).members).toHaveLength(1);
  });

  it("TEAM-008: two owners who leave at once leave one", async () => {
    const { owner, id } = await aPractice();
    const second = await aColleague(id);
    await change(owner, second, { role: "OWNER" });
    const left = await Promise.all([remove(owner, owner), remove(second, second)]);
    expect(left.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    const stayed = left[0].status === 409 ? owner : second;
    expect((await teamOf(stayed)).members).toMatchObject([{ id: stayed.id, role: "OWNER" }]);
  });

  it("TEAM-008: an owner whose account is deleted leaves the practice to whoever has been there longest", async () => {
    const { owner, id } = await aPractice();
    const [noor, daan] = [await aColleague(id), await aColleague(id)];
    await app.call("DELETE", "auth/users/me/", { confirmation: "DELETE" }, { as: owner });
    expect((await teamOf(daan)).members).toMatchObject([{ id: noor.id, role: "OWNER" }, { id: daan.id }]);
  });
});
