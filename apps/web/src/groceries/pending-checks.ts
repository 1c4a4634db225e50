import { PERSONAL_PREFIX } from "../lib/device/forget-person.ts";

const KEY = `${PERSONAL_PREFIX}grocery-ticks`;

/** What became of an attempt to send one tick. */
export type SendResult = "saved" | "refused" | "unreachable";

type Checks = ReadonlyMap<number, boolean>;

interface PendingChecksOptions {
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  readonly send: (itemId: number, isChecked: boolean) => Promise<SendResult>;
}

/** Ticks that the server does not have yet, by item. They outlive a reload, and leave with the person. */
export interface PendingChecks {
  readonly current: () => Checks;
  readonly subscribe: (listener: () => void) => () => void;
  readonly check: (itemId: number, isChecked: boolean) => void;
  /** Tries to send everything that waits; false when something still has to wait. */
  readonly flush: () => Promise<boolean>;
  readonly forget: () => void;
}

function readStored(storage: PendingChecksOptions["storage"]): Checks {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
    if (!Array.isArray(stored)) return new Map();
    return new Map(stored.filter((pair): pair is [number, boolean] => Array.isArray(pair)));
  } catch {
    // Unreadable or forbidden storage holds no ticks.
    return new Map();
  }
}

/**
 * Keeps only the last tick of each item, so that whatever is sent last is what the person did last (ledger GROC-022).
 */
export function createPendingChecks({ storage, send }: PendingChecksOptions): PendingChecks {
  let checks = readStored(storage);
  let flushing: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();

  function change(next: Checks): void {
    checks = next;
    try {
      if (next.size === 0) storage.removeItem(KEY);
      else storage.setItem(KEY, JSON.stringify([...next]));
    } catch {
      // Without storage the ticks wait in memory.
    }
    for (const listener of listeners) listener();
  }

  function settle(itemId: number, sent: boolean): void {
    // Ticked again while the first tick was on its way: the newer one still has to go.
    if (checks.get(itemId) !== sent) return;
    change(new Map([...checks].filter(([id]) => id !== itemId)));
  }

  async function sendAll(): Promise<boolean> {
    for (let next = [...checks][0]; next !== undefined; next = [...checks][0]) {
      const [itemId, isChecked] = next;
      if ((await send(itemId, isChecked)) === "unreachable") return false;
      settle(itemId, isChecked);
    }
    return true;
  }

  return {
    current: () => checks,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    check: (itemId, isChecked) => change(new Map(checks).set(itemId, isChecked)),
    flush: () => {
      flushing ??= sendAll().finally(() => {
        flushing = null;
      });
      return flushing;
    },
    forget: () => change(new Map()),
  };
}
