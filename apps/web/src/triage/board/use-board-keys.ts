import type { TriageRow } from "@plateful/contract";
import { useEffect } from "react";
import { listenToKeys } from "../../lib/device/single-keys.ts";
import { moveFocus } from "../parts/focus-client.ts";

interface BoardKeys {
  readonly isOn: boolean;
  readonly clients: readonly TriageRow[];
  /** Who is open beside the list; the keys are about them unless the focus is on someone else in it. */
  readonly open: TriageRow | null;
  readonly onAct: (client: TriageRow, startsWith: "energy" | "note" | "message") => void;
  /** Goes to the client before or after; answers whether there is someone open to go from. */
  readonly onMove: (by: 1 | -1) => boolean;
  readonly onDone: (client: TriageRow) => void;
  readonly onSnooze: (client: TriageRow) => void;
  readonly onUndo: () => void;
  /** The view at this place in the row above the board. */
  readonly onView: (at: number) => void;
  readonly onFind: () => void;
  readonly onHelp: () => void;
}

/** Single letters on the board; they rest while something is written, while a dialog is open, and when switched off. */
export function useBoardKeys(keys: BoardKeys): void {
  useEffect(() => {
    const focused = () => {
      const id = document.activeElement?.closest<HTMLElement>("[data-client]")?.dataset.client;
      return keys.clients.find((client) => String(client.id) === id) ?? keys.open ?? keys.clients[0];
    };
    const onFocused = (work: (client: TriageRow) => void) => {
      const client = focused();
      // Only the coach of a client acts on them.
      if (client?.is_own === true) work(client);
    };
    const actions: Readonly<Record<string, () => unknown>> = {
      j: () => keys.onMove(1) || moveFocus(1),
      k: () => keys.onMove(-1) || moveFocus(-1),
      e: () => onFocused((client) => keys.onAct(client, "energy")),
      m: () => onFocused((client) => keys.onAct(client, "message")),
      n: () => onFocused((client) => keys.onAct(client, "note")),
      d: () => onFocused(keys.onDone),
      s: () => onFocused(keys.onSnooze),
      z: keys.onUndo,
      "?": keys.onHelp,
      "/": keys.onFind,
      ...Object.fromEntries([0, 1, 2, 3, 4].map((at) => [String(at + 1), () => keys.onView(at)])),
    };
    return listenToKeys((key) => {
      const action = actions[key];
      if (action === undefined || (!keys.isOn && key !== "?")) return false;
      action();
      return true;
    });
  }, [keys]);
}
