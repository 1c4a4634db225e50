import { dateInZone } from "../platform/base/clock.ts";
import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { mailBrand, mailName } from "../platform/mail/mail-text.ts";
import { accountUnusedMail, eraseAccount, findSiteOfPerson } from "../sign-in/index.ts";
import { NOTICE_DAYS, UNCONFIRMED_DAYS, UNUSED_DAYS } from "./retention-rules.ts";
import {
  type DueAccount,
  daysBefore,
  noteTold,
  takeUnconfirmed,
  takeUntold,
  takeUnused,
} from "./retention-store.ts";

/** Accounts of one kind per day; what is left waits for the next. */
const MAX_PER_RUN = 1_000;

/** Deals with accounts one by one, each in a transaction of its own, until none is due. */
async function eachDue(
  { db }: Services,
  take: (trx: Db) => Promise<DueAccount | undefined>,
  work: (trx: Db, account: DueAccount) => Promise<void>,
): Promise<number> {
  for (let done = 0; done < MAX_PER_RUN; done++) {
    const account = await inSystemScope(db, async (trx) => {
      const due = await take(trx);
      if (due !== undefined) await work(trx, due);
      return due;
    });
    if (account === undefined) return done;
  }
  return MAX_PER_RUN;
}

async function tell({ mailer, settings }: Services, trx: Db, account: DueAccount, now: Date): Promise<void> {
  const { email, first_name, locale, time_zone } = account;
  const name = mailName(first_name);
  const site = await findSiteOfPerson(trx, account.id);
  const look = { brand: mailBrand(site?.name), colour: site?.primary_colour };
  const envelope = { to: email, name, language: locale ?? "en", ...look, now };
  const end = dateInZone(daysBefore(now, -NOTICE_DAYS), time_zone);
  await mailer.send(trx, accountUnusedMail(envelope, end, `${settings.publicUrl}/login`), now);
  await noteTold(trx, account.id, now);
}

/**
 * Erases accounts whose mailbox nobody proved, and those that nobody used for two years after the person was told a month
 * before (ledger PRIV-021). Answers how many of each.
 */
export async function endOldAccounts(services: Services, now: Date): Promise<Record<string, number>> {
  const erase = (trx: Db, account: DueAccount) => eraseAccount(services, trx, account);
  const unconfirmedSince = daysBefore(now, UNCONFIRMED_DAYS);
  const almostUnused = daysBefore(now, UNUSED_DAYS - NOTICE_DAYS);
  const [unusedSince, toldBefore] = [daysBefore(now, UNUSED_DAYS), daysBefore(now, NOTICE_DAYS)];
  return {
    unconfirmed: await eachDue(services, (trx) => takeUnconfirmed(trx, unconfirmedSince), erase),
    unused: await eachDue(services, (trx) => takeUnused(trx, unusedSince, toldBefore), erase),
    told: await eachDue(
      services,
      (trx) => takeUntold(trx, almostUnused),
      (trx, account) => tell(services, trx, account, now),
    ),
  };
}
