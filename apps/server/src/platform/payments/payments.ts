import type { Stripe } from "stripe";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import { invalidField, Problem } from "../problem.ts";
import type { Settings } from "../settings.ts";
import { DevelopmentProvider } from "./development-provider.ts";

/** A message may be this old; older ones are taken for repeats by somebody who listened in. */
const MOST_AGE_SECONDS = 300;
/** How far the clock of the provider may run ahead of ours. */
const MOST_AHEAD_SECONDS = 10;
/** A call waits for the provider inside a transaction, so it does not wait long. */
const TIMEOUT_MS = 5_000;

/** The payment provider, as everything else here knows it. */
export interface Payments {
  /**
   * Asks the provider.
   * @throws Problem billing_unavailable when it is not set up or cannot be reached.
   * @throws InvalidFields card_refused in the body as a whole for a card that it does not take.
   */
  readonly ask: <T>(work: (stripe: Stripe) => Promise<T>) => Promise<T>;
  /** A message that the provider signed a moment ago; null for every other one. */
  readonly readEvent: (payload: Buffer, signature: string) => Promise<Stripe.Event | null>;
  /** The provider of a development server without keys. */
  readonly development: DevelopmentProvider | null;
  readonly close: () => Promise<void>;
}

interface Access {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Where the provider is reached; undefined = where its own library looks for it. */
  readonly base: URL | undefined;
}

/** The library is loaded at the first use: most servers start long before anybody pays. */
async function openStripe({ secretKey, base }: Access): Promise<Stripe> {
  const { default: Client } = await import("stripe");
  const place =
    base === undefined
      ? {}
      : {
          host: base.hostname,
          protocol: base.protocol === "http:" ? ("http" as const) : ("https" as const),
          ...(base.port === "" ? {} : { port: base.port }),
        };
  return new Client(secretKey, { ...place, timeout: TIMEOUT_MS, maxNetworkRetries: 1, telemetry: false });
}

/** True when the provider knows nothing by the name that was asked for. */
export const isMissing = (error: unknown): boolean => codeOf(error) === "resource_missing";

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;
const typeOf = (error: unknown) => (error as { type?: unknown } | null)?.type;

const UNREACHABLE: readonly unknown[] = [
  "StripeConnectionError",
  "StripeAPIError",
  "StripeRateLimitError",
  "StripeAuthenticationError",
  "StripePermissionError",
];

/** What the caller may be told of a failure at the provider. */
function refusalOf(error: unknown, log: Log): unknown {
  if (typeOf(error) === "StripeCardError") return invalidField("", "card_refused");
  if (!UNREACHABLE.includes(typeOf(error))) return error;
  log.error({ type: typeOf(error), code: codeOf(error) }, "The payment provider cannot be asked");
  return new Problem("billing_unavailable");
}

/** The moment at which a message was signed, in seconds; the library accepts any in the future, so it is read here. */
function signedAt(signature: string): number {
  const stamps = signature.split(",").filter((part) => part.startsWith("t="));
  return stamps.length === 1 ? Number(stamps[0]?.slice(2)) : Number.NaN;
}

class StripePayments implements Payments {
  readonly development: DevelopmentProvider | null;
  private readonly access: () => Promise<Access | null>;
  private readonly clock: Clock;
  private readonly log: Log;
  private opened: Promise<Stripe> | null = null;

  constructor(
    access: () => Promise<Access | null>,
    development: DevelopmentProvider | null,
    clock: Clock,
    log: Log,
  ) {
    this.access = access;
    this.development = development;
    this.clock = clock;
    this.log = log;
  }

  private async stripe(): Promise<Stripe> {
    const access = await this.access();
    if (access === null) throw new Problem("billing_unavailable");
    this.opened ??= openStripe(access);
    return this.opened;
  }

  ask = async <T>(work: (stripe: Stripe) => Promise<T>): Promise<T> => {
    const stripe = await this.stripe();
    try {
      return await work(stripe);
    } catch (error) {
      throw refusalOf(error, this.log);
    }
  };

  readEvent = async (payload: Buffer, signature: string): Promise<Stripe.Event | null> => {
    const access = await this.access();
    if (access === null) throw new Problem("billing_unavailable");
    const stripe = await this.stripe();
    const now = this.clock.now().getTime();
    if (!(signedAt(signature) <= now / 1000 + MOST_AHEAD_SECONDS)) return null;
    try {
      const { webhookSecret } = access;
      return stripe.webhooks.constructEvent(
        payload,
        signature,
        webhookSecret,
        MOST_AGE_SECONDS,
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
  if (secretKey !== undefined && webhookSecret !== undefined)
    return new StripePayments(async () => ({ secretKey, webhookSecret, base }), null, clock, log);
  if (settings.production) return new StripePayments(async () => null, null, clock, log);
  const development = new DevelopmentProvider(settings.publicUrl, clock);
  const access = async () => ({
    secretKey: "sk_test_development",
    webhookSecret: development.webhookSecret,
    base: await development.listen(),
  });
  return new StripePayments(access, development, clock, log);
}
