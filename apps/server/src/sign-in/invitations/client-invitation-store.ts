import type { Db } from "../../platform/database/open-database.ts";
import type { SignInRequest } from "../stores/sign-in-request-store.ts";

/** The latest invitation that was mailed to a client. */
export function findLatestInvitation(trx: Db, clientId: number): Promise<SignInRequest | undefined> {
  return trx
    .selectFrom("sign_in_requests")
    .selectAll()
    .where("user_id", "=", clientId)
    .where("purpose", "=", "CLIENT_INVITATION")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** How many invitations a client was mailed, as far as they are kept. */
export async function countInvitations(trx: Db, clientId: number): Promise<number> {
  const { count } = await trx
    .selectFrom("sign_in_requests")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("user_id", "=", clientId)
    .where("purpose", "=", "CLIENT_INVITATION")
    .executeTakeFirstOrThrow();
  return count;
}

/** Voids the invitations of a client: those that were mailed, and until the client is in also the links that their coach handed over. */
export async function voidInvitations(
  trx: Db,
  { id, email_confirmed_at: provenAt }: { readonly id: number; readonly email_confirmed_at: Date | null },
  now: Date,
): Promise<void> {
  // A link that was handed to someone who is in already is theirs to use.
  const purposes = provenAt === null ? ["CLIENT_INVITATION", "INVITATION"] : ["CLIENT_INVITATION"];
  await trx
    .updateTable("sign_in_requests")
    .set({ voided_at: now })
    .where("user_id", "=", id)
    .where("purpose", "in", purposes)
    .where("voided_at", "is", null)
    .execute();
}

/** Who joined a practice waits for it no longer. */
export async function leaveWaitlist(trx: Db, email: string, organisationId: number): Promise<void> {
  await trx
    .deleteFrom("waitlist_entries")
    .where("email", "=", email)
    .where("organisation_id", "=", organisationId)
    .execute();
}

/** Notes that the page of a link was opened; the first time counts. */
export async function noteOpened(trx: Db, requestId: number, now: Date): Promise<void> {
  await trx
    .updateTable("sign_in_requests")
    .set({ link_opened_at: now })
    .where("id", "=", requestId)
    .where("link_opened_at", "is", null)
    .execute();
}
