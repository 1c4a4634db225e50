import { repeat } from "../platform/base/repeat.ts";
import type { Services } from "../platform/calls/services.ts";
import { haveBirthdays } from "./have-birthdays.ts";

const PAUSE_MS = 1_800_000;
/** Not while the product starts and the first people wait. */
const FIRST_MS = 120_000;

/** Looks every half hour, as time zones do, whose birthday has begun. Returns how to stop, which waits for a run under way. */
export function watchBirthdays(services: Services): () => Promise<void> {
  const look = async () => {
    try {
      await haveBirthdays(services);
    } catch (error) {
      services.log.error({ err: error }, "Ages could not be brought up to date");
    }
  };
  return repeat(look, { firstMs: FIRST_MS, pauseMs: PAUSE_MS });
}
