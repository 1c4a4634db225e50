/** A button of a toast. */
interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface Toast {
  message: string;
  /** An alert is a problem and is read out at once; a status waits its turn. */
  role?: "status" | "alert";
  undo?: { label: string; onUndo: () => void };
  /** What else may have been meant, below the words. */
  also?: ToastAction;
  /** What it is about: it replaces an earlier one about the same, so that pressing on does not pile them up. */
  about?: string;
  /** How long it stays, where there is a reason for another time than usual. */
  staysMs?: number;
}

export interface ShownToast extends Toast {
  id: number;
  /** A later one came in front of it, so it was in sight before. */
  wasCovered?: true;
}

/** The latest is in sight; more than two behind it would come back long after what they speak of. */
const MAX_KEPT = 3;

let kept: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ShownToast[]): void {
  kept = next;
  for (const listener of listeners) listener();
}

/**
 * Whether it is worth coming back once what covers it has gone: it offers something, or is a problem that no later problem
 * covers, which was read out before it (ledger DIARY-126).
 */
const comesBack = ({ undo, also, role }: ShownToast, covering: Toast): boolean =>
  undo !== undefined || also !== undefined || (role === "alert" && covering.role !== "alert");

/**
 * Says in passing that something is done; whatever can be taken back gets its button here. One toast is in sight at a time: a
 * later one covers it, and goes before it.
 */
export function showToast(toast: Toast): void {
  lastId += 1;
  const others = kept.filter(
    (one) => comesBack(one, toast) && (one.about === undefined || one.about !== toast.about),
  );
  const covered = others.map((one) => ({ ...one, wasCovered: true as const }));
  change([...covered, { ...toast, id: lastId }].slice(-MAX_KEPT));
}

export function dismissToast(id: number): void {
  change(kept.filter((toast) => toast.id !== id));
}

/** The toasts that have not gone yet; the last is the one in sight. */
export const currentToasts = (): readonly ShownToast[] => kept;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
