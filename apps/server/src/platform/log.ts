import { type Logger, pino } from "pino";

export type Log = Logger;

/**
 * Structured lines without personal data: what may be logged is named by the caller field by field, and the places
 * where a body, a header or an address could slip in are blanked as a second wall.
 */
export function openLog(level: string): Log {
  return pino({
    level,
    base: null,
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
  });
}
