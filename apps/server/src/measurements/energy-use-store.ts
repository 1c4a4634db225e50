import type { EnergyDecision } from "@plateful/contract";
import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";

/** Whose energy use is asked for. */
export interface EnergyPerson {
  readonly time_zone: string;
  /** Whether they decide about their plan themselves (NAV-009). */
  readonly plans_alone: boolean;
}

/** A person whose diary, weight and plan are all within reach of the call; null for anybody else. */
export async function findEnergyPerson(db: Db, userId: number): Promise<EnergyPerson | null> {
  const { rows } = await sql<EnergyPerson>`
    select u.time_zone, u.coach_id is null or coalesce(o.clients_are_diy, false) as plans_alone
    from users u left join organisations o on o.id = u.organisation_id
    where u.id = ${userId} and may_see_part(u.id, 'DIARY') and may_see_part(u.id, 'MEASUREMENTS')
      and may_see_part(u.id, 'PLAN')`.execute(db);
  return rows[0] ?? null;
}

interface Weighing {
  readonly userId: number;
  readonly timeZone: string;
  /** Dates of the person's own calendar, both included. */
  readonly from: string;
  readonly until: string;
}

/** The last weight of each date of a period, oldest first. */
export async function listWeighIns(
  db: Db,
  { userId, timeZone, from, until }: Weighing,
): Promise<{ readonly date: string; readonly value: number }[]> {
  const { rows } = await sql<{ date: string; value: number }>`
    select distinct on (date) (created_at at time zone ${timeZone})::date::text as date, value::float8 as value
    from user_weights
    where user_id = ${userId} and created_at >= ${from}::date::timestamp at time zone ${timeZone}
      and created_at < (${until}::date + 1)::timestamp at time zone ${timeZone}
    order by date, created_at desc, id desc`.execute(db);
  return rows;
}

/** What someone last decided, with the figures that it was about. */
export interface StoredDecision {
  readonly decision: EnergyDecision;
  readonly decided_on: string;
  readonly kcal: number;
  readonly new_kcal: number;
}

export async function saveDecision(db: Db, intakeId: number, decision: StoredDecision): Promise<void> {
  await db
    .updateTable("user_profiles")
    .set({ learned_energy: JSON.stringify(decision) })
    .where("id", "=", intakeId)
    .execute();
}
