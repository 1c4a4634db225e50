import { createHash } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { SmtpCatcher } from "../../test/smtp-catcher.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { TestBrowser } from "../../test/test-browser.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { newRequestSecret, newToken } from "./stores/secrets.ts";

const smtp = new SmtpCatcher();
let app: TestApp;
beforeAll(async () => {
  await smtp.open();
  // As operators run it: mail leaves the outbox once it went out.
  app = await openTestApp({ settings: { production: true, smtpUrl: smtp.url } });
  app.app.services.mailer.start();
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

/** The latest letter to an address, as it is read. */
async function letterTo(email: string, count: number): Promise<string> {
  const own = () => smtp.letters.filter(({ to }) => to.includes(email));
  await vi.waitFor(() => expect(own().length).toBeGreaterThanOrEqual(count), 20_000);
  return (own().at(-1)?.raw ?? "").replaceAll("=\r\n", "").replaceAll("=3D", "=");
}

const codeIn = (letter: string): string => /Subject: (\d{4})/.exec(letter)?.[1] ?? "";
const tokenIn = (letter: string): string => /magic_link_token=([\w-]{43})/.exec(letter)?.[1] ?? "";

/** Every row of every table as text; bytes are written in hexadecimal. */
async function wholeDatabase(): Promise<string> {
  return inSystemScope(app.app.services.db, async (trx) => {
    const { rows: tables } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(trx);
    const parts: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`
        select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(trx);
      parts.push(...rows.map(({ row }) => row));
    }
    return parts.join("\n");
  });
}

/** A secret as it might lie in a table: as it is, in other letters, or as the bytes of its text or of itself. */
const formsOf = (secret: string): string[] => [
  secret,
  Buffer.from(secret).toString("hex"),
  Buffer.from(secret).toString("base64").replace(/=+$/, ""),
  Buffer.from(secret, "base64url").toString("hex"),
];

/** Digests that can be undone by trying all codes, because nothing secret goes into them. */
function* unkeyed(code: string, salts: readonly string[], email: string): Generator<string> {
  const inputs = [
    code,
    JSON.stringify({ email, otp: code }),
    ...salts.flatMap((salt) => [salt + Buffer.from(code).toString("hex")]),
  ];
  for (const kind of ["sha256", "sha1", "md5"])
    for (const [index, input] of inputs.entries()) {
      const digest = createHash(kind).update(index < 2 ? Buffer.from(input) : Buffer.from(input, "hex"));
      yield digest.digest("hex");
    }
}

const asToken = (token: string) => ({ id: 0, email: "", token }) satisfies Person;

describe("what lies in the database", { timeout: 120_000 }, () => {
  it("B6 AUTH-023 AUTH-026 AUTH-033: holds no code, link, session or cookie, and no digest that trying all codes undoes", async () => {
    const person = await app.aUser();
    const browser = new TestBrowser(app);
    await browser.post("createOTP/", { email: person.email });
    const first = await letterTo(person.email, 1);
    const [otp, beside] = [codeIn(first), tokenIn(first)];
    expect([otp.length, beside.length]).toEqual([4, 43]);
    const requestSecret = [...browser.cookies.values()].join();
    const signedIn = await browser.post("users/verifyOTP/", { email: person.email, otp });
    expect(signedIn.status).toBe(200);
    // Someone who is signed in signs in once more, and has the call repeated if its answer gets lost.
    app.clock.forward(31);
    await browser.post("createOTP/", { email: person.email });
    const second = await letterTo(person.email, 2);
    const again = await browser.post(
      "users/verifyOTP/",
      { email: person.email, otp: codeIn(second) },
      { as: asToken(signedIn.body.auth_token), headers: { "idempotency-key": "sign-in-once-more" } },
    );
    expect(again.status).toBe(200);
    app.clock.forward(31);
    await browser.post("createOTP/", { email: person.email });
    const live = await letterTo(person.email, 3);
    await vi.waitFor(async () => expect(await wholeDatabase()).not.toContain(tokenIn(live)), 20_000);

    const database = await wholeDatabase();
    expect(database).toContain(person.email);
    const secrets = [
      ...[beside, tokenIn(second), tokenIn(live), requestSecret, ...browser.cookies.values()],
      ...[signedIn.body.auth_token, again.body.auth_token],
    ];
    expect(secrets.filter((secret) => secret.length < 22)).toEqual([]);
    const found = secrets.filter((secret) => formsOf(secret).some((form) => database.includes(form)));
    expect(found).toEqual([]);
    const salts = [...database.matchAll(/"code_salt": "\\\\x([0-9a-f]+)"/g)].map((match) => match[1] ?? "");
    expect(salts.length).toBeGreaterThan(0);
    const digests = new Set(database.match(/[0-9a-f]{32,128}/g));
    expect(digests.size).toBeGreaterThan(5);
    for (let number = 0; number < 10_000; number++)
      for (const digest of unkeyed(String(number).padStart(4, "0"), salts, person.email))
        if (digests.has(digest)) found.push(digest);
    expect(found).toEqual([]);
  });

  it("B6: ten thousand tokens are all different, and have 256 bits; the secret of a request has 128", () => {
    const tokens = new Set(Array.from({ length: 10_000 }, newToken));
    const secrets = new Set(Array.from({ length: 10_000 }, newRequestSecret));
    expect([tokens.size, secrets.size]).toEqual([10_000, 10_000]);
    expect(new Set([...tokens].map((token) => Buffer.from(token, "base64url").length))).toEqual(
      new Set([32]),
    );
    expect(new Set([...secrets].map((one) => Buffer.from(one, "base64url").length))).toEqual(new Set([16]));
    // Every bit is set about as often as not; six standard deviations of 10,000 throws are 300.
    const ones = Array.from({ length: 256 }, () => 0);
    for (const token of tokens)
      for (const [index, byte] of Buffer.from(token, "base64url").entries())
        for (let bit = 0; bit < 8; bit++)
          ones[index * 8 + bit] = (ones[index * 8 + bit] ?? 0) + ((byte >> bit) & 1);
    expect(ones.filter((count) => Math.abs(count - 5_000) > 300)).toEqual([]);
  });
});
