import { PERSONAL_PREFIX } from "../device/personal-prefix.ts";
import { currentToken, onSessionChange } from "../device/session.ts";
import { addedIds, type KeptChange, mealOf, replaces, type Stored, withMeal } from "./kept-change.ts";

const KEY = `${PERSONAL_PREFIX}kept-changes`;

/** A kept change that the server did not accept, until the person tries it again or discards it. */
export interface RefusedChange {
  readonly change: KeptChange;
  /** What was changed later of the meal that it would have added. */
  readonly following?: readonly KeptChange[];
  /** The server's own sentence, if it gave one. */
  readonly reason: string | null;
}

/** What became of an attempt to send one change. */
export type SendResult =
  | { readonly kind: "unreachable" }
  /** With what the server calls that which was added. */
  | { readonly kind: "saved"; readonly stored?: readonly Stored[] }
  | { readonly kind: "refused"; readonly reason: string | null };

interface State {
  readonly waiting: readonly KeptChange[];
  readonly refused: readonly RefusedChange[];
}
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
  /** Sends what waits, in order, until something cannot be sent; answers what was saved and refused. */
  readonly flush: (send: (change: KeptChange) => Promise<SendResult>) => Promise<FlushResult>;
  /** Keeps a refused change again, with what followed it, under keys of `newKey`. */
  readonly retry: (key: string, newKey: () => string) => void;
  /** Forgets a refused change. */
  readonly discard: (key: string) => void;
  /** Leaves out what someone else kept here. */
  readonly keepOnlyOf: (userId: number) => void;
  /** Reads again what another page of this browser has written. */
  readonly reload: () => void;
  readonly forget: () => void;
}

interface FlushResult {
  readonly saved: number;
  readonly refused: number;
}

function readStored(storage: KeptStorage): State {
  try {
    const stored = JSON.parse(storage.getItem(KEY) ?? "null") as Partial<State> | null;
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

const storedOf = (sent: SendResult) => (sent.kind === "saved" ? (sent.stored ?? []) : []);

/** What was changed of that which a change adds. */
function followingOf(change: KeptChange, others: readonly KeptChange[]): readonly KeptChange[] {
  const added = new Set<number | undefined>(addedIds(change));
  return added.size === 0 ? [] : others.filter((one) => added.has(mealOf(one)));
}

/** What waits without a change and what was changed of that which it adds. */
function without(waiting: readonly KeptChange[], change: KeptChange): readonly KeptChange[] {
  const others = waiting.filter((one) => one !== change);
  const following = followingOf(change, others);
  return others.filter((one) => !following.includes(one));
}

/** What waits, and what was refused, once a change has been sent. */
function afterAnswer({ waiting, refused }: State, change: KeptChange, sent: SendResult): State {
  if (sent.kind === "unreachable") {
    const tried = waiting.map((one) => (one.key === change.key ? { ...one, isTried: true } : one));
    return { waiting: tried, refused };
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

/** A refused change comes last again, with what followed it. */
function afterRetry(state: State, key: string, newKey: () => string): State {
  const refusal = state.refused.find(({ change }) => change.key === key);
  if (refusal === undefined) return state;
  const again = [refusal.change, ...(refusal.following ?? [])].map((one) => ({ ...one, key: newKey() }));
  return {
    // Under its new key it was never tried.
    waiting: [...state.waiting, ...again.map((one) => ({ ...one, isTried: false }))],
    refused: state.refused.filter((one) => one !== refusal),
  };
}

export function createKeptChanges(storage: KeptStorage): KeptChanges {
  let state = readStored(storage);
  let onItsWay: string | null = null;
  let flushing: Promise<FlushResult> | null = null;
  /** What was added here and has been stored since. */
  const stored: Stored[] = [];
  const listeners = new Set<() => void>();

  function set(next: State): void {
    state = next;
    try {
      if (next.waiting.length + next.refused.length === 0) storage.removeItem(KEY);
      else storage.setItem(KEY, JSON.stringify(next));
    } catch {
      // Without storage the changes wait in memory.
    }
    for (const listener of listeners) listener();
  }
  async function sendAll(send: (change: KeptChange) => Promise<SendResult>): Promise<FlushResult> {
    const result = { saved: 0, refused: 0 };
    for (let next = state.waiting[0]; next !== undefined; next = state.waiting[0]) {
      onItsWay = next.key;
      const change = next;
      const sent = await send(change).finally(() => {
        onItsWay = null;
      });
      stored.push(...storedOf(sent));
      set(afterAnswer(state, change, sent));
      if (sent.kind === "unreachable") break;
      result[sent.kind] += 1;
    }
    return result;
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
    retry: (key, newKey) => set(afterRetry(state, key, newKey)),
    discard: (key) => set({ ...state, refused: state.refused.filter(({ change }) => change.key !== key) }),
    keepOnlyOf: (userId) => {
      if (state.waiting.every((one) => one.userId === userId)) return;
      set({ waiting: state.waiting.filter((one) => one.userId === userId), refused: [] });
    },
    reload: () => {
      state = readStored(storage);
      for (const listener of listeners) listener();
    },
    forget: () => set(NOTHING),
  };
}

/** The changes that wait on this device. */
export const keptChanges = createKeptChanges(localStorage);
onSessionChange(() => {
  if (currentToken() === null) keptChanges.forget();
});
addEventListener("storage", ({ key }) => {
  if (key === KEY) keptChanges.reload();
});
