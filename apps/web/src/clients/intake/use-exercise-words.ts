import { formatNumber } from "@plateful/phrases";
import { useQueryClient } from "@tanstack/react-query";
import { useLanguage } from "../../lib/language/LanguageProvider.tsx";
import type { ConflictRow } from "../../lib/server/open-conflict.ts";
import { useIntakePhrases } from "../parts/use-intake-phrases.ts";
import type { ContestedExercise } from "./exercise-conflict.ts";
import type { Exercise } from "./exercise-form.ts";
import { exerciseKindsQuery } from "./exercise-kinds-query.ts";

/** How the exercises of two versions read beside each other. */
export function useExerciseWords() {
  const { exercise: words } = useIntakePhrases();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const text = (exercise: Exercise | null): string => {
    if (exercise === null) return words.removed;
    // The form has read the kinds already.
    const kinds = queryClient.getQueryData(exerciseKindsQuery().queryKey);
    const kind = kinds?.find(({ id }) => id === exercise.exercise)?.exercise_name ?? words.title;
    const number = (amount: number) => formatNumber(language, amount, { maximumFractionDigits: 1 });
    const [minutes, sessions] = [number(exercise.minutes_per_session), number(exercise.sessions_per_week)];
    return words.amount({ kind, minutes, sessions });
  };
  const rowOf = ({ key, before, theirs, mine }: ContestedExercise): ConflictRow => ({
    key,
    label: words.title,
    before: text(before),
    theirs: text(theirs),
    mine: text(mine),
  });
  return { rowOf, undecided: words.undecided };
}
