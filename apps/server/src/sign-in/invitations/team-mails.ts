import type { TeamRole } from "@plateful/access";
import { formatDate } from "@plateful/phrases";
import type { Mail } from "../../platform/mail/mail.ts";
import type { MailText } from "../../platform/mail/mail-text.ts";
import { compose, type Envelope, wordsOf } from "../stores/sign-in-mails.ts";

const DAY_MS = 86_400_000;

/** Asks someone to join a practice; `inviter` may be empty. */
export function teamInvitationMail(
  envelope: Envelope,
  asked: {
    readonly inviter: MailText;
    readonly role: TeamRole;
    readonly link: string;
    readonly expiresAt: Date;
  },
): Mail {
  const { brand, now } = envelope;
  const { inviter, role, link, expiresAt } = asked;
  const { subject, lines, button } = wordsOf(envelope).teamInvitation;
  const days = Math.round((expiresAt.getTime() - now.getTime()) / DAY_MS);
  const text = lines({ brand, inviter, role, link, days });
  const highlights = { link: { url: link, button } };
  return {
    ...compose(envelope, subject({ brand, inviter }), text, highlights),
    ...{ urgency: "invitation", link, expiresAt },
  };
}

/** Asks a client whether a colleague of their coach may look after them for a while. Both names may be empty. */
export function sharedMail(
  envelope: Envelope,
  shared: {
    readonly coach: MailText;
    readonly colleague: MailText;
    readonly from: string;
    readonly until: string | null;
    readonly link: string;
  },
): Mail {
  const { brand, language } = envelope;
  const { subject, lines, button } = wordsOf(envelope).clientShared;
  const { coach, colleague, link } = shared;
  const from = formatDate(language, shared.from);
  const until = shared.until === null ? "" : formatDate(language, shared.until);
  const text = lines({ brand, coach, colleague, from, until, link });
  return compose(envelope, subject({ brand, colleague }), text, { link: { url: link, button } });
}

/** Tells a client that a colleague of their coach stands in no longer. Both names may be empty. */
export function shareEndedMail(
  envelope: Envelope,
  ended: {
    readonly coach: MailText;
    readonly colleague: MailText;
    readonly isOver: boolean;
    readonly link: string;
  },
): Mail {
  const { brand } = envelope;
  const { link, ...rest } = ended;
  const { subject, lines, button } = wordsOf(envelope).shareEnded;
  const text = lines({ brand, ...rest, link });
  return compose(envelope, subject({ brand, colleague: rest.colleague }), text, {
    link: { url: link, button },
  });
}

/** Tells a coach that a client ended a share, by which a colleague stood in. All names may be empty. */
export function shareStoppedMail(
  envelope: Envelope,
  stopped: {
    readonly client: MailText;
    readonly coach: MailText;
    readonly colleague: MailText;
    readonly link: string;
  },
): Mail {
  const { client, colleague, link } = stopped;
  const { subject, lines, button } = wordsOf(envelope).shareStopped;
  return compose(envelope, subject({ client, colleague }), lines(stopped), { link: { url: link, button } });
}

/** Tells a client who looks after them from now on. Both names may be empty. */
export function handedOverMail(
  envelope: Envelope,
  { before, coach, link }: { readonly before: MailText; readonly coach: MailText; readonly link: string },
): Mail {
  const { brand } = envelope;
  const { subject, lines, button } = wordsOf(envelope).handedOver;
  const text = lines({ brand, before, coach, link });
  return compose(envelope, subject({ brand, coach }), text, { link: { url: link, button } });
}
