import { appendFileSync } from "node:fs";
import { type Endpoint, endpoints, type Schema } from "@plateful/contract";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { ACCESS_POLICY, CALLERS, type Caller } from "../../test/access-policy.ts";
import { addressFor, addressOf, payloadOf, type Request } from "../../test/access-request.ts";
import { REQUESTS } from "../../test/access-requests.ts";
import { buildWorld, type World } from "../../test/access-world.ts";
import { HOSTILE, INSIDE, isNotOffered, toHostileJson } from "../../test/hostile-values.ts";
import { keepLetIn } from "../../test/let-in.ts";
import { openTestApp, type TestAnswer, type TestApp } from "../../test/test-app.ts";
import { InvalidFields } from "./base/problem.ts";
import { normaliseQuery } from "./http/query.ts";
import { parse } from "./http/validate.ts";

let app: TestApp;
let world: World;
let letIn: (() => Promise<boolean>) | undefined;
async function begin(): Promise<void> {
  app = await openTestApp({ settings: {} });
  world = await buildWorld(app);
  letIn = await keepLetIn(app);
}
beforeAll(begin);
afterEach(async () => {
  if (letIn === undefined || (await letIn())) return;
  // Someone deleted their account, as they may.
  await app.close();
  await begin();
});
afterAll(async () => {
  await app.close();
  if (process.env.BAR_FIGURES !== undefined)
    appendFileSync(process.env.BAR_FIGURES, `${JSON.stringify({ seed: SEED, sent, slowestMs: slowest })}\n`);
});

/** The bar's run sends every value to every field as everybody, in the order of a fresh seed. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_318);
const CALLS_PER_FIELD = process.env.FUZZ_EVERYTHING === undefined ? 2 : HOSTILE.length;
const MAX_FIELDS = 1880;
/** No call takes longer, whatever it is sent. */
const MAX_MS = 6_000;
const ROLES: readonly Caller[] = process.env.FUZZ_EVERYTHING === undefined ? ["self"] : CALLERS;

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

function checkAnswer(answer: TestAnswer, what: string): void {
  const text = typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body);
  if (!isNotOffered(answer)) expect(answer.status, what).toBeLessThan(500);
  expect(INSIDE.test(text.slice(0, 2000)), `${what}: ${text.slice(0, 300)}`).toBe(false);
}

let sent = 0;
let slowest = 0;

const asText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

interface Attempt {
  readonly endpoint: Endpoint;
  readonly place: "body" | "query";
  readonly field: readonly string[];
  readonly value: unknown;
}

function attempts(): Attempt[] {
  const random = randomFrom(SEED);
  const all: Attempt[] = [];
  for (const endpoint of endpoints)
    for (const place of ["body", "query"] as const)
      for (const field of fieldsOf(endpoint[place]))
        for (let turn = 0; turn < CALLS_PER_FIELD; turn++) {
          const index = CALLS_PER_FIELD === HOSTILE.length ? turn : Math.floor(random() * HOSTILE.length);
          all.push({ endpoint, place, field, value: HOSTILE[index] });
        }
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
  const body = toHostileJson(withValue(request.body ?? {}, field, value));
  return {
    path: addressOf(endpoint.path, request),
    body,
    refused: isRefused(endpoint.body, JSON.parse(body)),
  };
}

/** Returns whether its contract refuses the attempt, and so must the server. */
async function attack(
  attempt: Attempt,
  request: Request,
  role: Caller,
  skipsRefused: boolean,
): Promise<boolean> {
  const { endpoint, field, value } = attempt;
  const { path, body, refused } = requestFor(attempt, request);
  if (refused && skipsRefused) return true;
  const as =
    role === "nobody" ? undefined : ((role === "self" ? request.as : undefined) ?? world.people[role]);
  const begin = performance.now();
  const call = () => app.call(endpoint.method, path, body, { as, ip: addressFor(endpoint) });
  const first = await call();
  sent += 1;
  slowest = Math.max(slowest, performance.now() - begin);
  // A machine that is busy with something else may have the database answer late, once (ledger ERR-040).
  const answer = first.status === 503 ? await call() : first;
  const what = `${endpoint.name} ${field.join(".")} = ${asText(value).slice(0, 40)} by ${role}`;
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

describe("hostile input", { timeout: process.env.FUZZ_EVERYTHING === undefined ? 60_000 : 3_600_000 }, () => {
  const all = attempts();

  it("C1 ERR-020 ERR-021: the attempts are many, and not too many", () => {
    expect(HOSTILE).toHaveLength(28);
    expect(all.length).toBeGreaterThan(600);
    expect(all.length / CALLS_PER_FIELD).toBeLessThan(MAX_FIELDS);
  });

  for (const [endpoint, own] of Map.groupBy(all, (attempt) => attempt.endpoint))
    it(`C1 ERR-020 ERR-021: ${endpoint.name} refuses values that it cannot use, and never fails`, async () => {
      const aim = { caller: "self", isThere: true, isCarriedOut: true } as const;
      const build = REQUESTS[endpoint.name] ?? (() => ({}));
      // The attempts mean something only where the rest of the request is in order.
      const plain = await send(endpoint, await build(world, aim));
      expect(plain.status < 300, `${endpoint.name} ${plain.status}`).toBe(
        ACCESS_POLICY[endpoint.name]?.[0].self === "ok",
      );
      const request = await build(world, aim);
      for (const role of ROLES) {
        let sawRefusal = false;
        for (const attempt of own)
          sawRefusal = (await attack(attempt, request, role, sawRefusal && !SENDS_ALL)) || sawRefusal;
      }
    });

  it("C1 ERR-020: ids in paths that cannot be are not found", async () => {
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

  it("C1 ERR-020: headers that mean nothing do no harm", async () => {
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

  it("C1: the server lives on, and no call took longer than six seconds", async () => {
    expect(slowest).toBeLessThan(MAX_MS);
    expect((await app.get("health/ready/")).status).toBe(200);
    expect((await app.get("auth/users/me/", { as: world.people.self })).status).toBe(200);
  });
});
