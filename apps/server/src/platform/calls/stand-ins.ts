import { type RawBuilder, sql } from "kysely";
import type { Db } from "../database/open-database.ts";
import { withReach } from "../database/scope.ts";
import type { Call } from "./call.ts";

/** The coach for whom the caller stands in, and until when; null until someone ends it. */
export interface StandsInFor {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly until: string | null;
}

/** Whether a column names a client whom a colleague shares with the caller at this moment, as the policies decide it (0073). */
export const isSharedWithCaller = (column: string) =>
  sql<boolean>`${sql.ref(column)} = any ((select acting_shared())::int[])`;

/**
 * For whom the caller stands in with these clients, by the client's number; clients of the caller's own are left out. It asks
 * nothing when there are no others.
 */
export async function standsInFor(
  { db, actor }: Pick<Call, "db" | "actor">,
  clients: readonly { readonly id: number; readonly coachId: number | null }[],
): Promise<ReadonlyMap<number, StandsInFor>> {
  const others = clients.flatMap(({ id, coachId }) => (coachId === null || coachId === actor.id ? [] : [id]));
  if (others.length === 0) return new Map();
  const { rows } = await withReach(db, "all", () =>
    sql<StandsInFor & { client: number }>`
      select s.user_id as client, c.id, c.first_name, c.last_name, s.ends_on::text as until
      from client_shares s join users c on c.id = s.coach_id
      where s.colleague_id = ${actor.id} and s.ended_at is null and s.user_id = any (${others}::int[])
        and s.user_id = any ((select acting_shared())::int[])`.execute(db),
  );
  return new Map(rows.map(({ client, ...coach }) => [client, coach]));
}

/** Whether a coach stands in with a client at this moment, where every share of the client is visible. */
export const standsInNow = (client: RawBuilder<unknown>, colleague: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from client_shares s where s.user_id = ${client} and s.colleague_id = ${colleague}
    and s.ended_at is null and s.answered_at is not null and s.starts_at <= acting_moment()
    and (s.ends_at is null or s.ends_at > acting_moment()))`;

/** Whether a colleague of someone's coach stands in with them at this moment. Every share of theirs is visible. */
export async function isStandIn(db: Db, clientId: number, colleagueId: number): Promise<boolean> {
  const { rows } = await sql<{ stands_in: boolean }>`
    select ${standsInNow(sql`${clientId}::int`, sql`${colleagueId}::int`)} as stands_in`.execute(db);
  return rows[0]?.stands_in === true;
}
