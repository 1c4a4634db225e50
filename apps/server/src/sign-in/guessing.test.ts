import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { otherThan, TestBrowser } from "../../test/test-browser.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
beforeAll(async () => {
  // Its own: the breaker counts the wrong codes of everybody.
  app = await openTestApp({ settings: {} });
});
afterAll(() => app.close());

const DAYS = 30;
const HOUR = 3600;
/** Hours of a day at which the guesser asks for a fresh code, from a network not seen before. */
const ROUNDS = [0, 8, 16];

let networks = 0;
const elsewhere = () => `${20 + Math.floor(networks / 250)}.${networks++ % 250}.7.1`;

/** One browser that asks for a code and guesses until it is refused without a look. */
async function guess(email: string): Promise<{ wins: number; offered: string }> {
  const browser = new TestBrowser(app, elsewhere());
  const path = networks % 2 === 0 ? "createOTP/" : "users/resendOTP/";
  const asked = await browser.post(path, { email });
  expect(asked.status).toBe(200);
  // The guesser does not see the mail; the test does, so that no guess is right by chance.
  const wrong = otherThan((await browser.mailTo(email)).code ?? "");
  let wins = 0;
  for (let tried = 0; tried < 6; tried++) {
    const { status } = await browser.post("users/verifyOTP/", { email, otp: wrong }, { ip: elsewhere() });
    expect([400, 429]).toContain(status);
    if (status === 200) wins += 1;
  }
  return { wins, offered: asked.body.authentication_method };
}

/** Guesses that were compared with a code of this account. */
const comparedOf = ({ email }: Person): Promise<number> =>
  inSystemScope(app.app.services.db, async (trx) => {
    const rows = await trx
      .selectFrom("sign_in_requests")
      .select(["attempts", "code_used_at"])
      .where("email", "=", email)
      .execute();
    return rows.reduce((sum, row) => sum + row.attempts - (row.code_used_at === null ? 0 : 1), 0);
  });

async function signInByLink({ email }: Person): Promise<number> {
  const browser = new TestBrowser(app);
  const magic_link_token = await browser.linkTokenFor(email);
  return (await browser.post("auth/token/login/", { magic_link_token })).status;
}

describe("guessing the codes of one account", { timeout: 120_000 }, () => {
  it("B1 AUTH-023: ten guesses are compared in thirty days, whatever the guesser and the owner do meanwhile", async () => {
    const person = await app.aUser();
    let wins = 0;
    let byLink = 0;
    const offers: string[] = [];
    for (let day = 0; day < DAYS; day++) {
      let hour = 0;
      for (const at of ROUNDS) {
        app.clock.forward((at - hour) * HOUR);
        hour = at;
        const round = await guess(person.email);
        wins += round.wins;
        offers.push(round.offered);
      }
      app.clock.forward(2 * HOUR);
      if (day === 0) {
        // The owner's own success with a code gives the guesser nothing back.
        const owner = new TestBrowser(app);
        const otp = await owner.codeFor(person.email);
        if (otp !== "") await owner.post("users/verifyOTP/", { email: person.email, otp });
      }
      app.clock.forward(HOUR);
      if ((await signInByLink(person)) === 200) byLink += 1;
      app.clock.forward((24 - hour - 3) * HOUR - 60);
    }
    expect([wins, await comparedOf(person)]).toEqual([0, 10]);
    expect(byLink, "the link works on every day").toBe(DAYS);
    expect(offers.slice(0, 2)).toEqual(["OTP", "OTP"]);
    expect(new Set(offers.slice(2)), "then links only").toEqual(new Set(["MAGIC_LINK"]));
  });
});
