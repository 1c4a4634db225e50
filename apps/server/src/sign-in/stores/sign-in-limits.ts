import type { Asked } from "../../platform/calls/call.ts";
import {
  type EventLimit,
  ofAddress,
  ofEmail,
  ofNetwork,
  ofPerson,
} from "../../platform/calls/limited-events.ts";

const HOUR = 3600;
const DAY = 86_400;

/** A call that is refused mails nothing, so it gives its turns back. */
const OF_MAILS = { kind: "mail", refusal: "mail_throttled", refusedIsFree: true } as const;

/** Mails per e-mail address and per address that asks for them (ledger AUTH-025). */
const mailLimits = (email: string, ip: string): readonly EventLimit[] => [
  { ...OF_MAILS, subject: ofEmail(email), max: 1, seconds: 30 },
  { ...OF_MAILS, subject: ofEmail(email), max: 5, seconds: HOUR },
  { ...OF_MAILS, subject: ofAddress(ip), max: 20, seconds: HOUR },
];

type AskedWith<Body> = Pick<Asked, "ip"> & { readonly body: Body };

export const signInMailLimits = ({ body, ip }: AskedWith<{ readonly email: string }>) =>
  mailLimits(body.email, ip);

export const newAddressMailLimits = ({ body, ip }: AskedWith<{ readonly new_email: string }>) =>
  mailLimits(body.new_email, ip);

/** Wrong codes that were compared for an account, in a rolling month; no new code and no success resets it (AUTH-023). */
export const wrongCodesOf = (email: string): EventLimit => ({
  kind: "wrong-code",
  subject: ofEmail(email),
  max: 10,
  seconds: 30 * DAY,
  refusal: "otp_locked",
});

/** Wrong codes from a network, whether there was a code to compare with or not (AUTH-024). */
const wrongCodesFrom = (ip: string): EventLimit => ({
  kind: "wrong-code-network",
  subject: ofNetwork(ip),
  max: 20,
  seconds: HOUR,
  refusal: "otp_locked",
});

/** What the verb gives back when the code was right, or when there was none to compare with. */
export const WRONG_CODE = wrongCodesOf("").kind;
export const WRONG_CODE_NETWORK = wrongCodesFrom("").kind;

/** Every try is counted as a wrong one before it is compared, so that tries at the same time cannot pass a limit together. */
export const codeLimits = ({ body, ip }: AskedWith<{ readonly email: string }>): readonly EventLimit[] => [
  wrongCodesOf(body.email),
  wrongCodesFrom(ip),
];

/** Links with which a coach invites clients. */
export const invitationLimits = ({ actor }: Pick<Asked, "actor">): readonly EventLimit[] => [
  { kind: "invitation", subject: ofPerson(actor.id), max: 60, seconds: HOUR },
];

/** Tries to delete an account, which needs a word that a mistake can miss. */
export const erasureLimits = ({ actor }: Pick<Asked, "actor">): readonly EventLimit[] => [
  { kind: "erasure", subject: ofPerson(actor.id), max: 10, seconds: HOUR },
];
