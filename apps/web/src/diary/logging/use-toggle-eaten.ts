import type { CalendarItem, ItemStatus } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callTick } from "../../lib/kept/call-tick.ts";
import { carryOutOrKeep, KEPT } from "../../lib/kept/send-kept-change.ts";
import { useSubject } from "../../lib/person/subject.ts";
import { useMealGone } from "../../lib/plan/use-meal-gone.ts";
import { newIdempotencyKey } from "../../lib/server/call.ts";
import {
  CALENDAR_DAYS,
  changeShownDay,
  refreshCalendarDays,
  showKeptChanges,
} from "../day/calendar-day-query.ts";

/** The ring turns at least this long, so that a quick answer does not flash (ledger DIARY-025). */
const MIN_TURN_MS = 750;

interface Toggle {
  readonly dayId: number;
  readonly date: string;
  readonly itemId: number;
  readonly name: string | null;
  readonly status: ItemStatus;
}

const withStatus =
  (id: number, status: ItemStatus) =>
  (item: CalendarItem): CalendarItem =>
    item.id === id ? { ...item, status } : item;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const other = (status: ItemStatus): ItemStatus => (status === "EATEN" ? "PLANNED" : "EATEN");

/**
 * Marks a meal as eaten or takes that back. The tick shows at once; a refusal restores it, and the global handler says why
 * (ledger DIARY-024, DIARY-025). Without a network it is kept; a coach's change of a client's day never is (ledger DIARY-087).
 */
export function useToggleEaten() {
  const queryClient = useQueryClient();
  const mealGone = useMealGone();
  const { user, viewedId } = useSubject();
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const show = ({ dayId, itemId }: Toggle, status: ItemStatus) =>
    changeShownDay(queryClient, dayId, (day) => ({
      ...day,
      calendar_items: day.calendar_items.map(withStatus(itemId, status)),
    }));
  const { mutate } = useMutation({
    mutationFn: async ({ itemId, ...toggle }: Toggle) => {
      const about = {
        key: newIdempotencyKey(),
        userId: user.id,
        kind: "tick",
        calendarItem: itemId,
      } as const;
      const tick = { ...about, ...toggle };
      const turn = wait(MIN_TURN_MS);
      try {
        return await (viewedId === undefined ? carryOutOrKeep(tick, callTick) : callTick(tick));
      } finally {
        await turn;
      }
    },
    onMutate: async (toggle) => {
      setBusy((ids) => new Set(ids).add(toggle.itemId));
      await queryClient.cancelQueries({ queryKey: [CALENDAR_DAYS] });
      show(toggle, toggle.status);
    },
    meta: { saysGone: true },
    onError: (error, toggle) => {
      show(toggle, other(toggle.status));
      void mealGone(error);
    },
    onSettled: async (answer, _error, { dayId, itemId }) => {
      setBusy((ids) => new Set([...ids].filter((id) => id !== itemId)));
      if (answer === KEPT) await showKeptChanges(queryClient, dayId);
      else await refreshCalendarDays(queryClient);
    },
  });
  return { busy, toggle: mutate };
}
