import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestAnswer, type TestApp } from "../../../test/test-app.ts";

const APP = "https://app.example.org";
const OTHER = "https://other.example.org";
const QUESTION = {
  "access-control-request-method": "GET",
  "access-control-request-headers": "authorization",
};

let app: TestApp;
let closed: TestApp;
beforeAll(async () => {
  app = await openTestApp({ settings: { corsOrigins: [APP] } });
  closed = await openTestApp();
});
afterAll(async () => {
  await app.close();
  await closed.close();
});

/** What a browser asks before a call with a header that it would not send otherwise. */
async function ask(at: TestApp, origin: string) {
  const answer = await at.inject({
    method: "OPTIONS",
    url: "/api/calendarDay/",
    headers: { origin, ...QUESTION },
  });
  return { status: answer.statusCode, headers: answer.headers as TestAnswer["headers"] };
}

describe("pages of other origins", () => {
  it("DOOR-077 a named origin is told what it may send, and reads answers and refusals without cookies", async () => {
    const person = await app.aUser();
    const preflight = await ask(app, APP);
    expect(preflight.status).toBe(204);
    expect(preflight.headers).toMatchObject({
      "access-control-allow-origin": APP,
      "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
      "access-control-max-age": "7200",
    });
    const sendable = String(preflight.headers["access-control-allow-headers"]).split(", ");
    expect(sendable).toEqual(
      expect.arrayContaining(["authorization", "content-type", "idempotency-key", "if-match", "x-time-zone"]),
    );
    const read = await app.get("auth/users/me/", { as: person, headers: { origin: APP } });
    expect(read.status).toBe(200);
    const refused = await app.get("auth/users/me/", { headers: { origin: APP } });
    expect(refused.status).toBe(401);
    for (const { headers } of [preflight, read, refused]) {
      expect(headers["access-control-allow-origin"]).toBe(APP);
      expect(headers["access-control-allow-credentials"]).toBeUndefined();
      expect(String(headers.vary).toLowerCase()).toContain("origin");
    }
    expect(read.headers["access-control-expose-headers"]).toContain("etag");
  });

  it("DOOR-077 another origin is told nothing, and no origin is named where the setting is empty", async () => {
    for (const [at, origin] of [
      [app, OTHER],
      [app, "null"],
      [app, `${APP}.evil.example`],
      [closed, APP],
    ] as const) {
      const preflight = await ask(at, origin);
      const read = await at.get("brand/", { headers: { origin } });
      expect(read.status).toBe(200);
      for (const { headers } of [preflight, read])
        expect(
          Object.keys(headers).filter((name) => name.startsWith("access-control")),
          origin,
        ).toEqual([]);
    }
    // What was answered to one origin is not to be given to another out of a cache.
    const plain = await app.get("brand/");
    expect(String(plain.headers.vary).toLowerCase()).toContain("origin");
  });

  it("DOOR-077 questions of browsers take no turn of the limits, and pages outside the API are left alone", async () => {
    const few = await openTestApp({
      settings: { corsOrigins: [APP] },
      limits: { perPerson: 3, perAddress: 3 },
    });
    try {
      for (let asked = 0; asked < 10; asked++) expect((await ask(few, APP)).status).toBe(204);
      expect((await few.get("brand/", { headers: { origin: APP } })).status).toBe(200);
      const page = await few.inject({ method: "GET", url: "/robots.txt", headers: { origin: APP } });
      expect(page.headers["access-control-allow-origin"]).toBeUndefined();
    } finally {
      await few.close();
    }
  });
});
