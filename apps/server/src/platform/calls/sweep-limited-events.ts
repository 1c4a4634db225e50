import { inSystemScope } from "../database/scope.ts";
import { sweepHeldAnswers } from "./held-answers-store.ts";
import type { Services } from "./services.ts";

const HOUR_MS = 3_600_000;

/**
 * Deletes what no limit counts any more, and answers that were held for two weeks, once at start and then every hour; answers how to stop it. Every process does
 * so: they are two statements, which find nothing to do after another has done it.
 */
export function sweepLimitedEvents({ db, limitedEvents, clock, log }: Services): () => void {
  const sweep = () => {
    limitedEvents
      .sweep(clock.now())
      .then(() => inSystemScope(db, (trx) => sweepHeldAnswers(trx, clock.now())))
      .catch((error: unknown) => log.warn({ err: error }, "What has expired could not be swept"));
  };
  sweep();
  const timer = setInterval(sweep, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
