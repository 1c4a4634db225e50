import { Button } from "@mantine/core";
import type { GroceryList } from "@plateful/contract";
import { defaultRange } from "@plateful/planning";
import { useToday } from "../lib/device/today.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useMakeList } from "./use-make-list.ts";

interface WeekListButtonProps {
  /** The list that is shown; null without one. */
  list: Pick<GroceryList, "start_date" | "end_date"> | null;
}

/** The groceries of the coming week in one press, also when the list of these days is there and the plan has changed since. */
export function WeekListButton({ list }: WeekListButtonProps) {
  const { list: words } = usePhrases().groceries;
  const today = useToday();
  const { start, end } = defaultRange(today);
  const week = { start: start ?? today, end: end ?? today };
  const { isPending, make } = useMakeList(week);
  const isThere = list?.start_date === week.start && list.end_date === week.end;
  return (
    <Button variant={list === null ? "filled" : "light"} loading={isPending} onClick={make}>
      {isThere ? words.again : words.week}
    </Button>
  );
}
