import { AsyncLocalStorage } from "node:async_hooks";
import type { Stripe } from "stripe";
import { PaymentFailure } from "./payment-failure.ts";

export interface ProviderAccess {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Where the provider is reached; undefined = where its own library looks for it. */
  readonly base: URL | undefined;
}

/** How long all requests of one question may take together, with the library's own second tries, in milliseconds. */
const QUESTION_MS = 3_500;
/** After its end a question gets this long to end by itself, in milliseconds. */
const GRACE_MS = 100;

/** The moment at which the question that is being asked must have its answer. */
const deadline = new AsyncLocalStorage<number>();

/** The provider did not answer in time; looks like what its library throws when it cannot be reached. */
class TooSlow extends Error {
  readonly type = "StripeConnectionError";
  readonly code = "ETIMEDOUT";
}

/** The client of the provider's library, which is loaded here: most servers start long before anybody pays. */
export async function openProviderClient({ secretKey, base }: ProviderAccess): Promise<Stripe> {
  const { default: Client } = await import("stripe");
  const place =
    base === undefined
      ? {}
      : {
          host: base.hostname,
          protocol: base.protocol === "http:" ? ("http" as const) : ("https" as const),
          ...(base.port === "" ? {} : { port: base.port }),
        };
  const httpClient = Client.createNodeHttpClient();
  const send = httpClient.makeRequest.bind(httpClient);
  httpClient.makeRequest = (host, port, path, method, headers, data, protocol, timeout) => {
    const left = (deadline.getStore() ?? Number.POSITIVE_INFINITY) - Date.now();
    if (left <= 0) return Promise.reject(new TooSlow("No time is left to ask the payment provider."));
    return send(host, port, path, method, headers, data, protocol, Math.min(timeout, left));
  };
  const limits = { timeout: QUESTION_MS, maxNetworkRetries: 1, telemetry: false };
  return new Client(secretKey, { ...place, ...limits, httpClient });
}

/** The moment at which a question that is asked now must have its answer, in milliseconds since 1970. */
export const endOfQuestion = (): number => Date.now() + QUESTION_MS;

/**
 * Asks one question, which may be several requests. After `end` no further request of it is sent.
 * @throws PaymentFailure away right after `end`, whatever the connection does.
 */
export async function askUntil<T>(end: number, question: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const givenUp = new Promise<never>((_resolve, reject) => {
    const late = () =>
      new PaymentFailure("away", new TooSlow("The payment provider did not answer in time."));
    const giveUp = () => reject(late());
    timer = setTimeout(giveUp, Math.max(0, end + GRACE_MS - Date.now()));
  });
  try {
    return await Promise.race([deadline.run(end, question), givenUp]);
  } finally {
    clearTimeout(timer);
  }
}
