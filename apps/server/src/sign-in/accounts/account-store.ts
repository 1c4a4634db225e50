import type { CompleteLanguage } from "@plateful/phrases";
import type { Insertable } from "kysely";
import type { Db } from "../../platform/database/open-database.ts";
import type { Tables } from "../../platform/database/tables.gen.ts";

/** What sign-in needs to know of an account. */
export interface Account {
  readonly id: number;
  readonly email: string;
  readonly first_name: string;
  readonly is_coach: boolean;
  readonly locale: CompleteLanguage | null;
}

export async function findAccountByEmail(trx: Db, email: string): Promise<Account | null> {
  const row = await trx
    .selectFrom("users")
    .select(["id", "email", "first_name", "is_coach", "locale"])
    .where("email", "=", email)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, locale: row.locale as Account["locale"] };
}

export async function findAccountById(trx: Db, id: number): Promise<Account | null> {
  const row = await trx
    .selectFrom("users")
    .select(["id", "email", "first_name", "is_coach", "locale"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, locale: row.locale as Account["locale"] };
}

/** The trial of a coach who may sign in and pays in no other way; null when there is none. */
export async function findTrial(trx: Db, id: number) {
  const row = await trx
    .selectFrom("users")
    .select(["email", "first_name", "locale", "time_zone", "trial_ends_at"])
    .where("id", "=", id)
    .where("is_coach", "=", true)
    .where("account_enabled", "=", true)
    .where("payment_status_override", "is", null)
    .executeTakeFirst();
  if (row === undefined || row.trial_ends_at === null) return null;
  const { trial_ends_at: ends_at, ...rest } = row;
  return { ...rest, locale: row.locale as Account["locale"], ends_at };
}

/** The coach behind the code of a link for colleagues; null for none, and for a code that nobody has. */
export async function findReferrer(trx: Db, code: string | null): Promise<number | null> {
  if (code === null) return null;
  const row = await trx
    .selectFrom("users")
    .select("id")
    .where("referral_code", "=", code)
    .where("is_coach", "=", true)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Makes an account; null when the address has one. */
export async function insertNewAccount(
  trx: Db,
  account: Insertable<Tables["users"]>,
): Promise<number | null> {
  const made = await trx
    .insertInto("users")
    .values(account)
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  return made?.id ?? null;
}

/** Makes an account, or finds the one that was made with this address in the meantime. */
export async function insertAccount(trx: Db, account: Insertable<Tables["users"]>): Promise<number> {
  const made = await insertNewAccount(trx, account);
  if (made !== null) return made;
  const found = await trx
    .selectFrom("users")
    .select("id")
    .where("email", "=", account.email)
    .executeTakeFirstOrThrow();
  return found.id;
}

/**
 * Marks the address of an account as proven; false when it was proven before. Whoever made the account guessed a language; the person who opens
 * the mailbox shows theirs (ledger PROF-031).
 */
export async function confirmEmail(
  trx: Db,
  userId: number,
  now: Date,
  language: CompleteLanguage,
): Promise<boolean> {
  const confirmed = await trx
    .updateTable("users")
    .set({ email_confirmed_at: now, locale: language })
    .where("id", "=", userId)
    .where("email_confirmed_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** Stores where a person is, unless that is known already (ledger DIARY-104). */
export async function learnTimeZone(trx: Db, userId: number, zone: string, now: Date): Promise<void> {
  await trx
    .updateTable("users")
    .set({ time_zone: zone, time_zone_known_since: now })
    .where("id", "=", userId)
    .where("time_zone_known_since", "is", null)
    .execute();
}

export async function noteSignIn(trx: Db, userId: number, now: Date): Promise<void> {
  await trx.updateTable("users").set({ last_active_at: now }).where("id", "=", userId).execute();
}

/**
 * Whether a code or link from the mailbox has proven the address of an account. The row stays locked until the
 * transaction ends, so that no session opens for an unproven address while its owner proves it.
 */
export async function isEmailConfirmed(trx: Db, userId: number): Promise<boolean> {
  const row = await trx
    .selectFrom("users")
    .select("email_confirmed_at")
    .where("id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined && row.email_confirmed_at !== null;
}

export async function updateEmail(trx: Db, userId: number, email: string, now: Date): Promise<void> {
  await trx.updateTable("users").set({ email, email_confirmed_at: now }).where("id", "=", userId).execute();
}

/** A client of this coach whose account is not switched off. */
export async function findActiveClient(trx: Db, coachId: number, clientId: number): Promise<Account | null> {
  const row = await trx
    .selectFrom("users")
    .select(["id", "email", "first_name", "is_coach", "locale"])
    .where("id", "=", clientId)
    .where("coach_id", "=", coachId)
    .where("account_enabled", "=", true)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, locale: row.locale as Account["locale"] };
}

/** Accounts that a coach made and nobody has used: no address was proven, nobody signed in, agreed to the terms or paid. */
const untouchedAccounts = (trx: Db) =>
  trx
    .selectFrom("users as u")
    .where("u.email_confirmed_at", "is", null)
    .where("u.last_active_at", "is", null)
    .where("u.terms_accepted_at", "is", null)
    .where((eb) =>
      eb.and([
        eb.exists(
          eb
            .selectFrom("audit_log as a")
            .select("a.id")
            .whereRef("a.user_id", "=", "u.id")
            .where("a.action", "=", "create-client"),
        ),
        eb.not(eb.exists(eb.selectFrom("customers as c").select("c.id").whereRef("c.user_id", "=", "u.id"))),
      ]),
    );

/**
 * Whether a coach made this account and nobody has used it. The row stays locked until the transaction ends, so that nobody comes
 * in meanwhile.
 */
export async function lockUntouched(trx: Db, userId: number): Promise<boolean> {
  const row = await untouchedAccounts(trx)
    .select("u.id")
    .where("u.id", "=", userId)
    .forUpdate("u")
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Untouched accounts whose invitation was withdrawn, and none was sent since. One whose requests were deleted after thirty days was
 * not withdrawn.
 */
const withdrawnAccounts = (trx: Db) =>
  untouchedAccounts(trx).where(({ and, exists, not, selectFrom }) => {
    const invitations = selectFrom("sign_in_requests as r")
      .select("r.id")
      .whereRef("r.user_id", "=", "u.id")
      .where("r.purpose", "=", "CLIENT_INVITATION");
    return and([
      exists(invitations.where("r.voided_at", "is not", null)),
      not(exists(invitations.where("r.voided_at", "is", null))),
    ]);
  });

/** Whether nobody has used this account and its invitation was withdrawn, so that it lets nobody in (ledger COACH-207). */
export async function isWithdrawn(trx: Db, userId: number): Promise<boolean> {
  const row = await withdrawnAccounts(trx).select("u.id").where("u.id", "=", userId).executeTakeFirst();
  return row !== undefined;
}

/** Those of these people whose invitation was withdrawn before they ever came in. */
export async function listWithdrawn(trx: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await withdrawnAccounts(trx).select("u.id").where("u.id", "in", ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Who prepared an account that was never used. */
export interface Prepared {
  readonly id: number;
  readonly organisation_id: number | null;
  readonly coach_id: number | null;
}

/** The withdrawn account of an address, locked until the transaction ends; null for any other. */
export async function lockWithdrawn(trx: Db, email: string): Promise<Prepared | null> {
  const row = await withdrawnAccounts(trx)
    .select(["u.id", "u.organisation_id", "u.coach_id"])
    .where("u.email", "=", email)
    .forUpdate("u")
    .executeTakeFirst();
  return row ?? null;
}

/**
 * The account that an address signs in to. One whose invitation was withdrawn lets nobody in, so that its address counts as
 * unknown. Asked alike for every address (ledger AUTH-015).
 */
export async function findEnterableAccount(trx: Db, email: string): Promise<Account | null> {
  const account = await findAccountByEmail(trx, email);
  return (await isWithdrawn(trx, account?.id ?? 0)) ? null : account;
}

/** Gives an unproven account another address; false when that has an account. */
export async function moveAddress(trx: Db, userId: number, email: string): Promise<boolean> {
  const moved = await trx
    .updateTable("users")
    .set({ email })
    .where("id", "=", userId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom("users as o").select("o.id").where("o.email", "=", email).where("o.id", "<>", userId),
        ),
      ),
    )
    .returning("id")
    .executeTakeFirst();
  return moved !== undefined;
}
