import type { Selectable } from "kysely";
import type { Db } from "../../platform/database/open-database.ts";
import type { Tables } from "../../platform/database/tables.gen.ts";

export type SignInRequest = Selectable<Tables["sign_in_requests"]>;
export type Purpose =
  | "SIGN_IN"
  | "SIGN_UP"
  | "COACH_SIGN_UP"
  | "INVITATION"
  | "CLIENT_INVITATION"
  | "TEAM_INVITATION"
  | "CHANGE_EMAIL";

const MAX_TRIES = 5;
/** Addresses of people who never came back are not kept; the longest limit looks back this far. */
const KEPT_MS = 30 * 86_400_000;

export interface NewRequest {
  readonly email: string;
  readonly purpose: Purpose;
  readonly user_id: number | null;
  readonly organisation_id: number | null;
  readonly new_email?: string;
  readonly redirect_url?: string;
  readonly first_name?: string | null;
  readonly last_name?: string | null;
  readonly referral_code?: string | null;
  readonly personal_line?: string | null;
  readonly terms_accepted_at?: Date | null;
  readonly code_hmac?: Buffer | null;
  readonly code_salt?: Buffer | null;
  readonly request_secret_hash?: Buffer | null;
  readonly link_hash: Buffer;
  readonly created_at: Date;
  readonly code_expires_at?: Date | null;
  readonly link_expires_at: Date;
}

/** A new request replaces the pending ones of its own kind: an invitation outlives the code that completes it. */
const kindOf = (purpose: Purpose): readonly Purpose[] =>
  ["SIGN_IN", "SIGN_UP", "COACH_SIGN_UP"].includes(purpose)
    ? ["SIGN_IN", "SIGN_UP", "COACH_SIGN_UP"]
    : [purpose];

/** Stores a request; what was mailed to this address before, of the same kind, stops working. */
export async function insertRequest(trx: Db, request: NewRequest): Promise<number> {
  await trx
    .updateTable("sign_in_requests")
    .set({ voided_at: request.created_at })
    .where("email", "=", request.email)
    .where("purpose", "in", kindOf(request.purpose))
    .where("voided_at", "is", null)
    .execute();
  await trx
    .deleteFrom("sign_in_requests")
    .where("created_at", "<", new Date(request.created_at.getTime() - KEPT_MS))
    .execute();
  const { id } = await trx
    .insertInto("sign_in_requests")
    .values(request)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Voids the sign-ups that this browser began with other addresses, and gives those addresses. */
export async function voidOtherSignUps(
  trx: Db,
  { email, secretHash, now }: { readonly email: string; readonly secretHash: Buffer; readonly now: Date },
): Promise<readonly string[]> {
  const voided = await trx
    .updateTable("sign_in_requests")
    .set({ voided_at: now })
    .where("request_secret_hash", "=", secretHash)
    .where("purpose", "=", "SIGN_UP")
    .where("email", "<>", email)
    .where("voided_at", "is", null)
    .where("code_used_at", "is", null)
    .where("link_used_at", "is", null)
    .returning("email")
    .execute();
  return voided.map((request) => request.email);
}

/** The latest request for an address that is not older than `since`. */
export function findLatestRequest(trx: Db, email: string, since: Date): Promise<SignInRequest | undefined> {
  return trx
    .selectFrom("sign_in_requests")
    .selectAll()
    .where("email", "=", email)
    .where("purpose", "in", ["SIGN_IN", "SIGN_UP", "COACH_SIGN_UP"])
    .where("created_at", ">", since)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/**
 * Takes one of the five tries of the code that this browser asked for: one statement, so that a hundred tries at once
 * get five. Null when there is no live code or it has no try left.
 */
export async function takeTry(
  trx: Db,
  email: string,
  secretHash: Buffer,
  now: Date,
): Promise<SignInRequest | null> {
  const taken = await trx
    .updateTable("sign_in_requests")
    .set((eb) => ({ attempts: eb("attempts", "+", 1) }))
    .where("email", "=", email)
    .where("request_secret_hash", "=", secretHash)
    .where("code_hmac", "is not", null)
    .where("attempts", "<", MAX_TRIES)
    .where("voided_at", "is", null)
    .where("code_used_at", "is", null)
    .where("link_used_at", "is", null)
    .where("code_expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();
  return taken ?? null;
}

/** Why the code that this browser asked for takes no try: it had its five, or is too old; null where there is none of its own. */
export async function codeAtEnd(
  trx: Db,
  email: string,
  secretHash: Buffer,
  now: Date,
): Promise<"used_up" | "expired" | null> {
  const code = await trx
    .selectFrom("sign_in_requests")
    .select(["attempts", "code_expires_at", "link_used_at"])
    .where("email", "=", email)
    .where("request_secret_hash", "=", secretHash)
    .where("voided_at", "is", null)
    .where("code_used_at", "is", null)
    .where("code_expires_at", "is not", null)
    .executeTakeFirst();
  if (code?.code_expires_at == null) return null;
  if (code.code_expires_at > now) return code.attempts >= MAX_TRIES ? "used_up" : null;
  return code.link_used_at === null ? "expired" : null;
}

/** Marks a code as used, once: the second of two equal calls finds it used. */
export async function useCode(trx: Db, requestId: number, now: Date): Promise<boolean> {
  const used = await trx
    .updateTable("sign_in_requests")
    .set({ code_used_at: now, link_used_at: now })
    .where("id", "=", requestId)
    .where("code_used_at", "is", null)
    .where("link_used_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return used !== undefined;
}

/** The request behind a link that could be used now; reading it leaves the link as it is. */
export async function findLiveLink(
  trx: Db,
  linkHash: Buffer,
  purposes: readonly Purpose[],
  now: Date,
): Promise<SignInRequest | null> {
  const found = await trx
    .selectFrom("sign_in_requests")
    .selectAll()
    .where("link_hash", "=", linkHash)
    .where("purpose", "in", purposes)
    .where("link_used_at", "is", null)
    .where("voided_at", "is", null)
    .where("link_expires_at", ">", now)
    .executeTakeFirst();
  return found ?? null;
}

/** The request behind a link, whether it still works or not; null once it is forgotten. */
export async function findLink(
  trx: Db,
  linkHash: Buffer,
  purposes: readonly Purpose[],
): Promise<SignInRequest | null> {
  const found = await trx
    .selectFrom("sign_in_requests")
    .selectAll()
    .where("link_hash", "=", linkHash)
    .where("purpose", "in", purposes)
    .executeTakeFirst();
  return found ?? null;
}

/** Marks a link as used and hands out its request; null when it is unknown, used, voided, too old or meant for else. */
export async function useLink(
  trx: Db,
  linkHash: Buffer,
  purposes: readonly Purpose[],
  now: Date,
): Promise<SignInRequest | null> {
  const used = await trx
    .updateTable("sign_in_requests")
    .set({ link_used_at: now })
    .where("link_hash", "=", linkHash)
    .where("purpose", "in", purposes)
    .where("link_used_at", "is", null)
    .where("voided_at", "is", null)
    .where("link_expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();
  return used ?? null;
}

/** Voids everything that is pending for an account or was mailed to its address. */
export async function voidRequests(
  trx: Db,
  account: { readonly id: number; readonly email: string },
  now: Date,
): Promise<void> {
  await trx
    .updateTable("sign_in_requests")
    .set({ voided_at: now })
    .where((eb) => eb.or([eb("email", "=", account.email), eb("user_id", "=", account.id)]))
    .where("voided_at", "is", null)
    .execute();
}
