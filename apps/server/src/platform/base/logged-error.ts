/** What is logged of an error. */
interface LoggedError {
  readonly type: string;
  /** Null for an error of a library, whose words may quote what someone sent. */
  readonly message: string | null;
  /** Where it happened, without the words of the error. */
  readonly frames: readonly string[];
  readonly cause?: LoggedError;
  readonly [detail: string]: unknown;
}

/** Details of libraries' errors that name a kind, a place in the schema or a machine, and never a value. */
const DETAILS = ["code", "syscall", "port", "severity", "schema", "table", "column", "constraint", "routine"];

/** Errors of the language itself that quote what they could not read. */
const QUOTING = new Set(["SyntaxError", "URIError"]);

const MAX_CAUSES = 5;

function framesOf(stack: string | undefined): string[] {
  return (stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
}

/** Our own errors say words that we wrote; whatever carries further details comes from a library. */
const isOwn = (error: Error): boolean =>
  !QUOTING.has(error.name) &&
  Object.keys(error).length === 0 &&
  /^(?:Range|Reference|Type)?Error$/.test(error.name);

/**
 * An error as it is logged. The database quotes values ("Key (email)=(…) already exists"), and so do parsers and the mail
 * server: of their errors the code and the place are kept, and no words (bar G1).
 */
export function loggedError(error: unknown, depth = 0): LoggedError | undefined {
  if (!(error instanceof Error))
    return error === undefined ? undefined : { type: typeof error, message: null, frames: [] };
  const details = error as unknown as Readonly<Record<string, unknown>>;
  const kept = DETAILS.filter((name) => ["string", "number"].includes(typeof details[name]));
  const cause =
    error.cause === undefined || depth === MAX_CAUSES ? undefined : loggedError(error.cause, depth + 1);
  return {
    type: error.constructor.name,
    message: isOwn(error) ? error.message : null,
    ...Object.fromEntries(kept.map((name) => [name, details[name]])),
    frames: framesOf(error.stack),
    ...(cause === undefined ? {} : { cause }),
  };
}
