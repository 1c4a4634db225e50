import { failedAgain, isFailingLong, isPausing, setAside } from "./failing.ts";
import { followingOf, isSetAside, type KeptChange, type Stored, withMeal } from "./kept-change.ts";
import { firstFree } from "./waits-behind.ts";

/** What became of an attempt to send one change. */
export type SendResult =
  | { readonly kind: "unreachable" }
  /** The server could not carry it out, through no fault of the change that it knows of (5xx). */
  | { readonly kind: "failing" }
  /** With what the server calls that which was added. */
  | { readonly kind: "saved"; readonly stored?: readonly Stored[] }
  | { readonly kind: "refused"; readonly reason: string | null };

export interface FlushResult {
  readonly saved: number;
  readonly refused: number;
  /** Newly set aside. */
  readonly setAside: number;
}

/** A kept change that the server did not accept, until the person tries it again or discards it. */
export interface RefusedChange {
  readonly change: KeptChange;
  /** What was changed later of the meal that it would have added. */
  readonly following?: readonly KeptChange[];
  /** The server's own sentence, if it gave one. */
  readonly reason: string | null;
}

/** What is kept on the device. */
export interface State {
  readonly waiting: readonly KeptChange[];
  readonly refused: readonly RefusedChange[];
}
interface Queue {
  readonly state: () => State;
  readonly set: (next: State) => void;
  /** Told which change is on its way. */
  readonly goes: (key: string | null) => void;
  /** Takes what the server calls that which was added. */
  readonly stored: Stored[];
  readonly now: () => number;
}

type Send = (change: KeptChange) => Promise<SendResult>;

const storedOf = (sent: SendResult) => (sent.kind === "saved" ? (sent.stored ?? []) : []);

/** What waits, and what was refused, once a change has been sent. */
function afterAnswer(state: State, change: KeptChange, sent: SendResult, now: number): State {
  const { waiting, refused } = state;
  if (sent.kind === "unreachable" || sent.kind === "failing") {
    const tried = (one: KeptChange) =>
      sent.kind === "failing" ? failedAgain(one, now) : { ...one, isTried: true };
    return { waiting: waiting.map((one) => (one.key === change.key ? tried(one) : one)), refused };
  }
  const others = waiting.filter(({ key }) => key !== change.key);
  // What follows something that was added goes by its stored id, or with it when it was refused.
  const renamed = others.map((one) => storedOf(sent).reduce<KeptChange>(withMeal, one));
  const following = followingOf(change, renamed);
  const refusal = sent.kind === "refused" ? [{ change, following, reason: sent.reason }] : [];
  return {
    // Of meals that were copied, one that is not there any more takes what was changed of it along.
    waiting: renamed.filter((one) => !following.includes(one)),
    refused: [...refused, ...refusal],
  };
}

/** Sends one change and takes what became of it into the queue. */
async function attempt(queue: Queue, change: KeptChange, send: Send): Promise<SendResult["kind"]> {
  queue.goes(change.key);
  const sent = await send(change).finally(() => queue.goes(null));
  queue.stored.push(...storedOf(sent));
  queue.set(afterAnswer(queue.state(), change, sent, queue.now()));
  return sent.kind;
}

/** Sets aside what failed for long; answers how many. */
function setFailingAside({ state, set }: Queue): number {
  const before = state().waiting.filter(isSetAside).length;
  const waiting = state().waiting.map(setAside);
  const after = waiting.filter(isSetAside).length;
  if (after > before) set({ ...state(), waiting });
  return after - before;
}

/**
 * Sends what waits, in order, until something cannot be sent. What has failed for long is passed over, with all that is bound to it,
 * and set aside once the server takes something else, or nothing else is left (ledger DIARY-120).
 */
export async function sendWaiting(queue: Queue, send: Send): Promise<FlushResult> {
  const waiting = () => queue.state().waiting;
  const count = { unreachable: 0, failing: 0, saved: 0, refused: 0 };
  const failed = new Set<string>();
  const free = () =>
    firstFree(waiting(), (change) => failed.has(change.key) || isPausing(change, queue.now()));
  let goesOn = true;
  for (let next = free(); next !== undefined && goesOn; next = free()) {
    const { key } = next;
    const outcome = await attempt(queue, next, send);
    count[outcome] += 1;
    if (outcome === "failing") failed.add(key);
    const isInTheWay = waiting().some((one) => one.key === key && !isFailingLong(one));
    goesOn = outcome !== "unreachable" && !isInTheWay;
  }
  const { saved, refused } = count;
  // A server that takes nothing is down; one that takes others does not like this one.
  const isServerUp = saved + refused > 0 || goesOn;
  return { saved, refused, setAside: isServerUp ? setFailingAside(queue) : 0 };
}
