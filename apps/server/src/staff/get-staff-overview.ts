import type { getStaffOverview as endpoint, StaffOverview } from "@plateful/contract";
import { readBackupState } from "../backup/index.ts";
import type { Call } from "../platform/calls/call.ts";
import { areCodesOffForAll } from "../sign-in/index.ts";
import { readJobBacklog, readMailBacklog } from "../support/index.ts";
import { type Numbers, readGrowth, readMailTrouble, readNumbers } from "./overview-store.ts";

type Need = StaffOverview["needs"][number];

/** What has waited for longer than this needs a look, in seconds. */
const JOBS_LATE_SECONDS = 300;
const MAILS_LATE_SECONDS = 60;

const need = (of: Need["need"], count: number, more: Partial<Need> = {}): Need[] =>
  count === 0 ? [] : [{ need: of, subject: null, since: null, count, ...more }];

const sinceSeconds = (now: Date, seconds: number): string =>
  new Date(now.getTime() - seconds * 1000).toISOString();

async function backupNeeds({ db, services, now }: Call): Promise<Need[]> {
  const state = await readBackupState(db, services.settings.backups.schedule, now);
  if (state === "failed") return need("BACKUP_FAILED", 1);
  return state === "late" ? need("BACKUP_LATE", 1) : [];
}

async function jobNeeds({ db, now }: Call): Promise<Need[]> {
  const kinds = await readJobBacklog(db);
  const failed = kinds.flatMap(({ name, failed: count }) =>
    need("JOBS_FAILED", Number(count), { subject: name }),
  );
  const late = kinds
    .filter(({ oldestSeconds }) => oldestSeconds > JOBS_LATE_SECONDS)
    .flatMap(({ name, waiting, oldestSeconds }) =>
      need("JOBS_WAITING", Number(waiting), { subject: name, since: sinceSeconds(now, oldestSeconds) }),
    );
  return [...failed, ...late];
}

async function mailNeeds({ db, now }: Call): Promise<Need[]> {
  const waiting = await readMailBacklog(db, now);
  const late = waiting
    .filter(({ oldestSeconds }) => oldestSeconds > MAILS_LATE_SECONDS)
    .flatMap(({ waiting: count, oldestSeconds }) =>
      need("MAILS_WAITING", Number(count), { since: sinceSeconds(now, oldestSeconds) }),
    );
  const { failed, blocked } = await readMailTrouble(db);
  return [
    ...need("MAILS_FAILED", failed.count, { since: failed.since?.toISOString() ?? null }),
    ...late,
    ...need("ADDRESSES_BLOCKED", blocked.count, { since: blocked.since?.toISOString() ?? null }),
  ];
}

const moneyNeeds = (numbers: Numbers): Need[] => [
  ...need("PAYMENTS_FAILED", numbers.subscriptions_unpaid),
  ...need("TRIALS_ENDING", numbers.coaches_in_last_week),
];

/** How the product does, and what does not put itself right (ledger STAFF-002). */
export async function getStaffOverview(call: Call<typeof endpoint>): Promise<StaffOverview> {
  const numbers = await readNumbers(call.db, call.now);
  const codesOff = await areCodesOffForAll(call);
  const needs = [
    ...(await backupNeeds(call)),
    ...(await jobNeeds(call)),
    ...(await mailNeeds(call)),
    ...need("CODES_OFF", Number(codesOff)),
    ...moneyNeeds(numbers),
  ];
  return { ...numbers, growth: await readGrowth(call.db, call.now), needs };
}
