import { randomBytes } from "node:crypto";
import {
  type AccessToken,
  type createAccessToken as createEndpoint,
  type findAccessTokenCalls as findCallsEndpoint,
  type findAccessTokens as findEndpoint,
  MAX_TOKENS,
  type NewAccessToken,
  type revokeAccessToken as revokeEndpoint,
  TOKEN_SCOPES,
  type TokenScope,
} from "@plateful/contract";
import { dateInZone } from "../platform/base/clock.ts";
import { invalidField, Problem } from "../platform/base/problem.ts";
import { insertAudit } from "../platform/calls/audit-store.ts";
import type { Asked, Call } from "../platform/calls/call.ts";
import { requireFreshSignIn } from "../platform/calls/fresh-sign-in.ts";
import { type EventLimit, ofPerson } from "../platform/calls/limited-events.ts";
import { ACCESS_TOKEN_PREFIX, hashToken } from "../platform/calls/who-is.ts";
import { withReach } from "../platform/database/scope.ts";
import { findAccountById } from "./accounts/account-store.ts";
import { findSiteOfPerson } from "./accounts/site-store.ts";
import { envelopeFor } from "./request-sign-in.ts";
import {
  type AccessTokenRow,
  countLiveTokens,
  hasToken,
  insertAccessToken,
  listAccessTokens,
  listTokenCalls,
  revokeToken,
} from "./stores/access-token-store.ts";
import { tokenMadeMail } from "./stores/token-mails.ts";

const DAY_MS = 86_400_000;
/** As for another e-mail address: a token is a way in that outlives the session (ledger DOOR-002). */
const FRESH_MINUTES = 5;

/** 256 random bits behind the prefix: 43 characters of base64url. */
const newSecret = (): string => ACCESS_TOKEN_PREFIX + randomBytes(32).toString("base64url");

/** Every token made costs a mail. */
export const tokenLimits = ({ actor }: Pick<Asked, "actor">): readonly EventLimit[] => [
  { kind: "access-token", subject: ofPerson(actor.id), max: 20, seconds: 86_400, refusedIsFree: true },
];

const present = (row: AccessTokenRow, calls: number): AccessToken => ({
  id: row.id,
  name: row.name,
  scopes: [...row.scopes],
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  revoked_at: row.revoked_at?.toISOString() ?? null,
  last_used_at: row.last_used_at?.toISOString() ?? null,
  last_used_from: row.last_network,
  calls,
});

/** The caller's tokens, also those that ended within the last 30 days. */
export async function findAccessTokens({
  db,
  actor,
  now,
}: Call<typeof findEndpoint>): Promise<AccessToken[]> {
  const rows = await listAccessTokens(db, actor.id, now);
  return rows.map((row) => present(row, row.calls));
}

/** Each scope once, in the order of the list. */
function scopesFor(wanted: readonly TokenScope[], isCoach: boolean): readonly TokenScope[] {
  const foreign = wanted.find((scope) => scope.startsWith("coach:"));
  if (foreign !== undefined && !isCoach) throw invalidField("scopes", { code: "choice", value: foreign });
  return TOKEN_SCOPES.filter((scope) => wanted.includes(scope));
}

const supportUrlOf = ({ services: { settings } }: Call): string =>
  settings.links.help ?? `${settings.publicUrl}/help`;

/** Tells the person, so that a token that someone else made does not stay unseen. */
async function mailToken(call: Call, row: AccessTokenRow): Promise<void> {
  const { db, actor, services, now } = call;
  const account = await findAccountById(db, actor.id);
  if (account === null) throw new Error(`The account ${actor.id} is gone while its owner is here.`);
  const site = await findSiteOfPerson(db, actor.id);
  const envelope = envelopeFor(call, account.email, account, site);
  const lastDay = dateInZone(row.expires_at, actor.timeZone);
  const mail = tokenMadeMail(envelope, { name: row.name, lastDay }, supportUrlOf(call));
  await services.mailer.send(db, mail, now);
}

/**
 * Makes a token. This answer is the only place where its secret ever stands: what is stored is a hash.
 * @throws Problem fresh_sign_in_required without a sign-in of the last minutes.
 * @throws InvalidFields choice at `scopes` for those of coaches in the hands of others, too_many_tokens.
 */
export async function createAccessToken(call: Call<typeof createEndpoint>): Promise<NewAccessToken> {
  const { db, actor, body, now } = call;
  await requireFreshSignIn(call, FRESH_MINUTES);
  const scopes = scopesFor(body.scopes, actor.isCoach);
  if ((await countLiveTokens(db, actor.id, now)) >= MAX_TOKENS) throw invalidField("", "too_many_tokens");
  const secret = newSecret();
  const row = await insertAccessToken(db, {
    user_id: actor.id,
    name: body.name,
    token_hash: hashToken(secret),
    scopes,
    created_at: now,
    expires_at: new Date(now.getTime() + body.expires_in_days * DAY_MS),
  });
  const entry = { actor_id: actor.id, user_id: actor.id, object_id: row.id, happened_at: now };
  await insertAudit(db, { ...entry, action: "create-access-token" });
  await withReach(db, "all", () => mailToken(call, row));
  return { ...present(row, 0), secret };
}

/** @throws Problem not_found for a token that is not the caller's, or is revoked already. */
export async function revokeAccessToken({
  db,
  actor,
  params,
  now,
}: Call<typeof revokeEndpoint>): Promise<undefined> {
  if (!(await revokeToken(db, actor.id, params.id, now))) throw new Problem("not_found");
  const entry = { actor_id: actor.id, user_id: actor.id, object_id: params.id, happened_at: now };
  await insertAudit(db, { ...entry, action: "revoke-access-token" });
}

/** @throws Problem not_found for a token that is not the caller's. */
export async function findAccessTokenCalls({ db, actor, params, now }: Call<typeof findCallsEndpoint>) {
  if (!(await hasToken(db, actor.id, params.id))) throw new Problem("not_found");
  const rows = await listTokenCalls(db, params.id, now);
  return rows.map(({ first_at, last_at, method, operation, status, calls }) => ({
    first_at: first_at.toISOString(),
    last_at: last_at.toISOString(),
    method,
    operation,
    status,
    count: calls,
  }));
}
