/**
 * The load as a process of its own. A process that also reads the product and its content has 50 MB to mark at each collection,
 * which paused it for 70 to 110 ms every second, and all calls that were under way seemed slow.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { PROCESS_OPTIONS } from "../../apps/server/src/platform/base/process-options.ts";
import type { Tally } from "./soak-load.ts";
import type { SoakPerson } from "./soak-people.ts";

const CHILD = fileURLToPath(new URL("./load-child.ts", import.meta.url));

export type LoadTally = Pick<Tally, "times" | "calls" | "firstTry">;

interface PeopleOrder {
  readonly kind: "people";
  readonly base: string;
  readonly people: readonly SoakPerson[];
}
export type LoadOrder =
  | PeopleOrder
  | { readonly kind: "start"; readonly rate: number }
  | { readonly kind: "capacity" | "latest" | "stop" };

export const isToldOfPeople = (order: LoadOrder): order is PeopleOrder => order.kind === "people";

export class LoadProcess {
  readonly #child: ChildProcess;
  readonly #ended: Promise<never>;

  private constructor(child: ChildProcess) {
    this.#child = child;
    this.#ended = once(child, "exit").then(() => Promise.reject(new Error("The load's process ended.")));
    // Whoever waits for an answer is told; that it ends when it is closed is no error.
    this.#ended.catch(() => {});
  }

  /** @param base The server that is called. */
  static async open(base: string, people: readonly SoakPerson[]): Promise<LoadProcess> {
    const load = new LoadProcess(fork(CHILD, { execArgv: [...PROCESS_OPTIONS], serialization: "advanced" }));
    await load.#ask({ kind: "people", base, people });
    return load;
  }

  /** Calls a second that the server answers at most. */
  capacity(): Promise<number> {
    return this.#ask({ kind: "capacity" });
  }

  start(rate: number): Promise<void> {
    return this.#ask({ kind: "start", rate });
  }

  /** Milliseconds of the calls that were answered since this was asked last. */
  latest(): Promise<readonly number[]> {
    return this.#ask({ kind: "latest" });
  }

  /** Ends the load, and gives what became of it once the last call is answered. */
  stop(): Promise<LoadTally> {
    return this.#ask({ kind: "stop" });
  }

  close(): void {
    this.#child.kill("SIGKILL");
  }

  async #ask<Answer>(order: LoadOrder): Promise<Answer> {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    this.#child.once("message", resolve);
    this.#child.send(order);
    return await Promise.race([promise, this.#ended]);
  }
}
