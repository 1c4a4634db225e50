import type { CalendarDay } from "@plateful/contract";
import { addDays } from "@plateful/planning";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLanguage } from "../../lib/language/LanguageProvider.tsx";
import { useSubject } from "../../lib/person/subject.ts";
import { weekQuery } from "../day/calendar-day-query.ts";
import { hasPlanOn } from "../day/day-plan.ts";
import { diaryRights } from "../day/diary-rights.ts";
import { useDelayed } from "../day/use-delayed.ts";
import { nearDaysQuery, planCandidatesQuery } from "./plan-candidates-query.ts";

/** The page comes first, and several changes in a row are one reason to read. */
const PAUSE_MS = 2_000;

const hasRecipe = (day: CalendarDay): boolean =>
  day.calendar_items.some(({ content_type }) => content_type === "recipemeal");
/** The week after is the one that is planned next. */
const WEEK = 7;

/**
 * Holds what the app needs to answer swaps and re-balances, and to fill days, by itself: the recipes that fit, and the days
 * around (ledger PLAN-112, DIARY-121). Shows nothing, and is silent when it cannot be read.
 */
export function HoldPlan({ date }: { date: string }) {
  const queryClient = useQueryClient();
  const language = useLanguage();
  const isSettled = useDelayed(true, PAUSE_MS);
  const { data: week } = useQuery(weekQuery(date));
  const subject = useSubject();
  // Only recipes of the planner's own library can be swapped, and only by a plan are days filled with them.
  const isWanted =
    week?.some(hasRecipe) === true || (diaryRights(subject).canGenerate && hasPlanOn(subject.user, date));
  useQuery({
    ...planCandidatesQuery(language),
    enabled: isSettled && isWanted,
    // Without a network they came from this device, and may be as old as that.
    refetchOnReconnect: "always",
  });
  useEffect(() => {
    if (week === undefined || !isWanted) return;
    const read = () => {
      void queryClient.prefetchQuery(nearDaysQuery(date));
      void queryClient.prefetchQuery(weekQuery(addDays(date, WEEK)));
    };
    const timer = setTimeout(read, PAUSE_MS);
    const reread = () =>
      void queryClient.invalidateQueries({ queryKey: nearDaysQuery(date).queryKey }).then(read);
    window.addEventListener("online", reread);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", reread);
    };
  }, [week, isWanted, date, queryClient]);
  return null;
}
