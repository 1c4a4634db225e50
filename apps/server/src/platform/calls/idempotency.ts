import { createHash } from "node:crypto";
import type { SharedPart } from "@plateful/access";
import { sql } from "kysely";
import { Problem } from "../base/problem.ts";
import type { Db } from "../database/open-database.ts";
import { openAnswer, sealAnswer } from "../encryption/sealed-columns.ts";
import { vaultOf } from "../encryption/vault-of.ts";

const KEPT_HOURS = 24;
const VALID_KEY = /^[\x21-\x7e]{8,128}$/;

export interface KeptAnswer {
  readonly status: number;
  readonly answer: unknown;
}

/** A part of what a person shares with their coach; null for what a coach sees of every client. */
type PartOfAnswer = SharedPart | null;

export interface IdempotentCall {
  readonly userId: number;
  readonly path: string;
  readonly key: string;
  readonly body: unknown;
  readonly now: Date;
  /** What someone must still share for an answer about them to be given again. */
  readonly part: PartOfAnswer;
}

const hashBody = (body: unknown) =>
  createHash("sha256")
    .update(JSON.stringify(body ?? null))
    .digest();

const expiryOf = ({ now }: IdempotentCall) => new Date(now.getTime() - KEPT_HOURS * 3_600_000);

/** The key of a request; one that is not 8 to 128 printable characters is not a key. */
export const isIdempotencyKey = (key: unknown): key is string =>
  typeof key === "string" && VALID_KEY.test(key);

/** Forgets the answers that were kept for repeats of a person's calls; a key without one belongs to the call under way. */
export async function forgetAnswersOf(trx: Db, userId: number): Promise<void> {
  await trx.deleteFrom("idempotency_keys").where("user_id", "=", userId).where("status", "<>", 0).execute();
}

const mayStillSeeAll = (part: PartOfAnswer) => {
  const maySee = part === null ? sql`may_see(u.id)` : sql`may_see_part(u.id, ${part})`;
  return sql<boolean>`(acting_role() = 'staff' or not exists (
    select from unnest(subject_ids) as s left join users u on u.id = s where u.id is null or not ${maySee}))`;
};

/**
 * Claims the key inside the open transaction. A second call with the same key waits here until the first has ended, and
 * then gets its answer; a rolled-back first call leaves nothing, so the second runs as new. So does one whose answer is about
 * someone whom the caller may not see any more: it is then refused like any other.
 * @throws Problem idempotency_conflict when the key was used with another body.
 */
export async function claimKey(trx: Db, call: IdempotentCall): Promise<KeptAnswer | null> {
  const own = { user_id: call.userId, path: call.path, key: call.key };
  await trx
    .deleteFrom("idempotency_keys")
    .where("user_id", "=", call.userId)
    .where("created_at", "<", expiryOf(call))
    .execute();
  const claimed = await trx
    .insertInto("idempotency_keys")
    .values({ ...own, body_hash: hashBody(call.body), status: 0, created_at: call.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  if (claimed !== undefined) return null;
  // While this call waited for the first, that one may have added a client, whom the answer is about.
  await sql`select reach_clients() where acting_reach() = 'clients'`.execute(trx);
  const kept = await trx
    .selectFrom("idempotency_keys")
    .select(["body_hash", "status", "answer", "sealed_answer", mayStillSeeAll(call.part).as("is_open")])
    .where("user_id", "=", own.user_id)
    .where("path", "=", own.path)
    .where("key", "=", own.key)
    .executeTakeFirstOrThrow();
  if (!kept.body_hash.equals(hashBody(call.body))) throw new Problem("idempotency_conflict");
  if (!kept.is_open) return null;
  return { status: kept.status, answer: openAnswer(vaultOf(trx), call.userId, kept) };
}

/** True when a call under this key was answered before, and its answer is still kept. */
export async function isRepeat(trx: Db, call: IdempotentCall): Promise<boolean> {
  const kept = await trx
    .selectFrom("idempotency_keys")
    .select("key")
    .where("user_id", "=", call.userId)
    .where("path", "=", call.path)
    .where("key", "=", call.key)
    .where("created_at", ">=", expiryOf(call))
    .executeTakeFirst();
  return kept !== undefined;
}

/** Stores the answer under the claimed key, in the transaction of the change itself. */
export async function keepAnswer(
  trx: Db,
  call: IdempotentCall,
  kept: KeptAnswer,
  subjectIds: readonly number[],
): Promise<void> {
  await trx
    .updateTable("idempotency_keys")
    .set({
      status: kept.status,
      ...sealAnswer(vaultOf(trx), call.userId, kept.answer),
      subject_ids: subjectIds.filter((id) => id !== call.userId),
    })
    .where("user_id", "=", call.userId)
    .where("path", "=", call.path)
    .where("key", "=", call.key)
    .execute();
}

/** Gives the key of a refused call back, so that it can be tried again. */
export async function releaseKey(trx: Db, call: IdempotentCall): Promise<void> {
  await trx
    .deleteFrom("idempotency_keys")
    .where("user_id", "=", call.userId)
    .where("path", "=", call.path)
    .where("key", "=", call.key)
    .execute();
}
