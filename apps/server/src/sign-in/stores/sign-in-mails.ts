import { type CompleteLanguage, formatDate } from "@plateful/phrases";
import { phrasesOf } from "@plateful/phrases/all";
import type { Mail } from "../../platform/mail/mail.ts";
import { type Highlights, mailHtml } from "../../platform/mail/mail-html.ts";
import { type MailText, mailBrand, mailName } from "../../platform/mail/mail-text.ts";

const DAYS_UNTIL_ERASED = 30;
/** An address on a waiting list is kept this long. */
const WAITLIST_DAYS = 365;
export const CODE_MINUTES = 10;
export const LINK_MINUTES = 15;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Who a mail is for, and in whose name it comes. */
export interface Envelope {
  readonly to: string;
  readonly name: MailText;
  readonly language: CompleteLanguage;
  readonly brand: MailText;
  /** Colour of that brand; the product's unless given. */
  readonly colour?: string | undefined;
  readonly now: Date;
}

/** Someone who hears by mail of what waits for them, and their practice; null for who has none. */
export interface Recipient {
  readonly email: string;
  readonly first_name: string;
  readonly locale: CompleteLanguage | null;
  readonly practice: string | null;
  readonly subdomain: string | null;
}

/** A mail to a person of a practice comes in its name. */
export const envelopeTo = ({ email, first_name, locale, practice }: Recipient, now: Date): Envelope => ({
  to: email,
  name: mailName(first_name),
  language: locale ?? "en",
  brand: mailBrand(practice ?? undefined),
  now,
});

export const wordsOf = ({ language }: Envelope) => phrasesOf(language).mails;

export function compose(
  envelope: Envelope,
  subject: string,
  lines: readonly string[],
  highlights: Highlights = {},
): Pick<Mail, "to" | "subject" | "text" | "html"> {
  const { greeting, closing } = wordsOf(envelope);
  // A code stands first, where the list of an inbox and a notification show it.
  const first = highlights.code === undefined ? [] : [highlights.code];
  const all = [...first, greeting(envelope), ...lines, closing(envelope)];
  return {
    to: envelope.to,
    subject,
    text: `${all.join("\n\n")}\n`,
    html: mailHtml(envelope, all, highlights),
  };
}

const inMinutes = ({ now }: Envelope, minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);

/** A mail for which someone waits, and which is worthless once what is in it no longer works. */
const signInParts = (envelope: Envelope, link: string, code: string | null) =>
  ({
    urgency: "sign-in",
    link,
    ...(code === null ? {} : { code }),
    expiresAt: inMinutes(envelope, code === null ? LINK_MINUTES : CODE_MINUTES),
  }) as const;

/** The mail for someone who has an account; with a code where one was asked for, and always with the link. */
export function signInMail(envelope: Envelope, link: string, code: string | null): Mail {
  const { brand } = envelope;
  const parts = signInParts(envelope, link, code);
  if (code === null) {
    const { subject, lines, button } = wordsOf(envelope).signInLink;
    const text = lines({ brand, link, minutes: LINK_MINUTES });
    return { ...compose(envelope, subject({ brand }), text, { link: { url: link, button } }), ...parts };
  }
  const { subject, lines, button } = wordsOf(envelope).signInCode;
  const text = lines({ brand, link, codeMinutes: CODE_MINUTES, linkMinutes: LINK_MINUTES });
  const highlights = { link: { url: link, button }, code };
  return { ...compose(envelope, subject({ brand, code }), text, highlights), ...parts };
}

/** The mail with which a new account starts; the account is made when its link or code is used. */
export function signUpMail(envelope: Envelope, link: string, code: string | null): Mail {
  const { brand } = envelope;
  const parts = signInParts(envelope, link, code);
  if (code === null) {
    const { subject, lines, button } = wordsOf(envelope).brandSignUp;
    const text = lines({ brand, link, minutes: LINK_MINUTES });
    return { ...compose(envelope, subject({ brand }), text, { link: { url: link, button } }), ...parts };
  }
  const { subject, lines, button } = wordsOf(envelope).brandSignUpCode;
  const text = lines({ brand, link, codeMinutes: CODE_MINUTES, linkMinutes: LINK_MINUTES });
  const highlights = { link: { url: link, button }, code };
  return { ...compose(envelope, subject({ brand, code }), text, highlights), ...parts };
}

export function noAccountMail(envelope: Envelope, link: string): Mail {
  const { brand } = envelope;
  const { subject, lines, button } = wordsOf(envelope).noAccount;
  const highlights = { link: { url: link, button } };
  return {
    ...compose(envelope, subject({ brand }), lines({ brand, link }), highlights),
    link,
    urgency: "sign-in",
    expiresAt: inMinutes(envelope, LINK_MINUTES),
  };
}

/** For someone who is new, where a practice takes nobody in; `link` leads to its waiting list. */
export function practiceFullMail(envelope: Envelope, link: string): Mail {
  const { brand } = envelope;
  const { subject, lines, button } = wordsOf(envelope).practiceFull;
  return {
    ...compose(envelope, subject({ brand }), lines({ brand, link }), { link: { url: link, button } }),
    link,
    urgency: "sign-in",
    expiresAt: inMinutes(envelope, LINK_MINUTES),
  };
}

/** Invites a client whom a coach added; `coach` and `line`, which is what the coach added to it, may be empty. */
export function clientInvitationMail(
  envelope: Envelope,
  { coach, line }: { readonly coach: MailText; readonly line: MailText },
  { link, expiresAt }: { readonly link: string; readonly expiresAt: Date },
): Mail {
  const { brand, now } = envelope;
  const { subject, lines, button } = wordsOf(envelope).clientInvitation;
  const days = Math.round((expiresAt.getTime() - now.getTime()) / DAY_MS);
  const text = lines({ brand, coach, line, link, days });
  const highlights = { link: { url: link, button } };
  return {
    ...compose(envelope, subject({ brand, coach }), text, highlights),
    ...{ urgency: "invitation", link, expiresAt },
  };
}

export function confirmEmailMail(envelope: Envelope, link: string): Mail {
  const { brand } = envelope;
  const { subject, lines, button } = wordsOf(envelope).confirmNewEmail;
  const highlights = { link: { url: link, button } };
  return {
    ...compose(envelope, subject({ brand }), lines({ brand, link }), highlights),
    ...signInParts(envelope, link, null),
  };
}

/** The mail to the known address, with which a change begins. */
export function changeEmailMail(envelope: Envelope, link: string): Mail {
  const { brand } = envelope;
  const { subject, lines, button } = wordsOf(envelope).changeEmail;
  const text = lines({ brand, link, minutes: LINK_MINUTES });
  const highlights = { link: { url: link, button } };
  return {
    ...compose(envelope, subject({ brand }), text, highlights),
    ...signInParts(envelope, link, null),
  };
}

function notice(
  envelope: Envelope,
  kind: "emailChangeNotice" | "emailChangedNotice",
  supportUrl: string,
): Mail {
  const { brand } = envelope;
  const { subject, lines, button } = wordsOf(envelope)[kind];
  const highlights = { link: { url: supportUrl, button } };
  const mail = compose(envelope, subject({ brand }), lines({ brand, supportUrl }), highlights);
  return { ...mail, urgency: "security" };
}

export const emailChangeNotice = (envelope: Envelope, supportUrl: string): Mail =>
  notice(envelope, "emailChangeNotice", supportUrl);

export const emailChangedNotice = (envelope: Envelope, supportUrl: string): Mail =>
  notice(envelope, "emailChangedNotice", supportUrl);

/** Tells a coach until when the trial lasts: the calendar day where the coach lives, and how many days away that is (0 = today). */
export function trialEndingMail(
  envelope: Envelope,
  { lastDay, daysLeft }: { readonly lastDay: string; readonly daysLeft: number },
  link: string,
): Mail {
  const { brand, language } = envelope;
  const { subject, lines, button } = wordsOf(envelope).trialEnding;
  const text = lines({ brand, link, date: formatDate(language, lastDay) });
  return compose(envelope, subject({ brand, days: daysLeft }), text, { link: { url: link, button } });
}

/** Says who wrote, and nothing of what was written; `writer` may be empty. */
export function newMessageMail(envelope: Envelope, writer: MailText, link: string): Mail {
  const { brand } = envelope;
  const { subject, lines, button } = wordsOf(envelope).newMessage;
  const text = lines({ brand, writer, link });
  return compose(envelope, subject({ brand, writer }), text, { link: { url: link, button } });
}

/** Says that a coach asks for a check-in, and nothing of what was or will be answered; `coach` may be empty. */
export function checkInMail(
  envelope: Envelope,
  { coach, isAgain, link }: { readonly coach: MailText; readonly isAgain: boolean; readonly link: string },
): Mail {
  const { brand } = envelope;
  const words = wordsOf(envelope);
  const { subject, lines, button } = isAgain ? words.checkInAgain : words.checkInDue;
  return compose(envelope, subject({ brand, coach }), lines({ brand, coach, link }), {
    link: { url: link, button },
  });
}

/** Tells someone who has not been here for almost two years when the account ends; `lastDay` is a calendar date. */
export function accountUnusedMail(envelope: Envelope, lastDay: string, link: string): Mail {
  const { brand, language } = envelope;
  const { subject, lines, button } = wordsOf(envelope).accountUnused;
  const text = lines({ brand, link, date: formatDate(language, lastDay) });
  return compose(envelope, subject({ brand }), text, { link: { url: link, button } });
}

/** Says that an address is on the waiting list of a practice. */
/** @param ways the page on which the reader leaves the list, and the address for mail programs. */
export function waitlistMail(
  envelope: Envelope,
  { page, oneClick }: { readonly page: string; readonly oneClick: string },
): Mail {
  const { brand } = envelope;
  const { subject, lines, button } = wordsOf(envelope).waitlist;
  const text = lines({ brand, days: WAITLIST_DAYS, link: page });
  const mail = compose(envelope, subject({ brand }), text, { link: { url: page, button } });
  return { ...mail, link: page, unsubscribeUrl: oneClick };
}

export function accountDeletedMail(envelope: Envelope): Mail {
  const { brand } = envelope;
  const { subject, lines } = wordsOf(envelope).accountDeleted;
  const mail = compose(envelope, subject({ brand }), lines({ brand, days: DAYS_UNTIL_ERASED }));
  return { ...mail, urgency: "security" };
}
