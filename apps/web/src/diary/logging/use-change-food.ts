import type { DiarySlot } from "@plateful/planning";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { plannerHref, useSubject } from "../../lib/person/subject.ts";
import type { DiaryDay } from "../day/diary-day.ts";
import type { DiaryEntry } from "../day/diary-entry.ts";

/** Sends a person off to change the amount of a food that is planned, and brings them back to the day. */
export function useChangeFood(diary: DiaryDay) {
  const { diary: words } = usePhrases();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { root } = useSubject();
  const go = (href: string) => void navigate({ href });
  return async (entry: DiaryEntry, slot: DiarySlot | null) => {
    // Seldom needed, so it is no part of the first load.
    const { changeFood } = await import("./change-food.ts");
    changeFood(entry, entry.name ?? words.quickMeal, {
      ...{ diary, slot, queryClient, go },
      onDone: () => go(plannerHref(root, diary.date)),
      changed: (name) => words.foodChanged({ name }),
    });
  };
}
