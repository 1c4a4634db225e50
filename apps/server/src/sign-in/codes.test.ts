import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { anEmail, otherThan, TestBrowser, tokenIn } from "../../test/test-browser.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { newCode } from "./stores/secrets.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const INVALID = { non_field_errors: ["The code you entered is invalid."] };
const EXPIRED = { non_field_errors: ["This code has expired. Request a new one."] };
const LOCKED = {
  detail: "Too many attempts. Request a new code or use the sign-in link we e-mailed you.",
  code: "otp_locked",
};

const verify = (browser: TestBrowser, email: string, otp: string) =>
  browser.post("users/verifyOTP/", { email, otp });

async function wrongTries(browser: TestBrowser, email: string, otp: string, count: number) {
  const statuses: number[] = [];
  for (let tried = 0; tried < count; tried++) statuses.push((await verify(browser, email, otp)).status);
  return statuses;
}

const meOf = (token: string) => app.get("auth/users/me/", { as: { id: 0, email: "", token } as Person });

/** p = 0.001 on one side of a normal distribution. */
const STANDARD_DEVIATIONS_OF_A_THOUSANDTH = 3.09;

/**
 * Draws 100,000 codes and counts them in 10,000 cells. Gives how many standard deviations their chi-square lies from what
 * even chances give, by the approximation of Wilson and Hilferty.
 */
function drawCodes(): number {
  const cells = new Map<string, number>();
  for (let drawn = 0; drawn < 100_000; drawn++) {
    const code = newCode();
    cells.set(code, (cells.get(code) ?? 0) + 1);
  }
  expect([...cells.keys()].filter((code) => !/^\d{4}$/.test(code))).toEqual([]);
  const chiSquare = Array.from({ length: 10_000 }, (_, number) => {
    const seen = cells.get(String(number).padStart(4, "0")) ?? 0;
    return (seen - 10) ** 2 / 10;
  }).reduce((sum, part) => sum + part, 0);
  const freedom = 9_999;
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(chiSquare / freedom) - (1 - spread)) / Math.sqrt(spread);
}

describe("codes", () => {
  it("AUTH-020 AUTH-042 exchanges the mailed code for a token that works", async () => {
    const person = await app.aUser();
    const browser = new TestBrowser(app);
    const asked = await browser.post("createOTP/", { email: person.email });
    expect([asked.status, asked.body]).toEqual([200, { authentication_method: "OTP" }]);
    const { code } = await browser.mailTo(person.email);
    const answer = await verify(browser, person.email, code ?? "");
    expect(answer.status).toBe(200);
    expect(answer.body.auth_token).toMatch(/^[\w-]{43}$/);
    expect((await meOf(answer.body.auth_token)).body.id).toBe(person.id);
  });

  it("AUTH-021 ERR-020 refuses a wrong code, and one that is no code, with the texts of both languages", async () => {
    const person = await app.aUser();
    const browser = new TestBrowser(app);
    const wrong = otherThan(await browser.codeFor(person.email));
    const refused = await verify(browser, person.email, wrong);
    expect([refused.status, refused.body]).toEqual([400, INVALID]);
    const dutch = await browser.post(
      "users/verifyOTP/",
      { email: person.email, otp: wrong },
      { language: "nl" },
    );
    expect(dutch.body.non_field_errors).toHaveLength(1);
    expect(dutch.body).not.toEqual(INVALID);
    const noCode = await verify(browser, person.email, "12a4");
    expect([noCode.status, noCode.body]).toEqual([400, { otp: ["Must be a 4 digit number"] }]);
  });

  it("AUTH-022 AUTH-023 resends a new code and voids the old one", async () => {
    const person = await app.aUser();
    const browser = new TestBrowser(app);
    const first = await browser.codeFor(person.email);
    let second = first;
    while (second === first) {
      app.clock.forward(3600);
      await browser.post("createOTP/", { email: person.email });
      app.clock.forward(31);
      const resent = await browser.post("users/resendOTP/", { email: person.email });
      expect([resent.status, resent.body]).toEqual([200, { authentication_method: "OTP" }]);
      second = (await browser.mailTo(person.email)).code ?? "";
    }
    expect((await verify(browser, person.email, first)).body).toEqual(INVALID);
    expect((await verify(browser, person.email, second)).status).toBe(200);
  });

  it("AUTH-023 accepts a code for ten minutes, once, and only in the browser that asked for it", async () => {
    const person = await app.aUser();
    const browser = new TestBrowser(app);
    const code = await browser.codeFor(person.email);
    expect((await verify(new TestBrowser(app), person.email, code)).body).toEqual(INVALID);
    app.clock.forward(599);
    expect((await verify(browser, person.email, code)).status).toBe(200);
    expect((await verify(browser, person.email, code)).body).toEqual(INVALID);

    app.clock.forward(31);
    const late = await browser.codeFor(person.email);
    app.clock.forward(600);
    expect((await verify(browser, person.email, late)).body).toEqual(EXPIRED);
  });

  it("AUTH-058 says of an expired code that it has expired, whatever is typed, and of no other code", async () => {
    const [person, unknown] = [(await app.aUser()).email, anEmail()];
    for (const email of [person, unknown]) {
      const browser = new TestBrowser(app);
      // Nobody's address gets a mail without a code, and is answered like any other.
      const code = (await browser.codeFor(email)) || "0000";
      app.clock.forward(599);
      expect((await verify(browser, email, otherThan(code))).body).toEqual(INVALID);
      app.clock.forward(1);
      for (const typed of [code, otherThan(code)]) {
        const late = await verify(browser, email, typed);
        expect([late.status, late.body]).toEqual([400, EXPIRED]);
      }
      expect((await verify(new TestBrowser(app), email, code)).body).toEqual(INVALID);
      app.clock.forward(31);
      const next = (await browser.codeFor(email)) || "0000";
      expect((await verify(browser, email, otherThan(next))).body).toEqual(INVALID);
    }
  });

  it("AUTH-023 voids a code after five wrong tries, the right one too, while the link still works", async () => {
    const person = await app.aUser();
    const browser = new TestBrowser(app);
    const code = await browser.codeFor(person.email);
    expect(await wrongTries(browser, person.email, otherThan(code), 5)).toEqual([400, 400, 400, 400, 400]);
    const sixth = await verify(browser, person.email, code);
    expect([sixth.status, sixth.body]).toEqual([429, LOCKED]);
    const { link } = await browser.mailTo(person.email);
    expect((await browser.post("auth/token/login/", { magic_link_token: tokenIn(link) })).status).toBe(200);
  });

  it("AUTH-013 AUTH-023 turns an account to links only after ten wrong tries in thirty days", async () => {
    const person = await app.aUser();
    const browser = new TestBrowser(app);
    await wrongTries(browser, person.email, otherThan(await browser.codeFor(person.email)), 5);
    app.clock.forward(86_400);
    const elsewhere = new TestBrowser(app);
    const right = await elsewhere.codeFor(person.email);
    expect(await wrongTries(elsewhere, person.email, otherThan(right), 4)).toEqual([400, 400, 400, 400]);
    expect((await verify(elsewhere, person.email, right)).status, "a success resets nothing").toBe(200);
    app.clock.forward(60);
    const third = await elsewhere.codeFor(person.email);
    expect(await wrongTries(elsewhere, person.email, otherThan(third), 1)).toEqual([400]);
    expect((await verify(elsewhere, person.email, third)).body).toEqual(LOCKED);

    app.clock.forward(60);
    const asked = await elsewhere.post("createOTP/", { email: person.email });
    expect(asked.body).toEqual({ authentication_method: "MAGIC_LINK" });
    const mail = await elsewhere.mailTo(person.email);
    expect(mail.code).toBeNull();
    expect((await elsewhere.post("auth/token/login/", { magic_link_token: tokenIn(mail.link) })).status).toBe(
      200,
    );

    app.clock.forward(30 * 86_400);
    expect((await elsewhere.post("createOTP/", { email: person.email })).body).toEqual({
      authentication_method: "OTP",
    });
  });

  it("B2 AUTH-023 AUTH-024: refuses 150 tries at once although the right code is among them", async () => {
    const person = await app.aUser();
    const browser = new TestBrowser(app);
    const right = await browser.codeFor(person.email);
    const wrong = otherThan(right);
    const answers = await Promise.all(
      Array.from({ length: 150 }, (_, index) => {
        // Every try from a network of its own, so that only the limit of the code stands in the way.
        const spread = new TestBrowser(app, `11.${index}.1.1`);
        for (const [name, value] of browser.cookies) spread.cookies.set(name, value);
        return verify(spread, person.email, index === 60 ? right : wrong);
      }),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(200), count(400), count(429)]).toEqual([0, 5, 145]);
  }, 60_000);

  it("B2 AUTH-023: gives one session when the right code comes five times at once", async () => {
    const person = await app.aUser();
    const browser = new TestBrowser(app);
    const code = await browser.codeFor(person.email);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => verify(browser, person.email, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("B8 AUTH-024: answers an unknown address like a known one, try by try", async () => {
    const person = await app.aUser();
    const [known, unknown] = [new TestBrowser(app), new TestBrowser(app)];
    const wrong = otherThan(await known.codeFor(person.email));
    const stranger = anEmail();
    await unknown.post("createOTP/", { email: stranger });
    for (let tried = 1; tried <= 6; tried++) {
      const [one, other] = [await verify(known, person.email, wrong), await verify(unknown, stranger, wrong)];
      expect([other.status, other.body]).toEqual([one.status, one.body]);
    }
    expect((await verify(new TestBrowser(app), anEmail(), "1234")).body).toEqual(INVALID);
  });

  it("AUTH-024 allows twenty wrong tries in an hour from one network", async () => {
    const person = await app.aUser();
    for (let host = 1; host <= 20; host++) {
      const neighbour = new TestBrowser(app, `203.0.113.${host}`);
      expect((await verify(neighbour, anEmail(), "1234")).status).toBe(400);
    }
    const neighbour = new TestBrowser(app, "203.0.113.77");
    const code = await neighbour.codeFor(person.email);
    expect((await verify(neighbour, person.email, code)).body).toEqual(LOCKED);
    const outside = new TestBrowser(app, "203.0.114.1");
    expect((await verify(outside, anEmail(), "1234")).status).toBe(400);
    app.clock.forward(3601);
    expect((await verify(neighbour, anEmail(), "1234")).status).toBe(400);
  });

  it("B3 AUTH-023: draws every code with the same chance, leading zeros included", () => {
    // A fair generator misses the middle 99.8 % once in 500 times; twice in a row is a fault.
    const isFair = [drawCodes(), drawCodes()].some(
      (deviation) => Math.abs(deviation) < STANDARD_DEVIATIONS_OF_A_THOUSANDTH,
    );
    expect(isFair).toBe(true);
  });

  it("B6 AUTH-023 AUTH-026 AUTH-033: stores codes, links and sessions only as keyed or hashed values", async () => {
    const person = await app.aUser();
    const browser = new TestBrowser(app);
    const code = await browser.codeFor(person.email);
    const linkToken = tokenIn((await browser.mailTo(person.email)).link);
    const { auth_token } = (await verify(browser, person.email, code)).body;
    const stored = await inSystemScope(app.app.services.db, async (trx) =>
      JSON.stringify([
        await trx.selectFrom("sign_in_requests").selectAll().where("email", "=", person.email).execute(),
        await trx.selectFrom("sessions").selectAll().where("user_id", "=", person.id).execute(),
      ]),
    );
    for (const secret of [linkToken, auth_token, ...browser.cookies.values()]) {
      expect(secret.length).toBeGreaterThanOrEqual(22);
      expect(stored).not.toContain(secret);
      expect(stored).not.toContain(JSON.stringify(Buffer.from(secret)).slice(1, -1));
    }
  });
});
