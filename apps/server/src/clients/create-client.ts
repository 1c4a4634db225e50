import { type createClient as endpoint, HELD_SECONDS, type User } from "@plateful/contract";
import { invalidField } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { requireRight } from "../platform/calls/team-rights.ts";
import { withReach } from "../platform/database/scope.ts";
import { loadUser } from "../sign-in/index.ts";
import { addClient } from "./add-client.ts";
import { hasTemplate } from "./client-store.ts";
import { coachOfNewClient } from "./coach-of-new-client.ts";

type Creating = Call<typeof endpoint>;

/** @throws Problem permission_denied, InvalidFields invalid_pk for a template that the client's coach could not use. */
async function templateOf(call: Creating, coachId: number): Promise<number | null> {
  const { template = null } = call.body;
  if (template === null) return null;
  await requireRight(call, "EDIT_PLANS");
  if (!(await hasTemplate(call.db, template, coachId !== call.actor.id)))
    throw invalidField("template", { code: "invalid_pk", id: template });
  return template;
}

/**
 * Adds a client, for the caller or a colleague, and mails them an invitation, which waits for some seconds so that it can be
 * undone. An address that has an account is refused, and nobody's coach changes (ledger COACH-020).
 * @throws InvalidFields email_taken, unknown_member, invalid_pk; Problem permission_denied.
 */
export async function createClient(call: Creating): Promise<User> {
  await requireRight(call, "INVITE");
  const { coach, line, template: _template, ...wanted } = call.body;
  const coachId = await coachOfNewClient(call, coach);
  const templateId = await templateOf(call, coachId);
  const beginning = { coachId, templateId, line: line ?? null, heldSeconds: HELD_SECONDS };
  const client = await addClient(call, wanted, beginning);
  if (client === null) throw invalidField("email", "email_taken");
  if (coachId === call.actor.id) return loadUser(call, client);
  // Of a colleague's client the caller reads what they have just typed themselves.
  const user = await withReach(call.db, "all", () => loadUser(call, client));
  return { ...user, consents: [] };
}
