import { gzipSync } from "node:zlib";
import { endpoints } from "@plateful/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

/** Work of the server's own thread for one call, in microseconds: a busy machine does not lengthen it. */
const MAX_WORK = 1_000_000;
/** What only the inside of the server says. */
const INSIDE = /\.ts:\d|node_modules|\bat \w+ \(|RangeError|call stack|kysely|PG::/i;

let app: TestApp;
let anna: Person;
let base = "";
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  anna = await app.aUser({ is_coach: true, is_staff: true });
  base = await app.app.server.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());

const deep = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);
const text = (value: string) => JSON.stringify({ email: value, name: value, text: value, message: value });

const BODIES: Readonly<Record<string, string>> = {
  "5,000 lists in each other": deep(5000, "[", "]"),
  "5,000 objects in each other": `${'{"email":'.repeat(5000)}1${"}".repeat(5000)}`,
  "33 levels in a field": `{"email":${deep(33, "[", "]")},"name":${deep(33, "[", "]")}}`,
  "100,000 lists that never end": "[".repeat(100_000),
  "10,000 elements": `{"email":[${"1,".repeat(9999)}1],"calendar_items":[${"{},".repeat(9999)}{}]}`,
  "10,000 elements at the top": `[${'{"id":1},'.repeat(9999)}{}]`,
  "10,000 keys": `{${Array.from({ length: 10_000 }, (_, at) => `"k${at}":${at}`).join()}}`,
  "a string of a megabyte": text("x".repeat(240_000)),
  "numbers beyond every range":
    '{"email":1e309,"kcal":-1e309,"id":9007199254740993,"weight":-0,"date":2147483648,"name":1e-400}',
  "lone surrogates": text("\\ud800").replaceAll("\\\\", "\\"),
  "NUL characters": text("a\u0000b@example.org"),
  "text from right to left": text("\u202eabc@example.org\u2066"),
  "combining characters": text(`e${"\u0301".repeat(2000)}@example.org`),
  "a prototype in the body": '{"__proto__":{"isAdmin":true},"email":"a@example.org"}',
  "a constructor in the body": '{"constructor":{"prototype":{"isAdmin":true}},"email":"a@example.org"}',
  "no JSON at all": "{'email':",
  nothing: "",
  "a bare value": "null",
};

type Answer = Response & { work: number };

async function send(path: string, method: string, init: RequestInit): Promise<Answer> {
  const before = process.threadCpuUsage();
  const answer = await fetch(new URL(path, base), { method, redirect: "manual", ...init });
  const { user, system } = process.threadCpuUsage(before);
  return Object.assign(answer, { work: user + system });
}

async function check(answer: Answer, what: string): Promise<void> {
  const said = await answer.text();
  expect(answer.status, `${what}: ${said.slice(0, 200)}`).toBeLessThan(500);
  expect(INSIDE.test(said.slice(0, 5000)), `${what}: ${said.slice(0, 300)}`).toBe(false);
  expect(answer.work, what).toBeLessThan(MAX_WORK);
}

/** A call that is open to everybody, one with lists, and one that walks through what it is given. */
const CALLS = [
  "POST /api/createOTP/",
  "POST /api/client-errors/",
  "POST /api/calendarDay/",
  "PATCH /api/users/me/",
];
const JSON_TYPE = { "content-type": "application/json" };

describe("bodies that are made to break a server", { timeout: 120_000 }, () => {
  for (const call of CALLS)
    it(`C1 C4 C11: ${call} refuses them at once, and says nothing of the inside`, async () => {
      const [method = "", path = ""] = call.split(" ");
      for (const [what, body] of Object.entries(BODIES))
        for (const authorization of [undefined, `Token ${anna.token}`]) {
          const headers = { ...JSON_TYPE, ...(authorization === undefined ? {} : { authorization }) };
          await check(await send(path, method, { headers, body }), `${call} with ${what}`);
        }
    });

  it("C4: what is nested too deeply is refused with a code of its own, in both languages", async () => {
    const refused = await app.post("createOTP/", BODIES["5,000 lists in each other"]);
    expect([refused.status, refused.body]).toEqual([
      400,
      { detail: "The JSON is nested too deeply.", code: "too_deep" },
    ]);
    const dutch = await app.post("createOTP/", BODIES["5,000 lists in each other"], { language: "nl" });
    expect([dutch.status, dutch.body.code]).toEqual([400, "too_deep"]);
    expect(dutch.body.detail).not.toBe(refused.body.detail);
  });

  it("C4: every call that takes JSON refuses 5,000 levels, whoever sends them", async () => {
    const writing = endpoints.filter(({ method, body }) => method !== "GET" && body !== undefined);
    expect(writing.length).toBeGreaterThan(50);
    for (const { method, path } of writing) {
      const answer = await app.call(
        method,
        `/api/${path.replaceAll(/\{\w+\}/g, "1")}`,
        BODIES["5,000 objects in each other"],
      );
      expect([answer.status, answer.body.code], path).toEqual([400, "too_deep"]);
    }
  });

  it("C11: nothing reaches the prototype of other objects, from bodies, queries or repeated keys", async () => {
    const queries = [
      "__proto__[isAdmin]=true",
      "__proto__=1&constructor=2&prototype=3",
      "user=1&user=2&user[]=3",
      "page=1&page=2",
      "start=2026-03-18&start=2026-03-19&end=2026-03-20",
      "page=1e309",
      "page=9007199254740993",
      "a".repeat(10_000),
    ];
    for (const query of queries)
      for (const path of ["calendarDay/", "recipeTemplate/", "brand/"]) {
        const headers = { authorization: `Token ${anna.token}` };
        await check(await send(`/api/${path}?${query}`, "GET", { headers }), `${path}?${query.slice(0, 60)}`);
      }
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
  });

  it("C11: a body that names a prototype is refused, and a key that stands twice in an address is not guessed at", async () => {
    const name = JSON.stringify({ name: "Tom" });
    const before = (await app.get("users/household-members/", { as: anna })).body.count;
    for (const body of [
      `{"__proto__":${name}}`,
      `{"name":"Tom","__proto__":{"user":1}}`,
      `{"constructor":{"prototype":${name}}}`,
      `{"name":"Tom","weekdays":{"__proto__":{"length":1}}}`,
    ]) {
      const refused = await app.post("users/household-members/", body, { as: anna });
      expect([body, refused.status, refused.body.code]).toEqual([body, 400, "parse_error"]);
    }
    for (const query of [
      `user=${anna.id}&user=1`,
      "user[]=1&user[]=2",
      `page=1&page=2`,
      `created_at__gte=2026-03-18T00:00:00Z&created_at__gte=2026-03-19T00:00:00Z`,
    ])
      expect([query, (await app.get(`userWeight/?${query}`, { as: anna })).status]).toEqual([query, 400]);
    expect((await app.get("userWeight/?__proto__[user]=1", { as: anna })).status).toBe(400);
    for (const query of ["__proto__=1", "constructor=1", "prototype=2"])
      expect([query, (await app.get(`userWeight/?${query}`, { as: anna })).status]).toEqual([query, 200]);
    expect((await app.get("users/household-members/", { as: anna })).body.count).toBe(before);
    expect(({} as Record<string, unknown>).name).toBeUndefined();
  });

  it("C4: a large body is refused, packed or not, a packed one is no way around, and so is a large header", async () => {
    const packed = (body: Buffer) => {
      const headers = { ...JSON_TYPE, "content-encoding": "gzip" };
      return send("/api/createOTP/", "POST", { headers, body: new Uint8Array(gzipSync(body)) });
    };
    const bomb = await packed(Buffer.alloc(20_000_000, " "));
    expect(bomb.status).toBe(413);
    await check(bomb, "20 MB in 20 kB");
    const folded = await packed(Buffer.from(BODIES["5,000 lists in each other"] ?? ""));
    expect([folded.status, ((await folded.json()) as { code: string }).code]).toEqual([400, "too_deep"]);
    const broken = await send("/api/createOTP/", "POST", {
      headers: { ...JSON_TYPE, "content-encoding": "gzip" },
      body: "no gzip",
    });
    await check(broken, "a packed body that is none");
    const large = await send("/api/createOTP/", "POST", {
      headers: JSON_TYPE,
      body: text("x".repeat(500_000)),
    });
    expect(large.status).toBe(413);
    await check(large, "a body of two megabytes");
    const header = await send("/api/brand/", "GET", { headers: { "x-large": "x".repeat(100_000) } });
    expect(header.status).toBe(431);
    await check(header, "a header of 100 kB");
  });
});
