import type { ExerciseInstance } from "@plateful/contract";
import { MAX_EXERCISE_MINUTES_PER_WEEK } from "@plateful/nutrition";
import { formatNumber, type Language } from "@plateful/phrases";
import { roundHalfUp } from "@plateful/quantities";
import { readNumber } from "../../profile/index.ts";

/** A row of the form: an exercise as it is typed. */
export interface ExerciseRow {
  /** Tells rows apart while they are edited. */
  readonly key: string;
  /** Id of a stored exercise; null for a new one (ledger COACH-023). */
  readonly id: number | null;
  /** Id of the kind of exercise; null until one is chosen. */
  readonly exercise: number | null;
  readonly minutes: string;
  readonly sessions: string;
}

export interface Exercise {
  readonly exercise: number;
  readonly minutes_per_session: number;
  readonly sessions_per_week: number;
}

/** What a new row starts with (ledger COACH-023). */
const START = { minutes: "30", sessions: "1" } as const;
/** The most that one exercise may be (ledger COACH-025). */
export const EXERCISE_LIMITS = { minutes: 600, sessions: 21 } as const;
const MINUTES_PER_HOUR = 60;
export const MAX_HOURS = MAX_EXERCISE_MINUTES_PER_WEEK / MINUTES_PER_HOUR;

export const newExercise = (key: string): ExerciseRow => ({ key, id: null, exercise: null, ...START });

export const startExercises = (
  stored: readonly ExerciseInstance[],
  language: Language,
): readonly ExerciseRow[] =>
  stored.map(({ id, exercise, minutes_per_session: minutes, sessions_per_week: sessions }) => ({
    key: String(id),
    id,
    exercise,
    minutes: formatNumber(language, minutes, { maximumFractionDigits: 1, useGrouping: false }),
    sessions: formatNumber(language, sessions, { maximumFractionDigits: 1, useGrouping: false }),
  }));

/** A positive number up to a limit, one decimal; null for anything else. */
function typedAmount(text: string, most: number): number | null {
  const amount = readNumber(text);
  if (amount === null) return null;
  const rounded = roundHalfUp(amount, 1);
  return rounded > 0 && rounded <= most ? rounded : null;
}

/** What is wrong with a row. */
export const problemsOfExercise = ({ exercise, minutes, sessions }: ExerciseRow) => ({
  exercise: exercise === null,
  minutes: typedAmount(minutes, EXERCISE_LIMITS.minutes) === null,
  sessions: typedAmount(sessions, EXERCISE_LIMITS.sessions) === null,
});

/** The exercise of a row; null while something in it is missing or wrong. */
export function readExercise(row: ExerciseRow): Exercise | null {
  const minutes = typedAmount(row.minutes, EXERCISE_LIMITS.minutes);
  const sessions = typedAmount(row.sessions, EXERCISE_LIMITS.sessions);
  if (row.exercise === null || minutes === null || sessions === null) return null;
  return { exercise: row.exercise, minutes_per_session: minutes, sessions_per_week: sessions };
}

/** Whether all together are more than the hours of a week allow (ledger COACH-108). */
export const isTooMuch = (rows: readonly ExerciseRow[]): boolean =>
  rows.reduce((minutes, row) => {
    const read = readExercise(row);
    return minutes + (read === null ? 0 : read.minutes_per_session * read.sessions_per_week);
  }, 0) > MAX_EXERCISE_MINUTES_PER_WEEK;

/** What has to be sent so that the stored exercises become those of the form. */
export interface ExerciseChanges {
  readonly added: readonly (Exercise & { readonly key: string })[];
  readonly changed: readonly (Exercise & { readonly id: number })[];
  readonly removed: readonly number[];
}

/** Null while a row is wrong, or all are too much. */
export function exerciseChanges(
  rows: readonly ExerciseRow[],
  stored: readonly ExerciseInstance[],
): ExerciseChanges | null {
  const read = rows.map((row) => ({ key: row.key, id: row.id, exercise: readExercise(row) }));
  if (isTooMuch(rows)) return null;
  const added: (Exercise & { readonly key: string })[] = [];
  const changed: (Exercise & { readonly id: number })[] = [];
  for (const { key, id, exercise } of read) {
    if (exercise === null) return null;
    const before = stored.find((one) => one.id === id);
    if (id === null || before === undefined) added.push({ key, ...exercise });
    else if (
      before.exercise !== exercise.exercise ||
      before.minutes_per_session !== exercise.minutes_per_session ||
      before.sessions_per_week !== exercise.sessions_per_week
    )
      changed.push({ id, ...exercise });
  }
  const kept = new Set(rows.map(({ id }) => id));
  return { added, changed, removed: stored.filter(({ id }) => !kept.has(id)).map(({ id }) => id) };
}
