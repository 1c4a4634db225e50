import type { Db } from "../platform/database/open-database.ts";

export interface NewOpening {
  readonly user_id: number;
  readonly staff_id: number;
  readonly reason: string;
  readonly opened_at: Date;
  readonly open_until: Date;
}

/** Opens the health data of a person to a member of staff, or for longer what is open already. */
export async function upsertOpening(trx: Db, opening: NewOpening): Promise<void> {
  const { reason, opened_at, open_until } = opening;
  await trx
    .insertInto("health_openings")
    .values(opening)
    .onConflict((conflict) =>
      conflict.columns(["staff_id", "user_id"]).doUpdateSet({ reason, opened_at, open_until }),
    )
    .execute();
}

export async function deleteOpening(trx: Db, staffId: number, userId: number): Promise<void> {
  await trx
    .deleteFrom("health_openings")
    .where("staff_id", "=", staffId)
    .where("user_id", "=", userId)
    .execute();
}
