import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { otherThan, TestBrowser, tokenIn } from "../../test/test-browser.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
});
afterAll(() => app.close());

/** The bar's run sprays 3,000 accounts from 300 networks. */
const ACCOUNTS = Number(process.env.SPRAYED_ACCOUNTS ?? 120);
const NETWORKS = Math.ceil(ACCOUNTS / 10);
const TRIES = 3;
/** Wrong codes of everybody in a day, after which codes are off. */
const BREAKER = 200;
/** People who sign in by link while the service is sprayed. */
const OWNERS = 20;

async function accounts(count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, index) => `sprayed-${index}@example.org`);
  const now = app.clock.now();
  await inSystemScope(app.app.services.db, (trx) =>
    trx
      .insertInto("users")
      .values(
        emails.map((email) => ({
          ...{ email, first_name: "Anna", last_name: "Jansen" },
          ...{ email_confirmed_at: now, date_joined: now },
        })),
      )
      .execute(),
  );
  return emails;
}

const networkOf = (index: number) => {
  const network = index % NETWORKS;
  return `${30 + Math.floor(network / 250)}.${network % 250}.9`;
};

/** Asks for a code of someone else and guesses three times; tells how each guess was answered. */
async function spray(email: string, index: number): Promise<number[]> {
  // Ten browsers of each network, each with an address of its own.
  const browser = new TestBrowser(app, `${networkOf(index)}.${1 + (Math.floor(index / NETWORKS) % 250)}`);
  await browser.post("createOTP/", { email });
  const wrong = otherThan((await browser.mailTo(email)).code ?? "");
  const statuses: number[] = [];
  for (let tried = 0; tried < TRIES; tried++)
    statuses.push((await browser.post("users/verifyOTP/", { email, otp: wrong })).status);
  return statuses;
}

async function signInByLink(email: string): Promise<number> {
  const browser = new TestBrowser(app);
  const magic_link_token = await browser.linkTokenFor(email);
  return (await browser.post("auth/token/login/", { magic_link_token })).status;
}

describe("a few guesses on each of many accounts", { timeout: 900_000 }, () => {
  it("B4 AUTH-024: codes are off for everybody from the 200th wrong one on, and links go on", async () => {
    const emails = await accounts(ACCOUNTS);
    const people: string[] = [];
    for (let made = 0; made < OWNERS; made++) people.push((await app.aUser()).email);
    const statuses: number[] = [];
    const signIns: number[] = [];
    const each = ACCOUNTS / OWNERS;
    for (const [index, email] of emails.entries()) {
      statuses.push(...(await spray(email, index)));
      if (index % each === 0) signIns.push(await signInByLink(people[index / each] ?? ""));
    }
    const compared = statuses.filter((status) => status === 400).length;
    const last = statuses.lastIndexOf(400);
    const afterBreaker = statuses.slice(last + 1).filter((status) => status !== 429).length;
    expect([compared, afterBreaker]).toEqual([BREAKER, 0]);
    expect(signIns).toEqual(Array.from({ length: OWNERS }, () => 200));
    const { email } = await app.aUser();
    const asked = await new TestBrowser(app).post("createOTP/", { email });
    expect(asked.body).toEqual({ authentication_method: "MAGIC_LINK" });
    const mail = await new TestBrowser(app).mailTo(email);
    expect([mail.code, tokenIn(mail.link).length]).toEqual([null, 43]);
  });
});
