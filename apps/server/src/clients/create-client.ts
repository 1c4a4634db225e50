import type { createClient as endpoint, User } from "@plateful/contract";
import { recordEvent } from "../platform/analytics/record-event.ts";
import { insertAudit } from "../platform/audit-store.ts";
import type { Call } from "../platform/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { invalidField, Problem } from "../platform/problem.ts";
import { requireRight } from "../platform/team-rights.ts";
import { declareSharing } from "../privacy/index.ts";
import { insertNewAccount, inviteClient, loadUser } from "../sign-in/index.ts";
import { findClient } from "./client-store.ts";

/**
 * Adds a client, and mails them an invitation. An address that has an account is refused, and nobody's coach changes (ledger
 * COACH-020). So that the coach can prepare the plan, sharing it is recorded as the coach's declaration, which the client
 * confirms at the first entry or has erased.
 * @throws InvalidFields email_taken, Problem permission_denied without the right to invite.
 */
export async function createClient(call: Call<typeof endpoint>): Promise<User> {
  const { db, actor, body, now, language } = call;
  await requireRight(call, "INVITE");
  const id = await insertNewAccount(db, {
    email: body.email,
    first_name: body.first_name,
    last_name: body.last_name,
    coach_id: actor.id,
    organisation_id: actor.organisationId,
    locale: body.language ?? language,
    time_zone: actor.timeZone,
    date_joined: now,
  });
  if (id === null) throw invalidField("email", "email_taken");
  await withReach(db, "all", () => declareSharing(db, { client: id, coach: actor.id, language, now }));
  await insertAudit(db, { actor_id: actor.id, user_id: id, action: "create-client", happened_at: now });
  const client = await findClient(db, actor.id, id);
  if (client === null) throw new Problem("server_error");
  await inviteClient(call, client);
  await recordEvent(call, "client_created", actor.id);
  return loadUser(call, client);
}
