import type { endUserSessions as endpoint } from "@plateful/contract";
import { Problem } from "../platform/base/problem.ts";
import { insertAudit } from "../platform/calls/audit-store.ts";
import type { Call } from "../platform/calls/call.ts";
import { findUser } from "./accounts/user-store.ts";
import { endAllOf } from "./stores/session-store.ts";

/**
 * Ends every session of a person at once, which staff do when an account may be in wrong hands (ledger PRIV-022).
 * @throws Problem not_found for an account that is not there.
 */
export async function endUserSessions(call: Call<typeof endpoint>): Promise<undefined> {
  const { db, actor, params, body, now } = call;
  if ((await findUser(db, params.id)) === null) throw new Problem("not_found");
  await endAllOf(db, params.id, now);
  const entry = { actor_id: actor.id, user_id: params.id, happened_at: now };
  await insertAudit(db, { ...entry, action: "end-user-sessions", reason: body.reason });
}
