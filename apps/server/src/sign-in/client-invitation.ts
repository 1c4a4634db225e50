import type { Invitation } from "@plateful/contract";
import type { Call } from "../platform/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { mailBrand, mailName } from "../platform/mail/mail-text.ts";
import { hashToken } from "../platform/who-is.ts";
import { findAccountById } from "./account-store.ts";
import { findLatestInvitation, voidInvitations } from "./client-invitation-store.ts";
import { linkWithToken, siteOrigin } from "./own-address.ts";
import { newToken } from "./secrets.ts";
import { clientInvitationMail } from "./sign-in-mails.ts";
import { insertRequest, type SignInRequest } from "./sign-in-request-store.ts";
import { findSiteById } from "./site-store.ts";
import type { UserRow } from "./user-store.ts";

export const INVITATION_DAYS = 7;
const DAY_MS = 86_400_000;

type Context = Pick<Call, "db" | "actor" | "now" | "services" | "language">;
type Client = Pick<UserRow, "id" | "email" | "first_name" | "locale" | "email_confirmed_at">;

function stateOf(client: Client, latest: SignInRequest | undefined, now: Date): Invitation["state"] {
  if (client.email_confirmed_at !== null) return "ACCEPTED";
  if (latest === undefined) return "NONE";
  if (latest.voided_at !== null) return "WITHDRAWN";
  if (latest.link_expires_at <= now) return "EXPIRED";
  return latest.link_opened_at === null ? "SENT" : "OPENED";
}

/** How far the invitation of a client is. */
export async function loadInvitation(call: Pick<Context, "db" | "now">, client: Client): Promise<Invitation> {
  const latest = await withReach(call.db, "all", () => findLatestInvitation(call.db, client.id));
  return {
    state: stateOf(client, latest, call.now),
    sent_at: latest?.created_at.toISOString() ?? null,
    expires_at: latest?.link_expires_at.toISOString() ?? null,
  };
}

/**
 * Mails a client a link with which they sign in for the first time; the one before stops working. It goes to their mailbox
 * alone, so that, unlike a link that the coach hands over, it needs no code (COACH-021). Who has signed in gets none.
 */
export async function inviteClient(call: Context, client: Client): Promise<void> {
  if (client.email_confirmed_at !== null) return;
  const { db, actor, now, services } = call;
  const site = actor.organisationId === null ? null : await findSiteById(db, actor.organisationId);
  const coach = await findAccountById(db, actor.id);
  const token = newToken();
  const url = `${siteOrigin(services.settings, site?.subdomain ?? null)}/`;
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
  const envelope = {
    to: client.email,
    name: mailName(client.first_name),
    language: client.locale === "nl" || client.locale === "en" ? client.locale : call.language,
    brand: mailBrand(site?.name),
    colour: site?.primary_colour,
    now,
  };
  await withReach(db, "all", async () => {
    await insertRequest(db, {
      email: client.email,
      purpose: "CLIENT_INVITATION",
      user_id: client.id,
      organisation_id: site?.id ?? null,
      redirect_url: url,
      link_hash: hashToken(token),
      created_at: now,
      link_expires_at: expiresAt,
    });
    const mail = clientInvitationMail(envelope, mailName(coach?.first_name ?? ""), {
      link: linkWithToken(url, token),
      expiresAt,
    });
    await services.mailer.send(db, mail, now);
  });
}

/** From now on the link in the mail signs nobody in. */
export const withdrawInvitation = (
  { db, now }: Pick<Context, "db" | "now">,
  clientId: number,
): Promise<void> => withReach(db, "all", () => voidInvitations(db, clientId, now));
