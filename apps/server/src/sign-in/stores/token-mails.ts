import { formatDate } from "@plateful/phrases";
import type { Mail } from "../../platform/mail/mail.ts";
import { mailName } from "../../platform/mail/mail-text.ts";
import { compose, type Envelope, wordsOf } from "./sign-in-mails.ts";

/**
 * Tells a person that a token was made in their name, and what to do when it was not them. It holds nothing of the secret.
 * @param token `lastDay` is the calendar day on which it ends where the person lives.
 */
export function tokenMadeMail(
  envelope: Envelope,
  { name, lastDay }: { readonly name: string; readonly lastDay: string },
  supportUrl: string,
): Mail {
  const { brand, language } = envelope;
  const { subject, lines, button } = wordsOf(envelope).tokenMade;
  const date = formatDate(language, lastDay);
  const text = lines({ brand, token: mailName(name), date, supportUrl });
  const mail = compose(envelope, subject({ brand }), text, { link: { url: supportUrl, button } });
  return { ...mail, urgency: "security" };
}
