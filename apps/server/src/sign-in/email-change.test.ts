import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { anEmail, TestBrowser } from "../../test/test-browser.ts";

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
const emailOf = async (person: Person) => (await app.get("users/me/", { as: person })).body.email;

describe("changing the e-mail address", () => {
  it("AUTH-046 changes the address only when the new one confirms, and tells the old one", async () => {
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
    expect((await browser.post(CONFIRM, proof)).status).toBe(204);
    expect(await emailOf(person)).toBe(wanted);
    expect((await browser.post(CONFIRM, proof)).status).toBe(400);
  });

  it("AUTH-046 answers the same for an address in use, and mails its owner nothing", async () => {
    const [person, owner] = [await app.aUser(), await app.aUser()];
    const browser = new TestBrowser(app);
    const asked = await browser.post("auth/users/set_email/", { new_email: owner.email }, { as: person });
    expect([asked.status, asked.body]).toEqual([204, ""]);
    expect(await browser.mailsTo(owner.email)).toHaveLength(0);
    expect(await emailOf(person)).toBe(person.email);
  });

  it("AUTH-046 refuses at the end an address that somebody took in the meantime", async () => {
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
    expect((await browser.post(CONFIRM, await proofIn(browser, wanted, wanted))).status).toBe(204);
    expect(await emailOf(person)).toBe(wanted);
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
