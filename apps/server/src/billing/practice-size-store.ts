import type { Actor } from "../platform/calls/who-is.ts";
import type { Db } from "../platform/database/open-database.ts";
import { withReach } from "../platform/database/scope.ts";

interface PracticeSize {
  readonly clients: number;
  readonly coaches: number;
}

/** Active clients and active coaches of an organisation; without one, the clients of this coach, who works alone. */
export async function readPracticeSize(db: Db, { id, organisationId }: Actor): Promise<PracticeSize> {
  const query = db
    .selectFrom("users as coach")
    .leftJoin("users as client", (join) =>
      join.onRef("client.coach_id", "=", "coach.id").on("client.account_enabled", "=", true),
    )
    .select((eb) => [
      eb.fn.count<number>("client.id").as("clients"),
      eb.fn
        .count<number>("coach.id")
        .distinct()
        .filterWhere("coach.is_coach", "=", true)
        .filterWhere("coach.account_enabled", "=", true)
        .as("coaches"),
    ])
    .where((eb) =>
      organisationId === null ? eb("coach.id", "=", id) : eb("coach.organisation_id", "=", organisationId),
    );
  const { clients, coaches } = await withReach(db, "all", () => query.executeTakeFirstOrThrow());
  return { clients: Number(clients), coaches: Number(coaches) };
}
