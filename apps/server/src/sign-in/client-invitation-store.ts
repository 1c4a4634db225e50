import type { Db } from "../platform/database/open-database.ts";
import type { SignInRequest } from "./sign-in-request-store.ts";

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

export async function voidInvitations(trx: Db, clientId: number, now: Date): Promise<void> {
  await trx
    .updateTable("sign_in_requests")
    .set({ voided_at: now })
    .where("user_id", "=", clientId)
    .where("purpose", "=", "CLIENT_INVITATION")
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
