import type { NewClient } from "@plateful/contract";
import { recordEvent } from "../platform/analytics/record-event.ts";
import { insertAudit } from "../platform/calls/audit-store.ts";
import type { Call } from "../platform/calls/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { declareSharing } from "../privacy/index.ts";
import {
  eraseWithdrawn,
  type InvitationWords,
  insertNewAccount,
  inviteClient,
  type UserRow,
} from "../sign-in/index.ts";
import { findClient } from "./client-store.ts";

/** How a client begins. */
export interface Beginning extends InvitationWords {
  /** Whose client they become; the caller's unless given. */
  readonly coachId?: number;
  /** The template that their first plan is made from. */
  readonly templateId?: number | null;
  /** How long the mail waits, so that this can be undone. */
  readonly heldSeconds?: number;
}

/**
 * Makes the account of a client and mails them an invitation; null when the address has an account, which stays as it is
 * (ledger COACH-020). An account that another practice prepared and withdrew is nobody's, and ends here (COACH-207). So that the coach can prepare the plan, sharing it is recorded as the declaration of whoever adds the client,
 * who confirms it at the first entry or has it erased.
 */
export async function addClient(
  call: Call,
  { email, ...wanted }: NewClient,
  beginning: Beginning = {},
): Promise<UserRow | null> {
  const { db, services, actor, now, language } = call;
  const { coachId = actor.id, templateId = null } = beginning;
  const client = await withReach(db, "all", async () => {
    // What the own practice prepared is kept: its list offers to invite the client again, or to remove them.
    await eraseWithdrawn(services, db, email, (prepared) =>
      prepared.organisation_id === null
        ? prepared.coach_id === coachId
        : prepared.organisation_id === actor.organisationId,
    );
    const id = await insertNewAccount(db, {
      email,
      first_name: wanted.first_name,
      last_name: wanted.last_name,
      coach_id: coachId,
      organisation_id: actor.organisationId,
      locale: wanted.language ?? language,
      time_zone: actor.timeZone,
      date_joined: now,
      start_template_id: templateId,
    });
    if (id === null) return null;
    await declareSharing(db, { client: id, coach: coachId, by: actor.id, language, now });
    await insertAudit(db, { actor_id: actor.id, user_id: id, action: "create-client", happened_at: now });
    return findClient(db, coachId, id);
  });
  if (client === null) return null;
  await inviteClient(call, client, { ...beginning, line: beginning.line ?? null });
  await recordEvent(call, "client_created", actor.id);
  return client;
}
