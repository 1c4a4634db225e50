import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPlanner } from "../../test/factories.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
describe("x", () => {
  it("works", async () => {
    const anna = await aPlanner(app);
    const answer = await app.app.server.inject({ url: "/api/users/me/download/", headers: { authorization: `Token ${anna.token}` } });
    console.log(answer.statusCode, answer.headers, answer.rawPayload.length);
    (await import("node:fs")).writeFileSync("/tmp/priv.zip", answer.rawPayload);
    const coach = await app.aCoach(); 
    const c = await app.aClientOf(coach);
    console.log((await app.get(`clients/${c.id}/`, {as: coach})).status);
    console.log(JSON.stringify((await app.get("users/me/data-views/", {as: c})).body));
    expect(1).toBe(1);
  });
});
