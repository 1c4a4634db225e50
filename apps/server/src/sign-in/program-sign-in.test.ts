import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { anEmail, otherThan, TestBrowser } from "../../test/test-browser.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** A program: whatever cookies it is given, it sends none. */
const program = () => new TestBrowser(app);
const mailed = async (email: string) => (await program().mailTo(email)).code ?? "";
const verify = (body: object) => program().post("users/verifyOTP/", body);
const meOf = (token: string) => app.get("auth/users/me/", { as: { id: 0, email: "", token } as Person });

describe("signing in without a browser", () => {
  it("DOOR-078 a program that asks for the secret gets no cookie, and signs in with code and secret", async () => {
    const { email, id } = await app.aUser();
    const asked = await program().post("createOTP/", { email, with_secret: true });
    expect(asked.status).toBe(200);
    expect(asked.body).toEqual({ authentication_method: "OTP", request_secret: expect.any(String) });
    expect(asked.body.request_secret.length).toBeGreaterThanOrEqual(22);
    expect(asked.headers["set-cookie"]).toBeUndefined();
    const { request_secret } = asked.body;
    const answer = await verify({ email, otp: await mailed(email), request_secret });
    expect(answer.status).toBe(200);
    expect((await meOf(answer.body.auth_token)).body.id).toBe(id);
  });

  it("DOOR-078 the code is worth nothing without the secret, or with another's, and tries count as ever", async () => {
    const { email } = await app.aUser();
    const { request_secret } = (await program().post("createOTP/", { email, with_secret: true })).body;
    const otp = await mailed(email);
    const other = (await program().post("createOTP/", { email: anEmail(), with_secret: true })).body;
    expect((await verify({ email, otp })).status).toBe(400);
    expect((await verify({ email, otp, request_secret: other.request_secret })).status).toBe(400);
    for (let tried = 0; tried < 5; tried++)
      expect((await verify({ email, otp: otherThan(otp), request_secret })).status).toBe(400);
    const locked = await verify({ email, otp, request_secret });
    expect([locked.status, locked.body.code]).toEqual([429, "otp_locked"]);
  });

  it("DOOR-078 an unknown address gets the same answer, and a call that does not ask gets the cookie alone", async () => {
    const known = await app.aUser();
    for (const email of [known.email, anEmail()]) {
      const asked = await program().post("createMagicLink/", {
        email,
        redirect_url: "http://localhost:3000/",
        preferred_method: "OTP",
        with_secret: true,
      });
      expect(Object.keys(asked.body)).toEqual(["authentication_method", "request_secret"]);
      expect(asked.headers["set-cookie"]).toBeUndefined();
    }
    const browser = await program().post("createOTP/", { email: anEmail() });
    expect(browser.body).toEqual({ authentication_method: "OTP" });
    expect(String(browser.headers["set-cookie"])).toContain("sign-in=");
  });

  it("DOOR-078 a new code voids the one before it, with its secret", async () => {
    const { email } = await app.aUser();
    const first = (await program().post("createOTP/", { email, with_secret: true })).body.request_secret;
    const old = await mailed(email);
    app.clock.forward(31);
    const again = await program().post("users/resendOTP/", { email, with_secret: true });
    expect(again.body.request_secret).not.toBe(first);
    expect((await verify({ email, otp: old, request_secret: first })).status).toBe(400);
    const answer = await verify({
      email,
      otp: await mailed(email),
      request_secret: again.body.request_secret,
    });
    expect(answer.status).toBe(200);
  });
});
