import { randomInt } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestAnswer, type TestApp } from "../../test/test-app.ts";
import { anEmail, TestBrowser } from "../../test/test-browser.ts";
import { EQUAL_TIME, welch } from "../../test/welch.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
let organisation = 0;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  organisation = await app.anOrganisation({ subdomain: "elsewhere" });
  await app.anOrganisation({ subdomain: "here" });
});
afterAll(() => app.close());

/** The bar's run compares 1,500 pairs of each call. */
const PAIRS = Number(process.env.TIMED_PAIRS ?? 40);

const redirect_url = "http://localhost:3000/";
const names = { first_name: "Anna", last_name: "Jansen" };
const terms_accepted = true;

/** What of an account a stranger must not learn. */
const KINDS: Record<string, Readonly<Record<string, unknown>> | null> = {
  unknown: null,
  known: {},
  disabled: { account_enabled: false },
  "of a coach": { is_coach: true },
  "of another organisation": {},
  "never confirmed": { email_confirmed_at: null },
};

/** Everything that takes an address from whoever is not signed in. */
const CALLS: Record<string, (email: string) => readonly [path: string, body: object]> = {
  login: (email) => ["createMagicLink/", { email, redirect_url }],
  "login by code": (email) => ["createOTP/", { email }],
  "login at an organisation": (email) => [
    "createLoginSignupPortal/",
    { email, redirect_url, organisation_subdomain: "here" },
  ],
  "login of coaches": (email) => ["users/self-service/login/", { email, redirect_url }],
  resend: (email) => ["users/resendOTP/", { email }],
  verify: (email) => ["users/verifyOTP/", { email, otp: "1234" }],
  "sign-up": (email) => ["auth/users/", { email, ...names, terms_accepted }],
  "sign-up of coaches": (email) => [
    "users/self-service/signup/",
    { email, ...names, terms_accepted, redirect_url },
  ],
  confirmation: (email) => ["auth/users/resend_activation/", { email }],
  "change of the address": (email) => ["auth/users/reset_email/", { email }],
};

/** Accounts of a kind, made at once; addresses of nobody for the unknown. */
async function addresses(kind: string, count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, anEmail);
  const columns = KINDS[kind];
  if (columns === null || columns === undefined) return emails;
  const now = app.clock.now();
  const values = emails.map((email) => ({
    ...{ email, ...names, email_confirmed_at: now, date_joined: now },
    ...(kind === "of another organisation" ? { organisation_id: organisation } : {}),
    ...columns,
  }));
  await inSystemScope(app.app.services.db, (trx) => trx.insertInto("users").values(values).execute());
  return emails;
}

/** Everything of an answer but what each answer has of its own. */
function comparable({ status, body, headers }: TestAnswer): string {
  const { "x-request-id": _request, date: _date, "set-cookie": cookie, ...rest } = headers;
  const cookies = [cookie ?? []].flat().map((line) => line.replace(/=[\w-]{22};/, "=secret;"));
  return JSON.stringify({ status, body, cookies, rest });
}

async function send(call: string, email: string): Promise<{ answer: TestAnswer; ms: number }> {
  const [path, body] = CALLS[call]?.(email) ?? ["", {}];
  const browser = new TestBrowser(app);
  const before = performance.now();
  const answer = await browser.post(path, body);
  return { answer, ms: performance.now() - before };
}

const WARM_UP = 5;

/** How long a call takes for known and for unknown addresses, in an order by chance. */
async function timed(call: string): Promise<Record<"known" | "unknown", number[]>> {
  const emails = {
    known: await addresses("known", PAIRS + WARM_UP),
    unknown: await addresses("unknown", PAIRS + WARM_UP),
  };
  const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
  for (let pair = 0; pair < PAIRS + WARM_UP; pair++) {
    const kinds = randomInt(2) === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
    for (const kind of kinds) {
      const { answer, ms } = await send(call, emails[kind][pair] ?? "");
      expect([200, 201, 204, 400]).toContain(answer.status);
      if (pair >= WARM_UP) times[kind].push(ms);
    }
    // The breaker and the limits of an hour are not the subject.
    if (pair % 100 === 0) app.clock.forward(86_401);
  }
  return times;
}

describe("whether an address has an account", { timeout: 1_200_000 }, () => {
  for (const call of Object.keys(CALLS))
    it(`B8 AUTH-015 AUTH-024: is not told by the answers of the ${call}, whatever the account is`, async () => {
      const [stranger = ""] = await addresses("unknown", 1);
      const expected = comparable((await send(call, stranger)).answer);
      for (const kind of Object.keys(KINDS)) {
        const [email = ""] = await addresses(kind, 1);
        expect([kind, comparable((await send(call, email)).answer)]).toEqual([kind, expected]);
        // Refused alike, too, once it was asked too often.
        const soon = comparable((await send(call, email)).answer);
        expect([kind, soon]).toEqual([kind, comparable((await send(call, stranger)).answer)]);
      }
    });

  for (const call of ["login", "login by code", "resend", "verify", "sign-up", "change of the address"])
    it(`B8 AUTH-015: is not told by the time of the ${call}`, async () => {
      const times = await timed(call);
      const t = welch(times.known, times.unknown);
      expect([call, Math.abs(t) < EQUAL_TIME, t]).toEqual([call, true, t]);
    });
});
