import { type Endpoint, endpoints } from "@plateful/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addressOf, anAddress, type Request } from "../../test/access-request.ts";
import { REQUESTS } from "../../test/access-requests.ts";
import { buildWorld, type World } from "../../test/access-world.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { anEmail, TestBrowser, tokenIn } from "../../test/test-browser.ts";
import { inSystemScope } from "./database/scope.ts";

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  world = await buildWorld(app);
}, 240_000);
afterAll(() => app.close());

const EVIL = "https://evil.example";
/** What a page of another site can send without being asked: a form, or a text that looks like JSON. */
const TYPES = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "text/plain; charset=utf-8; application/json",
];
/** The provider signs what it sends, which another site cannot. */
const SIGNED = ["handle-webhook"];

/** The cookie that a browser would send along. */
let cookieOfSelf: Promise<string> | undefined;
const aCookie = (): Promise<string> => {
  cookieOfSelf ??= signInFor(world.people.self);
  return cookieOfSelf;
};

async function signInFor(person: Person): Promise<string> {
  const browser = new TestBrowser(app);
  await browser.post("createMagicLink/", { email: person.email, redirect_url: "http://localhost:3000/" });
  const token = tokenIn((await browser.mailTo(person.email)).link);
  expect((await browser.post("auth/token/login/", { magic_link_token: token })).status).toBe(200);
  return [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

/** What all tables hold, but for the means of signing in and what counts calls. */
const NOT_COMPARED = ["sessions", "limited_events", "audit_log", "users", "outbox", "idempotency_keys"];
const digest = (): Promise<string> =>
  inSystemScope(app.app.services.db, async (trx) => {
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'
      and table_type = 'BASE TABLE' and table_name <> all (${NOT_COMPARED}::text[]) order by 1`.execute(trx);
    const sums = tables.map(
      ({ name }) =>
        sql`select ${name} as name, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as sum from ${sql.table(name)} t`,
    );
    const { rows } = await sql`${sql.join(sums, sql` union all `)} order by 1`.execute(trx);
    return JSON.stringify(rows);
  });

/** Requests as the person would make them, with everything made that they speak of. */
async function requestsFor(wanted: readonly Endpoint[], isCarriedOut: boolean) {
  const prepared: { readonly endpoint: Endpoint; readonly request: Request }[] = [];
  for (const endpoint of wanted) {
    const make = REQUESTS[endpoint.name];
    const request = await make?.(world, { caller: "self", isThere: true, isCarriedOut });
    prepared.push({ endpoint, request: request ?? {} });
  }
  return prepared;
}

const writing = endpoints.filter(({ method, name }) => method !== "GET" && !SIGNED.includes(name));

describe("a page of another site", () => {
  it("D5: changes nothing by a form or a text, although the browser sends the cookie along", async () => {
    const cookie = await aCookie();
    const prepared = await requestsFor(writing, false);
    const before = await digest();
    let tried = 0;
    for (const { endpoint, request } of prepared) {
      for (const type of TYPES) {
        const { statusCode } = await app.inject({
          method: endpoint.method,
          url: addressOf(endpoint.path, request),
          headers: { cookie, origin: EVIL, "sec-fetch-site": "cross-site", "content-type": type },
          payload: JSON.stringify(request.body ?? {}),
          remoteAddress: anAddress(),
        });
        tried += 1;
        expect([endpoint.name, type, statusCode >= 400 && statusCode < 500]).toEqual([
          endpoint.name,
          type,
          true,
        ]);
      }
    }
    expect(tried).toBeGreaterThan(400);
    expect(await digest()).toBe(before);
  }, 240_000);

  it("D5: reads nothing by the cookie alone, and is allowed nothing by the answers", async () => {
    const cookie = await aCookie();
    const personal = endpoints.filter(({ access }) => access.who === "own" || access.who === "user");
    for (const { endpoint, request } of await requestsFor(personal, false)) {
      const url = addressOf(endpoint.path, request);
      const headers = { cookie, origin: EVIL };
      const answer = await app.inject({ method: endpoint.method, url, headers });
      // Where there is nothing for a stranger, not even that is said.
      expect([endpoint.name, [401, 404].includes(answer.statusCode)]).toEqual([endpoint.name, true]);
      const asked = await app.inject({
        method: "OPTIONS",
        url,
        headers: { ...headers, "access-control-request-method": endpoint.method },
      });
      const allowed = [answer, asked].flatMap(({ headers: given }) =>
        Object.keys(given).filter((name) => name.startsWith("access-control-")),
      );
      expect([endpoint.name, allowed]).toEqual([endpoint.name, []]);
    }
  }, 240_000);

  it("D5: cannot make a call that reads write something", async () => {
    const reading = endpoints.filter(({ method }) => method === "GET");
    const prepared = await requestsFor(reading, true);
    const before = await digest();
    for (const { endpoint, request } of prepared) {
      const as = request.as ?? world.people.self;
      await app.get(addressOf(endpoint.path, request), { as, ip: anAddress() });
    }
    expect(await digest()).toBe(before);
  }, 240_000);

  it("D5: signs nobody in and out, and shows no page of ours in a frame", async () => {
    const body = { email: anEmail(), first_name: "A", last_name: "B", terms_accepted: true };
    for (const type of TYPES) {
      const { statusCode } = await app.inject({
        method: "POST",
        url: "/api/auth/users/",
        headers: { origin: EVIL, "content-type": type },
        payload: JSON.stringify(body),
      });
      expect([type, statusCode >= 400 && statusCode < 500]).toEqual([type, true]);
    }
    const made = await inSystemScope(app.app.services.db, (trx) =>
      trx.selectFrom("users").select("id").where("email", "=", body.email).execute(),
    );
    expect(made).toEqual([]);
    const { headers } = await app.get("/login");
    expect(String(headers["content-security-policy"])).toContain("frame-ancestors 'none'");
    expect(headers["x-frame-options"]).toBe("DENY");
  });
});
