import { APP_ROLE } from "./migrate.ts";

/** How long a transaction may take of the database's time, in milliseconds. */
export interface Patience {
  /** The longest statement; the server cancels it, which leaves its connection usable. */
  readonly statementMs: number;
  /** The longest pause between two statements; then the server ends the transaction, so that its locks cannot outlive us. */
  readonly idleMs: number;
}

/** Row-level security was not in force in a transaction that was about to touch personal data. */
export class UnguardedError extends Error {
  constructor(role: unknown) {
    super(
      `A transaction ran as "${String(role)}", for whom row-level security is not in force; nothing was read.`,
    );
  }
}

/**
 * The role and the settings are local to the transaction, because a connection pooler hands the next transaction another
 * connection: whatever a session was told earlier is lost there. `set_config('role', …, true)` is `SET LOCAL ROLE` as an
 * expression, so one statement does all of it.
 *
 * JIT is off because row-level security makes a query look costly to PostgreSQL, which then compiles it for seconds to save
 * nothing.
 */
const settings = (patience: Patience | null): readonly string[] => [
  `set_config('role', '${APP_ROLE}', true)`,
  "set_config('jit', 'off', true)",
  ...(patience === null
    ? []
    : [
        `set_config('statement_timeout', '${patience.statementMs}', true)`,
        `set_config('idle_in_transaction_session_timeout', '${patience.idleMs}', true)`,
      ]),
];

/** True when the policies bind the role that this transaction works as. Any personal table serves as the example. */
const IS_GUARDED = `current_user = '${APP_ROLE}' and row_security_active('public.users')`;

/**
 * Builds the one message with which a transaction begins. It takes up the restricted role, asks whether row-level security is
 * in force, and evaluates `expressions`, a select list whose values are already written into it.
 */
export function openingMessage(patience: Patience | null): (expressions: string | null) => string {
  const begin = `begin; select ${settings(patience).join(", ")}, current_user as "workingRole", ${IS_GUARDED} as "isGuarded"`;
  return (expressions) => (expressions === null ? begin : `${begin}, ${expressions}`);
}

/** @throws UnguardedError unless the transaction that opened with this row is bound by row-level security. */
export function checkGuarded(opened: Readonly<Record<string, unknown>> | undefined): void {
  if (opened?.isGuarded !== true) throw new UnguardedError(opened?.workingRole);
}
