import { sql } from "kysely";
import type { Db } from "../database/open-database.ts";
import { inSystemScope } from "../database/scope.ts";
import type { TokenCall } from "../http/http-request.ts";

/** How a call with a personal access token ended. */
export interface EndedTokenCall extends TokenCall {
  readonly method: string;
  readonly status: number;
  /** The network that it came from. */
  readonly network: string;
  readonly at: Date;
}

/**
 * Counts a call of a token under its hour (ledger DOOR-011), and notes when and from which network the token was used last, and that
 * the person is active. These two are written once an hour, or when the network is another one. Nothing is stored of a token that
 * is gone.
 */
export const noteTokenCall = (db: Db, call: EndedTokenCall): Promise<void> =>
  inSystemScope(db, async (trx) => {
    await sql`
      insert into access_token_calls (user_id, token_id, hour, method, operation, status, first_at, last_at, calls)
      select t.user_id, t.id, date_trunc('hour', ${call.at}::timestamptz), ${call.method}, ${call.operation}, ${call.status}::int,
        ${call.at}::timestamptz, ${call.at}::timestamptz, 1
      from access_tokens t where t.id = ${call.tokenId}
      on conflict (token_id, hour, operation, status) do update
        set calls = access_token_calls.calls + 1, last_at = greatest(access_token_calls.last_at, excluded.last_at)`.execute(
      trx,
    );
    const used = await sql`
      update access_tokens set last_used_at = date_trunc('hour', ${call.at}::timestamptz), last_network = ${call.network}
      where id = ${call.tokenId} and (last_used_at is null
        or last_used_at < date_trunc('hour', ${call.at}::timestamptz) or last_network <> ${call.network})`.execute(
      trx,
    );
    if (used.numAffectedRows === 0n) return;
    await trx.updateTable("users").set({ last_active_at: call.at }).where("id", "=", call.userId).execute();
  });
