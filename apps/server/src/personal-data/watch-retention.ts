import { repeat } from "../platform/base/repeat.ts";
import type { Services } from "../platform/calls/services.ts";
import { carryOutRetention } from "./carry-out-retention.ts";

const HOUR_MS = 3_600_000;
/** Not while the product starts and the first people wait. */
const FIRST_MS = 300_000;

/** Looks every hour whether the day's retention was carried out. Returns how to stop, which waits for a run under way. */
export function watchRetention(services: Services): () => Promise<void> {
  const look = async () => {
    try {
      const deleted = await carryOutRetention(services);
      if (deleted !== null) services.log.info({ deleted }, "Retention was carried out");
    } catch (error) {
      services.log.error({ err: error }, "Retention could not be carried out");
    }
  };
  return repeat(look, { firstMs: FIRST_MS, pauseMs: HOUR_MS });
}
