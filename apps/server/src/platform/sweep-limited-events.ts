import type { Services } from "./services.ts";

const HOUR_MS = 3_600_000;

/**
 * Deletes what no limit counts any more, once at start and then every hour; answers how to stop it. Every process does
 * so: it is one statement, which finds nothing to do after another has done it.
 */
export function sweepLimitedEvents({ limitedEvents, clock, log }: Services): () => void {
  const sweep = () => {
    limitedEvents
      .sweep(clock.now())
      .catch((error: unknown) => log.warn({ err: error }, "Limited events could not be swept"));
  };
  sweep();
  const timer = setInterval(sweep, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
