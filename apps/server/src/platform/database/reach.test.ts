import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MEASURED_BODIES, MEASURED_PATHS } from "../../../test/measured.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";
import type { Reach } from "../base/reach.ts";
import type { Db } from "./open-database.ts";
import { actAs, inScopeOf, withReach } from "./scope.ts";

let app: TestApp;
let coach: Person;
let client: Person;
let stranger: Person;
beforeAll(async () => {
  app = await openTestApp();
  coach = await app.aCoach();
  client = await app.aClientOf(coach);
  stranger = await app.aUser();
  for (const as of [client, stranger]) await app.post(MEASURED_PATHS.weight, MEASURED_BODIES.weight, { as });
});
afterAll(() => app.close());

/** Work in one transaction that is rolled back at its end. */
async function tried<T>(person: Person, reach: Reach, work: (trx: Db) => Promise<T>): Promise<T> {
  const undo = new Error("undo");
  let answer: { readonly value: T } | undefined;
  const transaction = app.app.services.db.transaction().execute(async (trx) => {
    await actAs(trx, person.id, reach);
    answer = { value: await work(trx) };
    throw undo;
  });
  await transaction.catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  if (answer === undefined) throw new Error("The work did not end.");
  return answer.value;
}

/** Whose accounts and whose weights are visible. */
async function seen(trx: Db): Promise<{ people: number[]; weighed: number[] }> {
  const people = await sql<{ id: number }>`select id from users order by id`.execute(trx);
  const weights = await sql<{ id: number }>`select user_id as id from user_weights order by user_id`.execute(
    trx,
  );
  return { people: people.rows.map(({ id }) => id), weighed: weights.rows.map(({ id }) => id) };
}

const takeOn = (trx: Db, person: Person) =>
  withReach(trx, "all", () =>
    sql`update users set coach_id = ${coach.id} where id = ${person.id}`.execute(trx),
  );
const decide = (trx: Db, person: Person, decision: string, parts: readonly string[]) =>
  withReach(trx, "all", () =>
    sql`insert into consents (user_id, kind, decision, given_in, actor_id, coach_id, parts, decided_at)
      values (${person.id}, 'COACH_SHARING', ${decision}, 'PROFILE', ${person.id}, ${coach.id}, ${[...parts]}, now())`.execute(
      trx,
    ),
  );

describe("the reach of a coach", () => {
  it("DATA-073 is the clients and what they share", async () => {
    expect(await tried(coach, "clients", seen)).toEqual({
      people: [coach.id, client.id].toSorted((a, b) => a - b),
      weighed: [client.id],
    });
    expect(await tried(coach, "self", seen)).toEqual({ people: [coach.id], weighed: [] });
  });

  it("DATA-073 grows within the transaction with who becomes a client, and with what they share", async () => {
    const steps = await tried(coach, "clients", async (trx) => {
      await takeOn(trx, stranger);
      const taken = await seen(trx);
      await decide(trx, stranger, "GIVEN", ["PLAN"]);
      const sharesPlan = await seen(trx);
      await decide(trx, stranger, "GIVEN", ["PLAN", "MEASUREMENTS"]);
      return [taken, sharesPlan, await seen(trx)];
    });
    expect(steps.map(({ people }) => people.includes(stranger.id))).toEqual([true, true, true]);
    expect(steps.map(({ weighed }) => weighed.includes(stranger.id))).toEqual([false, false, true]);
  });

  it("DATA-073 shrinks within the transaction with who leaves, and with what they share no longer", async () => {
    const withdrawn = await tried(coach, "clients", async (trx) => {
      await decide(trx, client, "WITHDRAWN", []);
      return seen(trx);
    });
    expect(withdrawn).toMatchObject({ people: expect.arrayContaining([client.id]), weighed: [] });
    const left = await tried(coach, "clients", async (trx) => {
      await withReach(trx, "all", () =>
        sql`update users set coach_id = null where id = ${client.id}`.execute(trx),
      );
      return seen(trx);
    });
    expect(left).toEqual({ people: [coach.id], weighed: [] });
  });

  it("DATA-073 leaves out what a client shared with another coach", async () => {
    const next = await app.aCoach();
    const { weighed } = await tried(next, "clients", async (trx) => {
      await withReach(trx, "all", () =>
        sql`update users set coach_id = ${next.id} where id = ${client.id}`.execute(trx),
      );
      return seen(trx);
    });
    expect(weighed).toEqual([]);
  });

  it("DATA-073 does not mistake a client's id for a part of another's", async () => {
    const visible = await tried(coach, "clients", async (trx) => {
      await sql`select set_config('app.clients', ',9012,9012PLAN,9341,9341DIARY,', true)`.execute(trx);
      const asked = [901, 12, 9012, 934, 341, 9341, 93419012];
      const { rows } = await sql<{ id: number; part: string | null }>`
        select id, null as part from unnest(${asked}::int[]) as id where may_see(id)
        union all select id, part from unnest(${asked}::int[]) as id, unnest('{PLAN,DIARY}'::text[]) as part
          where may_see_part(id, part) order by id, part nulls first`.execute(trx);
      return rows.map(({ id, part }) => `${id}${part ?? ""}`);
    });
    expect(visible).toEqual(["9012", "9012PLAN", "9341", "9341DIARY"]);
  });

  it("DATA-073 is found for one piece of work, in a transaction of the coach alone", async () => {
    const weighed = await inScopeOf(app.app.services.db, coach.id, async (trx) => [
      await withReach(trx, "clients", () => seen(trx)),
      await seen(trx),
    ]);
    expect(weighed.map((each) => each.weighed)).toEqual([[client.id], []]);
  });

  it("DATA-073 is not another person's who acts later in the same transaction", async () => {
    const weighed = await tried(coach, "clients", async (trx) => {
      await actAs(trx, stranger.id, "clients");
      return seen(trx);
    });
    expect(weighed).toEqual({ people: [stranger.id], weighed: [stranger.id] });
  });
});
