import { STORING_KINDS } from "@plateful/access";
import { type Endpoint, endpoints } from "@plateful/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ACCESS_POLICY, type Caller } from "../../test/access-policy.ts";
import { type Aim, addressOf, anAddress, payloadOf } from "../../test/access-request.ts";
import { REQUESTS } from "../../test/access-requests.ts";
import { buildWorld, type World } from "../../test/access-world.ts";
import { openTestApp, type TestAnswer, type TestApp } from "../../test/test-app.ts";
import { HEALTH_TABLES } from "../privacy/health-tables.ts";
import { inSystemScope } from "./database/scope.ts";

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  world = await buildWorld(app);
});
afterAll(() => app.close());

/** Calls by which people change something of their own that is no health data, each with what it is. */
const NO_HEALTH_DATA: Readonly<Record<string, string>> = {
  "replace-user": "name and language",
  "change-user": "name and language",
  "replace-me": "name and language",
  "change-me": "name and language",
  "calculate-energy": "answers without storing",
  "preview-day-plan": "answers without storing",
  "generate-meals-by-body": "answers without storing",
  "count-fitting-recipes": "answers without storing",
  "recognise-meal": "answers without storing",
  "delete-measurement": "erases",
  "read-messages": "says that something was read",
  "set-check-in-mails": "a wish about mails",
  "set-message-mails": "a wish about mails",
  "undo-brought-file": "takes out what was brought",
  ...Object.fromEntries(
    [
      "user-favourite-recipe",
      "user-dislike-recipe",
      "simple-recipe-favourite",
      "simple-recipe-dislike",
    ].flatMap((mark) =>
      ["create", "replace", "change"].map((verb) => [`${verb}-${mark}`, "marks on recipes"]),
    ),
  ),
};

const asking = endpoints.filter(({ consent }) => consent.length > 0);

async function decide(decision: "GIVEN" | "WITHDRAWN", kinds: readonly string[] = STORING_KINDS) {
  await inSystemScope(app.app.services.db, async (trx) => {
    for (const kind of kinds)
      await trx
        .insertInto("consents")
        .values({
          user_id: world.people.self.id,
          actor_id: world.people.self.id,
          kind,
          decision,
          text_version: decision === "GIVEN" ? 1 : null,
          given_in: "PROFILE",
          decided_at: app.clock.now(),
        })
        .execute();
  });
}

async function decideSharing(parts: readonly string[]) {
  await inSystemScope(app.app.services.db, (trx) =>
    trx
      .insertInto("consents")
      .values({
        user_id: world.people.self.id,
        actor_id: world.people.self.id,
        kind: "COACH_SHARING",
        decision: parts.length === 0 ? "WITHDRAWN" : "GIVEN",
        given_in: "PROFILE",
        coach_id: world.people.coach.id,
        parts: [...parts],
        decided_at: app.clock.now(),
      })
      .execute(),
  );
}

type SignedIn = Exclude<Caller, "nobody">;

/** The call as it will be sent; what it names is made while the person still consents. */
async function prepare(endpoint: Endpoint, caller: SignedIn, more: object = {}) {
  const build = REQUESTS[endpoint.name];
  if (build === undefined) throw new Error(`${endpoint.name} has no request.`);
  const aim: Aim = { caller, isThere: true, isCarriedOut: false };
  const request = await build(world, aim);
  const { payload, headers } = payloadOf({ ...request, body: { ...request.body, ...more } });
  const address = addressOf(endpoint.path, request);
  const body = endpoint.method === "GET" ? undefined : payload;
  return () =>
    app.call(endpoint.method, address, body, { as: world.people[caller], headers, ip: anAddress() });
}
const ask = async (endpoint: Endpoint, caller: SignedIn, more: object = {}) =>
  (await prepare(endpoint, caller, more))();

/** How many rows a person has in all tables of health data together. */
async function countRows(): Promise<number> {
  const tables = Object.values(HEALTH_TABLES).flat();
  const counts = tables.map(
    (table) =>
      sql`select count(*)::int as n from ${sql.table(table)} where user_id = ${world.people.self.id}`,
  );
  return inSystemScope(app.app.services.db, async (trx) => {
    const { rows } = await sql<{
      n: number;
    }>`select sum(n)::int as n from (${sql.join(counts, sql` union all `)}) counted`.execute(trx);
    return rows[0]?.n ?? 0;
  });
}

const refusal = ({ status, body }: TestAnswer) => [status, body.code, body.consent, body.user];

describe("calls that store health data", () => {
  it("G4 PRIV-002: every call on a person's own things says what consent it needs, or stands here with why it needs none", () => {
    const writing = endpoints.filter(
      ({ access, method }) => access.who === "own" && method !== "GET" && method !== "DELETE",
    );
    const silent = writing.filter(
      ({ consent, consentOf }) => consent.length === 0 && consentOf === undefined,
    );
    expect(silent.map(({ name }) => name).sort()).toEqual(Object.keys(NO_HEALTH_DATA).sort());
    expect(asking.length).toBeGreaterThan(60);
    expect(asking.filter(({ access }) => access.who !== "own")).toEqual([]);
  });

  for (const endpoint of asking)
    it(`G4 PRIV-002: ${endpoint.name} is refused without consent, whoever calls, and stores nothing`, async () => {
      const { self } = world.people;
      const { access } = endpoint;
      const isCoached = access.who === "own" && access.coach === "write";
      const callers = isCoached && ACCESS_POLICY[endpoint.name]?.[0].coach === "ok" ? 2 : 1;
      const calls = [];
      for (const caller of (["self", "coach"] as const).slice(0, callers))
        calls.push(await prepare(endpoint, caller));
      await decide("WITHDRAWN");
      // From here on the tables take nothing, so work in the background adds nothing either.
      const before = await countRows();
      const answers = [];
      for (const call of calls) answers.push(refusal(await call()));
      const after = await countRows();
      await decide("GIVEN");
      expect(answers).toEqual(calls.map(() => [403, "consent_required", endpoint.consent[0], self.id]));
      expect(after).toBe(before);
    });

  it.each([
    ["create-user-profile", { last_menstrual_period_start_date: "2026-03-01" }],
    ["replace-user-profile", { menstrual_cycle_length: 28 }],
    ["change-user-profile", { is_on_menopause_diet: true }],
    ["change-user-profile", { diet_type: "CYCLE_DIET" }],
    ["change-user-profile", { diet_type: "MENOPAUSE" }],
  ])("G4 PRIV-003: %s with %o asks for the consent to the cycle by itself", async (name, fields) => {
    const endpoint = endpoints.find((each) => each.name === name);
    if (endpoint === undefined) throw new Error(`There is no call ${name}.`);
    await decide("WITHDRAWN", ["CYCLE"]);
    const answer = await ask(endpoint, "self", fields);
    await decide("GIVEN", ["CYCLE"]);
    expect(refusal(answer)).toEqual([403, "consent_required", "CYCLE", world.people.self.id]);
  });
});

describe("sharing with a coach", () => {
  const reachable = endpoints.filter(
    ({ access, name }) =>
      access.who === "own" &&
      access.coach !== "none" &&
      ACCESS_POLICY[name]?.[1] !== undefined &&
      ACCESS_POLICY[name]?.[0].coach === "ok",
  );
  const isNothing = ({ status, body }: TestAnswer, hiding: unknown) =>
    hiding === "empty" ? status === 200 && body.count === 0 : status === hiding;

  it("A9 PRIV-006: ends with the next call, in everything that the coach could reach", async () => {
    await decideSharing([]);
    const reached: unknown[] = [];
    for (const endpoint of reachable) {
      const answer = await ask(endpoint, "coach");
      const hiding = ACCESS_POLICY[endpoint.name]?.[1];
      if (!isNothing(answer, hiding)) reached.push([endpoint.name, answer.status, hiding]);
    }
    await decideSharing(["PLAN", "DIARY", "MEASUREMENTS", "CYCLE"]);
    expect(reached).toEqual([]);
    expect(reachable.length).toBeGreaterThan(60);
  });

  it.each([
    ["DIARY", "list-calendar-days", "list-user-weights"],
    ["MEASUREMENTS", "list-user-weights", "list-calendar-days"],
  ])("A9 PRIV-006: of %s only opens %s and leaves %s closed", async (part, open, closed) => {
    const find = (name: string) => endpoints.find((each) => each.name === name) as Endpoint;
    await decideSharing(["PLAN", part]);
    const seen = await ask(find(open), "coach");
    const unseen = await ask(find(closed), "coach");
    await decideSharing(["PLAN", "DIARY", "MEASUREMENTS", "CYCLE"]);
    expect(seen.body.count).toBeGreaterThan(0);
    expect([unseen.status, unseen.body.count]).toEqual([200, 0]);
  });
});
