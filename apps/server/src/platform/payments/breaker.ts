import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll } from "cockatiel";
import type { Log } from "../base/log.ts";
import { Problem } from "../base/problem.ts";

/** So many questions in a row that found nobody: then the provider is taken to be away. */
const FAILURES = 3;
/** How long nobody is sent to a provider that is away; then one question tries again. */
const PAUSE_MS = 5_000;

/** Asks, or refuses at once while the provider is taken to be away. */
export type Breaker = <T>(question: () => Promise<T>) => Promise<T>;

type Answered<T> = { readonly value: T } | { readonly refusal: unknown };

/**
 * A circuit breaker: when the provider is away people are told at once, instead of waiting for it one after the other. It
 * closes by itself once a question gets through. Only `isOutage` errors count; a refused card is an answer.
 */
export function openBreaker(isOutage: (error: unknown) => boolean, log: Log): Breaker {
  const policy = circuitBreaker(handleAll, {
    breaker: new ConsecutiveBreaker(FAILURES),
    halfOpenAfter: PAUSE_MS,
  });
  policy.onStateChange((state) => log.warn({ state: CircuitState[state] }, "The payment provider's circuit"));
  return async <T>(question: () => Promise<T>): Promise<T> => {
    const ask = async (): Promise<Answered<T>> => {
      try {
        return { value: await question() };
      } catch (error) {
        if (isOutage(error)) throw error;
        return { refusal: error };
      }
    };
    const answered = await policy.execute(ask).catch((error: unknown) => {
      if (error instanceof BrokenCircuitError) throw new Problem("billing_unavailable", PAUSE_MS / 1000);
      throw error;
    });
    if ("refusal" in answered) throw answered.refusal;
    return answered.value;
  };
}
