import type { JobKind } from "../platform/calls/jobs.ts";
import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { mailName } from "../platform/mail/mail-text.ts";
import { checkInMail, envelopeTo, siteOrigin } from "../sign-in/index.ts";
import { findReminded, noteMailed } from "./reminder-store.ts";

const REMIND_OF_CHECK_IN_JOB = "remind-of-check-in";
/** Whoever has the app open answers before a mail is written. */
export const REMINDED_SECONDS = 300;
/** Who has not answered by then hears of it once more. */
export const REMINDED_AGAIN_SECONDS = 2 * 86_400;

/** A check-in that is due; asked again, it is due on another day, and what waits for the former day says nothing. */
export interface Due {
  readonly userId: number;
  readonly checkInId: number;
  readonly dueOn: string;
}

/** Lets a client hear by mail of a check-in when it is due, and once more after two days (CHECK-008). */
export async function expectReminders({ jobs }: Services, db: Db, due: readonly Due[]): Promise<void> {
  for (const one of due) {
    await jobs.enqueue(db, REMIND_OF_CHECK_IN_JOB, one, { afterSeconds: REMINDED_SECONDS });
    const again = { ...one, isAgain: true };
    await jobs.enqueue(db, REMIND_OF_CHECK_IN_JOB, again, { afterSeconds: REMINDED_AGAIN_SECONDS });
  }
}

interface Reminder extends Due {
  readonly isAgain?: boolean;
}

/** Whoever has answered, wants no mails, was switched off, shares nothing any more or left hears nothing. */
async function remindOfCheckIn(services: Services, reminder: Reminder): Promise<void> {
  const { checkInId, isAgain = false } = reminder;
  const mail = isAgain ? 2 : 1;
  const { db, clock, mailer, settings } = services;
  await inSystemScope(db, async (trx) => {
    const parties = await findReminded(trx, reminder, mail);
    if (parties === null) return;
    const now = clock.now();
    const envelope = envelopeTo(parties, now);
    const link = `${siteOrigin(settings, parties.subdomain)}/check-in`;
    await noteMailed(trx, checkInId, mail);
    await mailer.send(trx, checkInMail(envelope, { coach: mailName(parties.coach), isAgain, link }), now);
  });
}

export const remindOfCheckInJob = (services: Services): JobKind<never> =>
  ({
    name: REMIND_OF_CHECK_IN_JOB,
    retries: 4,
    retryDelaySeconds: 300,
    work: (reminder: Reminder) => remindOfCheckIn(services, reminder),
  }) as JobKind<never>;
