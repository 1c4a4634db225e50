import {
  canGenerateMeals,
  hasFlag,
  isDiy,
  showsAddMore,
  showsNoteButton,
  showsNumbers,
} from "@plateful/access";
import type { User } from "@plateful/contract";
import { toAccessUser } from "../../lib/person/current-user.ts";
import type { Subject } from "../../lib/person/subject.ts";

/** What a person may do and see in the diary. */
export interface DiaryRights {
  /** A coach without the right to change plans only reads (ledger TEAM-017). */
  readonly canEdit: boolean;
  readonly canGenerate: boolean;
  readonly canAdd: boolean;
  readonly canNote: boolean;
  readonly canCopy: boolean;
  /** Only the person who ate it says so (ledger DIARY-077). */
  readonly canMarkEaten: boolean;
  readonly showsNumbers: boolean;
  /** Makes their own plan; others ask their coach (ledger DIARY-081). */
  readonly plansAlone: boolean;
}

/**
 * A coach in a client's diary copies and sees numbers even where the client's own screens leave these out: the flags
 * spare the client, not the coach.
 */
export function diaryRights({
  user,
  viewedId,
  mayChange,
}: Pick<Subject, "user" | "viewedId" | "mayChange">): DiaryRights {
  const person = toAccessUser(user);
  const isOwn = viewedId === undefined;
  return {
    canEdit: mayChange,
    canGenerate: mayChange && canGenerateMeals(person),
    canAdd: mayChange && showsAddMore(person),
    canNote: mayChange && showsNoteButton(person),
    canCopy: mayChange && (!isOwn || hasFlag(person, "FF_COPY_MEALS_TO_ANOTHER_DAY")),
    canMarkEaten: isOwn,
    showsNumbers: !isOwn || showsNumbers(person),
    plansAlone: isDiy(person) || person.isCoach,
  };
}

/** What the organisation wants people to read before they write a note (ledger DIARY-055). */
export const noteHint = (user: User): string | null =>
  (user.coach?.organisation ?? user.organisation)?.custom_notes_message ?? null;
