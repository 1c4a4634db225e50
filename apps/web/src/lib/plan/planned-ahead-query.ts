import { type CalendarItem, calendarDays, type User } from "@plateful/contract";
import { addDays } from "@plateful/planning";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../server/call.ts";
import { CALENDAR_DAYS } from "./calendar-days.ts";

/** As far ahead as planning again reaches (DIARY-068). */
const DAYS_AHEAD = 31;

type Planned = Pick<CalendarItem, "status" | "content_type">;

/** Whether any of these days has a recipe that planning again would replace: not an eaten one, nor anything entered by hand. */
export const hasPlannedRecipe = (days: readonly { readonly calendar_items: readonly Planned[] }[]): boolean =>
  days.some(({ calendar_items: items }) =>
    items.some(({ status, content_type: kind }) => status === "PLANNED" && kind === "recipemeal"),
  );

/** Whether a recipe is planned for someone from `today` on that planning again would replace. */
export const plannedAheadQuery = ({ id }: Pick<User, "id">, today: string) =>
  queryOptions({
    queryKey: [CALENDAR_DAYS, "planned-ahead", today, id],
    queryFn: async ({ signal }) => {
      const last = addDays(today, DAYS_AHEAD);
      const query = { date__gte: today, date__lte: last, page_size: DAYS_AHEAD + 1, user: id };
      const { results } = await call(calendarDays.list, { query, signal });
      return hasPlannedRecipe(results);
    },
    staleTime: 0,
    meta: { silent: true },
  });
