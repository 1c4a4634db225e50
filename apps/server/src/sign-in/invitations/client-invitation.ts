import { HELD_SECONDS, type Invitation, type InvitationPreview, type NewClient } from "@plateful/contract";
import { isLanguage } from "@plateful/phrases";
import type { Call } from "../../platform/calls/call.ts";
import { hashToken } from "../../platform/calls/who-is.ts";
import { withReach } from "../../platform/database/scope.ts";
import { mailBrand, mailLine, mailName } from "../../platform/mail/mail-text.ts";
import { takeBackMail } from "../../platform/mail/outbox-store.ts";
import { isUndeliverable } from "../../platform/mail/undeliverable-store.ts";
import { findAccountById } from "../accounts/account-store.ts";
import { linkWithToken, siteOrigin } from "../accounts/own-address.ts";
import { findSiteById } from "../accounts/site-store.ts";
import type { UserRow } from "../accounts/user-store.ts";
import { newToken } from "../stores/secrets.ts";
import { clientInvitationMail, wordsOf } from "../stores/sign-in-mails.ts";
import { insertRequest, type SignInRequest } from "../stores/sign-in-request-store.ts";
import { countInvitations, findLatestInvitation, voidInvitations } from "./client-invitation-store.ts";
import { isMailRefused } from "./invited-client-store.ts";

const INVITATION_DAYS = 7;
const DAY_MS = 86_400_000;

type Context = Pick<Call, "db" | "actor" | "now" | "services" | "language">;
type Client = Pick<UserRow, "id" | "email" | "first_name" | "locale" | "email_confirmed_at">;

function stateOf(
  client: Client,
  latest: SignInRequest | undefined,
  { now, isRefused }: { readonly now: Date; readonly isRefused: boolean },
): Invitation["state"] {
  if (client.email_confirmed_at !== null) return "ACCEPTED";
  if (latest === undefined) return "NONE";
  if (latest.voided_at !== null) return "WITHDRAWN";
  if (isRefused) return "NOT_DELIVERED";
  if (latest.link_expires_at <= now) return "EXPIRED";
  return latest.link_opened_at === null ? "SENT" : "OPENED";
}

/** How far the invitation of a client is. */
export async function loadInvitation(
  { db, now }: Pick<Context, "db" | "now">,
  client: Client,
): Promise<Invitation> {
  const { latest, isRefused } = await withReach(db, "all", async () => {
    const found = await findLatestInvitation(db, client.id);
    const isWaiting = found !== undefined && client.email_confirmed_at === null;
    return {
      latest: found,
      isRefused: isWaiting && (await isMailRefused(db, client.email, found.created_at)),
    };
  });
  return {
    state: stateOf(client, latest, { now, isRefused }),
    sent_at: latest?.created_at.toISOString() ?? null,
    expires_at: latest?.link_expires_at.toISOString() ?? null,
  };
}

/** How an invitation is written. */
export interface InvitationWords {
  /** In whose name; the caller's unless given. */
  readonly coachId?: number;
  /** What the coach adds, as it was typed. */
  readonly line?: string | null;
  /** A name and a colour that are tried, in place of those of the practice; for previews alone. */
  readonly brand?: { readonly name: string; readonly colour: string };
}

/** Writes the invitation of a client as it is mailed; its link holds the token. */
async function writeInvitation(
  call: Context,
  client: Omit<Client, "id" | "email_confirmed_at">,
  token: string,
  { coachId = call.actor.id, line: typed, brand }: InvitationWords,
) {
  const { db, actor, now, services } = call;
  const site = actor.organisationId === null ? null : await findSiteById(db, actor.organisationId);
  const coach = await withReach(db, "all", () => findAccountById(db, coachId));
  const url = `${siteOrigin(services.settings, site?.subdomain ?? null)}/`;
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
  const envelope = {
    to: client.email,
    name: mailName(client.first_name),
    language: isLanguage(client.locale) ? client.locale : call.language,
    brand: mailBrand(brand?.name ?? site?.name),
    colour: brand?.colour ?? site?.primary_colour,
    now,
  };
  const line = mailLine(typed ?? "");
  const words = { coach: mailName(coach?.first_name ?? ""), line };
  const mail = clientInvitationMail(envelope, words, { link: linkWithToken(url, token), expiresAt });
  return { mail, envelope, site, url, expiresAt, line };
}

/** What the coach added to the last invitation of a client. */
const lineBefore = ({ db }: Context, { id }: Client): Promise<string | null> =>
  withReach(db, "all", async () => (await findLatestInvitation(db, id))?.personal_line ?? null);

/**
 * Mails a client a link with which they sign in for the first time; the one before stops working. It goes to their mailbox
 * alone, so that, unlike a link that the coach hands over, it needs no code (COACH-021). Who has signed in gets none.
 * What the coach added to the one before stands in this one as well, unless there are other words.
 * @param heldSeconds How long it waits before it is sent.
 */
export async function inviteClient(
  call: Context,
  client: Client,
  words: InvitationWords & { readonly heldSeconds?: number } = {},
): Promise<void> {
  if (client.email_confirmed_at !== null) return;
  const { db, now, services } = call;
  const token = newToken();
  const before = words.line === undefined ? await lineBefore(call, client) : words.line;
  const written = await writeInvitation(call, client, token, { ...words, line: before });
  const { mail, site, url, expiresAt, line } = written;
  const { heldSeconds = 0 } = words;
  await withReach(db, "all", async () => {
    await insertRequest(db, {
      email: client.email,
      purpose: "CLIENT_INVITATION",
      user_id: client.id,
      organisation_id: site?.id ?? null,
      redirect_url: url,
      personal_line: line === "" ? null : line,
      link_hash: hashToken(token),
      created_at: now,
      link_expires_at: expiresAt,
    });
    await services.mailer.send(db, { ...mail, heldSeconds }, now);
  });
}

/** The invitation that a client would get now, by the code that mails it; its link leads nowhere (ledger COACH-131). */
export async function previewInvitation(
  call: Context,
  client: Pick<NewClient, "first_name" | "language">,
  words: InvitationWords,
): Promise<InvitationPreview> {
  const addressee = { email: "", first_name: client.first_name, locale: client.language ?? call.language };
  const { mail, envelope } = await writeInvitation(call, addressee, "preview", words);
  const { button } = wordsOf(envelope).clientInvitation;
  return {
    brand: envelope.brand,
    colour: envelope.colour ?? null,
    language: envelope.language,
    subject: mail.subject,
    paragraphs: mail.text
      .trimEnd()
      .split("\n\n")
      .map((text) => (text === mail.link ? { text: button, is_button: true } : { text, is_button: false })),
  };
}

/**
 * From now on nothing that invited the client signs anybody in, and a mail that still waits is not sent. As long as nobody has used
 * the account, its address counts as unknown (ledger COACH-207).
 */
export const withdrawInvitation = (
  { db, now }: Pick<Context, "db" | "now">,
  client: Pick<Client, "id" | "email" | "email_confirmed_at">,
): Promise<void> =>
  withReach(db, "all", async () => {
    const latest = await findLatestInvitation(db, client.id);
    if (latest !== undefined) await takeBackMail(db, client.email, latest.created_at);
    await voidInvitations(db, client, now);
  });

/**
 * Whether nothing of a first invitation has left the house: its mail still waited, and is taken back here. An address that
 * takes no mail had none to wait, and answers alike while a mail to it would have.
 */
export function takeBackInvitation(
  { db, now }: Pick<Context, "db" | "now">,
  client: Client,
): Promise<boolean> {
  return withReach(db, "all", async () => {
    const latest = await findLatestInvitation(db, client.id);
    if (client.email_confirmed_at !== null || latest === undefined) return false;
    if ((await countInvitations(db, client.id)) > 1) return false;
    if (await takeBackMail(db, client.email, latest.created_at)) return true;
    const isFresh = now.getTime() - latest.created_at.getTime() < HELD_SECONDS * 1000;
    return isFresh && (await isUndeliverable(db, client.email));
  });
}
