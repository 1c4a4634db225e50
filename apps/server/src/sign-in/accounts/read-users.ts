import type { getUser as getEndpoint, listUsers as listEndpoint, User } from "@plateful/contract";
import { Problem } from "../../platform/base/problem.ts";
import { insertAudit } from "../../platform/calls/audit-store.ts";
import type { Call, Http } from "../../platform/calls/call.ts";
import { withReach } from "../../platform/database/scope.ts";
import { answerPage } from "../../platform/http/page.ts";
import { loadUser } from "./load-user.ts";
import { countUsers, findUser, listUserRows, type UserRow } from "./user-store.ts";

/** Staff see every account; everybody else sees their own. */
export const inStaffReach = <T>(call: Call, work: () => Promise<T>): Promise<T> =>
  call.actor.isStaff ? withReach(call.db, "all", work) : work();

/** Notes that accounts of other people were read (ledger DATA-034). */
async function noteReading(call: Call, rows: readonly UserRow[]): Promise<void> {
  const entry = { actor_id: call.actor.id, action: "read-user", happened_at: call.now };
  const others = rows.filter(({ id }) => id !== call.actor.id);
  await insertAudit(call.db, ...others.map(({ id }) => ({ ...entry, user_id: id })));
}

/** An account that the caller may see; staff reading someone else's is noted. */
export async function getVisibleUser(call: Call, id: number): Promise<UserRow> {
  const row = await findUser(call.db, id);
  if (row === null) throw new Problem("not_found");
  await noteReading(call, [row]);
  return row;
}

export async function getMe(call: Call): Promise<User> {
  return loadUser(call, await getVisibleUser(call, call.actor.id));
}

/** @throws Problem not_found for an account that the caller may not see. */
export function getUser(call: Call<typeof getEndpoint>): Promise<User> {
  return inStaffReach(call, async () => loadUser(call, await getVisibleUser(call, call.params.id)));
}

async function loadUsers(call: Call, rows: readonly UserRow[]): Promise<User[]> {
  const users: User[] = [];
  await noteReading(call, rows);
  for (const row of rows) users.push(await loadUser(call, row));
  return users;
}

export function listUsers(call: Call<typeof listEndpoint>, http: Http) {
  const { search } = call.query;
  return inStaffReach(call, () =>
    answerPage<User>(call.query, http, {
      count: () => countUsers(call.db, search),
      rows: async (slice) => loadUsers(call, await listUserRows(call.db, search, slice)),
    }),
  );
}
