import type { Insertable, Updateable } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import type { Tables } from "../platform/database/tables.gen.ts";
import {
  type CycleColumns,
  isSameCycle,
  openCycle,
  sealCycle,
} from "../platform/encryption/sealed-columns.ts";
import { vaultOf } from "../platform/encryption/vault-of.ts";

export type ProfileColumns = Omit<Updateable<Tables["user_profiles"]>, "sealed_cycle">;

const NO_CYCLE: CycleColumns = {
  last_menstrual_period_start_date: null,
  menstrual_cycle_length: null,
  is_on_menopause_diet: false,
  diet_type: null,
};
const CYCLE_COLUMNS = Object.keys(NO_CYCLE) as readonly (keyof CycleColumns)[];

/** The cycle after these changes. */
function changedCycle(stored: CycleColumns, changes: ProfileColumns): CycleColumns {
  const sent = CYCLE_COLUMNS.filter((column) => changes[column] !== undefined);
  return { ...stored, ...Object.fromEntries(sent.map((column) => [column, changes[column]])) };
}

/** The ids of the profiles of a person: one or none, as a person has one profile. */
export function listProfileIds(db: Db, userId: number): Promise<{ id: number }[]> {
  return db.selectFrom("user_profiles").select("id").where("user_id", "=", userId).execute();
}

/** Adds a profile; null when the person has one already, also when another call made it a moment ago. */
export async function insertProfile(
  db: Db,
  profile: ProfileColumns & { user_id: number; gender: string; weight: number },
): Promise<number | null> {
  const row = await db
    .insertInto("user_profiles")
    // Fields that are left out take the defaults of the table.
    .values({
      ...(profile as Insertable<Tables["user_profiles"]>),
      ...sealCycle(vaultOf(db), profile.user_id, changedCycle(NO_CYCLE, profile)),
    })
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The columns to write where the changes touch the cycle. What stays as it was is not encrypted again: that would be an edit. */
async function cycleChanges(db: Db, id: number, changes: ProfileColumns) {
  const row = await db
    .selectFrom("user_profiles")
    .select(["user_id", "sealed_cycle", ...CYCLE_COLUMNS])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return {};
  const stored = openCycle(vaultOf(db), row);
  const next = changedCycle(stored, changes);
  if (!isSameCycle(stored, next)) return sealCycle(vaultOf(db), row.user_id, next);
  return next.diet_type === stored.diet_type ? {} : { diet_type: next.diet_type };
}

export async function updateProfile(db: Db, id: number, changes: ProfileColumns): Promise<void> {
  const touchesCycle = CYCLE_COLUMNS.some((column) => changes[column] !== undefined);
  const others = Object.fromEntries(
    Object.entries(changes).filter(([column]) => !(CYCLE_COLUMNS as readonly string[]).includes(column)),
  ) as ProfileColumns;
  const cycle = touchesCycle ? await cycleChanges(db, id, changes) : {};
  await db
    .updateTable("user_profiles")
    .set({ ...others, ...cycle })
    .where("id", "=", id)
    .execute();
}

/** Deletes a profile and tells whose it was; null when there was none. */
export async function deleteProfile(db: Db, id: number): Promise<number | null> {
  const row = await db
    .deleteFrom("user_profiles")
    .where("id", "=", id)
    .returning("user_id")
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Whether a coach chose what the first plan of this person is made from (ledger COACH-168). */
export async function hasChosenStart(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("start_template_id")
    .where("id", "=", userId)
    .executeTakeFirst();
  return row !== undefined && row.start_template_id !== null;
}
