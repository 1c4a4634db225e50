import type { CalendarDay, RecipeMeal } from "@plateful/contract";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { alertProblem, announce } from "../../lib/dialogs/alerts.ts";
import { callKeptRemoval } from "../../lib/kept/send-change.ts";
import { carryOutOrKeep, KEPT, takeKeptChangeBack } from "../../lib/kept/send-kept-change.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useSubject } from "../../lib/person/subject.ts";
import { recipeMealQuery } from "../../lib/plan/recipe-meal-query.ts";
import { newIdempotencyKey } from "../../lib/server/call.ts";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { CALENDAR_DAYS, changeShownDay, refreshCalendarDays } from "../day/calendar-day-query.ts";
import type { PlannedDish } from "./planned-dish.ts";
import { putDishBack, type TakenDish } from "./put-dish-back.ts";

/** The dish as its day shows it now: it may have been eaten or changed while the toast was there. */
function shownNow(queryClient: QueryClient, { day, itemId }: PlannedDish) {
  const days = queryClient
    .getQueriesData<CalendarDay[]>({ queryKey: [CALENDAR_DAYS] })
    .flatMap(([, read]) => read ?? []);
  const shown = days.find(({ id }) => id === day.id);
  const item = shown?.calendar_items.find(({ id }) => id === itemId);
  return shown === undefined || item?.status !== "PLANNED" ? null : { day: shown, item };
}

/** Its ingredients, so that those changed for this meal alone can come back; unread they are those of the recipe. */
const readMeal = async (queryClient: QueryClient, { item }: Omit<TakenDish, "meal">) => {
  if (item.content_type !== "recipemeal" || !navigator.onLine) return null;
  return queryClient
    .fetchQuery({ ...recipeMealQuery(String(item.object_id)), retry: false })
    .catch((): RecipeMeal | null => null);
};

/** Takes a planned dish off its day because something else was eaten, and says how to have it back (ledger DIARY-123). */
export function useInsteadOf() {
  const { general, logging, planChanges } = usePhrases();
  const queryClient = useQueryClient();
  const { user } = useSubject();
  const failed = () => alertProblem(general.somethingWentWrong);

  const undo = async (taken: TakenDish, keptKey: string | null) => {
    try {
      if (keptKey === null || !(await takeKeptChangeBack(keptKey))) await putDishBack(taken);
      showToast({ message: planChanges.restored });
    } catch {
      failed();
    }
    await refreshCalendarDays(queryClient);
  };

  const take = async (dish: PlannedDish) => {
    const shown = shownNow(queryClient, dish);
    if (shown === null) return announce(planChanges.swap.goneOther);
    const { day, item } = shown;
    const { name } = dish;
    const taken = { ...shown, meal: await readMeal(queryClient, shown) };
    const key = newIdempotencyKey();
    const about = { key, userId: user.id, dayId: day.id, date: day.date };
    const removal = { ...about, kind: "removal", calendarItem: item.id, name } as const;
    const answer = await carryOutOrKeep(removal, callKeptRemoval);
    changeShownDay(queryClient, day.id, (one) => ({
      ...one,
      calendar_items: one.calendar_items.filter(({ id }) => id !== item.id),
    }));
    showToast({
      message: logging.insteadDone({ name }),
      undo: { label: general.undo, onUndo: () => void undo(taken, answer === KEPT ? key : null) },
    });
    if (answer !== KEPT) await refreshCalendarDays(queryClient);
  };

  return {
    label: ({ name }: PlannedDish) => logging.insteadOf({ name }),
    take: (dish: PlannedDish) => void take(dish).catch(failed),
  };
}
