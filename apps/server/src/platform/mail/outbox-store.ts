import { type Selectable, sql } from "kysely";
import type { Db } from "../database/open-database.ts";
import type { Tables } from "../database/tables.gen.ts";
import { type Mail, URGENCIES } from "./mail.ts";

export type OutboxMail = Selectable<Tables["outbox"]>;

/** How long a process has a mail for itself: longer than any conversation with a mail server may take. */
const LEASE_SECONDS = 120;

export async function insertMail(trx: Db, mail: Mail, now: Date): Promise<void> {
  await trx
    .insertInto("outbox")
    .values({
      recipient: mail.to,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html ?? null,
      link: mail.link ?? null,
      unsubscribe_url: mail.unsubscribeUrl ?? null,
      code: mail.code ?? null,
      urgency: URGENCIES.indexOf(mail.urgency ?? "other"),
      expires_at: mail.expiresAt ?? null,
      created_at: now,
      // By the clock of the database, by which mail is taken.
      available_at: sql`now() + make_interval(secs => ${mail.heldSeconds ?? 0})`,
    })
    .execute();
}

/** Takes a mail back that was written to an address at this moment; false when a process has taken it, or there is none. */
export async function takeBackMail(trx: Db, email: string, writtenAt: Date): Promise<boolean> {
  const dropped = await trx
    .deleteFrom("outbox")
    .where("recipient", "=", email)
    .where("created_at", "=", writtenAt)
    .where("attempts", "=", 0)
    .where("sent_at", "is", null)
    .returning("id")
    .execute();
  return dropped.length > 0;
}

const byUrgency = (a: OutboxMail, b: OutboxMail) => a.urgency - b.urgency || a.id - b.id;

/**
 * Takes the most urgent mails that wait, oldest first, of these urgencies; no other process gets them meanwhile.
 * Materialised, because a subquery that skips locked rows may run again and take more than its limit.
 */
export async function takeMails(
  trx: Db,
  { from, to }: { readonly from: number; readonly to: number },
  limit: number,
): Promise<OutboxMail[]> {
  if (limit <= 0) return [];
  const { rows } = await sql<OutboxMail>`
    with due as materialized (select id from outbox
      where sent_at is null and given_up_at is null and available_at <= now() and urgency between ${from} and ${to}
      order by urgency, id limit ${limit} for update skip locked)
    update outbox set available_at = now() + make_interval(secs => ${LEASE_SECONDS}), attempts = attempts + 1
    from due where outbox.id = due.id
    returning outbox.*`.execute(trx);
  return rows.sort(byUrgency);
}

/** Mails that went out; kept to be looked at, or deleted with the codes in them. */
export async function markSent(trx: Db, ids: readonly number[], now: Date, isKept: boolean): Promise<void> {
  if (ids.length === 0) return;
  if (isKept) await trx.updateTable("outbox").set({ sent_at: now }).where("id", "in", ids).execute();
  else await trx.deleteFrom("outbox").where("id", "in", ids).execute();
}

/** A mail that is not sent any more; kept or deleted like one that was. */
export async function giveUp(
  trx: Db,
  id: number,
  failure: string,
  now: Date,
  isKept: boolean,
): Promise<void> {
  if (isKept)
    await trx.updateTable("outbox").set({ given_up_at: now, failure }).where("id", "=", id).execute();
  else await trx.deleteFrom("outbox").where("id", "=", id).execute();
}

/** Puts a mail back, to be taken again after a pause. */
export async function putBack(trx: Db, id: number, failure: string, pauseSeconds: number): Promise<void> {
  await sql`update outbox set available_at = now() + make_interval(secs => ${pauseSeconds}), failure = ${failure}
    where id = ${id}`.execute(trx);
}
