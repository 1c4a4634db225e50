import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aToken } from "../../test/access-tokens.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ limits: { perPerson: 30, perAddress: 12, perToken: 20 } });
});
afterAll(() => app.close());

const DIARY = "calendarDay/";

async function statusesOf(count: number, call: () => Promise<{ readonly status: number }>) {
  const counts: Record<number, number> = {};
  for (let made = 0; made < count; made += 1) {
    const { status } = await call();
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

describe("how often programs may call", () => {
  it("DOOR-008: each token has a limit, all of a person have one, and the person keeps their own", async () => {
    const anna = await app.aUser();
    const { secret: first } = await aToken(app, anna, ["diary:read"]);
    const { secret: second } = await aToken(app, anna, ["diary:read"]);
    const callWith = (bearer: string) => () => app.get(DIARY, { bearer, ip: "203.0.113.1" });
    // The first call of a token counts for its person alone, who is not known before it.
    expect(await statusesOf(30, callWith(first))).toEqual({ 200: 21, 429: 9 });
    const refused = await callWith(first)();
    expect([refused.body.code, refused.headers["retry-after"]]).toEqual(["throttled", "300"]);
    // What the first was refused uses up nothing of the second, which has what is left for all.
    expect(await statusesOf(12, callWith(second))).toEqual({ 200: 9, 429: 3 });
    expect(await statusesOf(30, () => app.get(DIARY, { as: anna, ip: "203.0.113.1" }))).toEqual({ 200: 30 });
    app.clock.forward(301);
    expect((await callWith(first)()).status).toBe(200);
  });

  it("DOOR-008: tokens that are not valid count for their address, and are turned away with it", async () => {
    const wrong = () =>
      app.get(DIARY, { bearer: `plt_${randomBytes(32).toString("base64url")}`, ip: "203.0.113.2" });
    expect(await statusesOf(20, wrong)).toEqual({ 401: 12, 429: 8 });
    const { secret } = await aToken(app, await app.aUser(), ["diary:read"]);
    expect((await app.get(DIARY, { bearer: secret, ip: "203.0.113.2" })).status).toBe(200);
  });
});
