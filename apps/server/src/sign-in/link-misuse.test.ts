import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestAnswer, type TestApp } from "../../test/test-app.ts";
import { anEmail, TestBrowser, tokenIn } from "../../test/test-browser.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const HOME = "http://localhost:3000/";
const CONFIRM = "auth/users/reset_email_confirm/";
/** No request and no account has this id. */
const NOBODY = "bm9ib2R5";
const names = { first_name: "Anna", last_name: "Jansen" };

/** A mailed link, and what it is meant for. */
interface Mailed {
  readonly browser: TestBrowser;
  readonly token: string;
  readonly uid: string;
  /** Where it is good, of the calls in `CALLS`. */
  readonly goodFor: readonly string[];
  readonly use: () => Promise<TestAnswer>;
}

const newEmailTaken = anEmail();
const CALLS: Record<string, (browser: TestBrowser, token: string, uid: string) => Promise<TestAnswer>> = {
  "sign-in": (browser, magic_link_token) => browser.post("auth/token/login/", { magic_link_token }),
  activation: (browser, token, uid) => browser.post("auth/users/activation/", { uid, token }),
  change: (browser, token, uid) => browser.post(CONFIRM, { uid, token, new_email: newEmailTaken }),
  "invitation code": (browser, magic_link_token) =>
    browser.post("auth/invitation/code/", { magic_link_token }),
  invitation: (browser, magic_link_token) =>
    browser.post("auth/invitation/login/", { magic_link_token, otp: "0000" }),
};

async function linkOf(browser: TestBrowser, email: string) {
  const url = new URL((await browser.mailTo(email)).link ?? "");
  return {
    token: url.searchParams.get("magic_link_token") ?? url.searchParams.get("token") ?? "",
    uid: url.searchParams.get("uid") ?? NOBODY,
  };
}

const signsIn = (browser: TestBrowser, token: string) => () =>
  browser.post("auth/token/login/", { magic_link_token: token });

const LINKS: Record<string, () => Promise<Mailed>> = {
  "to sign in": async () => {
    const browser = new TestBrowser(app);
    const token = await browser.linkTokenFor((await app.aUser()).email);
    return { browser, token, uid: NOBODY, goodFor: ["sign-in"], use: signsIn(browser, token) };
  },
  "to sign up": async () => {
    const browser = new TestBrowser(app);
    const email = anEmail();
    await browser.post("auth/users/", { email, ...names, terms_accepted: true });
    const { token } = await linkOf(browser, email);
    return { browser, token, uid: NOBODY, goodFor: ["sign-in"], use: signsIn(browser, token) };
  },
  "to confirm a sign-up": async () => {
    const browser = new TestBrowser(app);
    const email = anEmail();
    await browser.post("auth/users/", { email, ...names, terms_accepted: true });
    app.clock.forward(31);
    await browser.post("auth/users/resend_activation/", { email });
    const { token, uid } = await linkOf(browser, email);
    const use = () => browser.post("auth/users/activation/", { uid, token });
    return { browser, token, uid, goodFor: ["sign-in", "activation"], use };
  },
  "to change the address": async () => {
    const browser = new TestBrowser(app);
    const person = await app.aUser();
    const new_email = anEmail();
    await browser.post("auth/users/set_email/", { new_email }, { as: person });
    const { token, uid } = await linkOf(browser, new_email);
    const use = () => browser.post(CONFIRM, { uid, token, new_email });
    return { browser, token, uid, goodFor: ["change"], use };
  },
  "to invite a client": async () => {
    const browser = new TestBrowser(app);
    const coach = await app.aCoach();
    const client = await app.aClientOf(coach);
    const path = `users/self-service/client-magic-link/?client=${client.id}`;
    const token = tokenIn((await app.get(path, { as: coach })).body.magic_link);
    const use = async () => {
      await browser.post("auth/invitation/code/", { magic_link_token: token });
      const otp = (await browser.mailsTo(client.email))[0]?.code ?? "0000";
      return browser.post("auth/invitation/login/", { magic_link_token: token, otp });
    };
    return { browser, token, uid: NOBODY, goodFor: ["invitation code", "invitation"], use };
  },
};

/** Tokens that are nearly this one. */
const near = (token: string) => [
  token.slice(0, -1),
  token.slice(1),
  `${token}a`,
  `${token}=`,
  `a${token}`,
  token.replace(/[a-z]/, (letter) => letter.toUpperCase()),
  `${token.slice(0, 20)}${token.slice(0, 23)}`,
  encodeURIComponent(` ${token}\u200b`),
];

/** Ways to use a link other than those it is good for that were accepted. */
async function misuse(token: string, uid: string, goodFor: readonly string[]): Promise<string[]> {
  const tried: [what: string, answer: TestAnswer][] = [];
  for (const [call, send] of Object.entries(CALLS)) {
    if (!goodFor.includes(call)) tried.push([call, await send(new TestBrowser(app), token, uid)]);
    for (const other of near(token))
      tried.push([`${call} ${other}`, await send(new TestBrowser(app), other, uid)]);
  }
  const query = `magic_link_token=${token}&token=${token}&uid=${uid}`;
  for (const method of ["GET", "PUT", "PATCH", "DELETE"] as const)
    for (const path of ["auth/token/login/", "auth/users/activation/", CONFIRM, "auth/invitation/login/"])
      tried.push([`${method} ${path}`, await app.call(method, `${path}?${query}`)]);
  return tried.filter(([, { status }]) => status < 400).map(([what]) => what);
}

/** What a mail scanner does before the person reads the mail. */
async function prefetch(token: string): Promise<void> {
  for (const method of ["GET", "HEAD"] as const)
    for (const path of ["/", "/sign-in/link"])
      await app.inject({ method, url: `${path}?magic_link_token=${token}&token=${token}` });
}

describe("links used in another way than meant", { timeout: 120_000 }, () => {
  for (const [name, mail] of Object.entries(LINKS)) {
    it(`B5 AUTH-026: a link ${name} is good for nothing else, in no other form, and stays good for that`, async () => {
      const { browser, token, uid, goodFor, use } = await mail();
      const accepted = await misuse(token, uid, goodFor);
      expect(accepted).toEqual([]);
      await prefetch(token);
      await browser.post("auth/token/link/", { token });
      expect((await use()).status, "still good").toBeLessThan(300);
      expect((await use()).status, "once").toBe(400);
    });

    it(`B5 AUTH-026: a link ${name} ends on time`, async () => {
      const { use } = await mail();
      app.clock.forward(name === "to invite a client" ? 24 * 3600 + 1 : 15 * 60 + 1);
      expect((await use()).status).toBe(400);
    });
  }

  it("B5 AUTH-053: a link is redeemed on the site that it leads to, and nowhere else", async () => {
    await app.anOrganisation({ subdomain: "north" });
    await app.anOrganisation({ subdomain: "south" });
    const person: Person = await app.aUser();
    const browser = new TestBrowser(app);
    await browser.post("createLoginSignupPortal/", {
      email: person.email,
      redirect_url: "http://north.localhost:3000/",
      organisation_subdomain: "north",
    });
    const { token } = await linkOf(browser, person.email);
    const redeem = (origin: string) =>
      browser.post("auth/token/login/", { magic_link_token: token }, { headers: { origin } });
    for (const origin of [
      "http://south.localhost:3000",
      "http://localhost:3000",
      "http://north.localhost.example",
      "https://evil.example",
    ])
      expect([origin, (await redeem(origin)).status]).toEqual([origin, 400]);
    expect((await redeem("http://north.localhost:3000")).status).toBe(200);
  });

  it("B5 AUTH-027: a link to the main site opens it there", async () => {
    const browser = new TestBrowser(app);
    const magic_link_token = await browser.linkTokenFor((await app.aUser()).email);
    const headers = { origin: new URL(HOME).origin };
    expect((await browser.post("auth/token/login/", { magic_link_token }, { headers })).status).toBe(200);
  });
});
