import { appendFileSync } from "node:fs";
import { type Endpoint, endpoints } from "@plateful/contract";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { CALLERS, type Caller } from "../../test/access-policy.ts";
import { addressFor, addressOf, type Request } from "../../test/access-request.ts";
import { REQUESTS } from "../../test/access-requests.ts";
import { buildWorld, type World } from "../../test/access-world.ts";
import { described, fieldsIn } from "../../test/described-schema.ts";
import { LEFT_OUT, valuesOf } from "../../test/described-values.ts";
import { HOSTILE, INSIDE, isNotOffered, toHostileJson } from "../../test/hostile-values.ts";
import { keepLetIn } from "../../test/let-in.ts";
import { placed } from "../../test/placed.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";

/** Cases of each call. The bar's run makes 150 with a fresh seed; fast-check prints seed and path of the smallest that fails. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_123);
const CASES = Number(process.env.FUZZ_CASES ?? 3);
const MAX_MS = 6_000;

const IS_RUN = process.env.TEST_DATABASE === "postgres";
let app: TestApp;
let world: World;
let letIn: (() => Promise<boolean>) | undefined;
let sent = 0;
let slowest = 0;
async function begin(): Promise<void> {
  app = await openTestApp({ settings: {} });
  world = await buildWorld(app);
  letIn = await keepLetIn(app);
}
beforeAll(async () => {
  if (IS_RUN) await begin();
});
afterEach(async () => {
  if (letIn === undefined || (await letIn())) return;
  // Someone deleted their account, as they may.
  await app.close();
  await begin();
});
afterAll(async () => {
  if (!IS_RUN) return;
  await app.close();
  if (process.env.BAR_FIGURES !== undefined)
    appendFileSync(process.env.BAR_FIGURES, `${JSON.stringify({ seed: SEED, sent, slowestMs: slowest })}\n`);
});

/** Some fields of a body or query, each with a value that fits, one that breaks programs, or anything at all. */
function changesOf(endpoint: Endpoint, place: "body" | "query") {
  const schema = endpoint[place];
  const fields =
    schema === undefined ? [] : fieldsIn(described(schema, place === "body" ? "input" : "output"));
  if (fields.length === 0) return fc.constant([]);
  const one = fc.constantFrom(...fields).chain(({ path, schema: own }) =>
    fc.record({
      path: fc.constant(path),
      value: fc.oneof(
        { arbitrary: valuesOf(own), weight: 3 },
        { arbitrary: fc.constantFrom(...HOSTILE), weight: 2 },
        { arbitrary: fc.jsonValue(), weight: 1 },
        { arbitrary: fc.constant(LEFT_OUT), weight: 1 },
      ),
    }),
  );
  return fc.array(one, { maxLength: 4 });
}

type Change = { readonly path: readonly string[]; readonly value: unknown };

/** The request with every change made, one after the other; a place that is gone meanwhile is made again. */
const changed = (given: unknown, changes: readonly Change[]): unknown =>
  changes.reduce<unknown>((body, { path, value }) => placed(body, path, value, LEFT_OUT), given);

async function send(endpoint: Endpoint, request: Request, role: Caller, body: unknown, query: unknown) {
  const asked = Object.entries(query as Record<string, unknown>).map(([key, value]) => [
    key,
    typeof value === "string" ? value.toWellFormed() : (JSON.stringify(value) ?? ""),
  ]);
  const path = addressOf(endpoint.path, { ...request, query: Object.fromEntries(asked) });
  const as = role === "nobody" ? undefined : world.people[role];
  const sends = endpoint.body !== undefined && !endpoint.isForm;
  const call = () =>
    app.call(endpoint.method, path, sends ? toHostileJson(body) : undefined, {
      ...{ as, ip: addressFor(endpoint) },
    });
  const begin = performance.now();
  const answer = await call();
  slowest = Math.max(slowest, performance.now() - begin);
  sent += 1;
  // A machine that is busy with something else may have the database answer late, once (ledger ERR-040).
  return answer.status === 503 ? call() : answer;
}

/** On one database: that of the bar's run. What a call does with its input does not depend on it. */
describe.runIf(IS_RUN)("requests of any kind", { timeout: 3_600_000 }, () => {
  for (const endpoint of endpoints)
    it(`C1 ERR-020: ${endpoint.name} never fails, whoever sends whatever`, async () => {
      const aim = { caller: "self", isThere: true, isCarriedOut: true } as const;
      const request = (await REQUESTS[endpoint.name]?.(world, aim)) ?? {};
      const property = fc.asyncProperty(
        fc.constantFrom(...CALLERS),
        changesOf(endpoint, "body"),
        changesOf(endpoint, "query"),
        async (role, inBody, inQuery) => {
          const body = changed(request.body ?? {}, inBody);
          const query = changed(request.query ?? {}, inQuery);
          const answer = await send(endpoint, request, role, body, query);
          const { status, body: said } = answer;
          if (!isNotOffered(answer)) expect(status).toBeLessThan(500);
          // What is answered with success may be what someone typed.
          if (status >= 300) expect(INSIDE.test(JSON.stringify(said).slice(0, 2_000))).toBe(false);
        },
      );
      await fc.assert(property, { numRuns: CASES, seed: SEED });
    });

  it("C1: the server lives on, and no call took longer than six seconds", async () => {
    expect(slowest).toBeLessThan(MAX_MS);
    expect((await app.get("health/ready/")).status).toBe(200);
  });
});
