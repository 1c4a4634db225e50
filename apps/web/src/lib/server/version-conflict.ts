import { CallError } from "./call-error.ts";
import { askWhichToKeep, type Choices, type ConflictRow, type Side } from "./open-conflict.ts";

/** The same, without a question where nothing is contested. */
export const askAbout = (rows: readonly ConflictRow[]): Promise<Choices | null> =>
  rows.length === 0 ? Promise.resolve(new Map<string, Side>()) : askWhichToKeep(rows);

/** True for a refusal because something newer is stored. */
export const isConflict = (error: unknown): error is CallError =>
  error instanceof CallError && error.code === "conflict";

interface Versioned {
  readonly version: number;
}

/** A save on top of the version that the person saw. */
export interface VersionedSave<State extends Versioned, Changes extends object, Answer> {
  readonly base: State;
  readonly changes: Changes;
  readonly send: (changes: Changes, version: number) => Promise<Answer>;
  /** What a field is called, and how its value reads. */
  readonly label: (key: string) => string;
  readonly text: (key: string, value: unknown) => string;
  /** The fields of what the server says is stored, where they are not read as they are written. */
  readonly stateOf?: (stored: unknown) => State;
  /** What the call would answer with nothing left to save. */
  readonly unchanged: (current: State, stored: unknown) => Answer;
}

/** Text of a value in which the order of an object's keys plays no part. */
const canonical = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => a.localeCompare(b)))
      : inner,
  );

export const isSame = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

type Fields = Readonly<Record<string, unknown>>;

/** The keys of changes that someone else has changed too, to another value. */
const doublyChanged = (base: object, changes: object, current: object): string[] =>
  Object.entries(changes)
    .filter(([key, mine]) => {
      const [before, theirs] = [(base as Fields)[key], (current as Fields)[key]];
      return mine !== undefined && !isSame(theirs, before) && !isSame(theirs, mine);
    })
    .map(([key]) => key);

/** What really differs from the version it was made from; a form sends back what it was given, too. */
function onlyChanged<Changes extends object>(base: object, changes: Changes): Changes {
  const changed = Object.entries(changes).filter(([key, mine]) => !isSame(mine, (base as Fields)[key]));
  return changed.length === 0 ? changes : (Object.fromEntries(changed) as Changes);
}

/** The changes that are left after the person kept the other version of some. */
const withoutTheirs = <Changes extends object>(changes: Changes, choices: Choices): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([key]) => choices.get(key) !== "theirs")) as Changes;

/** What follows from a conflict: another try, or an answer without one; null: the person left it undecided. */
type Settled<Try, Answer> = { readonly retry: Try } | { readonly answer: Answer } | null;

/**
 * Saves again for as long as something newer is stored, each time as `settle` decides about that.
 * @throws CallError when it is refused for another reason, or the person leaves it undecided.
 */
export async function saveUntilCurrent<Try, Answer>(
  first: Try,
  send: (attempt: Try) => Promise<Answer>,
  settle: (attempt: Try, current: unknown) => Promise<Settled<Try, Answer>>,
): Promise<Answer> {
  for (let attempt = first; ; )
    try {
      return await send(attempt);
    } catch (error) {
      const settled = isConflict(error) ? await settle(attempt, error.current) : null;
      if (settled === null) throw error;
      if ("answer" in settled) return settled.answer;
      attempt = settled.retry;
    }
}

/**
 * Saves changes on top of the version they were made from. When something newer is stored, fields that only one side
 * changed are merged; for those that both changed, the person chooses.
 * @throws CallError when it is refused for another reason, or the question is closed without an answer.
 */
export function saveOver<State extends Versioned, Changes extends object, Answer>(
  save: VersionedSave<State, Changes, Answer>,
): Promise<Answer> {
  const { label, text, stateOf = (stored: unknown) => stored as State } = save;
  const rowOf = (key: string, ...[before, theirs, mine]: [object, object, object]): ConflictRow => ({
    key,
    label: label(key),
    before: text(key, (before as Fields)[key]),
    theirs: text(key, (theirs as Fields)[key]),
    mine: text(key, (mine as Fields)[key]),
  });
  return saveUntilCurrent(
    { base: save.base, changes: onlyChanged(save.base, save.changes) },
    ({ base, changes }) => save.send(changes, base.version),
    async ({ base, changes }, stored) => {
      const current = stateOf(stored);
      const rows = doublyChanged(base, changes, current).map((key) => rowOf(key, base, current, changes));
      const choices = await askAbout(rows);
      if (choices === null) return null;
      const left = withoutTheirs(changes, choices);
      if (Object.keys(left).length === 0) return { answer: save.unchanged(current, stored) };
      return { retry: { base: current, changes: left } };
    },
  );
}
