import type { correctClientAddress as endpoint, Invitation } from "@plateful/contract";
import { Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { requireRight } from "../platform/calls/team-rights.ts";
import { correctAddress, loadInvitation } from "../sign-in/index.ts";
import { getOwnClient } from "./get-client.ts";

/** @throws Problem not_found for who is no active client of the caller, client_has_signed_in. */
export async function correctClientAddress(call: Call<typeof endpoint>): Promise<Invitation> {
  const client = await getOwnClient(call, call.params.id, "correct-client-address");
  await requireRight(call, "INVITE");
  if (!client.account_enabled) throw new Problem("not_found");
  return loadInvitation(call, await correctAddress(call, client, call.body.email));
}
