import { type Endpoint, endpoints } from "@plateful/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ACCESS_POLICY, type Caller } from "../../test/access-policy.ts";
import { type Aim, addressOf, anAddress, payloadOf, type Request } from "../../test/access-request.ts";
import { REQUESTS } from "../../test/access-requests.ts";
import { buildWorld, type World } from "../../test/access-world.ts";
import { openTestApp, type TestAnswer, type TestApp } from "../../test/test-app.ts";
import { untilIdle } from "../../test/until-idle.ts";
import { untilServed } from "../../test/until-served.ts";
import { RECIPE_IMPORT_JOB } from "../recipe-imports/import-job.ts";
import { inSystemScope } from "./database/scope.ts";

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  world = await buildWorld(app);
});
afterAll(() => app.close());

/** Calls that end the session they are made in, so that a repeat comes from nobody. */
const ENDS_THE_SESSION = ["logout", "delete-me", "delete-user"];
/** Its answer holds a secret that is stored nowhere, so it is not kept for repeats (ledger DOOR-001, which has a test of its own). */
const GIVES_A_SECRET = ["create-access-token"];
/** The first of these who may make a call makes it here. */
const ACTORS = ["self", "coach", "staff"] as const;
const AT_ONCE = 10;

const actorOf = ({ name }: Endpoint) => ACTORS.find((caller) => ACCESS_POLICY[name]?.[0][caller] === "ok");
const isKept = (endpoint: Endpoint) =>
  endpoint.method !== "GET" &&
  !["anyone", "development"].includes(endpoint.access.who) &&
  ![...ENDS_THE_SESSION, ...GIVES_A_SECRET].includes(endpoint.name) &&
  actorOf(endpoint) !== undefined;

const requestOf = async ({ name }: Endpoint, aim: Aim): Promise<Request> =>
  (REQUESTS[name] ?? (() => ({})))(world, aim);

let keys = 0;
const newKey = () => `an-intent-of-mine-${++keys}`;

function send(endpoint: Endpoint, request: Request, caller: Exclude<Caller, "nobody">, key: string) {
  const { payload, headers } = payloadOf(request);
  const as = request.as ?? world.people[caller];
  const options = { as, headers: { ...headers, "idempotency-key": key }, ip: anAddress() };
  return app.call(endpoint.method, addressOf(endpoint.path, request), payload, options);
}

/** Keys and logs are no effect of a call; what the jobs behind it write comes when they get to it. */
const NOT_COUNTED = ["idempotency_keys", "audit_log", "sessions", "limited_events"];
const WRITTEN_BY_JOBS = [
  "grocery_list_items",
  "simple_grocery_list_items",
  "outbox",
  "calendar_items",
  "recipe_meals",
  "replaced_items",
  "planning_runs",
  "planning_nights",
  "planning_night_parts",
  "night_plans",
];

/** How many rows each table has in which a call leaves its effect. */
async function countRows(): Promise<string> {
  // The job writes recipes, which other calls write themselves.
  await untilIdle(app, RECIPE_IMPORT_JOB);
  const left = [...NOT_COUNTED, ...WRITTEN_BY_JOBS];
  return inSystemScope(app.app.services.db, async (trx) => {
    const { rows: tables } = await sql<{
      name: string;
    }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and table_name <> all (${left}::text[]) order by 1`.execute(trx);
    const counts = tables.map(
      ({ name }) => sql`select ${sql.lit(name)} as name, count(*) as rows from ${sql.table(name)}`,
    );
    const { rows } = await sql`${sql.join(counts, sql` union all `)}`.execute(trx);
    return JSON.stringify(rows);
  });
}

const outcomeOf = ({ status, body }: TestAnswer) => JSON.stringify([status, body]);

describe("the same call more than once under one key", () => {
  const kept = endpoints.filter(isKept);

  it("E9: DATA-032 covers every unsafe call of signed-in people", () => {
    expect(kept.length).toBeGreaterThan(100);
  });

  for (const endpoint of kept)
    it(`E9: DATA-032 ${endpoint.name} at once and again has one effect and one answer`, async () => {
      const caller = actorOf(endpoint) ?? "self";
      const aim: Aim = { caller, isThere: true, isCarriedOut: true };
      const request = await requestOf(endpoint, aim);
      const key = newKey();
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, () => untilServed(() => send(endpoint, request, caller, key))),
      );
      expect(answers[0]?.status, JSON.stringify(answers[0]?.body)).toBeLessThan(300);
      expect([...new Set(answers.map(outcomeOf))]).toEqual([outcomeOf(answers[0] as TestAnswer)]);
      // An import of a file goes on as a job.
      await untilIdle(app);
      const rows = await countRows();
      app.clock.forward(23 * 3600);
      const again = await send(endpoint, request, caller, key);
      app.clock.reset();
      expect(outcomeOf(again)).toBe(outcomeOf(answers[0] as TestAnswer));
      expect(await countRows()).toBe(rows);
      if (endpoint.body === undefined || endpoint.isForm) return;
      const other = { ...request, body: { ...request.body, another_field: 1 } };
      const refused = await send(endpoint, other, caller, key);
      expect([refused.status, refused.body.code]).toEqual([409, "idempotency_conflict"]);
    });
});
