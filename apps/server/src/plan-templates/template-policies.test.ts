import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { insideTransaction } from "../platform/database/open-work.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const VALUES = sql`'Lean', '', 90, 1.8, 30, '[]'::jsonb, now()`;
const COLUMNS = sql`name, note, energy_percent, protein_per_kg, fat_percent, meals, changed_at`;

async function aPractice() {
  const id = await app.anOrganisation();
  const coach = await app.aCoach({ organisation_id: id });
  const colleague = await app.aCoach({ organisation_id: id });
  return { id, coach, colleague, client: await app.aClientOf(coach, { organisation_id: id }) };
}

/** Runs a statement in the scope of a call that this person makes, past every verb, and counts its rows. */
function rowsAs(person: Person, isCoach: boolean, statement: ReturnType<typeof sql>): Promise<number> {
  return app.app.services.db.transaction().execute(async (trx) => {
    await sql`select enter_scope(${person.id}::integer, null, false, ${isCoach}, 'clients')`.execute(trx);
    return insideTransaction(async () => {
      const { numAffectedRows, rows } = await statement.execute(trx);
      return Number(numAffectedRows ?? rows.length);
    });
  });
}

describe("the policy of plan templates", () => {
  it("A7 COACH-115: shows and gives a practice's to its coaches, a coach's own to that coach, and no others", async () => {
    const [vital, fresh] = [await aPractice(), await aPractice()];
    const [shared, own] = await inSystemScope(app.app.services.db, async (trx) => {
      const add = async (column: "organisation_id" | "user_id", id: number) => {
        const { rows } = await sql<{ id: number }>`insert into plan_templates (${sql.ref(column)}, ${COLUMNS})
          values (${id}, ${VALUES}) returning id`.execute(trx);
        return rows[0]?.id;
      };
      return [await add("organisation_id", vital.id), await add("user_id", vital.coach.id)];
    });
    const reads = (id: number | undefined) => sql`select 1 from plan_templates where id = ${id}`;
    const writes = (id: number | undefined) => sql`update plan_templates set note = 'Seen' where id = ${id}`;
    const people = [
      [vital.coach, true, 1, 1],
      [vital.colleague, true, 1, 0],
      [vital.client, false, 0, 0],
      [fresh.coach, true, 0, 0],
      [await app.aCoach(), true, 0, 0],
    ] as const;
    for (const [person, isCoach, ofPractice, ofCoach] of people)
      for (const statement of [reads, writes]) {
        expect(await rowsAs(person, isCoach, statement(shared))).toBe(ofPractice);
        expect(await rowsAs(person, isCoach, statement(own))).toBe(ofCoach);
      }
    const plant = sql`insert into plan_templates (organisation_id, ${COLUMNS}) values (${vital.id}, ${VALUES})`;
    await expect(rowsAs(fresh.coach, true, plant)).rejects.toThrow("row-level security");
  });
});
