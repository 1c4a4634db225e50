import type { createClientMagicLink as endpoint } from "@plateful/contract";
import { Problem } from "../../platform/base/problem.ts";
import { insertAudit } from "../../platform/calls/audit-store.ts";
import type { Call } from "../../platform/calls/call.ts";
import { requireRight } from "../../platform/calls/team-rights.ts";
import { hashToken } from "../../platform/calls/who-is.ts";
import { withReach } from "../../platform/database/scope.ts";
import { findActiveClient, isWithdrawn } from "../accounts/account-store.ts";
import { linkWithToken, siteOrigin } from "../accounts/own-address.ts";
import { findSiteById } from "../accounts/site-store.ts";
import { newToken } from "../stores/secrets.ts";
import { insertRequest } from "../stores/sign-in-request-store.ts";

const INVITATION_MS = 24 * 3_600_000;

/**
 * Issues a link with which a coach invites a client: it works once, within 24 hours.
 * @throws Problem not_found for anybody who is not an active client of the caller, invitation_withdrawn for one who has to be invited
 * again first.
 */
export async function createClientMagicLink(call: Call<typeof endpoint>) {
  const { actor, now } = call;
  const client = await findActiveClient(call.db, actor.id, call.query.client);
  if (client === null) throw new Problem("not_found");
  await requireRight(call, "INVITE");
  if (await withReach(call.db, "all", () => isWithdrawn(call.db, client.id)))
    throw new Problem("invitation_withdrawn");
  const site = actor.organisationId === null ? null : await findSiteById(call.db, actor.organisationId);
  const token = newToken();
  const expiresAt = new Date(now.getTime() + INVITATION_MS);
  await withReach(call.db, "all", () =>
    insertRequest(call.db, {
      email: client.email,
      purpose: "INVITATION",
      user_id: client.id,
      organisation_id: site?.id ?? null,
      link_hash: hashToken(token),
      created_at: now,
      link_expires_at: expiresAt,
    }),
  );
  const entry = { actor_id: actor.id, user_id: client.id, action: "create-client-magic-link" };
  await insertAudit(call.db, { ...entry, happened_at: now });
  const origin = siteOrigin(call.services.settings, site?.subdomain ?? null);
  return { magic_link: linkWithToken(`${origin}/`, token), expires_at: expiresAt.toISOString() };
}
