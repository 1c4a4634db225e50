import type { changeClient as endpoint, User } from "@plateful/contract";
import { invalidField } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { requireRight } from "../platform/calls/team-rights.ts";
import { lockVersion, type Versioned } from "../platform/http/versions.ts";
import { loadUser } from "../sign-in/index.ts";
import { findClient, updateClient } from "./client-store.ts";
import { getClient, getOwnClient, idOfOwnClient } from "./get-client.ts";

export const versionedClient: Versioned<Call<typeof endpoint>> = {
  lock: async (call) => {
    // What nobody may do to themselves is said by the verb.
    if (call.params.id === call.actor.id) return null;
    return lockVersion(call.db, "users", await idOfOwnClient(call, call.params.id));
  },
  read: getClient,
};

/**
 * Renames a client or switches their account. Who is switched off also loses a given access, or it would keep them in
 * (api.md 2.1). Nobody switches the own account (ledger COACH-035, COACH-037).
 */
export async function changeClient(call: Call<typeof endpoint>): Promise<User> {
  const { account_enabled, first_name, last_name } = call.body;
  if (account_enabled !== undefined && call.params.id === call.actor.id)
    throw invalidField("account_enabled", "own_account");
  const row = await getOwnClient(call, call.params.id, "change-client");
  await requireRight(call, "EDIT_PLANS");
  const changes = {
    ...(account_enabled === undefined ? {} : { account_enabled }),
    ...(account_enabled === false ? { payment_status_override: null } : {}),
    ...(first_name === undefined ? {} : { first_name }),
    ...(last_name === undefined ? {} : { last_name }),
  };
  await updateClient(call.db, row.id, changes);
  return loadUser(call, (await findClient(call.db, call.actor.id, row.id)) ?? row);
}
