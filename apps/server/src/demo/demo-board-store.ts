import type { TriageSavedView } from "@plateful/contract";
import type { Db } from "../platform/database/open-database.ts";

/** Gives a coach saved views; false for one who has settings of the board already. */
export async function insertBoardSettings(
  trx: Db,
  coachId: number,
  views: readonly TriageSavedView[],
): Promise<boolean> {
  const added = await trx
    .insertInto("triage_settings")
    .values({ user_id: coachId, saved_views: JSON.stringify(views) })
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .returning("user_id")
    .execute();
  return added.length > 0;
}

interface Labelled {
  readonly clientId: number;
  readonly labels: readonly string[];
}

/** Puts labels on clients on whom their coach has put no mark yet. */
export async function insertLabels(trx: Db, coachId: number, clients: readonly Labelled[]): Promise<void> {
  if (clients.length === 0) return;
  await trx
    .insertInto("triage_clients")
    .values(
      clients.map(({ clientId, labels }) => ({ coach_id: coachId, user_id: clientId, labels: [...labels] })),
    )
    .onConflict((conflict) => conflict.columns(["coach_id", "user_id"]).doNothing())
    .execute();
}
