import { canGenerateMeals, hasFlag, isDiy, showsAddMore, showsNoteButton } from "@plateful/access";
import type { User } from "@plateful/contract";
import { toAccessUser } from "../lib/current-user.ts";

/** What a person may do and see in the diary. */
export interface DiaryRights {
  readonly canGenerate: boolean;
  readonly canAdd: boolean;
  readonly canNote: boolean;
  readonly canCopy: boolean;
  readonly showsNumbers: boolean;
  /** Makes their own plan; others ask their coach (ledger DIARY-081). */
  readonly plansAlone: boolean;
}

export function diaryRights(user: User): DiaryRights {
  const person = toAccessUser(user);
  return {
    canGenerate: canGenerateMeals(person),
    canAdd: showsAddMore(person),
    canNote: showsNoteButton(person),
    canCopy: hasFlag(person, "FF_COPY_MEALS_TO_ANOTHER_DAY"),
    showsNumbers: !hasFlag(person, "FF_DONT_SHOW_MACROS"),
    plansAlone: isDiy(person),
  };
}

/** What the organisation wants people to read before they write a note (ledger DIARY-055). */
export const noteHint = (user: User): string | null =>
  (user.coach?.organisation ?? user.organisation)?.custom_notes_message ?? null;
