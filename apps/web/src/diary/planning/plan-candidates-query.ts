import { findPlanCandidates } from "@plateful/contract";
import type { Language } from "@plateful/phrases";
import { addDays, weekOf } from "@plateful/planning";
import { queryOptions } from "@tanstack/react-query";
import { GENERATED_MEALS } from "../../lib/person/current-user.ts";
import { call } from "../../lib/server/call.ts";
import { calendarDaysQuery } from "../day/calendar-day-query.ts";
import { heldCandidates } from "../day/held-candidates.ts";

/** New content reaches an open app within this time. */
export const CANDIDATES_FRESH_MS = 15 * 60_000;
/** A recipe may come back after a week, so the days of the weeks beside the shown one count too. */
const DAYS_BESIDE = 7;

/**
 * The recipes from which the app answers by itself. Whatever changes what fits a person (profile, plan, marks, own
 * recipes) makes them old, as it does all readings under this key (ledger PLAN-112).
 */
export const planCandidatesQuery = (language: Language) =>
  queryOptions({
    queryKey: [GENERATED_MEALS, "candidates", language],
    queryFn: async ({ signal }) => heldCandidates(await call(findPlanCandidates, { signal })),
    staleTime: CANDIDATES_FRESH_MS,
    gcTime: Number.POSITIVE_INFINITY,
    // Comparing some hundred recipes with those before would win nothing.
    structuralSharing: false,
    // Nothing on the screen depends on them: without them the server is asked.
    meta: { silent: true },
  });

/** The week of a date with the weeks beside it; read only for planning, and made old by every change of the planner. */
export function nearDaysQuery(date: string) {
  const week = weekOf(date);
  const first = addDays(week[0] ?? date, -DAYS_BESIDE);
  const last = addDays(week[6] ?? date, DAYS_BESIDE);
  return {
    ...calendarDaysQuery(first, last),
    refetchInterval: false as const,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  };
}
