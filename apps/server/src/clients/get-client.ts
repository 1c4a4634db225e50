import type { SharedPart } from "@plateful/access";
import type { getClient as endpoint, User } from "@plateful/contract";
import { Problem } from "../platform/base/problem.ts";
import { insertAudit, insertReadAudit } from "../platform/calls/audit-store.ts";
import type { Call } from "../platform/calls/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { loadCoach, loadUser, type UserRow } from "../sign-in/index.ts";
import { findClient, findReachedClient, findVisibleClient } from "./client-store.ts";
import { readSharing } from "./sharing-store.ts";

async function noteChange({ db, actor, now }: Call, row: UserRow, action: string): Promise<UserRow> {
  await insertAudit(db, { actor_id: actor.id, user_id: row.id, action, happened_at: now });
  return row;
}

async function noteRead({ db, actor, now }: Call, row: UserRow, action: string): Promise<UserRow> {
  await insertReadAudit(db, { actor_id: actor.id, action, happened_at: now }, [row.id]);
  return row;
}

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
  return noteChange(call, await findOwn(call, id), action);
}

/** The same for a call that changes nothing: a read that is repeated is noted once an hour (ledger DATA-043). */
export async function readOwnClient(call: Call, id: number, action: string): Promise<UserRow> {
  return noteRead(call, await findOwn(call, id), action);
}

/** A client of the caller, or one whom a colleague shares with them at this moment (ledger TEAM-018). */
async function findReached(call: Call, id: number): Promise<UserRow> {
  const row = await findReachedClient(call.db, call.actor.id, id);
  if (row === null) throw new Problem("not_found");
  return row;
}

/** @throws Problem not_found for everybody but own clients and those whom a colleague shares. */
export const idOfReachedClient = async (call: Call, id: number): Promise<number> =>
  (await findReached(call, id)).id;

/** As `getOwnClient`, also for a client whom a colleague shares. */
export async function getReachedClient(call: Call, id: number, action: string): Promise<UserRow> {
  return noteChange(call, await findReached(call, id), action);
}

/** As `readOwnClient`, also for a client whom a colleague shares. */
export async function readReachedClient(call: Call, id: number, action: string): Promise<UserRow> {
  return noteRead(call, await findReached(call, id), action);
}

/** What the caller sees of a client whom a colleague shares stands in place of what the client shares with that colleague. */
function shownTo(user: User, parts: ReadonlySet<string> | undefined): User["consents"] {
  if (parts === undefined) return [];
  const shows = (part: SharedPart) => parts.has(part);
  return user.consents.map((consent) =>
    consent.kind === "COACH_SHARING" ? { ...consent, parts: consent.parts.filter(shows) } : consent,
  );
}

/**
 * A client of the caller with everything that their screens start from. A coach who may see all clients of the practice
 * reads only the account of a colleague's client, and nothing of what that client shares (ledger TEAM-010), unless the client
 * agreed to the colleague sharing them (ledger TEAM-018).
 */
export async function getClient(call: Call<typeof endpoint>): Promise<User> {
  const { db, actor, now, params } = call;
  const row = await findVisibleClient(db, actor.id, params.id);
  if (row === null) throw new Problem("not_found");
  const entry = { actor_id: actor.id, action: "get-client", happened_at: now };
  if (row.coach_id !== actor.id) {
    await withReach(db, "all", () => insertReadAudit(db, entry, [row.id]));
    const user = await loadUser(call, row);
    return {
      ...user,
      consents: shownTo(user, (await readSharing(db)).get(row.id)),
      coach: await withReach(db, "all", () => loadCoach(call, row.id)),
    };
  }
  await insertReadAudit(db, entry, [row.id]);
  return loadUser(call, row);
}
