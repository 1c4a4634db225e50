import type { createUser as endpoint, User } from "@plateful/contract";
import { invalidField } from "../platform/base/problem.ts";
import { insertAudit } from "../platform/calls/audit-store.ts";
import type { Call } from "../platform/calls/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { insertNewAccount } from "./accounts/account-store.ts";
import { columnsFor } from "./accounts/change-user.ts";
import { loadUser } from "./accounts/load-user.ts";
import { getVisibleUser } from "./accounts/read-users.ts";
import { updateUser } from "./accounts/user-store.ts";

/**
 * Makes an account for someone, which staff do. Nothing is mailed: whoever it is for asks for a code or link, and that
 * confirms the address.
 * @throws Problem 400 `email` when the address has an account.
 */
export function createUser(call: Call<typeof endpoint>): Promise<User> {
  const { email, ...details } = call.body;
  const columns = columnsFor(call, { id: null, is_coach: false }, details);
  return withReach(call.db, "all", async () => {
    const id = await insertNewAccount(call.db, { email, date_joined: call.now });
    if (id === null) throw invalidField("email", "email_taken");
    await updateUser(call.db, id, columns);
    const entry = { actor_id: call.actor.id, user_id: id, happened_at: call.now };
    await insertAudit(call.db, { ...entry, action: "create-user" });
    return loadUser(call, await getVisibleUser(call, id));
  });
}
