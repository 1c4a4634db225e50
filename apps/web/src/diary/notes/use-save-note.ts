import type { CalendarDay } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callNote } from "../../lib/kept/send-change.ts";
import { carryOutOrKeep, KEPT } from "../../lib/kept/send-kept-change.ts";
import { useSubject } from "../../lib/person/subject.ts";
import { newIdempotencyKey } from "../../lib/server/call.ts";
import { changeShownDay, refreshCalendarDays, showDay } from "../day/calendar-day-query.ts";
import { requireDayId } from "../day/day-plan.ts";

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
