import type { Asked } from "../platform/calls/call.ts";
import { type EventLimit, ofAddress, ofPerson } from "../platform/calls/limited-events.ts";

const TEN_MINUTES = 600;
const HOUR = 3600;
const DAY = 86_400;

type Buyer = Pick<Asked, "ip" | "visitor">;

/**
 * Tries of promo codes, which are worth money to whoever guesses one: ten in ten minutes and thirty in a day, from one
 * address and of one person. Every place where a code can be tried counts together.
 */
export function promoCodeLimits({ ip, visitor }: Buyer): readonly EventLimit[] {
  const subjects = [ofAddress(ip), ...(visitor === null ? [] : [ofPerson(visitor.id)])];
  return subjects.flatMap((subject) => [
    { kind: "promo-code", subject, max: 10, seconds: TEN_MINUTES },
    { kind: "promo-code", subject, max: 30, seconds: DAY },
  ]);
}

interface Checkout extends Buyer {
  readonly body: { readonly organisation_subdomain: string; readonly promo_code?: string | null | undefined };
}

/** Thirty checkouts from one address in an hour, each of which costs calls of the provider. */
export const coachCheckoutLimits = ({ ip }: Pick<Asked, "ip">): readonly EventLimit[] => [
  { kind: "checkout", subject: ofAddress(ip), max: 30, seconds: HOUR },
];

/** The same, and the code that comes along. */
export function checkoutLimits(asked: Checkout): readonly EventLimit[] {
  const code = asked.body.promo_code?.trim() ?? "";
  return [...coachCheckoutLimits(asked), ...(code === "" ? [] : promoCodeLimits(asked))];
}
