import { exerciseInstances, type UserProfile } from "@plateful/contract";
import { useRef } from "react";
import { call, newIdempotencyKey } from "../lib/call.ts";
import { CallError } from "../lib/call-error.ts";
import { type Exercise, type ExerciseRow, exerciseChanges } from "./exercise-form.ts";

async function removeExercise(id: number): Promise<void> {
  try {
    await call(exerciseInstances.remove, { params: { id: String(id) } });
  } catch (error) {
    // The answer to an earlier try may have been lost on the way.
    if (!(error instanceof CallError && error.status === 404)) throw error;
  }
}

/** Stores the exercises of a profile one by one. A second try goes on where the first one failed, and adds nothing twice. */
export function useSaveExercises(before: UserProfile["exercise_instances"]) {
  const stored = useRef(before);
  const ids = useRef(new Map<string, number>());
  const keys = useRef(new Map<string, string>());
  const keyFor = (key: string, body: Exercise): string => {
    const intent = JSON.stringify([key, body]);
    const known = keys.current.get(intent) ?? newIdempotencyKey();
    keys.current.set(intent, known);
    return known;
  };
  return async (intake: number, rows: readonly ExerciseRow[]): Promise<void> => {
    const known = rows.map((row) => ({ ...row, id: row.id ?? ids.current.get(row.key) ?? null }));
    const changes = exerciseChanges(known, stored.current);
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
