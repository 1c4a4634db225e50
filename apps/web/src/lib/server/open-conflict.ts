/** Whose value: what someone else saved meanwhile, or what the person here wants. */
export type Side = "theirs" | "mine";

/** Something on which the two versions differ, in words. */
export interface ConflictRow {
  readonly key: string;
  readonly label: string;
  /** How it was before both changes; null when it is new. */
  readonly before: string | null;
  readonly theirs: string;
  readonly mine: string;
}

export type Choices = ReadonlyMap<string, Side>;

/** A question to the person which version to keep, answered by the ConflictHost. */
export interface OpenConflict {
  readonly rows: readonly ConflictRow[];
  /** Null: closed without an answer. */
  readonly answer: (choices: Choices | null) => void;
}

let open: OpenConflict | null = null;
const listeners = new Set<() => void>();

function show(next: OpenConflict | null): void {
  open = next;
  for (const listener of listeners) listener();
}

export const currentConflict = (): OpenConflict | null => open;

export function subscribeToConflicts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the person which version of each row to keep; null when they close the question. One question at a time. */
export function askWhichToKeep(rows: readonly ConflictRow[]): Promise<Choices | null> {
  open?.answer(null);
  return new Promise((resolve) => {
    show({
      rows,
      answer: (choices) => {
        show(null);
        resolve(choices);
      },
    });
  });
}
