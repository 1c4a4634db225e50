import type { getClient as endpoint, User } from "@plateful/contract";
import { insertAudit, insertReadAudit } from "../platform/audit-store.ts";
import type { Call } from "../platform/call.ts";
import { Problem } from "../platform/problem.ts";
import { loadUser, type UserRow } from "../sign-in/index.ts";
import { findClient } from "./client-store.ts";

async function findOwn(call: Call, id: number): Promise<UserRow> {
  const row = await findClient(call.db, call.actor.id, id);
  if (row === null) throw new Problem("not_found");
  return row;
}

/** @throws Problem not_found for everybody else, there or not. */
export const idOfOwnClient = async (call: Call, id: number): Promise<number> => (await findOwn(call, id)).id;

/**
 * A client of the caller, to be changed; that the call reached them is noted (ledger DATA-034).
 * @throws Problem not_found for everybody else, there or not (ledger COACH-069).
 */
export async function getOwnClient(call: Call, id: number, action: string): Promise<UserRow> {
  const row = await findOwn(call, id);
  await insertAudit(call.db, { actor_id: call.actor.id, user_id: row.id, action, happened_at: call.now });
  return row;
}

/** The same for a call that changes nothing: a read that is repeated is noted once an hour (ledger DATA-043). */
export async function readOwnClient(call: Call, id: number, action: string): Promise<UserRow> {
  const row = await findOwn(call, id);
  await insertReadAudit(call.db, { actor_id: call.actor.id, action, happened_at: call.now }, [row.id]);
  return row;
}

/** A client of the caller with everything that their screens start from. */
export async function getClient(call: Call<typeof endpoint>): Promise<User> {
  return loadUser(call, await readOwnClient(call, call.params.id, "get-client"));
}
