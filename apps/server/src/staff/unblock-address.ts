import type { unblockAddress as endpoint } from "@plateful/contract";
import { Problem } from "../platform/base/problem.ts";
import { insertAudit } from "../platform/calls/audit-store.ts";
import type { Call } from "../platform/calls/call.ts";
import { deleteBlocked, findOwnerOfAddress } from "./mail-state-store.ts";

/**
 * Lets an address get mail again (ledger STAFF-006).
 * @throws Problem not_found for an address that is not blocked.
 */
export async function unblockAddress({ db, actor, body, now }: Call<typeof endpoint>): Promise<undefined> {
  if (!(await deleteBlocked(db, body.email))) throw new Problem("not_found");
  const userId = await findOwnerOfAddress(db, body.email);
  await insertAudit(db, { actor_id: actor.id, user_id: userId, action: "unblock-address", happened_at: now });
}
