import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { anEmail, TestBrowser } from "../../test/test-browser.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const HOME = "http://localhost:3000/";

describe("asking for a sign-in mail", () => {
  it("AUTH-014 refuses every redirect address that is not ours", async () => {
    const browser = new TestBrowser(app);
    const foreign = [
      "https://evil.example/",
      "//evil.example/",
      "/planner",
      "",
      "javascript:alert(1)",
      "http://localhost.evil.example/",
      "http://localhost:3000@evil.example/",
      "http://user:pass@localhost:3000/",
      "http:\\\\evil.example",
      "http://localhost:3000\\@evil.example",
      "http:evil.example",
      "http://evil.example#localhost:3000",
      "http://localhost:3000.evil.example/",
      "http://unknown-brand.localhost:3000/",
      "http://a.b.localhost:3000/",
      "http://localhost:3000/ x",
      "ftp://localhost:3000/",
      "data:text/html,x",
    ];
    for (const redirect_url of foreign) {
      const answer = await browser.post("createMagicLink/", { email: anEmail(), redirect_url });
      expect([redirect_url, answer.status, answer.body]).toEqual([
        redirect_url,
        400,
        { redirect_url: ["Invalid redirect URL."] },
      ]);
    }
  });

  it("AUTH-010 AUTH-012 AUTH-014 mails a link that leads to the given page of the main site", async () => {
    const person = await app.aUser();
    const browser = new TestBrowser(app);
    const answer = await browser.post("createMagicLink/", {
      email: ` ${person.email.toUpperCase()} `,
      redirect_url: `${HOME}planner?date=2026-03-18`,
    });
    expect([answer.status, answer.body]).toEqual([200, { authentication_method: "MAGIC_LINK" }]);
    const { link, code, text } = await browser.mailTo(person.email);
    expect(link).toMatch(/^http:\/\/localhost:3000\/planner\?date=2026-03-18&magic_link_token=[\w-]{43}$/);
    expect(code).toBeNull();
    expect(text).toContain(link);
  });

  it("AUTH-014 accepts the site of a brand that exists", async () => {
    const id = await app.anOrganisation({ subdomain: "groen" });
    expect(id).toBeGreaterThan(0);
    const answer = await new TestBrowser(app).post("createMagicLink/", {
      email: anEmail(),
      redirect_url: "http://groen.localhost:3000/",
    });
    expect(answer.status).toBe(200);
  });

  it.each(["www", "app"])("AUTH-014 ORG-017 accepts the main site under the name %s", async (name) => {
    const redirect_url = `http://${name}.localhost:3000/`;
    const answer = await new TestBrowser(app).post("createMagicLink/", { email: anEmail(), redirect_url });
    expect(answer.status).toBe(200);
  });

  it("AUTH-011 refuses an unknown brand and mails in the name of a known one", async () => {
    const person = await app.aUser();
    const browser = new TestBrowser(app);
    const body = { email: person.email, redirect_url: HOME, organisation_subdomain: "nobody" };
    const refused = await browser.post("createLoginSignupPortal/", body);
    expect([refused.status, refused.body]).toEqual([
      400,
      { organisation_subdomain: ["Unknown organisation."] },
    ]);
    await app.anOrganisation({ subdomain: "vital", name: "Vital" });
    const answer = await browser.post("createLoginSignupPortal/", {
      ...body,
      organisation_subdomain: "vital",
    });
    expect([answer.status, answer.body]).toEqual([200, { authentication_method: "MAGIC_LINK" }]);
    expect((await browser.mailTo(person.email)).subject).toContain("Vital");
  });

  it("AUTH-013 AUTH-031 sends a code beside the link when the caller or the brand prefers one", async () => {
    const person = await app.aUser();
    const browser = new TestBrowser(app);
    const asked = await browser.post("createMagicLink/", {
      email: person.email,
      redirect_url: HOME,
      preferred_method: "OTP",
    });
    expect(asked.body).toEqual({ authentication_method: "OTP" });
    const mail = await browser.mailTo(person.email);
    expect(mail.code).toMatch(/^\d{4}$/);
    expect(mail.text).toContain(mail.code);
    expect(mail.link).toContain("magic_link_token=");

    await app.anOrganisation({ subdomain: "codes", login_method: "OTP" });
    const portal = await new TestBrowser(app).post("createLoginSignupPortal/", {
      email: (await app.aUser()).email,
      redirect_url: HOME,
      organisation_subdomain: "codes",
    });
    expect(portal.body).toEqual({ authentication_method: "OTP" });
  });

  it("B8 AUTH-015: answers known and unknown addresses alike and tells the unknown one by mail", async () => {
    const person = await app.aUser();
    const browser = new TestBrowser(app);
    const unknown = anEmail();
    const ask = (email: string, preferred_method: string) =>
      browser.post("createMagicLink/", { email, redirect_url: HOME, preferred_method });
    const known = await ask(person.email, "OTP");
    const other = await ask(unknown, "OTP");
    expect([other.status, other.body]).toEqual([known.status, known.body]);
    const names = (headers: object) => Object.keys(headers).sort();
    expect(names(other.headers)).toEqual(names(known.headers));
    const mail = await browser.mailTo(unknown);
    expect(mail.subject).toBe("There is no Plateful account for this address yet");
    expect([mail.code, mail.link]).toEqual([null, HOME]);
  });

  it("B9 AUTH-025: sends one mail in 30 s and five in an hour to an address, and twenty to a household", async () => {
    const email = anEmail();
    const ask = (to: string, browser = new TestBrowser(app)) => browser.post("createOTP/", { email: to });
    expect((await ask(email)).status).toBe(200);
    const soon = await ask(email);
    expect([soon.status, soon.headers["retry-after"], soon.body]).toEqual([
      429,
      "30",
      { detail: "Please wait before requesting another e-mail.", code: "throttled" },
    ]);
    for (let count = 2; count <= 5; count++) {
      app.clock.forward(31);
      expect((await ask(email)).status).toBe(200);
    }
    app.clock.forward(31);
    const full = await ask(email);
    expect(full.status).toBe(429);
    expect(Number(full.headers["retry-after"])).toBeGreaterThan(3000);
    app.clock.forward(3600);
    expect((await ask(email)).status).toBe(200);

    const household = new TestBrowser(app);
    for (let count = 1; count <= 20; count++) expect((await ask(anEmail(), household)).status).toBe(200);
    expect((await ask(anEmail(), household)).status).toBe(429);
  });

  it("AUTH-025 lets only one of several requests at once send its mail", async () => {
    const email = anEmail();
    const asked = await Promise.all(
      Array.from({ length: 8 }, () => new TestBrowser(app).post("createOTP/", { email })),
    );
    expect(asked.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(await new TestBrowser(app).mailsTo(email)).toHaveLength(1);
  });

  it("PROF-019 PROF-030 writes the mail in the person's language, else in that of the call", async () => {
    const dutch = await app.aUser({ locale: "nl" });
    const browser = new TestBrowser(app);
    await browser.post("createOTP/", { email: dutch.email }, { language: "en" });
    expect((await browser.mailTo(dutch.email)).subject).toMatch(/^\d{4} is je inlogcode voor Plateful$/);
    const person = await app.aUser();
    await browser.post("createOTP/", { email: person.email }, { language: "nl" });
    expect((await browser.mailTo(person.email)).text).toContain("Vul de code hierboven in");
    await browser.post("createOTP/", { email: (await app.aUser({ locale: "en" })).email });
    const changed = await app.patch("auth/users/me/", { locale: "nl" }, { as: person });
    expect(changed.body.locale).toBe("nl");
    app.clock.forward(31);
    await browser.post("createOTP/", { email: person.email }, { language: "en" });
    expect((await browser.mailTo(person.email)).text).toContain("Vul de code hierboven in");
  });

  it("ERR-020 tells a bad address in the language of the call", async () => {
    const bad = { email: "anna", redirect_url: HOME };
    const english = await app.post("createMagicLink/", bad);
    const dutch = await app.post("createMagicLink/", bad, { language: "nl" });
    expect([english.status, english.body]).toEqual([400, { email: ["Enter a valid email address."] }]);
    expect(dutch.body.email[0]).not.toBe(english.body.email[0]);
    expect(english.headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
  });
});
