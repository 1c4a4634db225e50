import { MAX_TOKENS } from "@plateful/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aToken } from "../../test/access-tokens.ts";
import { aDay } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";

const HOUR = 3600;
const DAY = 86_400;
const DIARY = "calendarDay/";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const BODY = { name: "Home Assistant", scopes: ["diary:write", "diary:read"], expires_in_days: 90 };

/** Makes a token by the call itself. */
async function make(as: Person, body: object = {}): Promise<{ id: number; secret: string }> {
  const answer = await app.post("auth/tokens/", { ...BODY, ...body }, { as });
  expect(answer.status).toBe(201);
  return answer.body;
}

const listOf = async (as: Person) => (await app.get("auth/tokens/", { as })).body;
const callsOf = async (as: Person, id: number) => (await app.get(`auth/tokens/${id}/calls/`, { as })).body;

const inDatabase = <T>(work: Parameters<typeof inSystemScope<T>>[1]) =>
  inSystemScope(app.app.services.db, work);

const mailsTo = (email: string) =>
  inDatabase((trx) =>
    trx
      .selectFrom("outbox")
      .select(["subject", "body_text"])
      .where("recipient", "=", email)
      .orderBy("id")
      .execute(),
  );

/** Everything that is stored of a person, as text. */
async function storedOf({ id }: Person): Promise<string> {
  const tables = ["access_tokens", "access_token_calls", "idempotency_keys", "audit_log"] as const;
  const rows = await inDatabase((trx) =>
    Promise.all(tables.map((table) => trx.selectFrom(table).selectAll().where("user_id", "=", id).execute())),
  );
  return JSON.stringify(rows);
}

describe("making a token", () => {
  it("DOOR-001: gives the secret once, with 256 bits behind plt_, and stores nothing but its hash", async () => {
    const anna = await app.aUser();
    const headers = { "idempotency-key": "make-a-token-1" };
    const { body } = await app.post("auth/tokens/", BODY, { as: anna, headers });
    expect(body.secret).toMatch(/^plt_[\w-]{43}$/);
    expect(body).toMatchObject({ name: "Home Assistant", scopes: ["diary:read", "diary:write"], calls: 0 });
    expect(Date.parse(body.expires_at) - Date.parse(body.created_at)).toBe(90 * DAY * 1000);
    expect(await storedOf(anna)).not.toContain(body.secret.slice(4));
    const [listed] = await listOf(anna);
    expect(listed).toEqual({ ...body, secret: undefined });
    // An answer that is kept for repeats would hold the secret, so a repeat makes another one.
    const again = await app.post("auth/tokens/", BODY, { as: anna, headers });
    expect(again.body.secret).not.toBe(body.secret);
  });

  it("DOOR-002: takes a sign-in of the last five minutes, by the mailbox of the account", async () => {
    const anna = await app.aUser();
    app.clock.forward(5 * 60 + 1);
    const late = await app.post("auth/tokens/", BODY, { as: anna });
    expect([late.status, late.body.code]).toEqual([403, "fresh_sign_in_required"]);
    await make(await app.anotherSession(anna));
    const unproven = await app.aUser({ email_confirmed_at: null });
    expect((await app.post("auth/tokens/", BODY, { as: unproven })).body.code).toBe("fresh_sign_in_required");
  });

  it("DOOR-001: ends after 30, 90 or 365 days, and never later", async () => {
    const anna = await app.aUser();
    for (const days of [30, 90, 365]) await make(anna, { expires_in_days: days });
    for (const days of [0, 1, 366, 36_500, null, "30"])
      expect((await app.post("auth/tokens/", { ...BODY, expires_in_days: days }, { as: anna })).status).toBe(
        400,
      );
    const { secret } = await make(anna, { expires_in_days: 30 });
    app.clock.forward(30 * DAY - 1);
    expect((await app.get(DIARY, { bearer: secret })).status).toBe(200);
    app.clock.forward(1);
    expect((await app.get(DIARY, { bearer: secret })).status).toBe(401);
    app.clock.reset();
  });

  it("DOOR-001: needs a name and scopes, each kept once, and those of coaches only for coaches", async () => {
    const [anna, coach] = [await app.aUser(), await app.aCoach()];
    const tried = async (as: Person, body: object) =>
      (await app.post("auth/tokens/", { ...BODY, ...body }, { as })).status;
    expect(await tried(anna, { name: " " })).toBe(400);
    expect(await tried(anna, { scopes: [] })).toBe(400);
    expect(await tried(anna, { scopes: ["everything"] })).toBe(400);
    expect(await tried(anna, { scopes: ["diary:read", "coach:read"] })).toBe(400);
    expect(await tried(coach, { scopes: ["coach:read", "coach:read"] })).toBe(201);
    expect((await listOf(coach))[0].scopes).toEqual(["coach:read"]);
  });

  it(`DOOR-001: ${MAX_TOKENS} can be in use at a time, also when several are made at once`, async () => {
    const anna = await app.aUser();
    for (let count = 2; count < MAX_TOKENS; count += 1) await aToken(app, anna, ["diary:read"]);
    const tried = await Promise.all(
      Array.from({ length: 5 }, () => app.post("auth/tokens/", BODY, { as: anna })),
    );
    expect(tried.map(({ status }) => status).sort()).toEqual([201, 201, 400, 400, 400]);
    expect(tried.find(({ status }) => status === 400)?.body.non_field_errors).toEqual([
      "You have 20 tokens, which is the most. Revoke one first.",
    ]);
    const [{ id }] = await listOf(anna);
    expect((await app.delete(`auth/tokens/${id}/`, { as: anna })).status).toBe(204);
    await make(anna);
  });

  it("DOOR-003: is told by mail in the person's language, without the secret, and is in the audit log", async () => {
    const anna = await app.aUser({ locale: "nl" });
    const { id, secret } = await make(anna, { name: "Keuken www.evil.example" });
    const [mail, ...others] = await mailsTo(anna.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Een nieuw toegangstoken voor je account bij Plateful");
    expect(mail?.body_text).toContain("(Keuken)");
    expect(mail?.body_text).not.toContain("evil");
    expect(mail?.body_text).not.toContain(secret.slice(4));
    await app.delete(`auth/tokens/${id}/`, { as: anna });
    const noted = await inDatabase((trx) =>
      trx
        .selectFrom("audit_log")
        .select(["actor_id", "action", "object_id"])
        .where("user_id", "=", anna.id)
        .orderBy("id")
        .execute(),
    );
    expect(noted).toEqual([
      { actor_id: anna.id, action: "create-access-token", object_id: id },
      { actor_id: anna.id, action: "revoke-access-token", object_id: id },
    ]);
  });
});

describe("calling with a token", () => {
  it("DOOR-007: needs no cookie and no origin, and keys of idempotency hold as for everybody", async () => {
    const anna = await app.aUser();
    const { secret } = await aToken(app, anna, ["diary:write"]);
    const headers = { "idempotency-key": "the-same-day-1" };
    const body = { date: "2026-05-01", calendar_items: [] };
    const first = await app.post(DIARY, body, { bearer: secret, headers });
    const again = await app.post(DIARY, body, { bearer: secret, headers });
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(first.headers["set-cookie"]).toBeUndefined();
  });

  it("DOOR-007: answers wrong, expired, revoked and malformed tokens alike", async () => {
    const anna = await app.aUser();
    const now = app.clock.now();
    const past = new Date(now.getTime() - DAY * 1000);
    const expired = await aToken(app, anna, ["diary:read"]);
    await inDatabase((trx) =>
      trx
        .updateTable("access_tokens")
        .set({ created_at: new Date(past.getTime() - 1000), expires_at: past })
        .where("id", "=", expired.id)
        .execute(),
    );
    const revoked = await aToken(app, anna, ["diary:read"], { revoked_at: now });
    const secrets = [
      `plt_${"x".repeat(43)}`,
      expired.secret,
      revoked.secret,
      "plt_short",
      "anything",
      anna.token,
    ];
    for (const bearer of secrets) {
      const { status, body, headers } = await app.get(DIARY, { bearer });
      expect([bearer, status, body]).toEqual([bearer, 401, { detail: "Invalid token." }]);
      if (bearer.startsWith("plt_")) expect(headers["www-authenticate"]).toBe('Bearer error="invalid_token"');
    }
    // Nor is a visitor whoever comes with one.
    expect((await app.get("brand/", { bearer: revoked.secret })).status).toBe(401);
    // A token is no session, and a session no token.
    const { secret } = await aToken(app, anna, ["diary:read"]);
    const asSession = await app.get(DIARY, { headers: { authorization: `Token ${secret}` } });
    expect(asSession.status).toBe(401);
    expect((await app.get(DIARY, { headers: { authorization: `bearer ${secret}` } })).status).toBe(200);
  });

  it("DOOR-005: says which scope is missing, in the language of the call", async () => {
    const { secret } = await aToken(app, await app.aUser(), ["diary:read"]);
    const refused = await app.get("groceryList/", { bearer: secret, language: "nl" });
    expect([refused.status, refused.body]).toEqual([
      403,
      {
        detail: "Dit token mag dit niet: groceries:read ontbreekt.",
        code: "scope_missing",
        scope: "groceries:read",
      },
    ]);
    expect(refused.headers["www-authenticate"]).toBe(
      'Bearer error="insufficient_scope", scope="groceries:read"',
    );
    const never = await app.post("auth/tokens/", BODY, { bearer: secret });
    expect([never.status, never.body.code]).toEqual([403, "token_not_allowed"]);
  });

  it("DOOR-006: a person who is a coach no more reaches no clients, and one who is staff never was with it", async () => {
    const coach = await app.aCoach();
    const client = await app.aClientOf(coach);
    const day = await aDay(app, client);
    const { secret } = await aToken(app, coach, ["diary:read", "coach:read"]);
    const read = () => app.get(`${DIARY}${day}/`, { bearer: secret });
    expect((await read()).status).toBe(200);
    expect((await app.get("clients/", { bearer: secret })).status).toBe(200);
    await inDatabase((trx) =>
      trx.updateTable("users").set({ is_coach: false }).where("id", "=", coach.id).execute(),
    );
    expect((await read()).status).toBe(404);
    expect((await app.get("clients/", { bearer: secret })).status).toBe(403);
  });
});

describe("what a token was used for", () => {
  it("DOOR-010 DOOR-011: counts calls by hour, with their outcome, and tells the network and not the address", async () => {
    const anna = await app.aUser();
    const { id, secret } = await aToken(app, anna, ["diary:read"]);
    expect((await listOf(anna))[0]).toMatchObject({ calls: 0, last_used_at: null, last_used_from: null });
    const from = { bearer: secret, ip: "203.0.113.7" };
    await app.get(DIARY, from);
    app.clock.forward(10);
    await app.get(DIARY, from);
    await app.get("groceryList/", from);
    await app.get("calendarDay/999999/", from);
    app.clock.forward(HOUR);
    await app.get(DIARY, { bearer: secret, ip: "2001:db8:1:2::7" });
    const calls = await callsOf(anna, id);
    const told = calls.map((each: Record<string, unknown>) => [
      each.operation,
      each.method,
      each.status,
      each.count,
    ]);
    expect(told[0]).toEqual(["list-calendar-days", "GET", 200, 1]);
    expect(told.slice(1).sort()).toEqual([
      ["get-calendar-day", "GET", 404, 1],
      ["list-calendar-days", "GET", 200, 2],
      ["list-grocery-lists", "GET", 403, 1],
    ]);
    const [listed] = await listOf(anna);
    expect(listed).toMatchObject({ calls: 5, last_used_from: "2001:db8:1::/48" });
    expect(await storedOf(anna)).not.toMatch(/203\.0\.113\.7|1:2::7/);
    app.clock.reset();
  });

  it("DOOR-011: is the person's alone, also towards their coach", async () => {
    const coach = await app.aCoach();
    const client = await app.aClientOf(coach);
    const { id } = await aToken(app, client, ["diary:read"]);
    for (const as of [coach, await app.aUser(), await app.aUser({ is_staff: true })]) {
      expect((await app.get(`auth/tokens/${id}/calls/`, { as })).status).toBe(404);
      expect((await app.delete(`auth/tokens/${id}/`, { as })).status).toBe(404);
      expect(await listOf(as)).toEqual([]);
    }
  });

  it("DOOR-010: using a token is using the account", async () => {
    const anna = await app.aUser();
    const { secret } = await aToken(app, anna, ["diary:read"]);
    app.clock.forward(2 * HOUR);
    const at = app.clock.now();
    await app.get(DIARY, { bearer: secret });
    const { last_active_at } = await inDatabase((trx) =>
      trx.selectFrom("users").select("last_active_at").where("id", "=", anna.id).executeTakeFirstOrThrow(),
    );
    expect(last_active_at).toEqual(at);
    app.clock.reset();
  });
});

describe("the end of a token", () => {
  const works = async (secret: string) => (await app.get(DIARY, { bearer: secret })).status;

  it("DOOR-012: revoking works at once and cannot be repeated; the log stays readable", async () => {
    const anna = await app.aUser();
    const { id, secret } = await aToken(app, anna, ["diary:read"]);
    expect(await works(secret)).toBe(200);
    // Shutting a program out takes no new code.
    app.clock.forward(HOUR);
    expect((await app.delete(`auth/tokens/${id}/`, { as: anna })).status).toBe(204);
    expect(await works(secret)).toBe(401);
    expect((await app.delete(`auth/tokens/${id}/`, { as: anna })).status).toBe(404);
    expect((await listOf(anna))[0].revoked_at).toBe(app.clock.now().toISOString());
    expect(await callsOf(anna, id)).toHaveLength(1);
    app.clock.reset();
  });

  it("DOOR-013: staff who end all sessions, and switching the account off, revoke all tokens for good", async () => {
    const staff = await app.aUser({ is_staff: true });
    const coach = await app.aCoach();
    const [first, second] = [await app.aUser(), await app.aClientOf(coach)];
    const tokens = [await aToken(app, first, ["diary:read"]), await aToken(app, second, ["diary:read"])];
    const ended = await app.post(
      `auth/users/${first.id}/end-sessions/`,
      { reason: "SECURITY" },
      { as: staff },
    );
    expect(ended.status).toBe(204);
    for (const account_enabled of [false, true])
      expect((await app.patch(`clients/${second.id}/`, { account_enabled }, { as: coach })).status).toBe(200);
    for (const { secret } of tokens) expect(await works(secret)).toBe(401);
  });

  it("DOOR-013: signing one device out leaves the tokens alone, and deleting the account ends them", async () => {
    const anna = await app.aUser();
    const { secret } = await aToken(app, anna, ["diary:read"]);
    const other = await app.anotherSession(anna);
    await app.post("auth/token/logout/", {}, { as: other });
    expect(await works(secret)).toBe(200);
    await app.delete("users/me/", { as: anna, body: { confirmation: "DELETE" } });
    expect(await works(secret)).toBe(401);
    expect(await storedOf(anna)).toBe("[[],[],[],[]]");
  });

  it("DOOR-014: the data that a person downloads has tokens and what they were used for, and no hash", async () => {
    const anna = await app.aUser();
    const { secret } = await aToken(app, anna, ["diary:read"]);
    await works(secret);
    const { body } = await app.get("users/me/export/", { as: anna });
    expect(body.access_tokens).toMatchObject([{ name: "Kitchen", scopes: ["diary:read"] }]);
    expect(body.access_token_calls).toMatchObject([
      { operation: "list-calendar-days", status: 200, calls: 1 },
    ]);
    expect(JSON.stringify(body)).not.toContain("token_hash");
  });
});
