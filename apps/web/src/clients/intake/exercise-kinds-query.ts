import { type ExerciseTemplate, listExerciseTemplates } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { currentLanguage } from "../../lib/language/language.ts";
import { call } from "../../lib/server/call.ts";

/** Every kind of exercise, in the person's language. */
export const exerciseKindsQuery = () =>
  queryOptions({
    queryKey: ["exercise-kinds", currentLanguage()],
    queryFn: async ({ signal }): Promise<readonly ExerciseTemplate[]> => {
      const found: ExerciseTemplate[] = [];
      for (let page = 1; ; page += 1) {
        const answer = await call(listExerciseTemplates, { query: { page, page_size: 100 }, signal });
        found.push(...answer.results);
        if (answer.next === null) return found;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
