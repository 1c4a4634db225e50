import { type Logger, pino } from "pino";
import { loggedError } from "./logged-error.ts";

export type Log = Logger;

/** How values are written that every log line may hold; a test that listens to a log of its own uses the same. */
export const LOG_OPTIONS = {
  base: null,
  serializers: { err: loggedError, error: loggedError },
  redact: {
    paths: [
      "email",
      "*.email",
      "token",
      "*.token",
      "authorization",
      "*.authorization",
      "cookie",
      "*.cookie",
      "body",
      "*.body",
    ],
    censor: "[hidden]",
  },
};

/**
 * Structured lines without personal data: what may be logged is named by the caller field by field, errors lose what they
 * quote, and the places where a body, a header or an address could slip in are blanked as a second wall.
 */
export function openLog(level: string): Log {
  return pino({ level, ...LOG_OPTIONS });
}
