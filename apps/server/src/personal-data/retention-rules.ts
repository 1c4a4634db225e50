/** After how long rows of a table are deleted. */
export interface RetentionRule {
  readonly table: string;
  /** The moment that counts. */
  readonly column: string;
  /** Days after that moment. */
  readonly days: number;
  /** Narrows the rule to rows that are in this state. */
  readonly onlyWhereNull?: string;
}

/**
 * Rows that are deleted once they are old. Accounts have rules of their own (`account-retention.ts`), and the access log is
 * swept by the database itself. Whatever keeps something for a time adds a line here and its period to
 * docs/privacy/data-classes.json; a test holds the two against each other.
 */
export const RETENTION_RULES: readonly RetentionRule[] = [
  { table: "recipe_imports", column: "created", days: 7 },
  { table: "brought_parts", column: "created_at", days: 1 },
  { table: "brought_files", column: "expires_at", days: 0 },
  { table: "sessions", column: "expires_at", days: 0 },
  { table: "access_tokens", column: "ends_at", days: 30 },
  { table: "access_token_calls", column: "hour", days: 30 },
  { table: "sign_in_requests", column: "created_at", days: 30 },
  { table: "team_invitations", column: "expires_at", days: 30 },
  { table: "waitlist_entries", column: "created_at", days: 365 },
  { table: "sign_in_failures", column: "failed_at", days: 1 },
  { table: "limited_events", column: "over_at", days: 0 },
  { table: "health_openings", column: "open_until", days: 0 },
  { table: "held_answers", column: "expires_at", days: 0 },
  { table: "idempotency_keys", column: "created_at", days: 1 },
  { table: "replaced_items", column: "replaced_at", days: 1 },
  { table: "mail_events", column: "received_at", days: 30 },
  { table: "provider_events", column: "received_at", days: 30 },
  { table: "checkout_sessions", column: "created_at", days: 2, onlyWhereNull: "completed_at" },
  { table: "outbox", column: "created_at", days: 30 },
];

/** A code is taken out of its request this long after it has stopped working. */
export const CODE_DAYS = 1;
/** The access log; migration 0044 refuses to delete anything younger. */
export const AUDIT_DAYS = 730;
/** An account whose mailbox nobody has proven, counted from the last mail that would prove it. */
export const UNCONFIRMED_DAYS = 14;
/** An account that nobody has used, and how long before its end the person is told. */
export const UNUSED_DAYS = 730;
export const NOTICE_DAYS = 30;
