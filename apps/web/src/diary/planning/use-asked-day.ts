import type { CalendarDay } from "@plateful/contract";
import { useSubject } from "../../lib/person/subject.ts";
import type { AskedDay } from "./plan-answers.ts";

/** The day about which the planner is asked, with whose it is. */
export function useAskedDay({ id, date }: CalendarDay): AskedDay {
  const { user, viewedId } = useSubject();
  return { id, date, user, isOwn: viewedId === undefined };
}
