import type { Clock } from "../base/clock.ts";
import type { Log } from "../base/log.ts";
import { invalidField, Problem } from "../base/problem.ts";
import type { ThirdParty } from "../base/third-party.ts";
import { type OutsideGuard, openOutsideGuard } from "../http/outside-guard.ts";
import type { Settings } from "../settings/settings.ts";
import { inOutsideSpan } from "../traces/span.ts";
import { type Breaker, openBreaker } from "./breaker.ts";
import { DevelopmentProvider } from "./development-provider.ts";
import { isOutage, PaymentFailure } from "./payment-failure.ts";
import type { PaymentProvider, ProviderEvent } from "./payment-provider.ts";
import { askUntil, endOfQuestion, type ProviderAccess } from "./provider-client.ts";
import { openStripeProvider } from "./stripe-provider.ts";

/** The payment provider, as everything else here knows it. */
export interface Payments extends ThirdParty<PaymentProvider> {
  /**
   * Asks the provider one question, which may be several requests; never inside a transaction. Takes at most four seconds,
   * and no time at all while the provider is known to be away.
   * @throws Problem billing_unavailable when it is not set up or cannot be reached.
   * @throws Problem idempotency_conflict for a key under which it was asked something else before.
   * @throws InvalidFields card_refused in the body as a whole for a card that it does not take.
   */
  readonly ask: <T>(question: (provider: PaymentProvider) => Promise<T>, end?: number) => Promise<T>;
  /** A message that the provider signed a moment ago; null for every other one. */
  readonly readEvent: (payload: Buffer, signature: string) => Promise<ProviderEvent | null>;
  /** The provider of a development server without keys. */
  readonly development: DevelopmentProvider | null;
  readonly close: () => Promise<void>;
}

/** What the caller may be told of a failure at the provider. */
function refusalOf(error: unknown, log: Log): unknown {
  if (!(error instanceof PaymentFailure)) return error;
  switch (error.kind) {
    case "card_refused":
      return invalidField("", "card_refused");
    case "key_reused":
      return new Problem("idempotency_conflict");
    case "missing":
    case "refused":
      return error;
    case "away":
    case "closed": {
      const { type, code } = error.cause;
      log.error({ type, code }, "The payment provider cannot be asked");
      return new Problem("billing_unavailable");
    }
  }
}

/** Where the provider is, and what watches over asking it. */
interface Parts {
  readonly access: () => Promise<ProviderAccess | null>;
  readonly development: DevelopmentProvider | null;
  readonly clock: Clock;
  readonly log: Log;
  readonly guard: OutsideGuard;
}

class GuardedPayments implements Payments {
  readonly development: DevelopmentProvider | null;
  private readonly parts: Parts;
  private readonly breaker: Breaker;
  private opened: Promise<PaymentProvider> | null = null;

  constructor(parts: Parts) {
    this.parts = parts;
    this.development = parts.development;
    this.breaker = openBreaker(isOutage, parts.log);
  }

  private async provider(): Promise<PaymentProvider> {
    const access = await this.parts.access();
    if (access === null) throw new Problem("billing_unavailable");
    this.opened ??= openStripeProvider(access);
    return this.opened;
  }

  ask = async <T>(
    question: (provider: PaymentProvider) => Promise<T>,
    callEnd = Number.POSITIVE_INFINITY,
  ) => {
    this.parts.guard("The payment provider");
    const provider = await this.provider();
    try {
      const end = Math.min(callEnd, endOfQuestion());
      // Twice, because the breaker may keep a question waiting while another one tries whether the provider is back.
      return await inOutsideSpan("payments", () =>
        askUntil(end, () => this.breaker(() => askUntil(end, () => question(provider)))),
      );
    } catch (error) {
      throw refusalOf(error, this.parts.log);
    }
  };

  readEvent = async (payload: Buffer, signature: string): Promise<ProviderEvent | null> => {
    const provider = await this.provider();
    return provider.readEvent(payload, signature, this.parts.clock.now());
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
    new GuardedPayments({ access, development, clock, log, guard });
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
