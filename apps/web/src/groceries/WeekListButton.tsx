import { Button } from "@mantine/core";
import type { GroceryList } from "@plateful/contract";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useWeekList } from "./use-week-list.ts";

interface WeekListButtonProps {
  /** The list that is shown; null without one. */
  list: Pick<GroceryList, "start_date" | "end_date"> | null;
}

/** The groceries of the coming week in one press, also when the list of these days is there and the plan has changed since. */
export function WeekListButton({ list }: WeekListButtonProps) {
  const { list: words } = usePhrases().groceries;
  const { start, end, isPending, make } = useWeekList();
  const isThere = list?.start_date === start && list.end_date === end;
  return (
    <Button variant={list === null ? "filled" : "light"} loading={isPending} onClick={make}>
      {isThere ? words.again : words.week}
    </Button>
  );
}
