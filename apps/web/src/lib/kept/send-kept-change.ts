import { CallError } from "../server/call-error.ts";
import { reportError } from "../server/report-error.ts";
import type { KeptChange } from "./kept-change.ts";
import { type KeptChanges, keptChanges } from "./kept-changes.ts";
import type { SendResult } from "./send-waiting.ts";

/** The change has to wait for the network. */
export const KEPT = "kept";

/** Whether nothing that is kept comes first. */
async function isFirst(change: KeptChange): Promise<boolean> {
  const waiting = keptChanges.waiting();
  if (waiting.length === 0) return true;
  try {
    return (await import("./waits-behind.ts")).isNext(waiting, change);
  } catch {
    // What cannot be told waits.
    return false;
  }
}

/**
 * Carries a change out now, or keeps it: when the server cannot be reached, and when others wait already, for those come
 * first (ledger PLAN-115); not those that were set aside. What the server refuses is refused here too.
 */
export async function carryOutOrKeep<Change extends KeptChange, Answer>(
  wanted: Change,
  carryItOut: (change: Change) => Promise<Answer>,
): Promise<Answer | typeof KEPT> {
  const change = keptChanges.asStored(wanted);
  const isTried = navigator.onLine && (await isFirst(change));
  if (isTried) {
    try {
      return await carryItOut(change);
    } catch (error) {
      if (!(error instanceof CallError && error.status === 0)) throw error;
    }
  }
  keptChanges.keep({ ...change, isTried, keptAt: new Date().toISOString() });
  return KEPT;
}

/** One attempt to send a kept change (ledger PLAN-116). Its code comes when something waits, which is seldom. */
export async function sendKeptChange(change: KeptChange): Promise<SendResult> {
  try {
    const { sendChange } = await import("./send-change.ts");
    return await sendChange(change);
  } catch (error) {
    reportError(error);
    return { kind: "unreachable" };
  }
}

/** Takes a kept change back, also one that is just being tried; false when the server has it. */
export async function takeKeptChangeBack(key: string, queue: KeptChanges = keptChanges): Promise<boolean> {
  if (queue.takeBack(key)) return true;
  await queue.flush(sendKeptChange);
  return queue.takeBack(key);
}
