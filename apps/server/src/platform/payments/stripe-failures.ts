import { type FailureKind, type LibraryError, PaymentFailure } from "./payment-failure.ts";

/** What the library's own errors mean here, by their `type`. */
const KINDS: ReadonlyMap<unknown, FailureKind> = new Map([
  ["StripeCardError", "card_refused"],
  ["StripeIdempotencyError", "key_reused"],
  ["StripeConnectionError", "away"],
  ["StripeAPIError", "away"],
  ["StripeRateLimitError", "closed"],
  ["StripeAuthenticationError", "closed"],
  ["StripePermissionError", "closed"],
  ["StripeInvalidRequestError", "refused"],
]);

/** The failure behind an error of the library. Every other error is a bug, and stays what it is. */
function failureOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, code }: LibraryError = error;
  const kind = KINDS.get(type);
  if (kind === undefined) return error;
  return new PaymentFailure(kind === "refused" && code === "resource_missing" ? "missing" : kind, error);
}

/** @throws PaymentFailure in place of what the library throws. */
export async function translated<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    throw failureOf(error);
  }
}

/** True for a message that the provider did not sign, or not a moment ago. */
export const isUnsigned = (error: unknown): boolean =>
  error instanceof Error && (error as LibraryError).type === "StripeSignatureVerificationError";
