import { repeat } from "../platform/base/repeat.ts";
import type { Services } from "../platform/calls/services.ts";
import { askWhoIsDue } from "./ask-who-is-due.ts";

const PAUSE_MS = 600_000;
/** Not while the product starts and the first people wait. */
const FIRST_MS = 60_000;

/** Looks every ten minutes whose check-in is due. Returns how to stop, which waits for a run under way. */
export function watchCheckIns(services: Services): () => Promise<void> {
  const look = async () => {
    try {
      await askWhoIsDue(services);
    } catch (error) {
      services.log.error({ err: error }, "Clients could not be asked for their check-ins");
    }
  };
  return repeat(look, { firstMs: FIRST_MS, pauseMs: PAUSE_MS });
}
