import type { Services } from "../platform/services.ts";
import { carryOutRetention } from "./carry-out-retention.ts";

const HOUR_MS = 3_600_000;
/** Not while the product starts and the first people wait. */
const FIRST_MS = 300_000;

/** Looks every hour whether the day's retention was carried out. Returns how to stop, which waits for a run under way. */
export function watchRetention(services: Services): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const look = async () => {
    try {
      const deleted = await carryOutRetention(services);
      if (deleted !== null) services.log.info({ deleted }, "Retention was carried out");
    } catch (error) {
      services.log.error({ err: error }, "Retention could not be carried out");
    }
  };
  const wait = (ms: number) => {
    timer = setTimeout(() => {
      underWay = look().finally(() => {
        if (!isOver) wait(HOUR_MS);
      });
    }, ms);
    timer.unref();
  };
  wait(FIRST_MS);
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await underWay;
  };
}
