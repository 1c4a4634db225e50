import type { Db } from "../database/open-database.ts";

/** Why nothing is sent to an address: mail came back for good, or the person called it unwanted. */
export type UndeliverableReason = "BOUNCE" | "COMPLAINT";

export async function isUndeliverable(trx: Db, email: string): Promise<boolean> {
  const row = await trx
    .selectFrom("undeliverable_addresses")
    .select("email")
    .where("email", "=", email.toLowerCase())
    .executeTakeFirst();
  return row !== undefined;
}

/** The first reason stays: a bounce after a complaint tells nothing new. */
export async function markUndeliverable(
  trx: Db,
  email: string,
  reason: UndeliverableReason,
  since: Date,
): Promise<void> {
  await trx
    .insertInto("undeliverable_addresses")
    .values({ email, reason, since })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unmarkUndeliverable(trx: Db, email: string): Promise<void> {
  await trx.deleteFrom("undeliverable_addresses").where("email", "=", email).execute();
}

/** How long repeats of a notice are known; providers repeat for some days. */
const EVENT_LIFE_MS = 30 * 86_400_000;

/** Notes a notice of the mail provider; false when it was noted before. */
export async function takeMailEvent(trx: Db, id: string, type: string, now: Date): Promise<boolean> {
  await trx
    .deleteFrom("mail_events")
    .where("received_at", "<", new Date(now.getTime() - EVENT_LIFE_MS))
    .execute();
  const taken = await trx
    .insertInto("mail_events")
    .values({ id, type, received_at: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return taken !== undefined;
}
