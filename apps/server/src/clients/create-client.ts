import { type createClient as endpoint, HELD_SECONDS, type User } from "@plateful/contract";
import type { Call } from "../platform/call.ts";
import { invalidField } from "../platform/problem.ts";
import { requireRight } from "../platform/team-rights.ts";
import { loadUser } from "../sign-in/index.ts";
import { addClient } from "./add-client.ts";

/**
 * Adds a client, and mails them an invitation, which waits for some seconds so that it can be undone. An address that has an account is refused, and nobody's coach changes (ledger
 * COACH-020).
 * @throws InvalidFields email_taken, Problem permission_denied without the right to invite.
 */
export async function createClient(call: Call<typeof endpoint>): Promise<User> {
  await requireRight(call, "INVITE");
  const client = await addClient(call, call.body, HELD_SECONDS);
  if (client === null) throw invalidField("email", "email_taken");
  return loadUser(call, client);
}
