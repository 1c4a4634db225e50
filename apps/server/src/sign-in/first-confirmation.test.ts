import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aShop, beginCheckout, providerOf } from "../../test/billing-factories.ts";
import { consentToEverything } from "../../test/consents.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { anEmail, TestBrowser, tokenIn } from "../../test/test-browser.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
beforeAll(async () => {
  // A product of its own, whose provider can be kept from telling of payments.
  app = await openTestApp({ settings: {} });
});
afterAll(() => app.close());

const enter = (id: string) => app.get(`user-from-checkout-session/?session_id=${id}`);
const meAs = (as: Person) => app.get("users/me/", { as });
const login = (browser: TestBrowser, magic_link_token: string) =>
  browser.post("auth/token/login/", { magic_link_token });

/** Someone pays with an address that they need not own. */
async function aPaidCheckout(email: string): Promise<string> {
  const begun = await beginCheckout(app, await aShop(app), { email });
  const provider = providerOf(app);
  provider.onEvent(async () => {});
  provider.state.pay(begun.body.session_id);
  await provider.settled();
  return begun.body.session_id;
}

async function aBuyer(email = anEmail()): Promise<Person> {
  const { body } = await enter(await aPaidCheckout(email));
  return { id: body.user.id, email, token: body.auth_token };
}

/** An unproven account with a session, as any way might leave one. */
const anUnproven = () => app.aUser({ email_confirmed_at: null });

describe("the first proof of an address", () => {
  const ways: Record<string, () => Promise<Person>> = {
    "a checkout": () => aBuyer(),
    "any other way": anUnproven,
  };
  for (const [way, make] of Object.entries(ways))
    it(`AUTH-050 BILL-030 ends the session that began before it: an account made by ${way}`, async () => {
      const stranger = await make();
      await inSystemScope(app.app.services.db, (trx) =>
        consentToEverything(trx, stranger.id, app.clock.now()),
      );
      const note = { name: "Tom" };
      const headers = { "idempotency-key": "before-the-proof" };
      expect((await app.post("users/household-members/", note, { as: stranger, headers })).status).toBe(201);
      expect((await meAs(stranger)).status).toBe(200);
      const owner = new TestBrowser(app);
      const otp = await owner.codeFor(stranger.email);
      const { auth_token } = (await owner.post("users/verifyOTP/", { email: stranger.email, otp })).body;
      expect((await meAs({ ...stranger, token: auth_token })).body.email_confirmed).toBe(true);
      expect((await meAs(stranger)).status).toBe(401);
      expect((await app.post("users/household-members/", note, { as: stranger, headers })).status).toBe(401);
      const kept = await inSystemScope(app.app.services.db, (trx) =>
        trx.selectFrom("idempotency_keys").select("key").where("user_id", "=", stranger.id).execute(),
      );
      expect(kept).toEqual([]);
    });

  it("AUTH-050 comes by a link and by a confirmation without a session as well", async () => {
    const byLink = await anUnproven();
    const browser = new TestBrowser(app);
    expect((await login(browser, await browser.linkTokenFor(byLink.email))).status).toBe(200);
    expect((await meAs(byLink)).status).toBe(401);
    const byConfirmation = await anUnproven();
    await browser.post("auth/users/resend_activation/", { email: byConfirmation.email });
    const { searchParams } = new URL((await browser.mailTo(byConfirmation.email)).link ?? "");
    const proof = { uid: searchParams.get("uid"), token: searchParams.get("token") };
    expect((await browser.post("auth/users/activation/", proof)).status).toBe(204);
    expect((await meAs(byConfirmation)).status).toBe(401);
  });

  it("AUTH-050 happens once: a later sign-in ends nobody's session", async () => {
    const person = await app.aUser();
    const browser = new TestBrowser(app);
    expect((await login(browser, await browser.linkTokenFor(person.email))).status).toBe(200);
    expect((await meAs(person)).status).toBe(200);
  });

  it("AUTH-050 BILL-030 lets nobody in by an older payment afterwards, however the two are timed", async () => {
    const email = anEmail();
    const sessionId = await aPaidCheckout(email);
    expect((await app.post("subscription-verification/", { session_id: sessionId })).body.active).toBe(true);
    const owner = new TestBrowser(app);
    expect((await login(owner, await owner.linkTokenFor(email))).status).toBe(200);
    const late = await enter(sessionId);
    expect([late.status, late.body.code]).toEqual([409, "sign_in_required"]);

    for (let round = 0; round < 5; round++) {
      const address = anEmail();
      const paid = await aPaidCheckout(address);
      await app.post("subscription-verification/", { session_id: paid });
      const browser = new TestBrowser(app);
      const token = await browser.linkTokenFor(address);
      const [entered] = await Promise.all([enter(paid), login(browser, token)]);
      const stranger = { id: 0, email: address, token: entered.body.auth_token ?? "x".repeat(43) };
      expect((await meAs(stranger)).status).toBe(401);
    }
  });

  it("AUTH-050 voids a change of address that was begun before", async () => {
    const stranger = await anUnproven();
    const thief = anEmail();
    const browser = new TestBrowser(app);
    const refused = await browser.post("auth/users/set_email/", { new_email: thief }, { as: stranger });
    expect([refused.status, refused.body.code]).toEqual([403, "fresh_sign_in_required"]);
    await inSystemScope(app.app.services.db, (trx) =>
      trx
        .updateTable("users")
        .set({ email_confirmed_at: app.clock.now() })
        .where("id", "=", stranger.id)
        .execute(),
    );
    await browser.post("auth/users/set_email/", { new_email: thief }, { as: stranger });
    await inSystemScope(app.app.services.db, (trx) =>
      trx.updateTable("users").set({ email_confirmed_at: null }).where("id", "=", stranger.id).execute(),
    );
    const { searchParams } = new URL((await browser.mailTo(thief)).link ?? "");
    const proof = { uid: searchParams.get("uid"), token: searchParams.get("token") };
    expect((await login(browser, await browser.linkTokenFor(stranger.email))).status).toBe(200);
    expect((await browser.post("auth/users/reset_email_confirm/", proof)).status).toBe(400);
  });

  it("AUTH-051 keeps a session without proof short, and from exporting what is known", async () => {
    const buyer = await aBuyer();
    const refused = await app.get("users/me/export/", { as: buyer });
    expect([refused.status, refused.body.code]).toEqual([403, "email_unconfirmed"]);
    for (let hours = 0; hours < 23; hours += 2) {
      expect((await meAs(buyer)).status).toBe(200);
      app.clock.forward(7200);
    }
    expect((await meAs(buyer)).status).toBe(401);
  });

  it("AUTH-015 AUTH-050 a sign-up that a payment overtook ends the session of the payment", async () => {
    const email = anEmail();
    const browser = new TestBrowser(app);
    await browser.post("auth/users/", { email, first_name: "A", last_name: "B", terms_accepted: true });
    const link = tokenIn((await browser.mailTo(email)).link);
    const stranger = await aBuyer(email);
    expect((await login(browser, link)).status).toBe(200);
    expect((await meAs(stranger)).status).toBe(401);
  });
});

describe("links in a browser that did not ask for them", () => {
  it("B7 AUTH-052 are told apart, and reading one uses nothing up", async () => {
    const person = await app.aUser();
    const [asker, victim] = [new TestBrowser(app), new TestBrowser(app)];
    const token = await asker.linkTokenFor(person.email);
    const read = async (browser: TestBrowser) => (await browser.post("auth/token/link/", { token })).body;
    const live = { invitation: null, dead_link_of: null };
    const masked = { purpose: "SIGN_IN", account: `${person.email[0]}•••@example.org`, new_account: null };
    expect(await read(asker)).toEqual({ ...masked, asked_here: true, ...live });
    expect(await read(victim)).toEqual({ ...masked, asked_here: false, ...live });
    expect((await app.get(`auth/token/link/?token=${token}`)).status).toBe(405);
    expect((await login(victim, token)).status).toBe(200);
    expect((await victim.post("auth/token/link/", { token })).status).toBe(400);
  });

  it("B7 D5 are taken from pages of ours and from programs, not from another site's page", async () => {
    const person = await app.aUser();
    const browser = new TestBrowser(app);
    const token = await browser.linkTokenFor(person.email);
    const from = (site: string) => ({ headers: { "sec-fetch-site": site } });
    for (const site of ["cross-site", "same-site"]) {
      const body = { magic_link_token: token };
      expect((await browser.post("auth/token/login/", body, from(site))).status).toBe(403);
    }
    expect(
      (await browser.post("auth/token/login/", { magic_link_token: token }, from("same-origin"))).status,
    ).toBe(200);
  });

  it("B7 AUTH-033 a new sign-in has a new token and ends the session that the browser held", async () => {
    const person = await app.aUser();
    const browser = new TestBrowser(app);
    const first = (await login(browser, await browser.linkTokenFor(person.email))).body.auth_token;
    app.clock.forward(31);
    const second = (await login(browser, await browser.linkTokenFor(person.email))).body.auth_token;
    expect(second).not.toBe(first);
    expect((await meAs({ ...person, token: first })).status).toBe(401);
    expect((await meAs({ ...person, token: second })).status).toBe(200);
    expect((await meAs(person)).status).toBe(200);
  });
});
