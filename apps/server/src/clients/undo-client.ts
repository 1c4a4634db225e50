import type { undoClient as endpoint } from "@plateful/contract";
import { Problem } from "../platform/base/problem.ts";
import { insertAudit } from "../platform/calls/audit-store.ts";
import type { Call } from "../platform/calls/call.ts";
import { requireRight } from "../platform/calls/team-rights.ts";
import { withReach } from "../platform/database/scope.ts";
import { eraseAccount, isWithdrawn, takeBackInvitation, type UserRow } from "../sign-in/index.ts";
import { findAddedClient, findClient } from "./client-store.ts";
import { insertWaiting, listEntriesOf } from "./waitlist-store.ts";

/** A client of the caller, or one whom the caller added for a colleague. */
async function findOwnOrAdded({ db, actor, params: { id } }: Call<typeof endpoint>): Promise<UserRow | null> {
  const own = await findClient(db, actor.id, id);
  return own ?? withReach(db, "all", () => findAddedClient(db, actor.id, id));
}

/** Whether the account is the coach's alone: its mail still waited, or the invitation was withdrawn before anybody came. */
const isCoachsAlone = async (call: Call<typeof endpoint>, client: UserRow): Promise<boolean> =>
  (await withReach(call.db, "all", () => isWithdrawn(call.db, client.id))) ||
  (await takeBackInvitation(call, client));

/**
 * Takes back a client who was just added, or whose invitation was withdrawn: as long as nobody but the coach has used the account,
 * it goes with everything in it (ledger COACH-132, COACH-207). The access log keeps that it happened, and not to whom.
 * @throws Problem not_found for whom the caller neither coaches nor added.
 * @throws Problem nothing_to_undo once the invitation was sent, or sent again, and is not withdrawn.
 */
export async function undoClient(call: Call<typeof endpoint>): Promise<undefined> {
  const { db, actor, now, services } = call;
  const client = await findOwnOrAdded(call);
  if (client === null) throw new Problem("not_found");
  await requireRight(call, "INVITE");
  if (!(await isCoachsAlone(call, client))) throw new Problem("nothing_to_undo");
  await withReach(db, "all", async () => {
    const waiting = await listEntriesOf(db, client.email);
    await eraseAccount(services, db, client);
    // That they wait for a practice is their own wish, from before they were added.
    for (const entry of waiting) await insertWaiting(db, entry);
  });
  await insertAudit(db, { actor_id: actor.id, user_id: null, action: "undo-client", happened_at: now });
}
