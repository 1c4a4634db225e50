import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { otherThan, TestBrowser, tokenIn } from "../../test/test-browser.ts";
import { openLog } from "../platform/base/log.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  const log = openLog("error", (line: string) => void lines.push(line));
  app = await openTestApp({ log });
});
afterAll(() => app.close());

const alerts = () => lines.filter((line) => line.includes("sign_in_codes_off"));

/** Wrong tries on codes of other people that nobody ever redeemed. */
const sprayed = (count: number) =>
  inSystemScope(app.app.services.db, (trx) =>
    trx
      .insertInto("sign_in_failures")
      .values(Array.from({ length: count }, () => ({ request_id: null, failed_at: app.clock.now() })))
      .execute(),
  );

describe("the breaker of the whole service", () => {
  it("B4 AUTH-024: turns everybody to links, once, after 200 wrong tries in a day, typos of people apart", async () => {
    await sprayed(198);
    const typist = await app.aUser();
    const browser = new TestBrowser(app);
    const code = await browser.codeFor(typist.email);
    const verify = (from: TestBrowser, email: string, otp: string) =>
      from.post("users/verifyOTP/", { email, otp });
    expect((await verify(browser, typist.email, otherThan(code))).status).toBe(400);
    expect((await verify(browser, typist.email, code)).status, "199, and a success takes its typo back").toBe(
      200,
    );

    const person = await app.aUser();
    const other = new TestBrowser(app);
    const right = await other.codeFor(person.email);
    expect((await verify(other, person.email, otherThan(right))).status).toBe(400);
    expect(alerts()).toHaveLength(0);
    expect((await verify(other, person.email, otherThan(right))).status).toBe(400);
    expect(alerts(), "the 200th alerts").toHaveLength(1);
    expect((await verify(other, person.email, right)).body.code).toBe("otp_locked");

    const { link } = await other.mailTo(person.email);
    expect((await other.post("auth/token/login/", { magic_link_token: tokenIn(link) })).status).toBe(200);
    const newcomer = await app.aUser();
    const asked = await new TestBrowser(app).post("createOTP/", { email: newcomer.email });
    expect(asked.body).toEqual({ authentication_method: "MAGIC_LINK" });
    expect(alerts()).toHaveLength(1);

    app.clock.forward(86_401);
    expect((await new TestBrowser(app).post("createOTP/", { email: newcomer.email })).body).toEqual({
      authentication_method: "OTP",
    });
  });
});
