import { Counter, type Figure, Histogram } from "./instruments.ts";

/** Seconds. A call ends within five; most are done within a hundredth. */
const CALL_BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const WORK_BOUNDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** A call that was answered. */
export interface AnsweredCall {
  readonly method: string;
  /** The pattern of the address, which names nobody. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

/**
 * What this process counts while it works. Routes, kinds of work and outcomes are names of the code, so that nothing here
 * tells of a person and the number of lines has an end.
 */
export class Metrics {
  readonly #calls = new Counter("plateful_calls_total", "Calls that were answered, by route and status.");
  readonly #callSeconds = new Histogram(
    "plateful_call_seconds",
    "Seconds from a request to the end of its answer.",
    CALL_BOUNDS,
  );
  readonly #refusals = new Counter(
    "plateful_limit_refusals_total",
    "Calls that were refused because a limit was used up, by the kind of limit.",
  );
  readonly #mails = new Counter(
    "plateful_mails_total",
    "Conversations with the mail server: sent, failed (some are tried again), or expired before one began.",
  );
  readonly #jobSeconds = new Histogram(
    "plateful_job_seconds",
    "Seconds that one try of a job took, by kind and outcome.",
    WORK_BOUNDS,
  );
  readonly #planSeconds = new Histogram(
    "plateful_plan_seconds",
    "Seconds from asking for a plan to getting it, with the wait for a thread.",
    WORK_BOUNDS,
  );

  readonly noteCall = ({ method, route, status, ms }: AnsweredCall): void => {
    const labels = { method: METHODS.has(method) ? method : "other", route };
    this.#calls.add({ ...labels, status: String(status) });
    this.#callSeconds.observe(labels, ms / 1000);
  };

  readonly noteRefusal = (kind: string): void => this.#refusals.add({ kind });

  readonly noteMail = (outcome: "sent" | "failed" | "expired"): void => this.#mails.add({ outcome });

  /** Times a try of a job. */
  readonly timeJob = <T>(kind: string, work: () => Promise<T>): Promise<T> =>
    this.#time(this.#jobSeconds, { kind }, work);

  /** Times the making of a plan. */
  readonly timePlan = <T>(work: () => Promise<T>): Promise<T> => this.#time(this.#planSeconds, {}, work);

  async #time<T>(histogram: Histogram, labels: Record<string, string>, work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    const note = (outcome: "done" | "failed") =>
      histogram.observe({ ...labels, outcome }, (performance.now() - began) / 1000);
    try {
      const result = await work();
      note("done");
      return result;
    } catch (error) {
      note("failed");
      throw error;
    }
  }

  read(): Figure[] {
    return [
      this.#calls,
      this.#callSeconds,
      this.#refusals,
      this.#mails,
      this.#jobSeconds,
      this.#planSeconds,
    ].map((instrument) => instrument.read());
  }
}
