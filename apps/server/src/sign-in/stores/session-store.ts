import type { Db } from "../../platform/database/open-database.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { revokeTokensOf } from "./access-token-store.ts";

export interface NewSession {
  readonly user_id: number;
  readonly token_hash: Buffer;
  readonly label: string;
  readonly created_at: Date;
  readonly last_used_at: Date;
  readonly expires_at: Date;
}

export async function insertSession(trx: Db, session: NewSession): Promise<void> {
  await trx
    .deleteFrom("sessions")
    .where("user_id", "=", session.user_id)
    .where("expires_at", "<=", session.created_at)
    .execute();
  await trx.insertInto("sessions").values(session).execute();
}

/** Ends the session of a token, if there is one. */
export async function deleteSessionOfToken(trx: Db, tokenHash: Buffer): Promise<void> {
  await trx.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
}

/**
 * Ends the sessions of a person, except one that may be kept, and revokes their tokens: whoever has to be shut out may have made one
 * (ledger DOOR-013).
 */
export async function endAllOf(trx: Db, userId: number, now: Date, keptId?: number): Promise<void> {
  await revokeTokensOf(trx, userId, now);
  const all = trx.deleteFrom("sessions").where("user_id", "=", userId);
  await (keptId === undefined ? all : all.where("id", "!=", keptId)).execute();
}

export async function isLiveSession(trx: Db, tokenHash: Buffer, now: Date): Promise<boolean> {
  const row = await trx
    .selectFrom("sessions")
    .select("id")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row !== undefined;
}

const liveSessions = prepared((db, { userId, now }: { readonly userId: number; readonly now: Date }) =>
  db
    .selectFrom("sessions")
    .select(["id", "label", "last_used_at"])
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .orderBy("last_used_at", "desc")
    .orderBy("id", "desc"),
);

export const listSessions = (trx: Db, userId: number, now: Date) => liveSessions(trx, { userId, now });

/** Ends one session of a person; false when there is no such session of theirs. */
export async function deleteSession(trx: Db, userId: number, sessionId: number): Promise<boolean> {
  const deleted = await trx
    .deleteFrom("sessions")
    .where("id", "=", sessionId)
    .where("user_id", "=", userId)
    .returning("id")
    .executeTakeFirst();
  return deleted !== undefined;
}
