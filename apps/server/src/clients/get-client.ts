import type { getClient as endpoint, User } from "@plateful/contract";
import { insertAudit } from "../platform/audit-store.ts";
import type { Call } from "../platform/call.ts";
import { Problem } from "../platform/problem.ts";
import { loadUser, type UserRow } from "../sign-in/index.ts";
import { findClient } from "./client-store.ts";

/**
 * A client of the caller; that the call reached them is noted (ledger DATA-034).
 * @throws Problem not_found for everybody else, there or not (ledger COACH-069).
 */
export async function getOwnClient(call: Call, id: number, action: string): Promise<UserRow> {
  const row = await findClient(call.db, call.actor.id, id);
  if (row === null) throw new Problem("not_found");
  await insertAudit(call.db, { actor_id: call.actor.id, user_id: row.id, action, happened_at: call.now });
  return row;
}

export async function getClient(call: Call<typeof endpoint>): Promise<User> {
  return loadUser(call, await getOwnClient(call, call.params.id, "get-client"));
}
