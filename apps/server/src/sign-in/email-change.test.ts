import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { anEmail, TestBrowser } from "../../test/test-browser.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const CONFIRM = "auth/users/reset_email_confirm/";

async function proofIn(browser: TestBrowser, email: string, new_email: string) {
  const { searchParams } = new URL((await browser.mailTo(email)).link ?? "");
  return { uid: searchParams.get("uid"), token: searchParams.get("token"), new_email };
}
const ask = (browser: TestBrowser, as: Person, new_email: string) =>
  browser.post("auth/users/set_email/", { new_email }, { as });
const emailOf = async (person: Person) => (await app.get("users/me/", { as: person })).body.email;

describe("changing the e-mail address", () => {
  it("B7 AUTH-046 changes the address only when the new one confirms, and tells the old one", async () => {
    const person = await app.aUser();
    const browser = new TestBrowser(app);
    const wanted = anEmail();
    expect((await browser.post("auth/users/set_email/", { new_email: wanted })).status).toBe(401);
    const asked = await browser.post("auth/users/set_email/", { new_email: wanted }, { as: person });
    expect([asked.status, asked.body]).toEqual([204, ""]);
    expect(await emailOf(person)).toBe(person.email);
    expect((await browser.mailTo(person.email)).subject).toBe(
      "Your e-mail address for Plateful is being changed",
    );
    const proof = await proofIn(browser, wanted, wanted);
    const other = await browser.post(CONFIRM, { ...proof, new_email: anEmail() });
    expect([other.status, Object.keys(other.body)]).toEqual([400, ["non_field_errors"]]);
    expect((await browser.post(CONFIRM, { ...proof, uid: "bm9ib2R5" })).status).toBe(400);
    expect((await browser.post("auth/token/login/", { magic_link_token: proof.token })).status).toBe(400);
    expect((await browser.post(CONFIRM, proof, { as: person })).status).toBe(204);
    expect(await emailOf(person)).toBe(wanted);
    expect((await browser.post(CONFIRM, proof)).status).toBe(400);
    expect((await browser.mailTo(person.email)).subject).toBe(
      "Your e-mail address for Plateful has been changed",
    );
  });

  it("B8 AUTH-046: answers the same for an address in use, and mails its owner nothing", async () => {
    const [person, owner] = [await app.aUser(), await app.aUser()];
    const browser = new TestBrowser(app);
    const asked = await browser.post("auth/users/set_email/", { new_email: owner.email }, { as: person });
    expect([asked.status, asked.body]).toEqual([204, ""]);
    expect(await browser.mailsTo(owner.email)).toHaveLength(0);
    expect(await emailOf(person)).toBe(person.email);
  });

  it("AUTH-046 refuses at the end an address that someone took in the meantime", async () => {
    const person = await app.aUser();
    const browser = new TestBrowser(app);
    const wanted = anEmail();
    await browser.post("auth/users/set_email/", { new_email: wanted }, { as: person });
    await app.aUser({ email: wanted });
    const answer = await browser.post(CONFIRM, await proofIn(browser, wanted, wanted));
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, ["new_email"]]);
    expect(await emailOf(person)).toBe(person.email);
  });

  it("AUTH-045 AUTH-046 lets a known address begin a change, which the new one must still confirm", async () => {
    const person = await app.aUser();
    const browser = new TestBrowser(app);
    const stranger = anEmail();
    expect((await browser.post("auth/users/reset_email/", { email: stranger })).status).toBe(204);
    expect((await browser.mailTo(stranger)).link).toBe("http://localhost:3000/");
    expect((await browser.post("auth/users/reset_email/", { email: person.email })).status).toBe(204);
    const wanted = anEmail();
    const begun = await browser.post(CONFIRM, await proofIn(browser, person.email, wanted));
    expect(begun.status).toBe(204);
    expect(await emailOf(person)).toBe(person.email);
    const proof = await proofIn(browser, wanted, wanted);
    expect((await browser.post(CONFIRM, proof, { as: person })).status).toBe(204);
    expect(await emailOf(person)).toBe(wanted);
  });

  it("B7 AUTH-046 takes a sign-in of the last five minutes, which a code from the old mailbox gives", async () => {
    const person = await app.aUser();
    const browser = new TestBrowser(app);
    app.clock.forward(300);
    expect((await ask(browser, person, anEmail())).status).toBe(204);
    app.clock.forward(1);
    const wanted = anEmail();
    const refused = await ask(browser, person, wanted);
    expect([refused.status, refused.body.code]).toEqual([403, "fresh_sign_in_required"]);
    expect(await browser.mailsTo(wanted)).toEqual([]);
    const otp = await browser.codeFor(person.email);
    const { auth_token } = (await browser.post("users/verifyOTP/", { email: person.email, otp })).body;
    expect((await ask(browser, { ...person, token: auth_token }, wanted)).status).toBe(204);
    expect(await browser.mailsTo(wanted)).toHaveLength(1);
  });

  it("B7 AUTH-046 ends every other session once the new address confirms", async () => {
    const person = await app.aUser();
    const [browser, other] = [new TestBrowser(app), new TestBrowser(app)];
    const tokens: string[] = [];
    for (const one of [browser, other]) {
      const otp = await one.codeFor(person.email);
      tokens.push((await one.post("users/verifyOTP/", { email: person.email, otp })).body.auth_token);
      app.clock.forward(31);
    }
    const [here = "", elsewhere = ""] = tokens;
    const status = async (token: string) => (await app.get("users/me/", { as: { ...person, token } })).status;
    const wanted = anEmail();
    expect((await ask(browser, { ...person, token: here }, wanted)).status).toBe(204);
    expect([await status(here), await status(elsewhere), await status(person.token)]).toEqual([
      200, 200, 200,
    ]);
    const pending = await other.linkTokenFor(person.email);
    const proof = await proofIn(browser, wanted, wanted);
    expect((await browser.post(CONFIRM, proof, { as: { ...person, token: here } })).status).toBe(204);
    expect([await status(here), await status(elsewhere), await status(person.token)]).toEqual([
      200, 401, 401,
    ]);
    expect((await other.post("auth/token/login/", { magic_link_token: pending })).status).toBe(400);
  });

  it("B7 AUTH-046 ends all sessions when a browser confirms in which nobody is signed in", async () => {
    const person = await app.aUser();
    const browser = new TestBrowser(app);
    const wanted = anEmail();
    await ask(browser, person, wanted);
    const { uid, token } = await proofIn(browser, wanted, wanted);
    // The new address is not in the link, so the page need not know it.
    expect((await new TestBrowser(app).post(CONFIRM, { uid, token })).status).toBe(204);
    expect((await app.get("users/me/", { as: person })).status).toBe(401);
  });

  it("D8 AUTH-046 writes no address into a link, not even encoded", async () => {
    const person = await app.aUser();
    const browser = new TestBrowser(app);
    const wanted = anEmail();
    await ask(browser, person, wanted);
    const begun = anEmail();
    await browser.post("auth/users/", {
      email: begun,
      first_name: "A",
      last_name: "B",
      terms_accepted: true,
    });
    app.clock.forward(31);
    await browser.post("auth/users/resend_activation/", { email: begun });
    await browser.post("auth/users/reset_email/", { email: person.email });
    for (const address of [wanted, begun, person.email]) {
      const { searchParams } = new URL((await browser.mailTo(address)).link ?? "");
      const read = [...searchParams.values()].map((value) => Buffer.from(value, "base64url").toString());
      const text = [...searchParams.values(), ...read].join(" ");
      expect([text.includes("@example"), text.includes(address.slice(0, 12))]).toEqual([false, false]);
    }
  });

  it("AUTH-045 tells whose address a link would change, masked, and asks for the one to choose", async () => {
    const person = await app.aUser({ email: `xenia-${anEmail()}` });
    const browser = new TestBrowser(app);
    await ask(browser, person, `yvonne-${anEmail()}`);
    const wanted = (
      await inSystemScope(app.app.services.db, (trx) =>
        trx
          .selectFrom("sign_in_requests")
          .select("new_email")
          .where("email", "=", person.email)
          .executeTakeFirstOrThrow(),
      )
    ).new_email;
    const { uid, token } = await proofIn(browser, wanted ?? "", "");
    const read = (as?: Person) => browser.post("auth/token/link/", { token }, { as });
    const masked = { account: "x•••@example.org", new_account: "y•••@example.org", purpose: "CHANGE_EMAIL" };
    expect((await read()).body).toEqual({
      ...masked,
      asked_here: false,
      invitation: null,
      dead_link_of: null,
    });
    expect((await read(await app.aUser())).body.asked_here).toBe(false);
    expect((await read(person)).body).toEqual({
      ...masked,
      asked_here: true,
      invitation: null,
      dead_link_of: null,
    });
    app.clock.forward(31);
    await browser.post("auth/users/reset_email/", { email: person.email });
    const begun = await proofIn(browser, person.email, "");
    expect((await browser.post("auth/token/link/", { token: begun.token })).body.new_account).toBeNull();
    const missing = await browser.post(CONFIRM, { uid, token: begun.token });
    expect([missing.status, Object.keys(missing.body)]).toEqual([400, ["new_email"]]);
    expect((await browser.post("auth/token/link/", { token: "unknown" })).status).toBe(400);
  });

  it("B8 B9 AUTH-054: a link to the old address tells nobody who has an account, and mails an address like any other call", async () => {
    const owner = await app.aUser();
    const begin = async () => {
      const person = await app.aUser();
      const browser = new TestBrowser(app);
      await browser.post("auth/users/reset_email/", { email: person.email });
      return { browser, person };
    };
    const answers: unknown[] = [];
    for (const wanted of [owner.email, anEmail()]) {
      const { browser, person } = await begin();
      const { status, body } = await browser.post(CONFIRM, await proofIn(browser, person.email, wanted));
      answers.push([status, body]);
    }
    expect(answers).toEqual([
      [204, ""],
      [204, ""],
    ]);
    expect(await new TestBrowser(app).mailsTo(owner.email)).toHaveLength(0);
    const victim = anEmail();
    const statuses: number[] = [];
    for (let attacker = 0; attacker < 4; attacker++) {
      const { browser, person } = await begin();
      statuses.push((await browser.post(CONFIRM, await proofIn(browser, person.email, victim))).status);
    }
    expect(statuses).toEqual([204, 429, 429, 429]);
    expect(await new TestBrowser(app).mailsTo(victim)).toHaveLength(1);
  });

  it("AUTH-045 lets the link of a change live fifteen minutes", async () => {
    const person = await app.aUser();
    const browser = new TestBrowser(app);
    const wanted = anEmail();
    await browser.post("auth/users/set_email/", { new_email: wanted }, { as: person });
    const proof = await proofIn(browser, wanted, wanted);
    app.clock.forward(900);
    expect((await browser.post(CONFIRM, proof)).status).toBe(400);
  });
});
