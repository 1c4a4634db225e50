/**
 * - `card_refused`: the provider does not take this card;
 * - `missing`: it knows nothing by the name that was asked for;
 * - `key_reused`: it was asked something else under this key before;
 * - `away`: it did not answer, or broke while it did;
 * - `closed`: it answers, but not us: too many questions, or keys that it does not accept;
 * - `refused`: it refused for another reason, which it said.
 */
export type FailureKind = "card_refused" | "missing" | "key_reused" | "away" | "closed" | "refused";

/** What the provider's library threw, with its own words for what happened. */
export interface LibraryError extends Error {
  readonly type?: unknown;
  readonly code?: unknown;
}

/** Why the payment provider did not do what it was asked. */
export class PaymentFailure extends Error {
  readonly kind: FailureKind;
  override readonly cause: LibraryError;

  constructor(kind: FailureKind, cause: LibraryError) {
    super(cause.message);
    this.kind = kind;
    this.cause = cause;
  }
}

const isOfKind = (error: unknown, kind: FailureKind): boolean =>
  error instanceof PaymentFailure && error.kind === kind;

/** True when the provider knows nothing by the name that was asked for. */
export const isMissing = (error: unknown): boolean => isOfKind(error, "missing");

/** True when the provider is away, as opposed to having answered with a refusal. */
export const isOutage = (error: unknown): boolean => isOfKind(error, "away");
