import type { Log } from "./log.ts";

/**
 * The process is gone this long after its notice has ended, whatever still runs, in milliseconds: with the usual notice of a
 * second those who run it wait for no longer than ten.
 */
const MAX_STOP_MS = 8_000;

/**
 * Ends the process in order when it is told to (SIGTERM, SIGINT) or when an error escaped everything: `close` finishes what
 * is under way, after a notice of `noticeMs`. A second signal ends it at once, and so does the time limit; what was acknowledged is stored before.
 * Exit code 0 is an ordered stop, 1 every other one.
 */
export function stopInOrder(close: () => Promise<void>, log: Log, noticeMs = 0): void {
  let isStopping = false;
  const stop = (code: number): void => {
    isStopping = true;
    setTimeout(() => {
      log.error({ afterMs: noticeMs + MAX_STOP_MS }, "The stop took too long and was forced");
      process.exit(1);
    }, noticeMs + MAX_STOP_MS).unref();
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
