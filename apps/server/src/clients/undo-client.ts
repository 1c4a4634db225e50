import type { undoClient as endpoint } from "@plateful/contract";
import { insertAudit } from "../platform/audit-store.ts";
import type { Call } from "../platform/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { Problem } from "../platform/problem.ts";
import { requireRight } from "../platform/team-rights.ts";
import { eraseAccount, takeBackInvitation } from "../sign-in/index.ts";
import { findClient } from "./client-store.ts";
import { insertWaiting, listEntriesOf } from "./waitlist-store.ts";

/**
 * Takes back a client who was just added: as long as the mail waits, nobody but the coach knows of the account, and it goes
 * with everything in it (ledger COACH-132). The access log keeps that it happened, and not to whom.
 * @throws Problem not_found for who is no client of the caller.
 * @throws Problem nothing_to_undo once the invitation was sent, or sent again.
 */
export async function undoClient(call: Call<typeof endpoint>): Promise<undefined> {
  const { db, actor, now, services } = call;
  const client = await findClient(db, actor.id, call.params.id);
  if (client === null) throw new Problem("not_found");
  await requireRight(call, "INVITE");
  if (!(await takeBackInvitation(call, client))) throw new Problem("nothing_to_undo");
  await withReach(db, "all", async () => {
    const waiting = await listEntriesOf(db, client.email);
    await eraseAccount(services, db, client);
    // That they wait for a practice is their own wish, from before they were added.
    for (const entry of waiting) await insertWaiting(db, entry);
  });
  await insertAudit(db, { actor_id: actor.id, user_id: null, action: "undo-client", happened_at: now });
}
