import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { TestBrowser } from "../../test/test-browser.ts";
import { deviceLabel } from "./device-label.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const PHONE =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
const OWN = { origin: "http://localhost:3000" };
const DAY = 86_400;

async function signIn(person: Person, userAgent = PHONE) {
  const browser = new TestBrowser(app);
  app.clock.forward(31);
  const token = await browser.linkTokenFor(person.email);
  const headers = { "user-agent": userAgent };
  const answer = await browser.post("auth/token/login/", { magic_link_token: token }, { headers });
  return { browser, answer, session: { ...person, token: answer.body.auth_token as string } };
}

const me = (as: Person) => app.get("auth/users/me/", { as });

describe("sessions", () => {
  it("D1 AUTH-033 sets a cookie that scripts cannot read and other sites cannot send", async () => {
    const { answer } = await signIn(await app.aUser());
    const cookie = [answer.headers["set-cookie"]].flat().find((line) => line?.startsWith("session="));
    expect(cookie).toMatch(/^session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookie).not.toContain(answer.body.auth_token);
  });

  it("D1 AUTH-033 names the cookie __Host- and makes it Secure where the product is reached by https", async () => {
    const live = await openTestApp({ settings: { publicUrl: "https://plateful.example" } });
    try {
      const person = await live.aUser();
      const browser = new TestBrowser(live);
      await browser.post("createMagicLink/", {
        email: person.email,
        redirect_url: "https://plateful.example/",
      });
      live.clock.forward(31);
      const http = await browser.post("createMagicLink/", {
        email: person.email,
        redirect_url: "http://plateful.example/",
      });
      expect(http.status, "http is for localhost only").toBe(400);
      const token = new URL((await browser.mailTo(person.email)).link ?? "").searchParams.get(
        "magic_link_token",
      );
      const answer = await browser.post("auth/token/login/", { magic_link_token: token });
      const cookie = [answer.headers["set-cookie"]].flat().find((line) => line?.includes("session="));
      expect(cookie).toMatch(/^__Host-session=.*Path=\/; HttpOnly; Secure; SameSite=Lax$/);
      const exchanged = await browser.post(
        "auth/session/",
        {},
        { headers: { origin: "https://plateful.example" } },
      );
      expect(exchanged.body).toEqual({ auth_token: answer.body.auth_token });
    } finally {
      await live.close();
    }
  });

  it("D5 AUTH-033 refuses the exchange to other sites, to calls that say nothing, and without a live cookie", async () => {
    const { browser, session } = await signIn(await app.aUser());
    const exchange = (headers: Record<string, string>) => browser.post("auth/session/", {}, { headers });
    for (const headers of [
      {},
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: "http://localhost.evil.example:3000" },
      { origin: "http://localhost:3000", "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "none" },
    ])
      expect([headers, (await exchange(headers)).status]).toEqual([headers, 403]);
    const visitor = await new TestBrowser(app).post("auth/session/", {}, { headers: OWN });
    expect([visitor.status, visitor.body]).toEqual([200, { auth_token: null }]);
    const forged = new TestBrowser(app);
    forged.cookies.set("session", session.token);
    expect((await forged.post("auth/session/", {}, { headers: OWN })).status).toBe(401);
  });

  it("AUTH-033 gives every page of the browser the token of its device", async () => {
    const { browser, session } = await signIn(await app.aUser());
    const byOrigin = await browser.post("auth/session/", {}, { headers: OWN });
    const bySite = await browser.post("auth/session/", {}, { headers: { "sec-fetch-site": "same-origin" } });
    expect([byOrigin.status, byOrigin.body]).toEqual([200, { auth_token: session.token }]);
    expect(bySite.body).toEqual(byOrigin.body);
    expect((await me(session)).status).toBe(200);
  });

  it("B7 AUTH-033: ends a session after 30 days without use", async () => {
    const { browser, session } = await signIn(await app.aUser());
    app.clock.forward(30 * DAY - 60);
    expect((await me(session)).status).toBe(200);
    app.clock.forward(30 * DAY - 60);
    expect((await me(session)).status, "use moved the end").toBe(200);
    app.clock.forward(30 * DAY);
    const ended = await me(session);
    expect([ended.status, ended.body]).toEqual([401, { detail: "Invalid token." }]);
    expect((await browser.post("auth/session/", {}, { headers: OWN })).status).toBe(401);
  });

  it("B7 AUTH-033: ends a session after 90 days however much it is used", async () => {
    const { session } = await signIn(await app.aUser());
    for (let days = 20; days < 90; days += 20) {
      app.clock.forward(20 * DAY);
      expect((await me(session)).status).toBe(200);
    }
    app.clock.forward(9 * DAY);
    expect((await me(session)).status).toBe(200);
    app.clock.forward(DAY);
    expect((await me(session)).status).toBe(401);
  });

  it("B7 AUTH-033: lists the own devices and ends one of them, never someone else's", async () => {
    const person = await app.aUser();
    const phone = await signIn(person);
    const laptop = await signIn(person, "Mozilla/5.0 (Macintosh) Version/18 Safari/605.1");
    const devices = (await app.get("auth/devices/", { as: laptop.session })).body;
    expect(
      devices.map(({ label, current }: { label: string; current: boolean }) => [label, current]),
    ).toEqual([
      ["Safari on Mac", true],
      ["Chrome on Android", false],
      ["Test", false],
    ]);
    const phoneId = devices[1].id;
    const stranger = await app.aUser();
    expect((await app.delete(`auth/devices/${phoneId}/`, { as: stranger })).status).toBe(404);
    expect((await me(phone.session)).status).toBe(200);
    expect((await app.delete(`auth/devices/${phoneId}/`, { as: laptop.session })).status).toBe(204);
    expect((await me(phone.session)).status).toBe(401);
    expect((await phone.browser.post("auth/session/", {}, { headers: OWN })).status).toBe(401);
    expect((await me(laptop.session)).status).toBe(200);
  });

  it("B7 AUTH-035: answers 401 to the current-user call of a revoked token", async () => {
    const { browser, session } = await signIn(await app.aUser());
    const out = await browser.post("auth/token/logout/", {}, { as: session });
    expect(out.status).toBe(204);
    expect(browser.cookies.has("session")).toBe(false);
    const answer = await me(session);
    expect([answer.status, answer.headers["www-authenticate"]]).toEqual([401, "Token"]);
    expect((await browser.post("auth/token/logout/", {}, { as: session })).status).toBe(401);
  });

  it("AUTH-047 lets a deactivated person sign in, read and leave, and do nothing else", async () => {
    const person = await app.aUser({ account_enabled: false });
    const { browser, session } = await signIn(person);
    expect((await me(session)).body.account_enabled).toBe(false);
    expect((await app.get("users/me/export/", { as: session })).status).toBe(200);
    for (const [method, path] of [
      ["GET", "users/userProfile/"],
      ["PATCH", "auth/users/me/"],
      ["POST", "auth/users/set_email/"],
      ["GET", "auth/users/"],
    ] as const) {
      const answer = await app.call(method, path, method === "GET" ? undefined : {}, { as: session });
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, "account_disabled"]);
    }
    expect((await browser.post("auth/token/logout/", {}, { as: session })).status).toBe(204);
    const again = await signIn(person);
    const gone = await app.delete("auth/users/me/", {
      as: again.session,
      body: { confirmation: "DELETE" },
    });
    expect(gone.status).toBe(204);
  });

  it("AUTH-033 names devices so that people know them", () => {
    const named: readonly (readonly [string, string])[] = [
      [PHONE, "Chrome on Android"],
      [
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1",
        "Safari on iPhone",
      ],
      ["Mozilla/5.0 (Windows NT 10.0) Chrome/140 Safari/537 Edg/140.0", "Edge on Windows"],
      ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
      ["curl/8.5.0", "curl"],
      ["", "Unknown device"],
    ];
    for (const [userAgent, label] of named) expect(deviceLabel(userAgent)).toBe(label);
  });
});
