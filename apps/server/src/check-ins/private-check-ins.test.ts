import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import type { Db } from "../platform/database/open-database.ts";
import { actAs, inSystemScope } from "../platform/database/scope.ts";

const DAY = 86_400;
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const ANSWERS = [
  { question: "energy", scale: 4 },
  { question: "sleep", scale: 2 },
  { question: "difficult", text: "Klaproosje 17" },
];
const ask = (client: Person, as: Person) => app.post(`clients/${client.id}/check-ins/`, {}, { as });
async function send(client: Person, coach: Person, answers: object[] = ANSWERS): Promise<number> {
  const { id } = (await ask(client, coach)).body.open;
  expect((await app.post(`check-ins/${id}/send/`, { answers }, { as: client })).status).toBe(200);
  return id;
}
const open = (client: Person, id: number, as: Person) =>
  app.get(`clients/${client.id}/check-ins/${id}/`, { as });
const share = (client: Person, coach: Person, parts: readonly string[]) =>
  app.put(
    "users/consents/sharing/",
    { coach: coach.id, parts, text_version: 1, given_in: "PROFILE" },
    { as: client },
  );

async function aPair() {
  const organisation = await app.anOrganisation();
  const coach = await app.aCoach({ first_name: "Iris", organisation_id: organisation });
  return { coach, client: await app.aClientOf(coach), organisation };
}

/** What the database itself lets someone do. */
const inDatabase = <T>(as: Person, reach: "self" | "clients", work: (trx: Db) => Promise<T>): Promise<T> =>
  app.app.services.db.transaction().execute(async (trx) => {
    await actAs(trx, as.id, reach);
    return work(trx);
  });
const TABLES = ["check_ins", "check_in_answers", "check_in_rest_answers"] as const;
const rowsOf = (client: Person, table: (typeof TABLES)[number]) => (trx: Db) =>
  trx.selectFrom(table).select("id").where("user_id", "=", client.id).execute();

describe("the answers in the database", () => {
  it("CHECK-005: are changed by nobody, neither the client nor the coach", async () => {
    const { coach, client } = await aPair();
    await send(client, coach);
    for (const [as, reach] of [
      [client, "self"],
      [coach, "clients"],
    ] as const)
      for (const table of ["check_in_answers", "check_in_rest_answers"] as const) {
        const changed = await inDatabase(as, reach, async (trx) => {
          const found = await rowsOf(client, table)(trx);
          const { numUpdatedRows: count } = await trx
            .updateTable(table)
            .set({ sealed_answers: "other" })
            .where("user_id", "=", client.id)
            .executeTakeFirstOrThrow();
          return [found.length, Number(count)];
        });
        expect([reach, table, ...changed]).toEqual([reach, table, 1, 0]);
      }
  });

  it("CHECK-005: are written by the client alone", async () => {
    const { coach, client } = await aPair();
    const { id } = (await ask(client, coach)).body.open;
    const row = { check_in_id: id, user_id: client.id, coach_id: coach.id, sealed_answers: "x" };
    for (const table of ["check_in_answers", "check_in_rest_answers"] as const)
      await expect(
        inDatabase(coach, "clients", (trx) => trx.insertInto(table).values(row).execute()),
      ).rejects.toThrow(/row-level security/);
  });

  it("CHECK-013: go with the account, and stand in plain words in the client's download", async () => {
    const { coach, client } = await aPair();
    await send(client, coach);
    const { body } = await app.get("users/me/export/", { as: client });
    expect(body.check_in_answers[0].sealed_answers).toEqual([
      { question: "energy", scale: 4, text: null },
      { question: "difficult", scale: null, text: "Klaproosje 17" },
    ]);
    expect(body.check_in_rest_answers[0].sealed_answers).toEqual([
      { question: "sleep", scale: 2, text: null },
    ]);
    await app.delete("auth/users/me/", { as: client, body: { confirmation: "DELETE" } });
    for (const table of TABLES)
      expect(await inSystemScope(app.app.services.db, rowsOf(client, table))).toEqual([]);
  });

  it("CHECK-013 DATA-063: stand in no table in plain words, those of repeated calls included", async () => {
    const { coach, client } = await aPair();
    const { id } = (await ask(client, coach)).body.open;
    const sending = { as: client, headers: { "idempotency-key": "send-the-check-in" } };
    await app.post(`check-ins/${id}/send/`, { answers: ANSWERS }, sending);
    await inSystemScope(app.app.services.db, async (trx) => {
      for (const table of [...TABLES, "idempotency_keys"]) {
        const { rows } = await sql<{ text: string | null }>`
          select string_agg(t::text, ' ') as text from ${sql.table(table)} t`.execute(trx);
        expect(rows[0]?.text ?? "").not.toContain("Klaproosje");
      }
    });
  });
});

describe("who reads the answers", () => {
  it("CHECK-014: not a colleague who sees all clients, nor an owner, nor staff", async () => {
    const { coach, client, organisation } = await aPair();
    const id = await send(client, coach);
    const colleague = await app.aCoach({ organisation_id: organisation });
    await inSystemScope(app.app.services.db, (trx) =>
      trx
        .updateTable("team_members")
        .set({ role: "OWNER", rights: [] })
        .where("user_id", "=", colleague.id)
        .execute(),
    );
    const staff = await app.aUser({ is_staff: true });
    expect((await open(client, id, colleague)).status).toBe(404);
    expect((await open(client, id, staff)).status).toBe(403);
    expect((await app.get("clients/check-ins/", { as: colleague })).body.count).toBe(0);
    for (const table of TABLES)
      expect([table, await inDatabase(colleague, "clients", rowsOf(client, table))]).toEqual([table, []]);
  });

  it("CHECK-014: the database closes them with the sharing, and opens them to no next coach", async () => {
    const { coach, client } = await aPair();
    await send(client, coach);
    for (const table of TABLES)
      expect(await inDatabase(coach, "clients", rowsOf(client, table))).toHaveLength(1);
    await app.post(
      "users/consents/withdraw/",
      { kinds: ["COACH_SHARING"], given_in: "PROFILE" },
      { as: client },
    );
    for (const table of TABLES)
      expect([table, await inDatabase(coach, "clients", rowsOf(client, table))]).toEqual([table, []]);
    const next = await app.aCoach();
    await inSystemScope(app.app.services.db, (trx) =>
      trx.updateTable("users").set({ coach_id: next.id }).where("id", "=", client.id).execute(),
    );
    await share(client, next, ["PLAN", "DIARY", "MEASUREMENTS"]);
    for (const as of [coach, next])
      for (const table of TABLES)
        expect([table, await inDatabase(as, "clients", rowsOf(client, table))]).toEqual([table, []]);
  });

  it("CHECK-007: the client reads all of them, the latest first, also those to a coach who is gone", async () => {
    const { coach, client } = await aPair();
    const first = await send(client, coach);
    const next = await app.aCoach();
    await inSystemScope(app.app.services.db, (trx) =>
      trx.updateTable("users").set({ coach_id: next.id }).where("id", "=", client.id).execute(),
    );
    await share(client, next, ["PLAN"]);
    app.clock.forward(DAY);
    const second = await send(client, next, [{ question: "energy", scale: 1 }]);
    const { results } = (await app.get("check-ins/", { as: client })).body;
    expect(results.map(({ id }: { id: number }) => id)).toEqual([second, first]);
    expect(results[1].answers).toHaveLength(3);
    // What was sent to another coach is nothing to compare with.
    expect((await open(client, second, next)).body).toMatchObject({ previous: null, earlier: null });
  });
});

describe("what stands beside the answers", () => {
  it("CHECK-004: is what the client answered last time, to the same coach", async () => {
    const { coach, client } = await aPair();
    const id = await send(client, coach);
    app.clock.forward(7 * DAY);
    await ask(client, coach);
    const { previous, check_in: waiting } = (await app.get("check-ins/current/", { as: client })).body;
    expect([previous.id, previous.answers.length, waiting.answers]).toEqual([id, 3, []]);
  });

  it("CHECK-004 CHECK-010: is null where the client does not share it", async () => {
    const { coach, client } = await aPair();
    // Of the five weeks before: the older weight is left out.
    for (const daysAgo of [1, 40]) {
      const created_at = new Date(app.clock.now().getTime() - daysAgo * DAY * 1000).toISOString();
      await app.post("userWeight/", { value: 81 + daysAgo, created_at }, { as: client });
    }
    const id = await send(client, coach);
    app.clock.forward(DAY);
    await ask(client, coach);
    const seen = async () => {
      const { weights, weeks } = (await open(client, id, coach)).body;
      const { known } = (await app.get("check-ins/current/", { as: client })).body;
      return [weights?.length ?? null, weeks?.length ?? null, known.weight_kg, known.days_logged];
    };
    expect(await seen()).toEqual([1, 4, 82, 0]);
    await share(client, coach, ["PLAN", "DIARY"]);
    expect(await seen()).toEqual([null, 4, null, 0]);
    await share(client, coach, ["PLAN", "MEASUREMENTS"]);
    expect(await seen()).toEqual([1, null, 82, null]);
    await share(client, coach, ["PLAN"]);
    expect(await seen()).toEqual([null, null, null, null]);
  });
});
