import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { anEmail, TestBrowser, tokenIn } from "../../test/test-browser.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const NAMES = { first_name: " Noor ", last_name: "de Vries", terms_accepted: true };
const HOME = "http://localhost:3000/";
const htmlTo = (email: string) =>
  inSystemScope(app.app.services.db, async (trx) => {
    const sent = trx.selectFrom("outbox").select("body_html").where("recipient", "=", email);
    return (await sent.executeTakeFirstOrThrow()).body_html;
  });
const meOf = (token: string) => app.get("auth/users/me/", { as: { id: 0, email: "", token } as Person });

describe("sign-up", () => {
  it("AUTH-040 refuses a coach who does not accept the terms or leaves a name out", async () => {
    const browser = new TestBrowser(app);
    const body = { ...NAMES, email: anEmail(), redirect_url: HOME };
    for (const wrong of [
      { terms_accepted: false },
      { first_name: "" },
      { redirect_url: "https://evil.example" },
    ]) {
      const answer = await browser.post("users/self-service/signup/", { ...body, ...wrong });
      expect([answer.status, Object.keys(answer.body)]).toEqual([400, Object.keys(wrong)]);
    }
    expect(await browser.mailsTo(body.email)).toHaveLength(0);
  });

  it("AUTH-040 makes a coach with a trial of 14 days once the address is confirmed", async () => {
    const browser = new TestBrowser(app);
    const email = anEmail();
    const answer = await browser.post("users/self-service/signup/", { ...NAMES, email, redirect_url: HOME });
    expect([answer.status, answer.body]).toEqual([201, { authentication_method: "MAGIC_LINK" }]);
    app.clock.forward(600);
    const token = tokenIn((await browser.mailTo(email)).link);
    const { auth_token } = (await browser.post("auth/token/login/", { magic_link_token: token })).body;
    const me = (await meOf(auth_token)).body;
    expect(me).toMatchObject({
      email,
      first_name: "Noor",
      last_name: "de Vries",
      is_coach: true,
      is_staff: false,
      is_diy: false,
      email_confirmed: true,
    });
    expect(Date.parse(me.trial_ends_at) - app.clock.now().getTime()).toBe(14 * 86_400_000);
    expect(Date.parse(me.terms_accepted_at)).toBe(app.clock.now().getTime() - 600_000);

    app.clock.forward(60);
    const again = await browser.post("users/self-service/login/", { email, redirect_url: HOME });
    expect([again.status, again.body]).toEqual([200, { authentication_method: "MAGIC_LINK" }]);
    expect((await browser.mailTo(email)).link).toContain("magic_link_token=");
  });

  it("AUTH-040 answers people who are no coach alike, and mails them no coach link", async () => {
    const browser = new TestBrowser(app);
    const person = await app.aUser();
    for (const email of [person.email, anEmail()]) {
      const answer = await browser.post("users/self-service/login/", { email, redirect_url: HOME });
      expect([answer.status, answer.body]).toEqual([200, { authentication_method: "MAGIC_LINK" }]);
      expect((await browser.mailTo(email)).link).toBe(HOME);
    }
  });

  it("AUTH-040 AUTH-025 limits the mails of coaches like all others", async () => {
    const browser = new TestBrowser(app);
    const body = { email: anEmail(), redirect_url: HOME };
    expect((await browser.post("users/self-service/login/", body)).status).toBe(200);
    const soon = await browser.post("users/self-service/signup/", { ...body, ...NAMES });
    expect([soon.status, soon.headers["retry-after"]]).toEqual([429, "30"]);
  });

  it("AUTH-020 makes the account of a new person when the mailed code is used", async () => {
    const browser = new TestBrowser(app);
    const email = anEmail();
    const answer = await browser.post("auth/users/", { ...NAMES, email, is_staff: true, is_coach: true });
    expect([answer.status, answer.body]).toEqual([201, { authentication_method: "OTP" }]);
    app.clock.forward(31);
    await browser.post("users/resendOTP/", { email }, { language: "nl" });
    const { code } = await browser.mailTo(email);
    const verified = await browser.post("users/verifyOTP/", { email, otp: code }, { language: "nl" });
    expect((await meOf(verified.body.auth_token)).body).toMatchObject({
      email,
      first_name: "Noor",
      is_coach: false,
      is_staff: false,
      is_diy: true,
      locale: "nl",
      trial_ends_at: null,
    });
  });

  it("AUTH-059 puts the code first: in the subject, in the text and on the page of the mail", async () => {
    const browser = new TestBrowser(app);
    const [newcomer, person] = [anEmail(), (await app.aUser()).email];
    await browser.post("auth/users/", { ...NAMES, email: newcomer });
    await browser.post("createOTP/", { email: person });
    for (const email of [newcomer, person]) {
      const { code, subject, text } = await browser.mailTo(email);
      expect(subject).toMatch(new RegExp(`^${code} `));
      expect(text.split("\n")[0]).toBe(code);
      expect(text.split(code ?? "")).toHaveLength(2);
      expect(await htmlTo(email)).toMatch(new RegExp(`</p>\\s*<p style="[^"]*700 32px[^"]*">${code}</p>`));
    }
  });

  it("AUTH-015 answers the sign-up of a known address like a new one and changes no name", async () => {
    const person = await app.aUser({ first_name: "Eva", last_name: "Bos" });
    const browser = new TestBrowser(app);
    const answer = await browser.post("auth/users/", { ...NAMES, email: person.email });
    expect([answer.status, answer.body]).toEqual([201, { authentication_method: "OTP" }]);
    const { code, subject } = await browser.mailTo(person.email);
    expect(subject).toBe(`${code} is your sign-in code for Plateful`);
    const { auth_token } = (await browser.post("users/verifyOTP/", { email: person.email, otp: code })).body;
    expect((await meOf(auth_token)).body).toMatchObject({
      id: person.id,
      first_name: "Eva",
      last_name: "Bos",
    });
  });

  it("AUTH-044 AUTH-045 confirms a sign-up with uid and token, once, without opening a session", async () => {
    const browser = new TestBrowser(app);
    const email = anEmail();
    await browser.post("auth/users/", { ...NAMES, email });
    app.clock.forward(31);
    expect((await browser.post("auth/users/resend_activation/", { email })).status).toBe(204);
    expect((await browser.post("auth/users/resend_activation/", { email: anEmail() })).status).toBe(204);
    const link = new URL((await browser.mailTo(email)).link ?? "");
    expect(link.pathname).toBe("/email-confirmed");
    const proof = { uid: link.searchParams.get("uid"), token: link.searchParams.get("token") };
    const wrong = await browser.post("auth/users/activation/", { ...proof, uid: "other" });
    expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, ["non_field_errors"]]);
    const done = await browser.post("auth/users/activation/", proof);
    expect([done.status, done.headers["set-cookie"]]).toEqual([204, undefined]);
    expect((await browser.post("auth/users/activation/", proof)).status).toBe(400);
    app.clock.forward(31);
    const code = await browser.codeFor(email);
    expect(code).toMatch(/^\d{4}$/);
  });

  it("AUTH-044 AUTH-045 refuses every password call", async () => {
    const person = await app.aUser();
    for (const name of ["set_password", "reset_password", "reset_password_confirm"])
      for (const as of [undefined, person]) {
        const answer = await app.post(`auth/users/${name}/`, { password: "x" }, { as });
        expect([name, answer.status, answer.body]).toEqual([
          name,
          400,
          { non_field_errors: ["Passwords are not used. Sign in with a link or code."] },
        ]);
      }
  });
});
