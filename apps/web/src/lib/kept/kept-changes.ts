import { PERSONAL_PREFIX } from "../device/personal-prefix.ts";
import { currentToken, onSessionChange } from "../device/session.ts";
import { addedIds, followingOf, type KeptChange, replaces, type Stored, withMeal } from "./kept-change.ts";
import type { FlushResult, RefusedChange, SendResult, State } from "./send-waiting.ts";

const NOTHING: State = { waiting: [], refused: [] };

type KeptStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Changes in the order in which they were made. They outlive a reload, and leave with the person. */
export interface KeptChanges {
  readonly waiting: () => readonly KeptChange[];
  readonly refused: () => readonly RefusedChange[];
  readonly subscribe: (listener: () => void) => () => void;
  /** The same change by the ids of the server, if its meal or measurement was added here and has been stored since. */
  readonly asStored: <Change extends KeptChange>(change: Change) => Change;
  /** Keeps a change; it replaces the last waiting one if that is of the same kind and meal. */
  readonly keep: (change: KeptChange) => void;
  /** Forgets a meal or a measurement that was added here, with all that was changed of it; false when the server may have it. */
  readonly takeMealBack: (meal: number) => boolean;
  /** Takes a waiting change back; false when it is on its way or gone. */
  readonly takeBack: (key: string) => boolean;
  /**
   * Sends what waits, in order, until something cannot be sent. What has failed for long is passed over, with all that is bound
   * to it, and set aside once the server takes something else, or nothing else is left (ledger DIARY-120).
   */
  readonly flush: (send: (change: KeptChange) => Promise<SendResult>) => Promise<FlushResult>;
  /** Takes what is kept through a change of it. */
  readonly alter: (next: (state: State) => State) => void;
  /** Forgets a refused change. */
  readonly discard: (key: string) => void;
  /** Leaves out what someone else kept here. */
  readonly keepOnlyOf: (userId: number) => void;
  /** Reads again what another page of this browser has written. */
  readonly reload: () => void;
  readonly forget: () => void;
}

function readStored(storage: KeptStorage, place: string): State {
  try {
    const stored = JSON.parse(storage.getItem(place) ?? "null") as Partial<State> | null;
    const isList = Array.isArray(stored?.waiting) && Array.isArray(stored.refused);
    return isList ? (stored as State) : NOTHING;
  } catch {
    // Unreadable or forbidden storage holds no changes.
    return NOTHING;
  }
}

/** What is kept once `change` comes last: one of the same kind about the same meal gives up its place. */
function withLast(waiting: readonly KeptChange[], change: KeptChange, onItsWay: string | null) {
  const last = waiting.at(-1);
  // Only the last one: what was kept between the two counted on the first.
  if (last === undefined || last.key === onItsWay || !replaces(change, last)) return [...waiting, change];
  // The server may have the note by now, and the next one was typed over it.
  if (last.kind === "note" && last.isTried === true) return [...waiting, change];
  // The note that was there before is still the one before the first change.
  const next = change.kind === "note" && last.kind === "note" ? { ...change, before: last.before } : change;
  return [...waiting.slice(0, -1), next];
}

/** What waits without a change and what was changed of that which it adds. */
function without(waiting: readonly KeptChange[], change: KeptChange): readonly KeptChange[] {
  const others = waiting.filter((one) => one !== change);
  const following = followingOf(change, others);
  return others.filter((one) => !following.includes(one));
}

/** @param place Where the storage has them. */
export function createKeptChanges(
  storage: KeptStorage,
  now: () => number = Date.now,
  place = "kept-changes",
): KeptChanges {
  let state = readStored(storage, place);
  let onItsWay: string | null = null;
  let flushing: Promise<FlushResult> | null = null;
  /** What was added here and has been stored since. */
  const stored: Stored[] = [];
  const listeners = new Set<() => void>();

  function set(next: State): void {
    state = next;
    try {
      if (next.waiting.length + next.refused.length === 0) storage.removeItem(place);
      else storage.setItem(place, JSON.stringify(next));
    } catch {
      // Without storage the changes wait in memory.
    }
    for (const listener of listeners) listener();
  }
  /** Sending is no part of the first load: there is seldom anything to send. */
  async function sendAll(send: (change: KeptChange) => Promise<SendResult>): Promise<FlushResult> {
    const { sendWaiting } = await import("./send-waiting.ts");
    const goes = (key: string | null) => {
      onItsWay = key;
    };
    return sendWaiting({ now, set, goes, stored, state: () => state }, send);
  }

  return {
    waiting: () => state.waiting,
    refused: () => state.refused,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    asStored: (change) => stored.reduce(withMeal, change),
    keep: (change) => set({ ...state, waiting: withLast(state.waiting, change, onItsWay) }),
    takeMealBack: (meal) => {
      const added = state.waiting.find((one) => addedIds(one).includes(meal));
      if (added === undefined || added.isTried === true || added.key === onItsWay) return false;
      // Of several meals that were copied at once, one is taken away after them.
      if (addedIds(added).length > 1) return false;
      set({ ...state, waiting: without(state.waiting, added) });
      return true;
    },
    takeBack: (key) => {
      const change = state.waiting.find((one) => one.key === key);
      if (onItsWay === key || change === undefined) return false;
      set({ ...state, waiting: without(state.waiting, change) });
      return true;
    },
    flush: (send) => {
      flushing ??= sendAll(send).finally(() => {
        flushing = null;
      });
      return flushing;
    },
    alter: (next) => set(next(state)),
    discard: (key) => set({ ...state, refused: state.refused.filter(({ change }) => change.key !== key) }),
    keepOnlyOf: (userId) => {
      if (state.waiting.every((one) => one.userId === userId)) return;
      set({ waiting: state.waiting.filter((one) => one.userId === userId), refused: [] });
    },
    reload: () => {
      state = readStored(storage, place);
      for (const listener of listeners) listener();
    },
    forget: () => set(NOTHING),
  };
}

function openQueue(name: string): KeptChanges {
  const place = PERSONAL_PREFIX + name;
  const queue = createKeptChanges(localStorage, Date.now, place);
  onSessionChange(() => {
    if (currentToken() === null) queue.forget();
  });
  addEventListener("storage", ({ key }) => {
    if (key === place) queue.reload();
  });
  return queue;
}

/** The changes of the diary and of measurements that wait on this device. */
export const keptChanges = openQueue("kept-changes");
/** Those of grocery lists: whoever shops does not wait for a meal that the server cannot store (docs/decisions/0086). */
export const keptGroceries = openQueue("kept-groceries");

const QUEUES = [keptChanges, keptGroceries];

/** The queue in which a change waits, or was refused. */
export const queueOf = (change: KeptChange): KeptChanges => ("item" in change ? keptGroceries : keptChanges);

/** Does something with both of them. */
export const inEachQueue = <Result>(work: (queue: KeptChanges) => Result): Result[] => QUEUES.map(work);
