import type { endUserSessions as endpoint } from "@plateful/contract";
import { insertAudit } from "../platform/audit-store.ts";
import type { Call } from "../platform/call.ts";
import { Problem } from "../platform/problem.ts";
import { deleteSessionsOf } from "./session-store.ts";
import { findUser } from "./user-store.ts";

/**
 * Ends every session of a person at once, which staff do when an account may be in wrong hands (ledger PRIV-022).
 * @throws Problem not_found for an account that is not there.
 */
export async function endUserSessions(call: Call<typeof endpoint>): Promise<undefined> {
  const { db, actor, params, body, now } = call;
  if ((await findUser(db, params.id)) === null) throw new Problem("not_found");
  await deleteSessionsOf(db, params.id);
  const entry = { actor_id: actor.id, user_id: params.id, happened_at: now };
  await insertAudit(db, { ...entry, action: "end-user-sessions", reason: body.reason });
}
