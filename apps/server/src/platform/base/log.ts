import { loggedError } from "./logged-error.ts";

/** The number of each level on a line; a log writes its own level and those above it. */
const LEVELS = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60, silent: Infinity } as const;

/** What LOG_LEVEL can be, the quietest last but one; `silent` writes nothing. */
export const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

interface WriteLine {
  (fields: object, message?: string): void;
  (message: string): void;
}

/** Writes lines of JSON, one for each event: level, time in milliseconds, the fields, and the words as `msg`. */
export interface Log {
  readonly level: LogLevel;
  readonly trace: WriteLine;
  readonly debug: WriteLine;
  readonly info: WriteLine;
  readonly warn: WriteLine;
  readonly error: WriteLine;
  readonly fatal: WriteLine;
  /** The same log, for what is worth no line below this level. */
  readonly atLeast: (level: LogLevel) => Log;
}

/** Where a body, a header or an address could slip in. */
const HIDDEN = new Set(["email", "token", "authorization", "cookie", "body"]);

const isError = (key: string): boolean => key === "err" || key === "error";

function hideValue(key: string, value: unknown): unknown {
  if (HIDDEN.has(key) && value !== undefined) return "[hidden]";
  return typeof value === "bigint" ? String(value) : value;
}

const withErrors = (fields: object): object =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, isError(key) ? loggedError(value) : value]),
  );

/** A line that cannot be written as JSON must not fail the call that logs it: then its words are written alone. */
function toLine(level: number, fields: object, message: string | undefined): string {
  const head = { level, time: Date.now() };
  try {
    return `${JSON.stringify({ ...head, ...withErrors(fields), msg: message }, hideValue)}\n`;
  } catch {
    return `${JSON.stringify({ ...head, msg: message, unwritable: Object.keys(fields) })}\n`;
  }
}

/** Standard output takes lines at once on Linux, so that the last one before a crash is there. */
const toOutput = (line: string): void => void process.stdout.write(line);

/**
 * Structured lines without personal data: what may be logged is named by the caller field by field, errors lose what they
 * quote, and the places where a body, a header or an address could slip in are blanked as a second wall.
 * @param write Where each line goes; standard output unless it is said.
 */
export function openLog(level: LogLevel, write: (line: string) => void = toOutput): Log {
  const at =
    (name: Exclude<LogLevel, "silent">): WriteLine =>
    (first: object | string, words?: string) => {
      if (LEVELS[name] < LEVELS[level]) return;
      const [fields, message] = typeof first === "string" ? [{}, first] : [first, words];
      write(toLine(LEVELS[name], fields, message));
    };
  return {
    level,
    trace: at("trace"),
    debug: at("debug"),
    info: at("info"),
    warn: at("warn"),
    error: at("error"),
    fatal: at("fatal"),
    atLeast: (least) => openLog(LEVELS[least] > LEVELS[level] ? least : level, write),
  };
}
