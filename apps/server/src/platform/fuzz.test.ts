import { type Endpoint, endpoints, type Schema } from "@plateful/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ACCESS_POLICY } from "../../test/access-policy.ts";
import { addressFor, addressOf, payloadOf, type Request } from "../../test/access-request.ts";
import { REQUESTS } from "../../test/access-requests.ts";
import { buildWorld, type World } from "../../test/access-world.ts";
import { openTestApp, type TestAnswer, type TestApp } from "../../test/test-app.ts";
import { InvalidFields } from "./problem.ts";
import { normaliseQuery } from "./query.ts";
import { parse } from "./validate.ts";

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  world = await buildWorld(app);
});
afterAll(() => app.close());

/** Values that break careless programs; `1e309` is sent as that text, which JSON reads as infinity. */
const HOSTILE: readonly unknown[] = [
  "a\u0000b",
  "x".repeat(50_000),
  "👩‍👩‍👧‍👦".repeat(50),
  "\ud800",
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
  "1e309",
  -1,
  0,
  1,
  0.1 + 0.2,
  "NaN",
  [],
  [null, { a: [] }],
  {},
  { id: "x" },
  null,
  "",
  "2026-02-30",
  "9999-12-31",
  "'; drop table users; --",
  "%_\\",
  "__proto__",
  true,
];
const CALLS_PER_FIELD = 2;
const MOST_CALLS = 3000;
/** What only the inside of the server says. */
const INSIDE =
  /\.ts:\d|node_modules|\bat \w+ \(|violates|syntax error|relation "|duplicate key|invalid input|PG::|kysely/i;

/**
 * What the contract refuses never reaches a query, so all of it is sent on one of the databases alone: the server, where a
 * call costs least. On the embedded one every call is sent what its contract lets through, and the first that it refuses.
 */
const SENDS_ALL = process.env.TEST_DATABASE === "postgres";

function isRefused(schema: Schema | undefined, given: unknown): boolean {
  if (schema === undefined) return false;
  try {
    parse(schema, given);
    return false;
  } catch (error) {
    if (error instanceof InvalidFields) return true;
    throw error;
  }
}

interface Definition {
  readonly shape?: Record<string, Schema>;
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly element?: Schema;
}
const definitionOf = (schema: Schema) => (schema as unknown as { _zod: { def: Definition } })._zod.def;

/** The paths of all fields of a schema, down to the third level; a list is entered by its first element. */
function fieldsOf(schema: Schema | undefined, depth = 0): string[][] {
  if (schema === undefined || depth > 3) return [];
  const { shape, innerType, in: input, element } = definitionOf(schema);
  const parts = element === undefined ? shape : { 0: element };
  if (parts === undefined) return fieldsOf(innerType ?? input, depth);
  return Object.entries(parts).flatMap(([name, field]) => [
    [name],
    ...fieldsOf(field, depth + 1).map((path) => [name, ...path]),
  ]);
}

/** The same numbers in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function withValue(body: unknown, [name = "", ...rest]: readonly string[], value: unknown): unknown {
  const inner = (body as Record<string, unknown> | undefined)?.[name];
  const placed = rest.length === 0 ? value : withValue(inner, rest, value);
  if (name === "0") return Array.isArray(body) ? [placed, ...body.slice(1)] : [placed];
  const copy = { ...(body as object) };
  Object.defineProperty(copy, name, { value: placed, enumerable: true, configurable: true });
  return copy;
}

/** JSON with numbers that are too large to be numbers. */
const toJson = (body: unknown) => JSON.stringify(body).replaceAll('"1e309"', "1e309");

function checkAnswer(answer: TestAnswer, what: string): void {
  const text = typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body);
  expect(answer.status, what).toBeLessThan(500);
  expect(INSIDE.test(text.slice(0, 2000)), `${what}: ${text.slice(0, 300)}`).toBe(false);
}

const asText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

interface Attempt {
  readonly endpoint: Endpoint;
  readonly place: "body" | "query";
  readonly field: readonly string[];
  readonly value: unknown;
}

function attempts(): Attempt[] {
  const random = randomFrom(20_260_318);
  const all: Attempt[] = [];
  for (const endpoint of endpoints)
    for (const place of ["body", "query"] as const)
      for (const field of fieldsOf(endpoint[place]))
        for (let turn = 0; turn < CALLS_PER_FIELD; turn++)
          all.push({ endpoint, place, field, value: HOSTILE[Math.floor(random() * HOSTILE.length)] });
  return all;
}

function send(endpoint: Endpoint, request: Request): Promise<TestAnswer> {
  const { payload, headers } = payloadOf(request);
  const as = request.as ?? world.people.self;
  return app.call(endpoint.method, addressOf(endpoint.path, request), payload, {
    as,
    headers,
    ip: addressFor(endpoint),
  });
}

/** The request with the value in its place, and whether its contract refuses it. */
function requestFor({ endpoint, place, field, value }: Attempt, request: Request) {
  if (place === "query") {
    const query = { ...request.query, [field[0] ?? ""]: asText(value) };
    const asSent = Object.entries(query).map(([key, each]) => [key, String(each)]);
    const refused = isRefused(endpoint.query, normaliseQuery(Object.fromEntries(asSent)));
    return { path: addressOf(endpoint.path, { ...request, query }), body: request.body, refused };
  }
  const body = toJson(withValue(request.body ?? {}, field, value));
  return {
    path: addressOf(endpoint.path, request),
    body,
    refused: isRefused(endpoint.body, JSON.parse(body)),
  };
}

/** Returns whether its contract refuses the attempt, and so must the server. */
async function attack(attempt: Attempt, request: Request, skipsRefused: boolean): Promise<boolean> {
  const { endpoint, field, value } = attempt;
  const { path, body, refused } = requestFor(attempt, request);
  if (refused && skipsRefused) return true;
  const as = request.as ?? world.people.self;
  const answer = await app.call(endpoint.method, path, body, { as, ip: addressFor(endpoint) });
  const what = `${endpoint.name} ${field.join(".")} = ${asText(value).slice(0, 40)}`;
  checkAnswer(answer, what);
  if (refused) expect(answer.status, what).toBeGreaterThanOrEqual(400);
  return refused;
}

/** Ids that name nothing, or break careless programs. */
const NO_IDS = [
  "abc",
  "-1",
  "0",
  "1e309",
  "2147483648",
  "__proto__",
  "a\u0000b",
  "'; drop",
  "1,2",
  "%",
  "１",
];

/** Those that are sent to a call; the contract refuses nearly all, and one is sent to see that it is asked. */
function idsFor(endpoint: Endpoint, turn: number): readonly string[] {
  if (SENDS_ALL) return NO_IDS;
  return NO_IDS.filter(
    (id, at) => at === turn % NO_IDS.length || !isRefused(endpoint.params, { id, subdomain: id, key: id }),
  );
}

describe("hostile input", () => {
  const all = attempts();

  it("ERR-020 ERR-021 the attempts are many, and not too many", () => {
    expect(all.length).toBeGreaterThan(600);
    expect(all.length).toBeLessThan(MOST_CALLS);
  });

  for (const [endpoint, own] of Map.groupBy(all, (attempt) => attempt.endpoint))
    it(`ERR-020 ERR-021 ${endpoint.name} refuses values that it cannot use, and never fails`, async () => {
      const aim = { caller: "self", isThere: true, isCarriedOut: true } as const;
      const build = REQUESTS[endpoint.name] ?? (() => ({}));
      // The attempts mean something only where the rest of the request is in order.
      const plain = await send(endpoint, await build(world, aim));
      expect(plain.status < 300, `${endpoint.name} ${plain.status}`).toBe(
        ACCESS_POLICY[endpoint.name]?.[0].self === "ok",
      );
      const request = await build(world, aim);
      let sawRefusal = false;
      for (const attempt of own)
        sawRefusal = (await attack(attempt, request, sawRefusal && !SENDS_ALL)) || sawRefusal;
    });

  it("ERR-020 ids in paths that cannot be are not found", async () => {
    const named = endpoints.filter(({ params }) => params !== undefined);
    for (const [turn, endpoint] of named.entries())
      for (const id of idsFor(endpoint, turn)) {
        const path = addressOf(endpoint.path, { params: { id, subdomain: id, key: id } });
        const answer = await app.call(endpoint.method, path, endpoint.method === "GET" ? undefined : {}, {
          as: world.people.self,
        });
        checkAnswer(answer, `${endpoint.name} ${id}`);
        // What others alone may call may be refused before its path is read.
        const refusals = ACCESS_POLICY[endpoint.name]?.[0].self === 403 ? [400, 403, 404] : [400, 404];
        expect(refusals, `${endpoint.name} ${id}`).toContain(answer.status);
      }
  });

  it("ERR-020 headers that mean nothing do no harm", async () => {
    const values = [
      "x".repeat(5000),
      "'; drop table users",
      "%00",
      "../../etc",
      "Mars/Phobos",
      "*;q=9",
      "😀",
      ",",
    ];
    for (const name of [
      "x-time-zone",
      "accept-language",
      "idempotency-key",
      "if-none-match",
      "x-forwarded-for",
    ])
      for (const value of values) {
        const options = { as: world.people.self, headers: { [name]: value } };
        checkAnswer(await app.get("calendarDay/", options), `${name} ${value}`);
        checkAnswer(await app.post("quickAddMeal/", { kcal: 10 }, options), `${name} ${value}`);
      }
    for (const value of values) {
      const refused = await app.get("calendarDay/", { headers: { authorization: `Token ${value}` } });
      checkAnswer(refused, `authorization ${value}`);
      expect(refused.status).toBe(401);
    }
  });
});
