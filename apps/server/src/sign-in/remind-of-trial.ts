import { isActiveStatus, type SubscriptionStatus } from "@plateful/access";
import { daysBetween } from "@plateful/planning";
import { recordEvent } from "../platform/analytics/record-event.ts";
import { dateInZone } from "../platform/base/clock.ts";
import type { Call } from "../platform/calls/call.ts";
import type { JobKind } from "../platform/calls/jobs.ts";
import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { mailBrand, mailName } from "../platform/mail/mail-text.ts";
import { listCustomerRows, listSubscriptionRows } from "../subscriptions/index.ts";
import { findTrial } from "./accounts/account-store.ts";
import { trialEndingMail } from "./stores/sign-in-mails.ts";

const REMIND_OF_TRIAL_JOB = "remind-of-trial";
const DAY_SECONDS = 86_400;
const DAY_MS = 1000 * DAY_SECONDS;
/** How long before its end a coach hears that the trial ends (ledger ANALYTICS-004). */
const REMINDED_DAYS_BEFORE = 3;
/** Further away than this it was moved; the clocks of server and queue may differ a little. */
const MAX_DAYS_LEFT = REMINDED_DAYS_BEFORE + 0.5;

async function hasSubscription(db: Db, userId: number): Promise<boolean> {
  const customers = await listCustomerRows(db, userId);
  const ids = customers.map(({ id }) => id);
  const rows = await listSubscriptionRows(db, ids);
  return rows.some(({ status }) => isActiveStatus(status as SubscriptionStatus));
}

/** Puts the reminder of a trial that ends then into the queue; one for an earlier end says nothing any more. */
export async function planTrialReminder(
  { db, services, now }: Pick<Call, "db" | "services" | "now">,
  userId: number,
  endsAt: Date,
): Promise<void> {
  const daysLeft = (endsAt.getTime() - now.getTime()) / DAY_MS;
  const afterSeconds = Math.max(0, Math.round((daysLeft - REMINDED_DAYS_BEFORE) * DAY_SECONDS));
  await services.jobs.enqueue(db, REMIND_OF_TRIAL_JOB, { userId }, { afterSeconds });
}

/** Someone who left, pays already, pays otherwise or was given more time hears nothing. */
async function remindOfTrial(services: Services, userId: number): Promise<void> {
  const { db, clock, mailer, settings } = services;
  await inSystemScope(db, async (trx) => {
    const trial = await findTrial(trx, userId);
    const now = clock.now();
    if (trial === null) return;
    const daysLeft = (trial.ends_at.getTime() - now.getTime()) / DAY_MS;
    if (daysLeft <= 0 || daysLeft > MAX_DAYS_LEFT) return;
    if (await hasSubscription(trx, userId)) return;
    await recordEvent({ db: trx, services, now }, "trial_will_end", userId);
    const { email, first_name, locale, time_zone } = trial;
    const name = mailName(first_name);
    const envelope = { to: email, name, language: locale ?? "en", brand: mailBrand(undefined), now };
    const lastDay = dateInZone(trial.ends_at, time_zone);
    // Staff may have given a single day, and a worker may have been away: the mail counts from the day on which it is written.
    const end = { lastDay, daysLeft: daysBetween(dateInZone(now, time_zone), lastDay) };
    await mailer.send(trx, trialEndingMail(envelope, end, `${settings.publicUrl}/coach/billing`), now);
  });
}

export const remindOfTrialJob = (services: Services): JobKind<never> =>
  ({
    name: REMIND_OF_TRIAL_JOB,
    retries: 4,
    retryDelaySeconds: 300,
    work: ({ userId }: { userId: number }) => remindOfTrial(services, userId),
  }) as JobKind<never>;
