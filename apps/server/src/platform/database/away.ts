/** The database does not answer, so nothing was asked of it. */
export class DatabaseAwayError extends Error {
  constructor(why = "The database does not answer.") {
    super(why);
  }
}

/** Errors of the network and of the name service. */
const NETWORK = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/**
 * What the server itself says when it cannot do now what it could do later: 08 a connection that failed (also PgBouncer's own
 * errors), 53 disk, memory or connections used up, 57014 a statement cancelled because it took too long, 57P shutting down or
 * starting, 25P03 a transaction ended because it paused too long, 25006 a database that only reads, 40 transactions in each
 * other's way, 55P03 a lock that was not to be had, 58030 a disk that fails.
 */
const TEMPORARY = /^(08...|53...|57014|57P..|25P03|25006|40001|40P01|55P03|58030)$/;

const BROKEN =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|not queryable/i;

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? "");

/** Whether the same request may succeed later: to be told as "try again later", not as a fault of the call. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAwayError) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  const code = codeOf(error);
  if (NETWORK.has(code) || TEMPORARY.test(code)) return true;
  return error instanceof Error && BROKEN.test(error.message);
}

/** Whether nothing was heard from the server itself: a server that refuses is there. */
export function isSilence(error: unknown): boolean {
  const code = codeOf(error);
  return !/^[0-9A-Z]{5}$/.test(code) || NETWORK.has(code) || /^(08|57P)/.test(code);
}

/** Why the database refuses to write; undefined for any other error. */
export function writeRefusal(error: unknown): "disk_full" | "read_only" | undefined {
  const code = codeOf(error);
  if (code === "53100") return "disk_full";
  return code === "25006" ? "read_only" : undefined;
}
