import type { Services } from "../platform/services.ts";
import { askWhoIsDue } from "./ask-who-is-due.ts";

const PAUSE_MS = 600_000;
/** Not while the product starts and the first people wait. */
const FIRST_MS = 60_000;

/** Looks every ten minutes whose check-in is due. Returns how to stop, which waits for a run under way. */
export function watchCheckIns(services: Services): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const look = async () => {
    try {
      await askWhoIsDue(services);
    } catch (error) {
      services.log.error({ err: error }, "Clients could not be asked for their check-ins");
    }
  };
  const wait = (ms: number) => {
    timer = setTimeout(() => {
      underWay = look().finally(() => {
        if (!isOver) wait(PAUSE_MS);
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
