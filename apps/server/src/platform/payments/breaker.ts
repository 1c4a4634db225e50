import type { Log } from "../base/log.ts";
import { Problem } from "../base/problem.ts";

/** So many questions in a row that found nobody: then the provider is taken to be away. */
const FAILURES = 3;
/** How long nobody is sent to a provider that is away; then one question tries again. */
const PAUSE_MS = 5_000;

/** Asks, or refuses at once while the provider is taken to be away. */
export type Breaker = <T>(question: () => Promise<T>) => Promise<T>;

type State = "Closed" | "Open" | "HalfOpen";

/** What is known of whether someone answers. It is closed while they do, as electricity flows in a closed circuit. */
class Circuit {
  #state: State = "Closed";
  #failures = 0;
  #openedAt = 0;
  readonly #onState: (state: State) => void;

  constructor(onState: (state: State) => void) {
    this.#onState = onState;
  }

  #become(state: State): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#onState(state);
  }

  /** Whether a question may be asked now. After a pause one tries; others are refused until it was answered. */
  admits(): boolean {
    if (this.#state === "Open" && Date.now() - this.#openedAt >= PAUSE_MS) {
      this.#become("HalfOpen");
      return true;
    }
    return this.#state === "Closed";
  }

  noteAnswer(): void {
    this.#failures = 0;
    this.#become("Closed");
  }

  noteOutage(): void {
    // Asked before it opened: what opened it is not news again.
    if (this.#state === "Open") return;
    this.#failures += 1;
    if (this.#state === "Closed" && this.#failures < FAILURES) return;
    this.#openedAt = Date.now();
    this.#become("Open");
  }
}

/**
 * A circuit breaker: when the provider is away people are told at once, instead of waiting for it one after the other. It
 * closes by itself once a question gets through. Only `isOutage` errors count; a refused card is an answer.
 */
export function openBreaker(isOutage: (error: unknown) => boolean, log: Log): Breaker {
  const circuit = new Circuit((state) => log.warn({ state }, "The payment provider's circuit"));
  return async (question) => {
    if (!circuit.admits()) throw new Problem("billing_unavailable", PAUSE_MS / 1000);
    try {
      const value = await question();
      circuit.noteAnswer();
      return value;
    } catch (error) {
      if (isOutage(error)) circuit.noteOutage();
      else circuit.noteAnswer();
      throw error;
    }
  };
}
