import type { ExerciseInstance } from "@plateful/contract";
import type { Choices } from "../../lib/server/open-conflict.ts";
import { type Exercise, type ExerciseRow, readExercise } from "./exercise-form.ts";

/** An exercise that the form and someone else changed to different things; null = removed (ledger ORG-059). */
export interface ContestedExercise {
  readonly key: string;
  readonly before: Exercise;
  readonly theirs: Exercise | null;
  readonly mine: Exercise | null;
}

type Stored = readonly ExerciseInstance[];

/** How the exercises were when the form opened, and how they are stored now. */
interface Versions {
  readonly before: Stored;
  readonly now: Stored;
}

const isSame = (a: Exercise | null, b: Exercise | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.exercise === b.exercise &&
    a.minutes_per_session === b.minutes_per_session &&
    a.sessions_per_week === b.sessions_per_week);

/** Every exercise that was there when the form opened, on each side. */
function compared(rows: readonly ExerciseRow[], { before, now }: Versions) {
  return before.map((was) => {
    const row = rows.find(({ id }) => id === was.id);
    const theirs = now.find(({ id }) => id === was.id) ?? null;
    const mine = row === undefined ? null : readExercise(row);
    return { id: was.id, key: String(was.id), before: was, theirs, mine };
  });
}

export const contestedExercises = (
  rows: readonly ExerciseRow[],
  versions: Versions,
): readonly ContestedExercise[] =>
  compared(rows, versions).filter(
    ({ before, theirs, mine }) => !isSame(theirs, before) && !isSame(mine, before) && !isSame(theirs, mine),
  );

/** The stored exercises that the form leaves alone: those that someone else added, and those of which theirs is kept. */
export function exercisesToLeave(
  rows: readonly ExerciseRow[],
  versions: Versions,
  choices: Choices,
): ReadonlySet<number> {
  const known = new Set(versions.before.map(({ id }) => id));
  const added = versions.now.filter(({ id }) => !known.has(id));
  const kept = compared(rows, versions).filter(
    ({ key, before, theirs, mine }) =>
      !isSame(theirs, before) && (isSame(mine, before) || choices.get(key) === "theirs"),
  );
  return new Set([...added, ...kept].map(({ id }) => id));
}
