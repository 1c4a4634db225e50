import { exerciseInstances, type UserProfile } from "@plateful/contract";
import { useRef } from "react";
import { call, newIdempotencyKey } from "../../lib/server/call.ts";
import { CallError } from "../../lib/server/call-error.ts";
import { askAbout } from "../../lib/server/version-conflict.ts";
import { contestedExercises, exercisesToLeave } from "./exercise-conflict.ts";
import { type Exercise, type ExerciseRow, exerciseChanges, readExercise } from "./exercise-form.ts";
import { useExerciseWords } from "./use-exercise-words.ts";

type Stored = UserProfile["exercise_instances"];

async function removeExercise(id: number): Promise<void> {
  try {
    await call(exerciseInstances.remove, { params: { id: String(id) } });
  } catch (error) {
    // The answer to an earlier try may have been lost on the way.
    if (!(error instanceof CallError && error.status === 404)) throw error;
  }
}

/** What the form says of a stored exercise. */
function wordOf(rows: readonly ExerciseRow[], id: number): string {
  const row = rows.find((one) => one.id === id);
  return JSON.stringify(row === undefined ? null : readExercise(row));
}

/** Which exercises stay as someone else stored them in the meantime; asks where both sides changed one (ledger ORG-059). */
function useSettleExercises() {
  const { rowOf, undecided } = useExerciseWords();
  return async (rows: readonly ExerciseRow[], before: Stored, now: Stored): Promise<ReadonlySet<number>> => {
    const contested = contestedExercises(rows, { before, now });
    const choices = await askAbout(contested.map(rowOf));
    if (choices === null)
      throw new CallError("save-exercises", { status: 409, code: "conflict", detail: undecided });
    return exercisesToLeave(rows, { before, now }, choices);
  };
}

/** Stores the exercises of a profile one by one. A second try goes on where the first one failed, and adds nothing twice. */
export function useSaveExercises(before: Stored) {
  const stored = useRef(before);
  /** What stays as someone else stored it, with what the form said of it then: what is typed later counts again. */
  const left = useRef(new Map<number, string>());
  const ids = useRef(new Map<string, number>());
  const keys = useRef(new Map<string, string>());
  const settle = useSettleExercises();
  const keyFor = (key: string, body: Exercise): string => {
    const intent = JSON.stringify([key, body]);
    const known = keys.current.get(intent) ?? newIdempotencyKey();
    keys.current.set(intent, known);
    return known;
  };
  return async (
    { id: intake, exercise_instances: now }: UserProfile,
    rows: readonly ExerciseRow[],
  ): Promise<void> => {
    const known = rows.map((row) => ({ ...row, id: ids.current.get(row.key) ?? row.id }));
    for (const id of await settle(known, stored.current, now)) left.current.set(id, wordOf(known, id));
    const isOurs = ({ id }: { readonly id: number | null }) =>
      id === null || left.current.get(id) !== wordOf(known, id);
    stored.current = now;
    const changes = exerciseChanges(known.filter(isOurs), now.filter(isOurs));
    if (changes === null) return;
    for (const id of changes.removed) {
      await removeExercise(id);
      stored.current = stored.current.filter((one) => one.id !== id);
    }
    for (const { id, ...body } of changes.changed) {
      const saved = await call(exerciseInstances.change, { params: { id: String(id) }, body });
      stored.current = stored.current.map((one) => (one.id === id ? saved : one));
    }
    for (const { key, ...body } of changes.added) {
      const saved = await call(exerciseInstances.create, {
        body: { ...body, intake },
        idempotencyKey: keyFor(key, body),
      });
      ids.current.set(key, saved.id);
      stored.current = [...stored.current, saved];
    }
  };
}
