import type { Log } from "./log.ts";

/** The process is gone after this long, whatever still runs, in milliseconds: those who run it wait for ten seconds. */
const LONGEST_STOP_MS = 9_000;

/**
 * Ends the process in order when it is told to (SIGTERM, SIGINT) or when an error escaped everything: `close` finishes what
 * is under way. A second signal ends it at once, and so does the time limit; what was acknowledged is stored before.
 * Exit code 0 is an ordered stop, 1 every other one.
 */
export function stopInOrder(close: () => Promise<void>, log: Log): void {
  let isStopping = false;
  const stop = (code: number): void => {
    isStopping = true;
    setTimeout(() => {
      log.error({ afterMs: LONGEST_STOP_MS }, "The stop took too long and was forced");
      process.exit(1);
    }, LONGEST_STOP_MS).unref();
    close().then(
      () => process.exit(code),
      (error: unknown) => {
        log.error({ err: error }, "The stop failed");
        process.exit(1);
      },
    );
  };
  const onSignal = (): void => {
    if (isStopping) process.exit(1);
    stop(0);
  };
  const onEscaped = (error: unknown): void => {
    log.fatal({ err: error }, "An error escaped; the process stops");
    if (!isStopping) stop(1);
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
  process.on("uncaughtException", onEscaped);
  process.on("unhandledRejection", onEscaped);
}
