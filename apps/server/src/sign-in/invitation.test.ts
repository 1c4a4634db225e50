import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { otherThan, TestBrowser, tokenIn } from "../../test/test-browser.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const GONE = { non_field_errors: ["This sign-in link is no longer valid. Request a new one."] };

const path = (id: number | string) => `users/self-service/client-magic-link/?client=${id}`;
const asToken = (token: string) => ({ as: { id: 0, email: "", token } satisfies Person });
const auditOf = (userId: number) =>
  inSystemScope(app.app.services.db, (trx) =>
    trx
      .selectFrom("audit_log")
      .select(["actor_id", "action"])
      .where("user_id", "=", userId)
      .orderBy("id")
      .execute(),
  );
const sessionsOf = (userId: number) =>
  inSystemScope(app.app.services.db, (trx) =>
    trx.selectFrom("sessions").select("id").where("user_id", "=", userId).execute(),
  );

async function anInvitation() {
  const coach = await app.aCoach();
  const client = await app.aClientOf(coach);
  const answer = await app.get(path(client.id), { as: coach });
  return { coach, client, answer, magic_link_token: tokenIn(answer.body.magic_link) };
}

const sendCode = (browser: TestBrowser, magic_link_token: string) =>
  browser.post("auth/invitation/code/", { magic_link_token });
const redeem = (browser: TestBrowser, magic_link_token: string, otp: string) =>
  browser.post("auth/invitation/login/", { magic_link_token, otp });

describe("inviting a client", () => {
  it("AUTH-041 is for coaches, on an own, active client, and is noted", async () => {
    const { coach, client, answer } = await anInvitation();
    const off = await app.aClientOf(coach, { account_enabled: false });
    const stranger = await app.aUser();
    expect((await app.get(path(client.id))).status).toBe(401);
    expect((await app.get(path(client.id), { as: client })).status).toBe(403);
    for (const other of [off.id, stranger.id, coach.id, 999_999])
      expect((await app.get(path(other), { as: coach })).status).toBe(404);
    expect((await app.get("users/self-service/client-magic-link/", { as: coach })).status).toBe(400);
    expect(answer.status).toBe(200);
    expect(Date.parse(answer.body.expires_at) - app.clock.now().getTime()).toBe(86_400_000);
    expect(await auditOf(client.id)).toEqual([{ actor_id: coach.id, action: "create-client-magic-link" }]);
  });

  it("AUTH-041 A10 gives a coach who opens the link no session and no data of the client", async () => {
    const { coach, client, magic_link_token } = await anInvitation();
    const browser = new TestBrowser(app);
    const before = await sessionsOf(client.id);
    const entered = await browser.post("auth/token/login/", { magic_link_token }, { as: coach });
    expect([entered.status, entered.body.code]).toEqual([409, "invitation_needs_code"]);
    const read = await browser.post("auth/token/link/", { token: magic_link_token });
    expect(read.body).toEqual({
      purpose: "INVITATION",
      account: `${client.email[0]}•••@example.org`,
      new_account: null,
      asked_here: false,
      invitation: { to: "CLIENT", from: "Anna Jansen" },
      dead_link_of: null,
    });
    expect(
      (await browser.post("auth/users/activation/", { uid: "MQ", token: magic_link_token })).body,
    ).toEqual(GONE);
    expect((await sendCode(browser, magic_link_token)).body).toEqual({ authentication_method: "OTP" });
    const { code } = await browser.mailTo(client.email);
    expect(await browser.mailsTo(coach.email)).toEqual([]);
    const guess = await redeem(browser, magic_link_token, otherThan(code ?? ""));
    expect([guess.status, guess.body.auth_token]).toEqual([400, undefined]);
    expect(browser.cookies.has("session")).toBe(false);
    expect(await sessionsOf(client.id)).toEqual(before);
  });

  it("AUTH-041 AUTH-023 counts wrong codes as those of any sign-in, and takes the code in one browser only", async () => {
    const { client, magic_link_token } = await anInvitation();
    const [guesser, other] = [new TestBrowser(app), new TestBrowser(app)];
    await sendCode(guesser, magic_link_token);
    const code = (await guesser.mailTo(client.email)).code ?? "";
    expect((await redeem(other, magic_link_token, code)).status).toBe(400);
    for (let tries = 0; tries < 5; tries++)
      expect((await redeem(guesser, magic_link_token, otherThan(code))).status).toBe(400);
    const locked = await redeem(guesser, magic_link_token, code);
    expect([locked.status, locked.body.code]).toEqual([429, "otp_locked"]);
    expect((await sendCode(guesser, magic_link_token)).status).toBe(429);
  });

  it("AUTH-041 signs the client in with the link and the mailed code, once and within 24 hours", async () => {
    const { client, magic_link_token } = await anInvitation();
    app.clock.forward(86_390);
    const browser = new TestBrowser(app);
    await sendCode(browser, magic_link_token);
    const code = (await browser.mailTo(client.email)).code ?? "";
    const { auth_token } = (await redeem(browser, magic_link_token, code)).body;
    expect((await app.get("auth/users/me/", asToken(auth_token))).body.id).toBe(client.id);
    expect((await redeem(browser, magic_link_token, code)).body).toEqual(GONE);
    expect((await sendCode(browser, magic_link_token)).body).toEqual(GONE);
    const late = await anInvitation();
    app.clock.forward(86_400);
    expect((await sendCode(browser, late.magic_link_token)).body).toEqual(GONE);
    expect((await browser.post("auth/token/link/", { token: late.magic_link_token })).body).toEqual(GONE);
  });

  it("AUTH-041 stays good while the client asks for an ordinary sign-in, and falls to a newer invitation", async () => {
    const { coach, client, magic_link_token } = await anInvitation();
    const browser = new TestBrowser(app);
    await browser.linkTokenFor(client.email);
    expect((await browser.post("auth/token/link/", { token: magic_link_token })).status).toBe(200);
    await app.get(path(client.id), { as: coach });
    expect((await browser.post("auth/token/link/", { token: magic_link_token })).body).toEqual(GONE);
  });

  it("A10 DATA-034 notes what a coach reads and writes for a client under the coach's own name", async () => {
    const coach = await app.aCoach();
    const client = await app.aClientOf(coach);
    expect((await app.get(`userWeight/?user=${client.id}`, { as: coach })).status).toBe(200);
    const made = await app.post("users/household-members/", { user: client.id, name: "Tom" }, { as: coach });
    expect(made.status).toBe(201);
    const changed = await app.patch(
      `users/household-members/${made.body.id}/`,
      { kcal: 1500 },
      { as: coach },
    );
    expect(changed.status).toBe(200);
    expect(await auditOf(client.id)).toEqual(
      ["list-user-weights", "create-household-member", "change-household-member"].map((action) => ({
        actor_id: coach.id,
        action,
      })),
    );
  });
});
