import type { ItemStatus, RecipeSummary } from "@plateful/contract";
import { PERSONAL_PREFIX } from "./personal-prefix.ts";
import { currentToken, onSessionChange } from "./session.ts";

const KEY = `${PERSONAL_PREFIX}kept-changes`;
/** More than anybody changes on a journey without a network; the oldest refusals go first. */
const MAX_REFUSED = 5;

/** What one planned meal becomes. */
export interface KeptMeal {
  readonly calendarItem: number;
  readonly recipe: RecipeSummary;
  readonly multiplier: number;
}

interface About {
  /** Sent along with every attempt, so that it is carried out once. */
  readonly key: string;
  readonly userId: number;
  readonly dayId: number;
  readonly date: string;
}

/** Other recipes in the place of planned ones. */
export interface KeptPlan extends About {
  readonly kind: "swap" | "rebalance";
  readonly meals: readonly KeptMeal[];
  /** Of a swap: what is left of the meal on other days becomes the new recipe too. */
  readonly takesLeftovers?: boolean;
}

/** A meal that was eaten after all, or was not. */
export interface KeptTick extends About {
  readonly kind: "tick";
  readonly calendarItem: number;
  readonly status: ItemStatus;
  /** Null for a meal without a name. */
  readonly name: string | null;
}

/** How much of a planned portion is eaten. */
export interface KeptPortion extends About {
  readonly kind: "portion";
  readonly calendarItem: number;
  readonly mealId: number;
  readonly portion: number;
  readonly name: string | null;
}

/** A change of the diary that the server does not have yet (ledger PLAN-115, DIARY-087). */
export type KeptChange = KeptPlan | KeptTick | KeptPortion;

/** A kept change that the server did not accept, until the person has read of it. */
export interface RefusedChange {
  readonly change: KeptChange;
  /** The server's own sentence, if it gave one. */
  readonly reason: string | null;
}

/** What became of an attempt to send one change. */
export type SendResult =
  | { readonly kind: "saved" | "unreachable" }
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
  /** Keeps a change; it replaces the last waiting one if that is of the same kind and meal. */
  readonly keep: (change: KeptChange) => void;
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

/** The one meal that a change is about; undefined for one of a whole day. */
function itemOf(change: KeptChange): number | undefined {
  if (change.kind === "tick" || change.kind === "portion") return change.calendarItem;
  return change.kind === "swap" ? change.meals[0]?.calendarItem : undefined;
}

const isSameAgain = (change: KeptChange, next: KeptChange): boolean =>
  change.kind === next.kind && itemOf(next) !== undefined && itemOf(change) === itemOf(next);

export function createKeptChanges(storage: KeptStorage): KeptChanges {
  let state = readStored(storage);
  let onItsWay: string | null = null;
  let flushing: Promise<FlushResult> | null = null;
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
      if (sent.kind === "unreachable") break;
      const refused = sent.kind === "refused" ? [{ change, reason: sent.reason }] : [];
      result.saved += 1 - refused.length;
      result.refused += refused.length;
      set({
        waiting: without(change.key),
        refused: [...state.refused, ...refused].slice(-MAX_REFUSED),
      });
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
    keep: (change) => {
      const last = state.waiting.at(-1);
      // Only the last one: what was kept between the two counted on the first.
      const isReplaced = last !== undefined && last.key !== onItsWay && isSameAgain(last, change);
      set({ ...state, waiting: [...(isReplaced ? without(last.key) : state.waiting), change] });
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
