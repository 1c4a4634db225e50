import type { MissingConsent } from "./consent-question.ts";

/** Messages of a 400 at their fields: `{ email: ["…"], physicalStats: { goalWeight: ["…"] } }`. */
export interface FieldMessages {
  readonly [field: string]: readonly string[] | FieldMessages;
}

interface CallErrorDetails {
  /** HTTP status; 0 when no answer came (offline, or the server is away). */
  readonly status: number;
  /** The `code` of the answer, such as `account_disabled`. */
  readonly code?: string | undefined;
  /** The server's sentence for the person, in their language. */
  readonly detail?: string | undefined;
  readonly fields?: FieldMessages | undefined;
  /** The consent without which this cannot be stored. */
  readonly missing?: MissingConsent | undefined;
  /** What has to be confirmed before this is stored, as the server says it (409 `confirmation_needed`). */
  readonly unconfirmed?: Readonly<Record<string, unknown>> | undefined;
  /** Seconds after which the call may be tried again. */
  readonly retryAfter?: number | undefined;
  /** What is stored now, when the call went on from an older version (409 `conflict`). */
  readonly current?: unknown;
}

/** A call that did not succeed, with what the server said about it. */
export class CallError extends Error {
  /** The name of the call, such as `save-profile`. */
  readonly call: string;
  readonly status: number;
  readonly code: string | undefined;
  readonly detail: string | undefined;
  readonly fields: FieldMessages;
  readonly missing: MissingConsent | undefined;
  readonly unconfirmed: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfter: number | undefined;
  readonly current: unknown;

  constructor(name: string, details: CallErrorDetails) {
    super(`${name} answered ${details.status}${details.code === undefined ? "" : ` ${details.code}`}`);
    this.name = "CallError";
    this.call = name;
    this.status = details.status;
    this.code = details.code;
    this.detail = details.detail;
    this.fields = details.fields ?? {};
    this.missing = details.missing;
    this.unconfirmed = details.unconfirmed;
    this.retryAfter = details.retryAfter;
    this.current = details.current;
  }

  /** The first message that belongs to no field. */
  get general(): string | undefined {
    const messages = this.fields.non_field_errors;
    return Array.isArray(messages) ? (messages[0] as string | undefined) : undefined;
  }

  /** The first message at a field, named with dots: `physicalStats.goalWeight`. */
  at(path: string): string | undefined {
    let place: FieldMessages | readonly string[] | undefined = this.fields;
    for (const key of path.split(".")) {
      if (place === undefined || Array.isArray(place)) return undefined;
      place = (place as FieldMessages)[key];
    }
    return Array.isArray(place) ? (place[0] as string | undefined) : undefined;
  }
}

/** Whether what a call concerns is no longer there. */
export const isGone = (error: unknown): boolean => error instanceof CallError && error.status === 404;

/** Every message of a 400, one `field: message` per line (ledger ERR-010, ERR-011). */
export function listMessages(fields: FieldMessages, prefix = ""): string[] {
  return Object.entries(fields).flatMap(([key, value]) => {
    const name = prefix === "" ? key : `${prefix}.${key}`;
    if (Array.isArray(value))
      return value.map((message) => (key === "non_field_errors" ? message : `${name}: ${message}`));
    return listMessages(value as FieldMessages, name);
  });
}

/** Every message of a 400 without the names of its fields, which are the API's words and nobody's language. */
export const plainMessages = (fields: FieldMessages): string[] =>
  Object.values(fields).flatMap((value) =>
    Array.isArray(value) ? (value as readonly string[]) : plainMessages(value as FieldMessages),
  );
