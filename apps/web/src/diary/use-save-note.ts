import type { CalendarDay } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { newIdempotencyKey } from "../lib/call.ts";
import { callNote } from "../lib/send-change.ts";
import { carryOutOrKeep, KEPT } from "../lib/send-kept-change.ts";
import { useSubject } from "../lib/subject.ts";
import { changeShownDay, refreshCalendarDays, showDay } from "./calendar-day-query.ts";
import { requireDayId } from "./day-plan.ts";

interface NoteChange {
  readonly day: Pick<CalendarDay, "id" | "note"> | null;
  readonly date: string;
  /** Null deletes the note (ledger DIARY-054). */
  readonly note: string | null;
}

/**
 * Writes or deletes the note of a day. The dialog shows a refusal itself and keeps what was written. Without a network the
 * note is kept; what a coach writes on a client's day never is (ledger DIARY-094, DIARY-095).
 */
export function useSaveNote() {
  const queryClient = useQueryClient();
  const { user, viewedId } = useSubject();
  return useMutation({
    meta: { silent: true },
    mutationFn: ({ day, date, note }: NoteChange) => {
      const about = { key: newIdempotencyKey(), userId: user.id, dayId: requireDayId(day), date } as const;
      const change = { ...about, kind: "note", note, before: day?.note ?? null } as const;
      return viewedId === undefined ? carryOutOrKeep(change, callNote) : callNote(change);
    },
    onSuccess: (answer, { day, note }) => {
      if (answer !== KEPT) return showDay(queryClient, answer);
      changeShownDay(queryClient, requireDayId(day), (shown) => ({ ...shown, note }));
    },
    onError: () => refreshCalendarDays(queryClient),
  });
}
