import { TOKEN_CALLS_DAYS, type TokenScope } from "@plateful/contract";
import { sql } from "kysely";
import type { Db } from "../../platform/database/open-database.ts";

export interface AccessTokenRow {
  readonly id: number;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
  readonly last_used_at: Date | null;
  readonly last_network: string | null;
}

type NewToken = Pick<AccessTokenRow, "name" | "scopes" | "created_at" | "expires_at"> & {
  readonly user_id: number;
  readonly token_hash: Buffer;
};

const COLUMNS = [
  "id",
  "name",
  "scopes",
  "created_at",
  "expires_at",
  "revoked_at",
  "last_used_at",
  "last_network",
] as const;

export async function insertAccessToken(trx: Db, token: NewToken): Promise<AccessTokenRow> {
  const row = await trx
    .insertInto("access_tokens")
    .values({ ...token, scopes: [...token.scopes] })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return row as AccessTokenRow;
}

/** Counts the tokens of a person that can be used, and has others who make one at the same time wait. */
export async function countLiveTokens(trx: Db, userId: number, now: Date): Promise<number> {
  await sql`select id from users where id = ${userId} for no key update`.execute(trx);
  const { count } = await trx
    .selectFrom("access_tokens")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("ends_at", ">", now)
    .executeTakeFirstOrThrow();
  return count;
}

const DAY_MS = 86_400_000;
const keptSince = (now: Date) => new Date(now.getTime() - TOKEN_CALLS_DAYS * DAY_MS);

/** The tokens of a person, the newest first, with those that ended a short time ago; and how often each was used. */
export async function listAccessTokens(
  trx: Db,
  userId: number,
  now: Date,
): Promise<readonly (AccessTokenRow & { readonly calls: number })[]> {
  const since = keptSince(now);
  const rows = await trx
    .selectFrom("access_tokens as t")
    .select(COLUMNS.map((name) => `t.${name}` as const))
    .select((eb) =>
      eb
        .selectFrom("access_token_calls as c")
        .select(sql<number>`coalesce(sum(c.calls), 0)::int`.as("sum"))
        .whereRef("c.token_id", "=", "t.id")
        .where("c.hour", ">", since)
        .as("calls"),
    )
    .where("t.user_id", "=", userId)
    .where("t.ends_at", ">", since)
    .orderBy("t.id", "desc")
    .execute();
  return rows as unknown as (AccessTokenRow & { calls: number })[];
}

/** Revokes a token of a person; false when there is none that can be revoked. */
export async function revokeToken(trx: Db, userId: number, id: number, now: Date): Promise<boolean> {
  const revoked = await trx
    .updateTable("access_tokens")
    .set({ revoked_at: now })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return revoked !== undefined;
}

/** Revokes every token of a person. Needs a scope that reaches them. */
export async function revokeTokensOf(trx: Db, userId: number, now: Date): Promise<void> {
  await trx
    .updateTable("access_tokens")
    .set({ revoked_at: now })
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .execute();
}

export async function hasToken(trx: Db, userId: number, id: number): Promise<boolean> {
  const row = await trx
    .selectFrom("access_tokens")
    .select("id")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** When a token of the caller that is in use ends, unless it is revoked before. */
export async function findTokenEnd(trx: Db, id: number): Promise<Date> {
  const row = await trx
    .selectFrom("access_tokens")
    .select("expires_at")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return row.expires_at;
}

const MAX_ENTRIES = 200;

/** What a token was used for, the latest first. */
export const listTokenCalls = (trx: Db, tokenId: number, now: Date) =>
  trx
    .selectFrom("access_token_calls")
    .select(["first_at", "last_at", "method", "operation", "status", "calls"])
    .where("token_id", "=", tokenId)
    .where("hour", ">", keptSince(now))
    .orderBy("last_at", "desc")
    .orderBy("id", "desc")
    .limit(MAX_ENTRIES)
    .execute();
