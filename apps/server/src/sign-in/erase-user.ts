import type { eraseUser as endpoint } from "@plateful/contract";
import { Problem } from "../platform/base/problem.ts";
import { insertAudit } from "../platform/calls/audit-store.ts";
import type { Call } from "../platform/calls/call.ts";
import { requireFreshSignIn, STAFF_FRESH_MINUTES } from "../platform/calls/fresh-sign-in.ts";
import { eraseAccount } from "./accounts/erase-account.ts";
import { countActiveClients } from "./accounts/personal-data-store.ts";
import { findSiteOfPerson } from "./accounts/site-store.ts";
import { findUser } from "./accounts/user-store.ts";
import { requireKeyword, sayGoodbye } from "./delete-account.ts";

/**
 * Erases someone's account, which staff do when the person asks for it in another way than in the app. The access log keeps
 * who did it and why; whose account it was is said by the record of erasures alone (ledger PRIV-023).
 * @throws Problem not_found for an account that is not there, and for one's own, which is deleted in the profile.
 * @throws Problem has_active_clients for a coach whose clients must be handed over first.
 */
export async function eraseUser(call: Call<typeof endpoint>): Promise<undefined> {
  const { db, actor, params, body, now, services } = call;
  await requireFreshSignIn(call, STAFF_FRESH_MINUTES);
  requireKeyword(body.confirmation, call.language);
  const user = params.id === actor.id ? null : await findUser(db, params.id);
  if (user === null) throw new Problem("not_found");
  if ((await countActiveClients(db, user.id)) > 0) throw new Problem("has_active_clients");
  const site = await findSiteOfPerson(db, user.id);
  await eraseAccount(services, db, user);
  const entry = { actor_id: actor.id, user_id: null, happened_at: now };
  await insertAudit(db, { ...entry, action: "erase-user", reason: body.reason });
  await sayGoodbye(call, user, site);
}
