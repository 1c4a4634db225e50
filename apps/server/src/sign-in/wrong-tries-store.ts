import type { Db } from "../platform/database/open-database.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ACCOUNT_WINDOW_MS = 30 * DAY_MS;

/** Wrong codes per account in 30 days, per network in an hour, and of the whole service in a day (AUTH-023, AUTH-024). */
export const MOST_WRONG = { account: 10, network: 20, service: 200 } as const;

export interface WrongTry {
  readonly email: string;
  readonly ip_prefix: string;
  readonly request_id: number | null;
  /** False when there was no code to compare with. */
  readonly compared: boolean;
  readonly failed_at: Date;
}

export async function insertWrongTry(trx: Db, wrong: WrongTry): Promise<void> {
  await trx.insertInto("sign_in_failures").values(wrong).execute();
  await trx
    .deleteFrom("sign_in_failures")
    .where("failed_at", "<", new Date(wrong.failed_at.getTime() - ACCOUNT_WINDOW_MS))
    .execute();
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** Wrong codes that were compared for an account in the last 30 days; neither a new code nor a success resets it. */
export async function countWrongOfAccount(trx: Db, email: string, now: Date): Promise<number> {
  const { count } = await trx
    .selectFrom("sign_in_failures")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("email", "=", email)
    .where("compared", "=", true)
    .where("failed_at", ">", before(now, ACCOUNT_WINDOW_MS))
    .executeTakeFirstOrThrow();
  return count;
}

export async function countWrongOfNetwork(trx: Db, prefix: string, now: Date): Promise<number> {
  const { count } = await trx
    .selectFrom("sign_in_failures")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("ip_prefix", "=", prefix)
    .where("failed_at", ">", before(now, HOUR_MS))
    .executeTakeFirstOrThrow();
  return count;
}

/** Wrong codes of everybody in the last day, without those on codes that then were entered rightly. */
export async function countWrongOfService(trx: Db, now: Date): Promise<number> {
  const { count } = await trx
    .selectFrom("sign_in_failures as failure")
    .leftJoin("sign_in_requests as request", "request.id", "failure.request_id")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("failure.compared", "=", true)
    .where("failure.failed_at", ">", before(now, DAY_MS))
    .where("request.code_used_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** True while codes are not accepted, for this account or for everybody; links work in any case. */
export async function areCodesOff(trx: Db, email: string, now: Date): Promise<boolean> {
  if ((await countWrongOfAccount(trx, email, now)) >= MOST_WRONG.account) return true;
  return (await countWrongOfService(trx, now)) >= MOST_WRONG.service;
}
