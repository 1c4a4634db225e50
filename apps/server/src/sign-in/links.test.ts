import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { anEmail, TestBrowser, tokenIn } from "../../test/test-browser.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const GONE = { non_field_errors: ["This sign-in link is no longer valid. Request a new one."] };
const HOME = "http://localhost:3000/";

const login = (browser: TestBrowser, magic_link_token: string) =>
  browser.post("auth/token/login/", { magic_link_token });

const asToken = (token: string) => ({ as: { id: 0, email: "", token } satisfies Person });

describe("links", () => {
  it("B5 AUTH-030: refuses unknown, shortened, lengthened and missing tokens", async () => {
    const person = await app.aUser();
    const browser = new TestBrowser(app);
    const token = await browser.linkTokenFor(person.email);
    for (const bad of ["a".repeat(43), token.slice(0, -1), `${token}a`, token.toLowerCase(), `${token} x`]) {
      const answer = await login(browser, bad);
      expect([answer.status, answer.body]).toEqual([400, GONE]);
    }
    expect((await browser.post("auth/token/login/", { magic_link_token: [token] })).status).toBe(400);
    expect((await login(browser, token)).status).toBe(200);
  });

  it("B5 AUTH-027 AUTH-030: exchanges a link once", async () => {
    const person = await app.aUser();
    const browser = new TestBrowser(app);
    const token = await browser.linkTokenFor(person.email);
    const answer = await login(browser, token);
    expect(answer.body.auth_token).toMatch(/^[\w-]{43}$/);
    expect((await app.get("auth/users/me/", asToken(answer.body.auth_token))).body.email).toBe(person.email);
    const again = await login(browser, token);
    expect([again.status, again.body]).toEqual([400, GONE]);
    const dutch = await browser.post("auth/token/login/", { magic_link_token: token }, { language: "nl" });
    expect(dutch.body.non_field_errors[0]).not.toBe(GONE.non_field_errors[0]);
  });

  it("B5 AUTH-026: gives one session when the same link comes five times at once", async () => {
    const browser = new TestBrowser(app);
    const token = await browser.linkTokenFor((await app.aUser()).email);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => login(browser, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("B5 AUTH-026: lets a link live fifteen minutes", async () => {
    const browser = new TestBrowser(app);
    const inTime = await browser.linkTokenFor((await app.aUser()).email);
    app.clock.forward(899);
    expect((await login(browser, inTime)).status).toBe(200);
    const late = await browser.linkTokenFor((await app.aUser()).email);
    app.clock.forward(900);
    expect((await login(browser, late)).body).toEqual(GONE);
  });

  it("B5 AUTH-026: voids a link by a newer one for the same account, and by the code that came with it", async () => {
    const person = await app.aUser();
    const browser = new TestBrowser(app);
    const old = await browser.linkTokenFor(person.email);
    app.clock.forward(31);
    const code = await browser.codeFor(person.email);
    const beside = tokenIn((await browser.mailTo(person.email)).link);
    expect((await login(browser, old)).body).toEqual(GONE);
    expect((await browser.post("users/verifyOTP/", { email: person.email, otp: code })).status).toBe(200);
    expect((await login(browser, beside)).body).toEqual(GONE);
  });

  it("B5 AUTH-031: is not consumed by a preview that fetches the link or the exchange", async () => {
    const browser = new TestBrowser(app);
    const token = await browser.linkTokenFor((await app.aUser()).email);
    await app.get(`/?magic_link_token=${token}`);
    expect((await app.get(`auth/token/login/?magic_link_token=${token}`)).status).toBe(405);
    expect((await login(browser, token)).status).toBe(200);
  });

  it("AUTH-015 makes the account on a brand's site when the mail is used, and not before", async () => {
    const coach = await app.aCoach();
    const site = await app.anOrganisation({ subdomain: "brand-a", name: "Brand A", owner_id: coach.id });
    const email = anEmail();
    const browser = new TestBrowser(app);
    await browser.post("createLoginSignupPortal/", {
      email,
      redirect_url: HOME,
      organisation_subdomain: "brand-a",
    });
    const users = () =>
      inSystemScope(app.app.services.db, (trx) =>
        trx.selectFrom("users").selectAll().where("email", "=", email).execute(),
      );
    expect(await users()).toHaveLength(0);
    const mail = await browser.mailTo(email);
    expect(mail.subject).toBe("Welcome to Brand A: confirm your e-mail address");
    const { auth_token } = (await login(browser, tokenIn(mail.link))).body;
    expect(await users()).toHaveLength(1);
    const me = await app.get("auth/users/me/", asToken(auth_token));
    expect(me.body).toMatchObject({
      email,
      is_coach: false,
      is_staff: false,
      email_confirmed: true,
      locale: "en",
      coach: { id: coach.id },
      organisation: { id: site },
    });
  });

  it("AUTH-015 leaves an account that exists as it is when it comes to a brand's site", async () => {
    const person = await app.aUser({ first_name: "Eva" });
    await app.anOrganisation({ subdomain: "brand-b" });
    const browser = new TestBrowser(app);
    const body = { email: person.email, redirect_url: HOME, organisation_subdomain: "brand-b" };
    await browser.post("createLoginSignupPortal/", body);
    const { auth_token } = (await login(browser, tokenIn((await browser.mailTo(person.email)).link))).body;
    const me = await app.get("auth/users/me/", asToken(auth_token));
    expect(me.body).toMatchObject({ id: person.id, first_name: "Eva", organisation: null, coach: null });
  });
});
