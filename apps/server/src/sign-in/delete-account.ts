import type { CompleteLanguage } from "@plateful/phrases";
import { phrasesOf } from "@plateful/phrases/all";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { withReach } from "../platform/database/scope.ts";
import type { Account } from "./accounts/account-store.ts";
import { eraseAccount } from "./accounts/erase-account.ts";
import { countActiveClients } from "./accounts/personal-data-store.ts";
import { findSiteOfPerson, type Site } from "./accounts/site-store.ts";
import { findUser, type UserRow } from "./accounts/user-store.ts";
import { envelopeFor } from "./request-sign-in.ts";
import { accountDeletedMail } from "./stores/sign-in-mails.ts";

/** @throws InvalidFields confirmation without the keyword of the language of the call. */
export function requireKeyword(confirmation: string, language: CompleteLanguage): void {
  if (confirmation.trim() !== phrasesOf(language).profile.deletion.keyword)
    throw invalidField("confirmation", "confirmation");
}

/** Tells a person, in their own language and in the name of their organisation, that the account is gone. */
export async function sayGoodbye(call: Call, user: UserRow, site: Site | null): Promise<void> {
  const account = { ...user, locale: user.locale as Account["locale"] };
  const mail = accountDeletedMail(envelopeFor(call, user.email, account, site));
  await call.services.mailer.send(call.db, mail, call.now);
}

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
  requireKeyword(confirmation, call.language);
  await withReach(call.db, "all", async () => {
    if ((await countActiveClients(call.db, call.actor.id)) > 0) throw new Problem("has_active_clients");
    const user = await findUser(call.db, call.actor.id);
    if (user === null) throw new Problem("not_found");
    const site = await findSiteOfPerson(call.db, user.id);
    await eraseAccount(call.services, call.db, user);
    await sayGoodbye(call, { ...user, locale: call.language }, site);
  });
}
