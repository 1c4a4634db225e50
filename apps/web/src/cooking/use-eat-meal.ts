import type { CalendarItem } from "@plateful/contract";
import { weekOf } from "@plateful/planning";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { calendarDaysQuery, refreshCalendarDays } from "../diary/index.ts";
import { useToday } from "../lib/device/today.ts";
import { callTick } from "../lib/kept/call-tick.ts";
import { carryOutOrKeep } from "../lib/kept/send-kept-change.ts";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { newIdempotencyKey } from "../lib/server/call.ts";
import type { Dish } from "./dish.ts";

const isMeal = (item: CalendarItem, meal: Dish["meal"]): boolean =>
  item.content_type === meal?.kind && item.object_id === meal.id;

/**
 * Marks the meal that was cooked as eaten, also without a network (ledger DIARY-087). Null where there is nothing to mark: what is not
 * planned, is eaten already, or is for another week or a day to come.
 */
export function useEatMeal({ meal, name }: Pick<Dish, "meal" | "name">) {
  const queryClient = useQueryClient();
  const { id: userId } = useCurrentUser();
  const today = useToday();
  const week = weekOf(today);
  const days = useQuery({
    ...calendarDaysQuery(week[0] ?? today, week[6] ?? today),
    enabled: meal !== null,
    refetchInterval: false,
    meta: { silent: true },
  });
  const day = days.data?.find((one) => one.calendar_items.some((item) => isMeal(item, meal)));
  const item = day?.calendar_items.find((one) => isMeal(one, meal));
  const eat = useMutation({
    mutationFn: async () => {
      if (day === undefined || item === undefined) return;
      const about = {
        key: newIdempotencyKey(),
        userId,
        kind: "tick",
        dayId: day.id,
        date: day.date,
      } as const;
      await carryOutOrKeep({ ...about, calendarItem: item.id, name, status: "EATEN" } as const, callTick);
    },
    onSettled: () => refreshCalendarDays(queryClient),
  });
  if (day === undefined || item === undefined || day.date > today || item.status === "EATEN") return null;
  return { date: day.date, eat };
}
