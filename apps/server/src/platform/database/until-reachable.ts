import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "../base/log.ts";
import { isDatabaseAway } from "./away.ts";

const DEFAULT_WAIT_SECONDS = 60;
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 5_000;

/** PgBouncer says with one code what PostgreSQL says with several: what waiting does not change. */
const REFUSED_FOR_GOOD = /no such (database|user)|authentication failed|not allowed/i;

const mayComeYet = (error: unknown): boolean =>
  isDatabaseAway(error) && !REFUSED_FOR_GOOD.test((error as Error).message);

/**
 * Tries again, with growing pauses, while the database cannot be reached: it may start together with this process. Anything
 * else, like a wrong password, fails at once.
 */
export async function untilReachable<T>(
  work: () => Promise<T>,
  {
    log,
    waitSeconds = DEFAULT_WAIT_SECONDS,
  }: { readonly log?: Log | undefined; readonly waitSeconds?: number | undefined },
): Promise<T> {
  const end = performance.now() + waitSeconds * 1000;
  for (let tries = 1; ; tries++)
    try {
      return await work();
    } catch (error) {
      const pauseMs = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1));
      if (!mayComeYet(error) || performance.now() + pauseMs > end) throw error;
      const { code, message } = error as { code?: string; message: string };
      log?.warn({ tries, pauseMs, code, reason: message }, "The database cannot be reached yet");
      await wait(pauseMs);
    }
}
