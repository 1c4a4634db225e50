import type { Log } from "../base/log.ts";
import { isInsideTransaction } from "../database/open-work.ts";
import type { Settings } from "../settings/settings.ts";

/** Called with the name of a third party just before it is asked for something. */
export type OutsideGuard = (thirdParty: string) => void;

/**
 * Makes sure that no third party is asked inside a database transaction: a slow one would hold a connection that everybody
 * else waits for. That is a bug of ours, so it throws; in production, where a slow answer is better than none, it is logged
 * as an error and the call goes on.
 */
export function openOutsideGuard({ production }: Pick<Settings, "production">, log: Log): OutsideGuard {
  return (thirdParty) => {
    if (!isInsideTransaction()) return;
    const error = new Error(`${thirdParty} was asked inside a database transaction.`);
    if (!production) throw error;
    log.error({ err: error }, "A third party was asked inside a database transaction");
  };
}
