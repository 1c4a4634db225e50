import { invalidField, Problem } from "../../platform/base/problem.ts";
import type { Call } from "../../platform/calls/call.ts";
import { withReach } from "../../platform/database/scope.ts";
import { lockUntouched, moveAddress } from "../accounts/account-store.ts";
import type { UserRow } from "../accounts/user-store.ts";
import { voidRequests } from "../stores/sign-in-request-store.ts";
import { inviteClient, withdrawInvitation } from "./client-invitation.ts";

/**
 * Moves the account of a client to the address that their coach meant, and invites them there. Only an account that a coach made
 * and nobody has used: everything in it is the coach's own work, so nobody loses theirs and nobody's is taken over. Whatever was
 * mailed to the wrong address stops working (ledger COACH-166).
 * @throws Problem client_has_signed_in, InvalidFields email_taken.
 */
export async function correctAddress(
  call: Pick<Call, "db" | "actor" | "now" | "services" | "language">,
  client: UserRow,
  email: string,
): Promise<UserRow> {
  const { db, now } = call;
  await withReach(db, "all", async () => {
    if (!(await lockUntouched(db, client.id))) throw new Problem("client_has_signed_in");
    await withdrawInvitation(call, client);
    await voidRequests(db, client, now);
    if (!(await moveAddress(db, client.id, email))) throw invalidField("email", "email_taken");
  });
  const moved = { ...client, email };
  await inviteClient(call, moved);
  return moved;
}
