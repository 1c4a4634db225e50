import { parentPort } from "node:worker_threads";
import type { FromThread, ToThread } from "./thread-pool.ts";

/** The thread's side of a ThreadPool: does one task after the other with the values that it was sent. */
export function answerTasks<Kept, Input>(
  open: (sent: unknown) => Kept,
  work: (kept: Kept, input: Input) => unknown,
): void {
  const port = parentPort;
  if (port === null) throw new Error("This file runs in a thread of a pool.");
  const held = new Map<string, Kept>();
  const answer = (key: string, input: Input): FromThread => {
    try {
      const kept = held.get(key);
      if (kept === undefined) throw new Error(`The thread was not sent ${key}.`);
      return { result: work(kept, input) };
    } catch (error) {
      const { message, stack } = error as Error;
      return { error: { message, stack } };
    }
  };
  port.on("message", (message: ToThread) => {
    if (message.kind === "keep") held.set(message.key, open(message.value));
    else if (message.kind === "forget") held.delete(message.key);
    else port.postMessage(answer(message.key, message.input as Input));
  });
}
