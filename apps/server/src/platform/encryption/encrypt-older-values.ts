import type { Services } from "../calls/services.ts";
import { resealAll } from "./reseal-all.ts";

/**
 * Encrypts with the current key, after a start and beside the calls, what an older version left plain or an older key encrypted.
 * A failure ends neither the start nor the product: `npm run keys:rotate` or the next start goes on.
 */
export function encryptOlderValues({ db, log }: Pick<Services, "db" | "log">) {
  let isStopped = false;
  const run = async () => {
    try {
      const { resealed, undecryptable } = await resealAll(db, {
        progress: (line) => log.info(line),
        isStopped: () => isStopped,
      });
      if (resealed > 0) log.info({ resealed }, "values encrypted with the current key");
      if (undecryptable > 0) log.error({ undecryptable }, "values that no key of DATA_KEYS decrypts");
    } catch (error) {
      if (!isStopped) log.error({ err: error }, "values could not be encrypted with the current key");
    }
  };
  return {
    run,
    stop: () => {
      isStopped = true;
    },
  };
}
