import type { TeamRole } from "@plateful/access";
import { type CompleteLanguage, isLanguage } from "@plateful/phrases";
import type { Call } from "../../platform/calls/call.ts";
import { hashToken } from "../../platform/calls/who-is.ts";
import { mailBrand, mailName } from "../../platform/mail/mail-text.ts";
import { findAccountById, findEnterableAccount } from "../accounts/account-store.ts";
import { linkWithToken, siteOrigin } from "../accounts/own-address.ts";
import { findSiteById } from "../accounts/site-store.ts";
import { newToken } from "../stores/secrets.ts";
import { insertRequest } from "../stores/sign-in-request-store.ts";
import {
  handedOverMail,
  sharedMail,
  shareEndedMail,
  shareStoppedMail,
  teamInvitationMail,
} from "./team-mails.ts";

/** The page on which someone answers an invitation. */
const ANSWER_PAGE = "/team-invitation";

type Context = Pick<Call, "db" | "actor" | "now" | "services" | "language">;
/** The same for a mail that nobody's call sends. */
type Sending = Pick<Call, "db" | "now" | "services" | "language">;

/** Whom a practice asks to join. */
interface Asked {
  readonly organisationId: number;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly role: TeamRole;
  readonly language: CompleteLanguage | undefined;
  readonly expiresAt: Date;
}

/**
 * Mails a link that signs in, and leads to the question whether to join. An address without an account gets one when the link is
 * used, and one with an account is only signed in: nobody joins by a mail. Known and unknown addresses cost the same work. Runs
 * where every row is visible.
 */
export async function mailTeamInvitation(call: Context, asked: Asked): Promise<void> {
  const { db, actor, now, services } = call;
  const site = await findSiteById(db, asked.organisationId);
  const account = await findEnterableAccount(db, asked.email);
  const inviter = await findAccountById(db, actor.id);
  const token = newToken();
  const url = `${siteOrigin(services.settings, site?.subdomain ?? null)}${ANSWER_PAGE}`;
  await insertRequest(db, {
    email: asked.email,
    purpose: "TEAM_INVITATION",
    user_id: account?.id ?? null,
    // Signing in makes nobody one of its people.
    organisation_id: null,
    redirect_url: url,
    first_name: asked.first_name,
    last_name: asked.last_name,
    link_hash: hashToken(token),
    created_at: now,
    link_expires_at: asked.expiresAt,
  });
  const envelope = {
    to: asked.email,
    name: mailName(asked.first_name),
    language: asked.language ?? call.language,
    brand: mailBrand(site?.name),
    colour: site?.primary_colour,
    now,
  };
  const mail = teamInvitationMail(envelope, {
    inviter: mailName(inviter?.first_name ?? ""),
    role: asked.role,
    link: linkWithToken(url, token),
    expiresAt: asked.expiresAt,
  });
  await services.mailer.send(db, mail, now);
}

/** A client who has another coach from now on. */
interface HandedOver {
  readonly client: {
    readonly email: string;
    readonly first_name: string;
    readonly locale: string | null;
  };
  /** First names, as people call them. */
  readonly before: string;
  readonly coach: string;
  readonly organisationId: number;
}

/** What a mail to someone of a practice is composed with, and where the practice is found. */
async function forPerson(call: Sending, person: HandedOver["client"], organisationId: number) {
  const { db, now, services } = call;
  const site = await findSiteById(db, organisationId);
  const envelope = {
    to: person.email,
    name: mailName(person.first_name),
    language: isLanguage(person.locale) ? person.locale : call.language,
    brand: mailBrand(site?.name),
    colour: site?.primary_colour,
    now,
  };
  return { envelope, origin: siteOrigin(services.settings, site?.subdomain ?? null) };
}

/** The same for a client and their coaches, with the page on which they decide what to share. */
async function forClient(call: Sending, client: HandedOver["client"], organisationId: number) {
  const { envelope, origin } = await forPerson(call, client, organisationId);
  return { envelope, link: `${origin}/profile/privacy` };
}

/** Tells a client, in their own language, who looks after them from now on, and that they decide again what to share. */
export async function mailHandOver(call: Context, { client, before, coach, organisationId }: HandedOver) {
  const { envelope, link } = await forClient(call, client, organisationId);
  const names = { before: mailName(before), coach: mailName(coach) };
  await call.services.mailer.send(call.db, handedOverMail(envelope, { ...names, link }), call.now);
}

/** A client whom a colleague of their coach is to look after for a while. */
interface Shared {
  readonly client: HandedOver["client"];
  /** First names, as people call them. */
  readonly coach: string;
  readonly colleague: string;
  /** The first and the last day; null until someone ends it. */
  readonly from: string;
  readonly until: string | null;
  readonly organisationId: number;
}

/** Asks a client, in their own language, whether a colleague of their coach may see what they share. */
export async function mailShare(call: Context, { client, organisationId, from, until, ...names }: Shared) {
  const { envelope, link } = await forClient(call, client, organisationId);
  const { coach, colleague } = names;
  const mail = sharedMail(envelope, {
    ...{ coach: mailName(coach), colleague: mailName(colleague) },
    ...{ from, until, link },
  });
  await call.services.mailer.send(call.db, mail, call.now);
}

/** A client whom a colleague of their coach no longer looks after. */
interface ShareEnded extends Pick<Shared, "client" | "coach" | "colleague" | "organisationId"> {
  /** Whether the last day that the client agreed to is over; false when it was ended before. */
  readonly isOver: boolean;
}

/** Tells a client, in their own language, that a colleague of their coach sees nothing of theirs any more. */
export async function mailShareEnded(call: Sending, { client, organisationId, ...ended }: ShareEnded) {
  const { envelope, link } = await forClient(call, client, organisationId);
  const names = { coach: mailName(ended.coach), colleague: mailName(ended.colleague) };
  const mail = shareEndedMail(envelope, { ...names, isOver: ended.isOver, link });
  await call.services.mailer.send(call.db, mail, call.now);
}

/** A share that its client ended. */
interface ShareStopped {
  /** Who is told: the coach, or the colleague who stood in. */
  readonly to: HandedOver["client"];
  /** First names, as people call them. */
  readonly client: string;
  readonly coach: string;
  readonly colleague: string;
  readonly organisationId: number;
}

/** Tells a coach, in their own language, that a client no longer wants a colleague to stand in. */
export async function mailShareStopped(call: Sending, { to, organisationId, ...stopped }: ShareStopped) {
  const { envelope, origin } = await forPerson(call, to, organisationId);
  const names = {
    client: mailName(stopped.client),
    coach: mailName(stopped.coach),
    colleague: mailName(stopped.colleague),
  };
  const mail = shareStoppedMail(envelope, { ...names, link: `${origin}/coach/clients` });
  await call.services.mailer.send(call.db, mail, call.now);
}
