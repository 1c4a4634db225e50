import { Problem } from "../base/problem.ts";
import type { Call } from "./call.ts";

const MINUTE_MS = 60_000;
/** How recently staff must have signed in for what shows health data or cannot be taken back (ledger STAFF-004). */
export const STAFF_FRESH_MINUTES = 30;

/**
 * Asks for a sign-in of the last minutes, by the mailbox of the account. A session that only a payment opened proves no mailbox.
 * Needs a scope that reaches the caller.
 * @throws Problem fresh_sign_in_required.
 */
export async function requireFreshSignIn(
  { db, actor, now }: Pick<Call, "db" | "actor" | "now">,
  minutes: number,
): Promise<void> {
  const since = new Date(now.getTime() - minutes * MINUTE_MS);
  const session = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select("sessions.id")
    .where("sessions.id", "=", actor.sessionId)
    .where("sessions.created_at", ">=", since)
    .where("users.email_confirmed_at", "is not", null)
    .executeTakeFirst();
  if (session === undefined) throw new Problem("fresh_sign_in_required");
}
