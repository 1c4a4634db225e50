import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { TestBrowser, tokenIn } from "../../test/test-browser.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let development: TestApp;
/** A live product whose main site has three labels, without https. */
let live: TestApp;
beforeAll(async () => {
  development = await openTestApp();
  const settings = { production: true, publicUrl: "http://food.example.org" };
  live = await openTestApp({ settings: { ...settings, previewHosts: [".preview.food.example.org"] } });
  await live.anOrganisation({ subdomain: "fit-club", name: "Fit Club" });
});
afterAll(() => Promise.all([development.close(), live.close()]));

/** What a browser says of its page to a server without https: where it is, and nothing else. */
const at = (origin: string) => ({ headers: { origin, host: new URL(origin).host } });
const exchange = (app: TestApp, origin: string, language: "en" | "nl" = "en") =>
  new TestBrowser(app).post("auth/session/", {}, { ...at(origin), language });

/** Signs someone in by the link of the mail, on the page of an address, and reloads the page. */
async function signInAt(app: TestApp, origin: string) {
  const person = await app.aUser();
  const browser = new TestBrowser(app);
  await browser.post(
    "createMagicLink/",
    { email: person.email, redirect_url: `${origin}/planner` },
    at(origin),
  );
  // In production nobody reads mails over HTTP.
  const [mail] = await inSystemScope(app.app.services.db, (trx) =>
    trx.selectFrom("outbox").select("body_text").where("recipient", "=", person.email).execute(),
  );
  const link = /http\S+magic_link_token=\S+/.exec(mail?.body_text ?? "")?.[0] ?? null;
  const { body } = await browser.post("auth/token/login/", { magic_link_token: tokenIn(link) }, at(origin));
  const again = await browser.post("auth/session/", {}, at(origin));
  expect([origin, again.status, again.body]).toEqual([origin, 200, { auth_token: body.auth_token }]);
  return link;
}

describe("where people can sign in", () => {
  it.each(["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"])(
    "ORG-058 while developing at every name of the machine: %s",
    async (origin) => {
      expect(await signInAt(development, origin)).toContain(`${origin}/planner?`);
    },
  );

  it.each(["http://food.example.org", "http://www.food.example.org", "http://fit-club.food.example.org"])(
    "ORG-017 ORG-057 on a main site of three labels, without https: %s",
    async (origin) => {
      expect(await signInAt(live, origin)).toContain(`${origin}/planner?`);
    },
  );

  it("ORG-018 on previews, however many labels they have", async () => {
    const link = await signInAt(live, "http://pull-12.preview.food.example.org");
    expect(link).toContain("http://pull-12.preview.food.example.org/");
  });

  it.each(["http://127.0.0.1", "http://localhost", "http://10.0.0.5:3000", "http://a.b.food.example.org"])(
    "ORG-058 nowhere else, in words that name the right address: %s",
    async (origin) => {
      const address = "http://food.example.org";
      const refused = await exchange(live, origin);
      const detail = `You cannot log in at this address. Go to ${address} instead.`;
      expect([refused.status, refused.body]).toEqual([403, { detail, code: "foreign_site", address }]);
      const dutch = await exchange(live, origin, "nl");
      expect(dutch.body.detail).toBe(`Op dit adres kun je niet inloggen. Ga naar ${address}.`);
      const { email } = await live.aUser();
      const coded = await live.post("users/verifyOTP/", { email, otp: "0000" }, at(origin));
      expect([coded.status, coded.body.code]).toEqual([403, "foreign_site"]);
      const asked = await live.post("createMagicLink/", { email, redirect_url: `${origin}/` });
      expect([asked.status, asked.body]).toEqual([400, { redirect_url: ["Invalid redirect URL."] }]);
    },
  );

  it("ORG-058 tells nothing to a page that the browser knows to be of another site", async () => {
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    const refused = await live.post("auth/session/", {}, { headers });
    expect([refused.status, refused.body.code]).toEqual([403, "permission_denied"]);
    const opaque = await live.post("auth/session/", {}, { headers: { origin: "null" } });
    expect([opaque.status, opaque.body.code]).toEqual([403, "permission_denied"]);
  });
});
