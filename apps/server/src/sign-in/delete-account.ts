import type { Language } from "@plateful/phrases";
import { removeFilesOf } from "../media/index.ts";
import type { Call } from "../platform/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { invalidField, Problem } from "../platform/problem.ts";
import { cancelSubscriptionsOf } from "../subscriptions/index.ts";
import { countActiveClients, erasePerson } from "./personal-data-store.ts";
import { envelopeFor } from "./request-sign-in.ts";
import { accountDeletedMail } from "./sign-in-mails.ts";
import { findUser } from "./user-store.ts";

const KEYWORDS: Readonly<Record<Language, string>> = { en: "DELETE", nl: "VERWIJDER" };

/**
 * Deletes the caller's account: all sessions end, all personal data is erased at once and
 * subscriptions end (ledger PROF-013 to PROF-015).
 * @throws InvalidFields confirmation without the keyword of the language of the call.
 * @throws Problem not_found for another account than one's own.
 * @throws Problem has_active_clients for a coach who must first hand over the clients.
 */
export async function deleteAccount(
  call: Call,
  confirmation: string,
  id: number = call.actor.id,
): Promise<undefined> {
  if (id !== call.actor.id) throw new Problem("not_found");
  if (confirmation.trim() !== KEYWORDS[call.language]) throw invalidField("confirmation", "confirmation");
  await withReach(call.db, "all", async () => {
    if ((await countActiveClients(call.db, call.actor.id)) > 0) throw new Problem("has_active_clients");
    const user = await findUser(call.db, call.actor.id);
    if (user === null) throw new Problem("not_found");
    await cancelSubscriptionsOf(call, user.id);
    await removeFilesOf(call.services, call.db, user.id);
    await erasePerson(call.services, call.db, user);
    const account = { ...user, locale: call.language };
    const mail = accountDeletedMail(envelopeFor(call, user.email, account, null));
    await call.services.mailer.send(call.db, mail, call.now);
  });
}
