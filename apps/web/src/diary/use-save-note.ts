import { calendarDays } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { refreshCalendarDays, showDay } from "./calendar-day-query.ts";
import { requireDayId } from "./day-plan.ts";

interface NoteChange {
  readonly day: { readonly id: number } | null;
  /** Null deletes the note (ledger DIARY-054). */
  readonly note: string | null;
}

/** Writes or deletes the note of a day. The dialog shows a refusal itself and keeps what was written. */
export function useSaveNote() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { silent: true },
    mutationFn: ({ day, note }: NoteChange) =>
      call(calendarDays.change, { params: { id: String(requireDayId(day)) }, body: { note } }),
    onSuccess: (day) => showDay(queryClient, day),
    onError: () => refreshCalendarDays(queryClient),
  });
}
