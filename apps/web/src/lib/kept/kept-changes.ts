import { PERSONAL_PREFIX } from "../device/personal-prefix.ts";
import { currentToken, onSessionChange } from "../device/session.ts";
import { isAddition, type KeptChange, mealOf, replaces, withMeal } from "./kept-change.ts";

const KEY = `${PERSONAL_PREFIX}kept-changes`;
/** More than anybody changes on a journey without a network; the oldest refusals go first. */
const MAX_REFUSED = 5;

/** A kept change that the server did not accept, until the person has read of it. */
export interface RefusedChange {
  readonly change: KeptChange;
  /** The server's own sentence, if it gave one. */
  readonly reason: string | null;
}

/** What became of an attempt to send one change. */
export type SendResult =
  | { readonly kind: "unreachable" }
  /** `storedAs` is the id of a meal that was added. */
  | { readonly kind: "saved"; readonly storedAs?: number }
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
  /** The id of a meal on the server, if it was added here and has been stored since; else the id that was given. */
  readonly storedMeal: (meal: number) => number;
  /** Keeps a change; it replaces the last waiting one if that is of the same kind and meal. */
  readonly keep: (change: KeptChange) => void;
  /** Forgets a meal that was added here, with all that was changed of it; false when the server may have it. */
  readonly takeMealBack: (meal: number) => boolean;
  /** Takes a waiting change back; false when it is on its way or gone. */
  readonly takeBack: (key: string) => boolean;
  /** Sends what waits, in order, until something cannot be sent; answers what was saved and refused. */
  readonly flush: (send: (change: KeptChange) => Promise<SendResult>) => Promise<FlushResult>;
  readonly dismissRefused: () => void;
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

const storedAsOf = (sent: SendResult) => (sent.kind === "saved" ? sent.storedAs : undefined);

/** What follows a meal that was added goes by its stored id, or with it when it was refused. */
function afterAddition(others: readonly KeptChange[], meal: number, sent: SendResult) {
  if (sent.kind === "refused") return others.filter((one) => mealOf(one) !== meal);
  const storedAs = storedAsOf(sent);
  return storedAs === undefined ? others : others.map((one) => withMeal(one, meal, storedAs));
}

/** What waits, and what was refused, once a change has been sent. */
function afterAnswer({ waiting, refused }: State, change: KeptChange, sent: SendResult): State {
  if (sent.kind === "unreachable") {
    const tried = waiting.map((one) => (one.key === change.key ? { ...one, isTried: true } : one));
    return { waiting: tried, refused };
  }
  const others = waiting.filter(({ key }) => key !== change.key);
  const refusal = sent.kind === "refused" ? [{ change, reason: sent.reason }] : [];
  return {
    waiting: isAddition(change) ? afterAddition(others, change.calendarItem, sent) : others,
    refused: [...refused, ...refusal].slice(-MAX_REFUSED),
  };
}

export function createKeptChanges(storage: KeptStorage): KeptChanges {
  let state = readStored(storage);
  let onItsWay: string | null = null;
  let flushing: Promise<FlushResult> | null = null;
  /** The ids of meals that were added here and have been stored since, by what they were called here. */
  const stored = new Map<number, number>();
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
  const without = (key: string) => state.waiting.filter((one) => one.key !== key);

  async function sendAll(send: (change: KeptChange) => Promise<SendResult>): Promise<FlushResult> {
    const result = { saved: 0, refused: 0 };
    for (let next = state.waiting[0]; next !== undefined; next = state.waiting[0]) {
      onItsWay = next.key;
      const change = next;
      const sent = await send(change).finally(() => {
        onItsWay = null;
      });
      const storedAs = storedAsOf(sent);
      if (isAddition(change) && storedAs !== undefined) stored.set(change.calendarItem, storedAs);
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
    storedMeal: (meal) => stored.get(meal) ?? meal,
    keep: (change) => set({ ...state, waiting: withLast(state.waiting, change, onItsWay) }),
    takeMealBack: (meal) => {
      const added = state.waiting.find((one) => isAddition(one) && one.calendarItem === meal);
      if (added === undefined || added.isTried === true || added.key === onItsWay) return false;
      set({ ...state, waiting: state.waiting.filter((one) => mealOf(one) !== meal) });
      return true;
    },
    takeBack: (key) => {
      if (onItsWay === key || state.waiting.every((one) => one.key !== key)) return false;
      set({ ...state, waiting: without(key) });
      return true;
    },
    flush: (send) => {
      flushing ??= sendAll(send).finally(() => {
        flushing = null;
      });
      return flushing;
    },
    dismissRefused: () => set({ ...state, refused: [] }),
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
