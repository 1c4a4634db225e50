export interface Toast {
  message: string;
  /** An alert is a problem and is read out at once; a status waits its turn. */
  role?: "status" | "alert";
  undo?: { label: string; onUndo: () => void };
  /** What it is about: it replaces an earlier one about the same, so that pressing on does not pile them up. */
  about?: string;
  /** How long it stays, where there is a reason for another time than usual. */
  staysMs?: number;
}

export interface ShownToast extends Toast {
  id: number;
}

/** More than two would hide the screen that they speak of. */
const MAX_AT_ONCE = 2;

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Says in passing that something is done; whatever can be taken back gets its button here. */
export function showToast(toast: Toast): void {
  lastId += 1;
  const others = shown.filter(({ about }) => about === undefined || about !== toast.about);
  change([...others, { ...toast, id: lastId }].slice(-MAX_AT_ONCE));
}

export function dismissToast(id: number): void {
  change(shown.filter((toast) => toast.id !== id));
}

export const currentToasts = (): readonly ShownToast[] => shown;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
