import type { Db } from "../platform/database/open-database.ts";
import { withReach } from "../platform/database/scope.ts";
import type { Actor } from "../platform/who-is.ts";

/** Active clients of all coaches of an organisation; without one, of this coach. */
export async function countPracticeClients(db: Db, { id, organisationId }: Actor): Promise<number> {
  const query = db
    .selectFrom("users as client")
    .innerJoin("users as coach", "coach.id", "client.coach_id")
    .select((eb) => eb.fn.countAll<number>().as("clients"))
    .where("client.account_enabled", "=", true)
    .where((eb) =>
      organisationId === null ? eb("coach.id", "=", id) : eb("coach.organisation_id", "=", organisationId),
    );
  const { clients } = await withReach(db, "all", () => query.executeTakeFirstOrThrow());
  return Number(clients);
}
