import type { NewClient } from "@plateful/contract";
import { recordEvent } from "../platform/analytics/record-event.ts";
import { insertAudit } from "../platform/audit-store.ts";
import type { Call } from "../platform/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { Problem } from "../platform/problem.ts";
import { declareSharing } from "../privacy/index.ts";
import { insertNewAccount, inviteClient, type UserRow } from "../sign-in/index.ts";
import { findClient } from "./client-store.ts";

/**
 * Makes the account of a client and mails them an invitation; null when the address has an account, which stays as it is
 * (ledger COACH-020). So that the coach can prepare the plan, sharing it is recorded as the coach's declaration, which the
 * client confirms at the first entry or has erased.
 * @param heldSeconds How long the mail waits, so that this can be undone.
 */
export async function addClient(
  call: Call,
  { email, ...wanted }: NewClient,
  heldSeconds = 0,
): Promise<UserRow | null> {
  const { db, actor, now, language } = call;
  const id = await insertNewAccount(db, {
    email,
    first_name: wanted.first_name,
    last_name: wanted.last_name,
    coach_id: actor.id,
    organisation_id: actor.organisationId,
    locale: wanted.language ?? language,
    time_zone: actor.timeZone,
    date_joined: now,
  });
  if (id === null) return null;
  await withReach(db, "all", () => declareSharing(db, { client: id, coach: actor.id, language, now }));
  await insertAudit(db, { actor_id: actor.id, user_id: id, action: "create-client", happened_at: now });
  const client = await findClient(db, actor.id, id);
  if (client === null) throw new Problem("server_error");
  await inviteClient(call, client, heldSeconds);
  await recordEvent(call, "client_created", actor.id);
  return client;
}
