import type { Call } from "../../platform/calls/call.ts";
import type { Db } from "../../platform/database/open-database.ts";
import { wrongCodesOf } from "./sign-in-limits.ts";

const DAY_MS = 86_400_000;

/** Wrong codes of the whole service in a day, from which on codes are off for everybody (ledger AUTH-024). */
const MAX_WRONG_OF_SERVICE = 200;

type Looking = Pick<Call, "db" | "now" | "services">;

/** Notes a wrong code for the breaker of the whole service; those that it does not look at any more are deleted. */
export async function insertWrongTry(trx: Db, requestId: number, now: Date): Promise<void> {
  await trx.insertInto("sign_in_failures").values({ request_id: requestId, failed_at: now }).execute();
  await trx
    .deleteFrom("sign_in_failures")
    .where("failed_at", "<", new Date(now.getTime() - DAY_MS))
    .execute();
}

/** Wrong codes of everybody in the last day, without those on codes that then were entered rightly. */
async function countWrongOfService(trx: Db, now: Date): Promise<number> {
  const { count } = await trx
    .selectFrom("sign_in_failures as failure")
    .leftJoin("sign_in_requests as request", "request.id", "failure.request_id")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("failure.failed_at", ">", new Date(now.getTime() - DAY_MS))
    .where("request.code_used_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** When this process last raised the alert, per running product. */
const alertedAt = new WeakMap<object, number>();

/** A person must look. Said once a day by each process, because whoever sees it first may miss the moment it began. */
function alertOnce({ services, now }: Looking): void {
  const last = alertedAt.get(services) ?? Number.NEGATIVE_INFINITY;
  if (now.getTime() - last < DAY_MS) return;
  alertedAt.set(services, now.getTime());
  services.log.error(
    { alert: "sign_in_codes_off" },
    "Too many wrong codes: links only until they are a day old",
  );
}

/** The same for those who only look. */
export const areCodesOffForAll = async ({ db, now }: Pick<Call, "db" | "now">): Promise<boolean> =>
  (await countWrongOfService(db, now)) >= MAX_WRONG_OF_SERVICE;

/** True while nobody's codes are accepted; links work in any case. */
export async function isServiceShut(call: Looking): Promise<boolean> {
  const isShut = (await countWrongOfService(call.db, call.now)) >= MAX_WRONG_OF_SERVICE;
  if (isShut) alertOnce(call);
  return isShut;
}

/** True while codes are not accepted, for this account or for everybody; links work in any case. */
export async function areCodesOff(call: Looking, email: string): Promise<boolean> {
  const { max, ...limit } = wrongCodesOf(email);
  if ((await call.services.limitedEvents.count(call.db, limit, call.now)) >= max) return true;
  return isServiceShut(call);
}
