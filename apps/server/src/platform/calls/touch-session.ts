import type { Db } from "../database/open-database.ts";
import type { Actor } from "./who-is.ts";

const DAY_MS = 86_400_000;
/** A session ends after this long without use, and in any case after the longest life (ledger AUTH-033). */
export const SLIDING_LIFE_MS = 30 * DAY_MS;
const MAX_LIFE_MS = 90 * DAY_MS;
/** Nobody has proven yet that the mailbox is theirs, so the session is short and is not prolonged (ledger AUTH-051). */
export const UNCONFIRMED_LIFE_MS = DAY_MS;
/** Written at most once an hour, so that reading stays reading. */
const TOUCH_EVERY_MS = 3_600_000;

/**
 * Moves the end of the session that was just used, and learns where the person is as long as nobody has told (ledger DIARY-104).
 * @param deviceZone The zone that the device names, or null.
 */
export async function touchSession(
  trx: Db,
  actor: Actor,
  now: Date,
  deviceZone: () => string | null,
): Promise<void> {
  if (now.getTime() - actor.sessionLastUsedAt.getTime() < TOUCH_EVERY_MS) return;
  const session = await trx
    .selectFrom("sessions as s")
    .innerJoin("users as u", "u.id", "s.user_id")
    .select(["s.created_at", "u.expires_at", "u.email_confirmed_at", "u.time_zone_known_since"])
    .where("s.id", "=", actor.sessionId)
    .executeTakeFirst();
  if (session === undefined) return;
  const longest = session.email_confirmed_at === null ? UNCONFIRMED_LIFE_MS : MAX_LIFE_MS;
  const end = Math.min(
    now.getTime() + SLIDING_LIFE_MS,
    session.created_at.getTime() + longest,
    // No session outlives an account that ends.
    session.expires_at?.getTime() ?? Number.POSITIVE_INFINITY,
  );
  await trx
    .updateTable("sessions")
    .set({ last_used_at: now, expires_at: new Date(end) })
    .where("id", "=", actor.sessionId)
    .execute();
  const zone = session.time_zone_known_since === null ? deviceZone() : null;
  const found = zone === null ? {} : { time_zone: zone, time_zone_known_since: now };
  await trx
    .updateTable("users")
    .set({ last_active_at: now, ...found })
    .where("id", "=", actor.id)
    .execute();
}
