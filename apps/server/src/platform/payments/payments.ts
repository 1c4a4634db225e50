import type { Stripe } from "stripe";
import type { Clock } from "../base/clock.ts";
import type { Log } from "../base/log.ts";
import { invalidField, Problem } from "../base/problem.ts";
import type { ThirdParty } from "../base/third-party.ts";
import { type OutsideGuard, openOutsideGuard } from "../http/outside-guard.ts";
import type { Settings } from "../settings/settings.ts";
import { inOutsideSpan } from "../traces/span.ts";
import { type Breaker, openBreaker } from "./breaker.ts";
import { DevelopmentProvider } from "./development-provider.ts";
import { askUntil, endOfQuestion, openProviderClient, type ProviderAccess } from "./provider-client.ts";

/** A message may be this old; older ones are taken for repeats by someone who listened in. */
const MAX_AGE_SECONDS = 300;
/** How far the clock of the provider may run ahead of ours. */
const MAX_AHEAD_SECONDS = 10;

/** The payment provider, as everything else here knows it. */
export interface Payments extends ThirdParty<Stripe> {
  /**
   * Asks the provider one question, which may be several requests; never inside a transaction. Takes four seconds at the
   * most, and no time at all while the provider is known to be away.
   * @throws Problem billing_unavailable when it is not set up or cannot be reached.
   * @throws Problem idempotency_conflict for a key under which it was asked something else before.
   * @throws InvalidFields card_refused in the body as a whole for a card that it does not take.
   */
  readonly ask: <T>(question: (stripe: Stripe) => Promise<T>, end?: number) => Promise<T>;
  /** A message that the provider signed a moment ago; null for every other one. */
  readonly readEvent: (payload: Buffer, signature: string) => Promise<Stripe.Event | null>;
  /** The provider of a development server without keys. */
  readonly development: DevelopmentProvider | null;
  readonly close: () => Promise<void>;
}

/** True when the provider knows nothing by the name that was asked for. */
export const isMissing = (error: unknown): boolean => codeOf(error) === "resource_missing";

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;
const typeOf = (error: unknown) => (error as { type?: unknown } | null)?.type;

/** The provider is away, as opposed to having answered with a refusal. */
const OUTAGES: readonly unknown[] = ["StripeConnectionError", "StripeAPIError"];
const UNREACHABLE: readonly unknown[] = [
  ...OUTAGES,
  "StripeRateLimitError",
  "StripeAuthenticationError",
  "StripePermissionError",
];

const isOutage = (error: unknown): boolean => OUTAGES.includes(typeOf(error));

/** What the caller may be told of a failure at the provider. */
function refusalOf(error: unknown, log: Log): unknown {
  if (typeOf(error) === "StripeCardError") return invalidField("", "card_refused");
  if (typeOf(error) === "StripeIdempotencyError") return new Problem("idempotency_conflict");
  if (!UNREACHABLE.includes(typeOf(error))) return error;
  log.error({ type: typeOf(error), code: codeOf(error) }, "The payment provider cannot be asked");
  return new Problem("billing_unavailable");
}

/** The moment at which a message was signed, in seconds; the library accepts any in the future, so it is read here. */
function signedAt(signature: string): number {
  const stamps = signature.split(",").filter((part) => part.startsWith("t="));
  return stamps.length === 1 ? Number(stamps[0]?.slice(2)) : Number.NaN;
}

/** Where the provider is, and what watches over asking it. */
interface Parts {
  readonly access: () => Promise<ProviderAccess | null>;
  readonly development: DevelopmentProvider | null;
  readonly clock: Clock;
  readonly log: Log;
  readonly guard: OutsideGuard;
}

class StripePayments implements Payments {
  readonly development: DevelopmentProvider | null;
  private readonly parts: Parts;
  private readonly breaker: Breaker;
  private opened: Promise<Stripe> | null = null;

  constructor(parts: Parts) {
    this.parts = parts;
    this.development = parts.development;
    this.breaker = openBreaker(isOutage, parts.log);
  }

  private async stripe(): Promise<Stripe> {
    const access = await this.parts.access();
    if (access === null) throw new Problem("billing_unavailable");
    this.opened ??= openProviderClient(access);
    return this.opened;
  }

  ask = async <T>(question: (stripe: Stripe) => Promise<T>, callEnd = Number.POSITIVE_INFINITY) => {
    this.parts.guard("The payment provider");
    const stripe = await this.stripe();
    try {
      const end = Math.min(callEnd, endOfQuestion());
      // Twice, because the breaker may keep a question waiting while another one tries whether the provider is back.
      return await inOutsideSpan("payments", () =>
        askUntil(end, () => this.breaker(() => askUntil(end, () => question(stripe)))),
      );
    } catch (error) {
      throw refusalOf(error, this.parts.log);
    }
  };

  readEvent = async (payload: Buffer, signature: string): Promise<Stripe.Event | null> => {
    const access = await this.parts.access();
    if (access === null) throw new Problem("billing_unavailable");
    const stripe = await this.stripe();
    const now = this.parts.clock.now().getTime();
    if (!(signedAt(signature) <= now / 1000 + MAX_AHEAD_SECONDS)) return null;
    try {
      const { webhookSecret } = access;
      return stripe.webhooks.constructEvent(
        payload,
        signature,
        webhookSecret,
        MAX_AGE_SECONDS,
        undefined,
        now,
      );
    } catch (error) {
      if (typeOf(error) === "StripeSignatureVerificationError" || error instanceof SyntaxError) return null;
      throw error;
    }
  };

  close = async (): Promise<void> => {
    await this.development?.close();
  };
}

/** Opens the provider of the settings; without keys a development server brings its own. */
export function openPayments(settings: Settings, clock: Clock, log: Log): Payments {
  const { secretKey, webhookSecret, base } = settings.payments;
  const guard = openOutsideGuard(settings, log);
  const open = (access: Parts["access"], development: DevelopmentProvider | null = null) =>
    new StripePayments({ access, development, clock, log, guard });
  if (secretKey !== undefined && webhookSecret !== undefined)
    return open(async () => ({ secretKey, webhookSecret, base }));
  if (settings.production) return open(async () => null);
  const development = new DevelopmentProvider(settings.publicUrl, clock);
  const access = async () => ({
    secretKey: "sk_test_development",
    webhookSecret: development.webhookSecret,
    base: await development.listen(),
  });
  return open(access, development);
}
