import { createHash } from "node:crypto";
import type { Db } from "./database/open-database.ts";
import { openAnswer, sealAnswer } from "./encryption/sealed-columns.ts";
import { vaultOf } from "./encryption/vault-of.ts";
import { Problem } from "./problem.ts";

const KEPT_HOURS = 24;
const VALID_KEY = /^[\x21-\x7e]{8,128}$/;

export interface KeptAnswer {
  readonly status: number;
  readonly answer: unknown;
}

export interface IdempotentCall {
  readonly userId: number;
  readonly path: string;
  readonly key: string;
  readonly body: unknown;
  readonly now: Date;
}

const hashBody = (body: unknown) =>
  createHash("sha256")
    .update(JSON.stringify(body ?? null))
    .digest();

/** The key of a request; one that is not 8 to 128 printable characters is not a key. */
export const isIdempotencyKey = (key: unknown): key is string =>
  typeof key === "string" && VALID_KEY.test(key);

/** Forgets the answers that were kept for repeats of a person's calls; a key without one belongs to the call under way. */
export async function forgetAnswersOf(trx: Db, userId: number): Promise<void> {
  await trx.deleteFrom("idempotency_keys").where("user_id", "=", userId).where("status", "<>", 0).execute();
}

/**
 * Claims the key inside the open transaction. A second call with the same key waits here until the first has ended, and
 * then gets its answer; a rolled-back first call leaves nothing, so the second runs as new.
 * @throws Problem idempotency_conflict when the key was used with another body.
 */
export async function claimKey(trx: Db, call: IdempotentCall): Promise<KeptAnswer | null> {
  const own = { user_id: call.userId, path: call.path, key: call.key };
  const expired = new Date(call.now.getTime() - KEPT_HOURS * 3_600_000);
  await trx
    .deleteFrom("idempotency_keys")
    .where("user_id", "=", call.userId)
    .where("created_at", "<", expired)
    .execute();
  const claimed = await trx
    .insertInto("idempotency_keys")
    .values({ ...own, body_hash: hashBody(call.body), status: 0, created_at: call.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  if (claimed !== undefined) return null;
  const kept = await trx
    .selectFrom("idempotency_keys")
    .select(["body_hash", "status", "answer", "sealed_answer"])
    .where("user_id", "=", own.user_id)
    .where("path", "=", own.path)
    .where("key", "=", own.key)
    .executeTakeFirstOrThrow();
  if (!kept.body_hash.equals(hashBody(call.body))) throw new Problem("idempotency_conflict");
  return { status: kept.status, answer: openAnswer(vaultOf(trx), call.userId, kept) };
}

/** True when a call under this key was answered before. */
export async function isRepeat(trx: Db, call: IdempotentCall): Promise<boolean> {
  const kept = await trx
    .selectFrom("idempotency_keys")
    .select("key")
    .where("user_id", "=", call.userId)
    .where("path", "=", call.path)
    .where("key", "=", call.key)
    .executeTakeFirst();
  return kept !== undefined;
}

/** Stores the answer under the claimed key, in the transaction of the change itself. */
export async function keepAnswer(trx: Db, call: IdempotentCall, kept: KeptAnswer): Promise<void> {
  await trx
    .updateTable("idempotency_keys")
    .set({ status: kept.status, ...sealAnswer(vaultOf(trx), call.userId, kept.answer) })
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
