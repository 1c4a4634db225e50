import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { TestBrowser } from "../../test/test-browser.ts";
import { escapeHtml } from "../platform/base/escape-html.ts";
import { openLog } from "../platform/base/log.ts";
import { inSystemScope } from "../platform/database/scope.ts";

const NOBODY = { is_ready: true, people: [] };

let app: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  const log = openLog("debug", (line: string) => void lines.push(line));
  app = await openTestApp({ log, settings: { demo: true } });
});
afterAll(() => app.close());

const FAULT = {
  name: "TypeError",
  message: "Cannot save anna@example.org",
  call: "save-profile",
  status: 500,
  stack:
    "at Anna (https://x.example/assets/app-aBcD1234.js?magic_link_token=abc:1:2)\nat assets/app-aBcD1234.js:3:4",
  route: "/planner/Anna?date=2026-03-18",
  app_version: "2.4.11",
};

describe("support", () => {
  it("ERR-043: answers that the process lives and that database, mail and jobs work; late mail is a warning", async () => {
    const ready = await app.get("health/ready/");
    expect([ready.status, ready.body]).toEqual([
      200,
      { backups: "off", database: "ok", writes: "ok", mail: "ok", jobs: "ok" },
    ]);
    await inSystemScope(app.app.services.db, (trx) =>
      trx
        .insertInto("outbox")
        .values({
          recipient: "a@b.nl",
          subject: "Waits",
          body_text: "",
          created_at: new Date(app.clock.now().getTime() - 3_600_000),
        })
        .execute(),
    );
    const delayed = await app.get("health/ready/");
    expect([delayed.status, delayed.body]).toMatchObject([200, { database: "ok", mail: "delayed" }]);
  });

  it("OPS-007: says its version and the newest migration, which is applied", async () => {
    const { rows } = await app.app.services.database.query<{ name: string }>(
      "select max(name) as name from schema_migrations",
    );
    const { body } = await app.get("health/");
    expect(body).toEqual({ status: "ok", version: "2.4.11", schema: rows[0]?.name.slice(0, 4) });
  });

  it("SUPPORT-009 names the outside pages that are set up, and null for the others", async () => {
    const blogs = { cycle_blog: null, menopause_blog: null };
    const none = {
      terms: null,
      privacy: null,
      help: null,
      ...blogs,
      book_a_demo: null,
      support_contact: null,
      counts_presses: false,
      loads_pixel: false,
      takes_assistants: true,
      main_host: "localhost:3000",
    };
    expect((await app.get("site/links/")).body).toEqual(none);
    const at = (name: string) => `https://plateful.example/${name}`;
    const links = {
      ...{ terms: at("terms"), privacy: at("privacy"), help: at("help"), bookDemo: at("demo") },
      ...{ cycleBlog: at("cycle"), menopauseBlog: undefined },
    };
    const configured = await openTestApp({ settings: { links } });
    expect((await configured.get("site/links/")).body).toEqual({
      ...{ ...none, terms: at("terms"), privacy: at("privacy"), help: at("help") },
      ...{ book_a_demo: at("demo"), cycle_blog: at("cycle") },
    });
    await configured.close();
  });

  it("ERR-014 ERR-030 keeps words of fixed lists of a fault of the app, thirty times in an hour", async () => {
    const browser = new TestBrowser(app);
    const report = () => browser.post("client-errors/", FAULT);
    expect((await report()).status).toBe(202);
    const line = lines.find((each) => each.includes("clientError")) ?? "";
    expect(JSON.parse(line).clientError).toEqual({
      name: "TypeError",
      message: null,
      call: null,
      status: 500,
      frames: ["app-aBcD1234.js:3:4"],
      route: "/planner/:x",
      appVersion: "2.4.11",
    });
    for (let count = 2; count <= 30; count++) expect((await report()).status).toBe(202);
    const full = await report();
    expect([full.status, full.body.code]).toEqual([429, "throttled"]);
    expect((await new TestBrowser(app).post("client-errors/", FAULT)).status).toBe(202);
    expect((await browser.post("client-errors/", { name: 1 })).status).toBe(400);
  });

  it("ANALYTICS-002 ANALYTICS-003 takes the three clicks of the app and no other event", async () => {
    for (const name of [
      "click_create_coach_button",
      "click_book_a_demo_button",
      "click_referral_programme_button",
    ])
      expect((await app.post("analytics/events/", { name, properties: {} })).status).toBe(202);
    expect((await app.post("analytics/events/", { name: "client_created" })).status).toBe(400);
  });

  it("DATA-039 ANALYTICS-005 takes sixty clicks of a household in an hour, and writes nothing down that comes with them", async () => {
    const browser = new TestBrowser(app);
    const click = (properties: object) =>
      browser.post("analytics/events/", { name: "click_create_coach_button", properties });
    const before = lines.length;
    for (let count = 1; count <= 60; count++)
      expect((await click({ weight: 83.317, email: "anna@example.org" })).status).toBe(202);
    const full = await click({});
    expect([full.status, full.body.code]).toEqual([429, "throttled"]);
    expect(lines.slice(before).join()).not.toMatch(/83\.317|anna@/);
  });

  it("AUTH-031 shows mails on the local page, with everything in them escaped", async () => {
    const person = await app.aUser();
    const hostile = '<script>alert("x")</script>';
    await inSystemScope(app.app.services.db, (trx) =>
      trx
        .insertInto("outbox")
        .values({ recipient: hostile, subject: hostile, body_text: hostile, created_at: app.clock.now() })
        .execute(),
    );
    const browser = new TestBrowser(app);
    const code = await browser.codeFor(person.email);
    const page = await app.call("GET", "/dev/mail");
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(page.body).toContain(code);
    expect(page.body).toContain("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;");
    expect(page.body).not.toContain("<script");
    expect(page.body).not.toContain("<style");
    expect(escapeHtml(`<a href='x'>&"`)).toBe("&lt;a href=&#39;x&#39;&gt;&amp;&quot;");
    expect((await app.call("GET", "/dev/mail.css")).headers["content-type"]).toContain("text/css");
  });

  it("AUTH-020 enters the demo world as its people only", async () => {
    const person = await app.aUser({ email: "anna@demo.plateful.example", last_name: "Demo" });
    const other = await app.aUser({ email: "boss@example.org" });
    const people = await app.get("dev/people/");
    const anna = { key: "anna", name: "Anna Demo", description_key: "anna" };
    expect(people.body).toEqual({ is_ready: true, people: [anna] });
    const browser = new TestBrowser(app, "127.0.0.1");
    for (const key of ["boss", "nobody", encodeURIComponent(other.email), "%25"])
      expect((await browser.post(`dev/people/${key}/enter/`)).status).toBe(404);
    const entered = await browser.post("dev/people/anna/enter/");
    const me = await app.get("users/me/", { as: { ...person, token: entered.body.auth_token } });
    expect(me.body.id).toBe(person.id);
    expect(browser.cookies.has("session")).toBe(true);
  });

  it("AUTH-020 says that the demo people are not ready while they get their plans, and lets nobody in before", async () => {
    const { demoWorld } = app.app.services;
    demoWorld.isReady = false;
    try {
      expect((await app.get("dev/people/")).body).toEqual({ is_ready: false, people: [] });
      const early = await app.post("dev/people/anna/enter/");
      expect([early.status, early.body.code]).toEqual([503, "unavailable"]);
    } finally {
      demoWorld.isReady = true;
    }
  });

  it("AUTH-031 H6: has no outbox, mail page and demo people in production", async () => {
    const live = await openTestApp({ settings: { production: true, demo: false } });
    try {
      for (const path of ["dev/outbox/", "/dev/mail", "/dev/mail.css"])
        expect([path, (await live.get(path)).status]).toEqual([path, 404]);
      expect((await live.get("dev/people/")).body).toEqual(NOBODY);
      expect((await live.post("dev/people/anna/enter/")).status).toBe(404);
    } finally {
      await live.close();
    }
    const quiet = await openTestApp();
    try {
      await quiet.aUser({ email: "anna@demo.plateful.example" });
      expect((await quiet.get("dev/people/")).body).toEqual(NOBODY);
      expect((await quiet.post("dev/people/anna/enter/")).status).toBe(404);
    } finally {
      await quiet.close();
    }
  });
});
