import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { anEmail, TestBrowser, tokenIn } from "../../test/test-browser.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
let iris: Person;
beforeAll(async () => {
  app = await openTestApp();
  iris = await app.aCoach({ first_name: "Iris" });
  const practice = { name: "Praktijk Puur", subdomain: "puur" };
  await app.post("users/self-service/organisation/", practice, { as: iris });
});
afterAll(() => app.close());

const LINK_GONE = { non_field_errors: ["This sign-in link is no longer valid. Request a new one."] };
const DAY_S = 86_400;

const add = (as: Person, more: Record<string, unknown> = {}) =>
  app.post("clients/", { email: anEmail(), first_name: "Lotte", last_name: "Vos", ...more }, { as });
const invitationOf = (id: number, as = iris) => app.get(`clients/${id}/invitation/`, { as });
const enter = (browser: TestBrowser, token: string) =>
  browser.post("auth/token/login/", { magic_link_token: token });

/** Someone who was just added, with a browser of their own and the mail that they got. */
async function anInvited(more: Record<string, unknown> = {}) {
  const { body } = await add(iris, more);
  const browser = new TestBrowser(app);
  const mail = await browser.mailTo(body.email);
  return { client: body as { id: number; email: string }, browser, mail, token: tokenIn(mail.link ?? "") };
}

describe("adding a client", () => {
  it("COACH-015 COACH-018 makes an account with this coach, who finds it in the list", async () => {
    const { status, body } = await add(iris, { first_name: " Lotte ", language: "nl" });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      first_name: "Lotte",
      is_coach: false,
      locale: "nl",
      email_confirmed: false,
    });
    expect([body.coach.id, body.organisation.subdomain]).toEqual([iris.id, "puur"]);
    const { results } = (await app.get(`users/paginatedclients/?search=${body.email}`, { as: iris })).body;
    expect(results.map(({ id }: { id: number }) => id)).toEqual([body.id]);
  });

  it("DATA-034 COACH-015 notes who was added, and by whom", async () => {
    const { body } = await add(iris);
    const noted = await inSystemScope(app.app.services.db, (trx) =>
      trx.selectFrom("audit_log").select(["actor_id", "action"]).where("user_id", "=", body.id).execute(),
    );
    expect(noted).toEqual([{ actor_id: iris.id, action: "create-client" }]);
  });

  it("COACH-016 refuses names and addresses that are none, and adds nobody", async () => {
    const count = async () => (await app.get("users/paginatedclients/", { as: iris })).body.count;
    const before = await count();
    for (const [field, value] of [
      ["email", "lotte"],
      ["email", ""],
      ["first_name", "  "],
      ["last_name", null],
      ["language", "fr"],
    ] as const) {
      const { status, body } = await add(iris, { [field]: value });
      expect([status, Object.keys(body)]).toEqual([400, [field]]);
    }
    expect(await count()).toBe(before);
  });

  it("COACH-020 refuses an address that has an account, whoever's client it is, and changes nobody's coach", async () => {
    const own = await app.aClientOf(iris);
    const others = [await app.aClientOf(await app.aCoach()), await app.aUser(), iris];
    for (const { email } of [own, ...others]) {
      const { status, body } = await add(iris, { email: email.toUpperCase() });
      expect([status, body]).toEqual([400, { email: ["A user with this email already exists."] }]);
    }
    const coaches = await Promise.all(
      others.map(async (as) => (await app.get("auth/users/me/", { as })).body.coach?.id ?? null),
    );
    expect(coaches[0]).not.toBe(iris.id);
    expect(coaches.slice(1)).toEqual([null, null]);
  });

  it("DATA-032 answers a repeat like the first, also while that is under way", async () => {
    const email = anEmail();
    const body = { email, first_name: "Lotte", last_name: "Vos" };
    const send = () =>
      app.post("clients/", body, { as: iris, headers: { "idempotency-key": `key-${email}` } });
    const [one, two] = await Promise.all([send(), send()]);
    expect([one.status, two.status, two.body.id]).toEqual([201, 201, one.body.id]);
    expect((await send()).body.id).toBe(one.body.id);
    expect(await new TestBrowser(app).mailsTo(email)).toHaveLength(1);
  });

  it("COACH-020 makes one account of two calls at once", async () => {
    const email = anEmail();
    const answers = await Promise.all([add(iris, { email }), add(await app.aCoach(), { email })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  });

  it("PRIV-009 PRIV-024 lets the coach prepare the plan of a new client on a declaration, and see nothing else", async () => {
    const { client, browser, token } = await anInvited();
    const profile = { gender: "FEMALE", weight: 70, user_id: client.id };
    const refused = await app.post("users/userProfile/", profile, { as: iris });
    expect([refused.status, refused.body.consent]).toEqual([403, "BODY_AND_PLAN"]);
    await app.post("users/consents/declare/", { client: client.id, kinds: ["BODY_AND_PLAN"] }, { as: iris });
    expect((await app.post("users/userProfile/", profile, { as: iris })).status).toBe(201);
    expect((await app.get(`calendarDay/?user=${client.id}`, { as: iris })).body.count).toBe(0);
    const { shared_parts } = (await app.get(`users/paginatedclients/?search=${client.email}`, { as: iris }))
      .body.results[0];
    expect(shared_parts).toEqual(["PLAN"]);
    const { auth_token } = (await enter(browser, token)).body;
    const as = { ...client, token: auth_token };
    const { latest } = (await app.get("users/consents/", { as })).body;
    const told = latest.map(({ kind, decision }: { kind: string; decision: string }) => [kind, decision]);
    expect(told.toSorted()).toEqual([
      ["BODY_AND_PLAN", "DECLARED"],
      ["COACH_SHARING", "DECLARED"],
    ]);
  });
});

describe("the invitation", () => {
  it("COACH-021 is a mail in the practice's name and the client's language, to its own address", async () => {
    const { mail } = await anInvited({ language: "nl" });
    expect(mail.subject).toBe("Iris nodigt je uit voor Praktijk Puur");
    expect(new URL(mail.link ?? "").hostname).toMatch(/^puur\./);
    expect(mail.text).toContain("Het team van Praktijk Puur");
    expect((await anInvited({ language: "en" })).mail.subject).toBe("Iris invites you to Praktijk Puur");
  });

  it("COACH-021 COACH-162 says who invites, signs the client in once, within seven days", async () => {
    const { client, browser, token } = await anInvited();
    const read = (await browser.post("auth/token/link/", { token })).body;
    expect([read.purpose, read.asked_here]).toEqual(["SIGN_IN", false]);
    expect(read.invitation).toEqual({ to: "CLIENT", from: "Praktijk Puur" });
    const entered = await enter(browser, token);
    expect(entered.status).toBe(200);
    const me = (await app.get("auth/users/me/", { as: { ...client, token: entered.body.auth_token } })).body;
    expect([me.id, me.email_confirmed, me.organisation.name]).toEqual([client.id, true, "Praktijk Puur"]);
    const again = await enter(new TestBrowser(app), token);
    expect([again.status, again.body]).toEqual([400, LINK_GONE]);
    const late = await anInvited();
    app.clock.forward(7 * DAY_S);
    expect((await enter(late.browser, late.token)).body).toEqual(LINK_GONE);
  });

  it("PROF-031 is accepted in the client's own language, in which later mails are", async () => {
    const { client, browser, token } = await anInvited({ language: "en" });
    const entered = await browser.post("auth/token/login/", { magic_link_token: token }, { language: "nl" });
    expect(entered.status).toBe(200);
    await browser.post("createOTP/", { email: client.email }, { language: "nl" });
    expect((await browser.mailTo(client.email)).subject).toMatch(/is je inlogcode/);
    // What the language was at the first sign-in stays, also on a device that speaks another.
    app.clock.forward(60);
    await browser.post("createOTP/", { email: client.email }, { language: "en" });
    expect((await browser.mailTo(client.email)).subject).toMatch(/is je inlogcode/);
  });

  it("COACH-084 tells the coach how far it is", async () => {
    const { client, browser, token } = await anInvited();
    const sentAt = app.clock.now();
    expect((await invitationOf(client.id)).body).toEqual({
      state: "SENT",
      sent_at: sentAt.toISOString(),
      expires_at: new Date(sentAt.getTime() + 7000 * DAY_S).toISOString(),
    });
    await browser.post("auth/token/link/", { token });
    expect((await invitationOf(client.id)).body.state).toBe("OPENED");
    await enter(browser, token);
    expect((await invitationOf(client.id)).body.state).toBe("ACCEPTED");
    const late = await anInvited();
    app.clock.forward(7 * DAY_S);
    expect((await invitationOf(late.client.id)).body.state).toBe("EXPIRED");
    const added = await app.aClientOf(iris, { email_confirmed_at: null });
    expect((await invitationOf(added.id)).body).toEqual({ state: "NONE", sent_at: null, expires_at: null });
  });

  it("COACH-084 can be sent again, which ends the one before, and withdrawn", async () => {
    const { client, browser, token } = await anInvited();
    const again = await app.post(`clients/${client.id}/invitation/`, {}, { as: iris });
    expect([again.status, again.body.state]).toEqual([201, "SENT"]);
    expect((await enter(browser, token)).body).toEqual(LINK_GONE);
    const second = tokenIn((await browser.mailTo(client.email)).link ?? "");
    expect((await app.delete(`clients/${client.id}/invitation/`, { as: iris })).status).toBe(204);
    expect((await invitationOf(client.id)).body.state).toBe("WITHDRAWN");
    expect((await enter(browser, second)).body).toEqual(LINK_GONE);
  });

  it("COACH-084 is not sent to who has signed in, or is switched off", async () => {
    const { client, browser, token } = await anInvited();
    await enter(browser, token);
    const mails = (await browser.mailsTo(client.email)).length;
    const answer = await app.post(`clients/${client.id}/invitation/`, {}, { as: iris });
    expect([answer.status, answer.body.state]).toEqual([201, "ACCEPTED"]);
    expect(await browser.mailsTo(client.email)).toHaveLength(mails);
    const off = await app.aClientOf(iris, { email_confirmed_at: null, account_enabled: false });
    expect((await app.post(`clients/${off.id}/invitation/`, {}, { as: iris })).status).toBe(404);
  });

  it("COACH-021 comes sixty times an hour from one coach at most", async () => {
    const busy = await app.aCoach();
    const client = await app.aClientOf(busy, { email_confirmed_at: null });
    const statuses: number[] = [];
    for (let turn = 0; turn < 61; turn += 1)
      statuses.push((await app.post(`clients/${client.id}/invitation/`, {}, { as: busy })).status);
    expect(statuses.slice(-2)).toEqual([201, 429]);
  });
});
