import { formatDate, type Language } from "@plateful/phrases";
import { phrasesOf } from "@plateful/phrases/all";
import type { Mail } from "../platform/mail/mailer.ts";

const DAYS_UNTIL_ERASED = 30;
export const CODE_MINUTES = 10;
export const LINK_MINUTES = 15;

/** Who a mail is for, and in whose name it comes. */
export interface Envelope {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly brand: string;
}

const wordsOf = ({ language }: Envelope) => phrasesOf(language).mails;

function compose(envelope: Envelope, subject: string, lines: readonly string[]): Mail {
  const { greeting, closing } = wordsOf(envelope);
  const text = [greeting(envelope), ...lines, closing(envelope)].join("\n\n");
  return { to: envelope.to, subject, text: `${text}\n` };
}

/** The mail for somebody who has an account; with a code where one was asked for, and always with the link. */
export function signInMail(envelope: Envelope, link: string, code: string | null): Mail {
  const { brand } = envelope;
  if (code === null) {
    const { subject, lines } = wordsOf(envelope).signInLink;
    return {
      ...compose(envelope, subject({ brand }), lines({ brand, link, minutes: LINK_MINUTES })),
      link,
    };
  }
  const { subject, lines } = wordsOf(envelope).signInCode;
  const values = { brand, code, link, codeMinutes: CODE_MINUTES, linkMinutes: LINK_MINUTES };
  return { ...compose(envelope, subject({ brand, code }), lines(values)), link, code };
}

/** The mail with which a new account starts; the account is made when its link or code is used. */
export function signUpMail(envelope: Envelope, link: string, code: string | null): Mail {
  const { brand } = envelope;
  const { brandSignUp, brandSignUpCode } = wordsOf(envelope);
  const lines = brandSignUp.lines({ brand, link, minutes: LINK_MINUTES });
  if (code === null) return { ...compose(envelope, brandSignUp.subject({ brand }), lines), link };
  const withCode = [
    ...lines.slice(0, -1),
    brandSignUpCode({ code, minutes: CODE_MINUTES }),
    ...lines.slice(-1),
  ];
  return { ...compose(envelope, brandSignUp.subject({ brand }), withCode), link, code };
}

export function noAccountMail(envelope: Envelope, link: string): Mail {
  const { brand } = envelope;
  const { subject, lines } = wordsOf(envelope).noAccount;
  return { ...compose(envelope, subject({ brand }), lines({ brand, link })), link };
}

export function confirmEmailMail(envelope: Envelope, link: string): Mail {
  const { brand } = envelope;
  const { subject, lines } = wordsOf(envelope).confirmNewEmail;
  return { ...compose(envelope, subject({ brand }), lines({ brand, link })), link };
}

/** The mail to the known address, with which a change begins. */
export function changeEmailMail(envelope: Envelope, link: string): Mail {
  const { brand } = envelope;
  const { subject, lines } = wordsOf(envelope).changeEmail;
  return { ...compose(envelope, subject({ brand }), lines({ brand, link, minutes: LINK_MINUTES })), link };
}

export function emailChangeNotice(envelope: Envelope, supportUrl: string): Mail {
  const { brand } = envelope;
  const { subject, lines } = wordsOf(envelope).emailChangeNotice;
  return compose(envelope, subject({ brand }), lines({ brand, supportUrl }));
}

export function emailChangedNotice(envelope: Envelope, supportUrl: string): Mail {
  const { brand } = envelope;
  const { subject, lines } = wordsOf(envelope).emailChangedNotice;
  return compose(envelope, subject({ brand }), lines({ brand, supportUrl }));
}

/** Tells a coach until when the trial lasts; `lastDay` is a calendar date. */
export function trialEndingMail(envelope: Envelope, lastDay: string, link: string): Mail {
  const { brand, language } = envelope;
  const { subject, lines } = wordsOf(envelope).trialEnding;
  return compose(envelope, subject({ brand }), lines({ brand, link, date: formatDate(language, lastDay) }));
}

export function accountDeletedMail(envelope: Envelope): Mail {
  const { brand } = envelope;
  const { subject, lines } = wordsOf(envelope).accountDeleted;
  return compose(envelope, subject({ brand }), lines({ brand, days: DAYS_UNTIL_ERASED }));
}
