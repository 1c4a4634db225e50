/** Answers of unfinished onboardings, kept by the address that they were mailed to (ledger DATA-065). */
import type { Db } from "../database/open-database.ts";
import { heldPlace } from "../encryption/sealed-columns.ts";
import { vaultOf } from "../encryption/vault-of.ts";

const DAY_MS = 86_400_000;
/** Long enough to come back to them, and no longer: they are facts about someone's health. */
const KEPT_MS = 14 * DAY_MS;

/** The address of a person, once its mailbox was proven by a code or link; null before. */
export async function findProvenEmail(db: Db, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom("users")
    .select("email")
    .where("id", "=", userId)
    .where("email_confirmed_at", "is not", null)
    .executeTakeFirst();
  return row?.email ?? null;
}

export interface HeldFor {
  readonly email: string;
  readonly answers: unknown;
  /** Of the consent to body and plan that was agreed to. */
  readonly textVersion: number;
  /** Sent with a registration, before the address was proven. */
  readonly byVisitor: boolean;
  readonly now: Date;
}

/** Holds answers in the place of earlier ones. */
export async function putHeldAnswers(db: Db, held: HeldFor): Promise<void> {
  const { email, answers, textVersion, byVisitor, now } = held;
  const columns = {
    sealed_answers: vaultOf(db).seal(heldPlace(email), JSON.stringify(answers)),
    text_version: textVersion,
    by_visitor: byVisitor,
    held_at: now,
    expires_at: new Date(now.getTime() + KEPT_MS),
  };
  await db
    .insertInto("held_answers")
    .values({ email, ...columns })
    .onConflict((conflict) => conflict.column("email").doUpdateSet(columns))
    .execute();
}

/** What is held for an address, with whether a visitor sent it; null without any. */
export async function findHeldAnswers(db: Db, email: string, now: Date) {
  const row = await db
    .selectFrom("held_answers")
    .select(["sealed_answers", "by_visitor"])
    .where("email", "=", email)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (row === undefined) return null;
  const answers: unknown = JSON.parse(vaultOf(db).open(heldPlace(email), row.sealed_answers));
  return { answers, byVisitor: row.by_visitor };
}

export async function forgetHeldAnswers(db: Db, email: string): Promise<void> {
  await db.deleteFrom("held_answers").where("email", "=", email).execute();
}

/** Deletes what a registration left for these addresses; what their owners answered stays. */
export async function forgetVisitorAnswers(db: Db, emails: readonly string[]): Promise<void> {
  if (emails.length === 0) return;
  await db.deleteFrom("held_answers").where("email", "in", emails).where("by_visitor", "=", true).execute();
}

/** Deletes what was held for two weeks. */
export async function sweepHeldAnswers(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("held_answers").where("expires_at", "<=", now).execute();
}

/** Encrypts held answers with the current key. */
export const resealHeldAnswers = (db: Db, email: string, sealed: string): string =>
  vaultOf(db).seal(heldPlace(email), vaultOf(db).open(heldPlace(email), sealed));
