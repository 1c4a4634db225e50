import type { MailEvent } from "@plateful/contract";
import type { Db } from "../platform/database/open-database.ts";
import {
  markUndeliverable,
  takeMailEvent,
  unmarkUndeliverable,
} from "../platform/mail/undeliverable-store.ts";

async function takeOne(db: Db, { type, email, permanent }: MailEvent, now: Date): Promise<void> {
  switch (type) {
    case "BOUNCE":
      if (permanent === true) await markUndeliverable(db, email, "BOUNCE", now);
      return;
    case "COMPLAINT":
      return markUndeliverable(db, email, "COMPLAINT", now);
    case "REACTIVATED":
      return unmarkUndeliverable(db, email);
    default:
      return;
  }
}

/** Carries out what the mail provider reports, each notice once. Runs where every row is visible. */
export async function takeMailEvents(db: Db, events: readonly MailEvent[], now: Date): Promise<void> {
  for (const event of events)
    if (await takeMailEvent(db, event.id, event.type, now)) await takeOne(db, event, now);
}
