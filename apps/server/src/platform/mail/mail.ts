/** How urgent a mail is, most urgent first: the index is what the outbox stores. */
export const URGENCIES = ["sign-in", "security", "invitation", "other"] as const;
type Urgency = (typeof URGENCIES)[number];

/** A mail that is ready to go, in the language of the person who gets it. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** The link and the sign-in code in it, for the local page that shows mails where no mail server is set. */
  readonly link?: string;
  readonly code?: string;
  /** `other`, unless said otherwise. */
  readonly urgency?: Urgency;
  /** When its code or link stops working; from then on it is not sent any more. */
  readonly expiresAt?: Date;
  /** Where a mail program sends one press by which the reader gets no more of these (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** How long it waits before it is sent, so that it can be taken back. */
  readonly heldSeconds?: number;
}
