import { Button } from "@mantine/core";
import type { GroceryList } from "@plateful/contract";
import { useToday } from "../lib/device/today.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useMakeList } from "./use-make-list.ts";

interface TodayListButtonProps {
  /** The list that is shown; null without one. */
  list: Pick<GroceryList, "start_date" | "end_date"> | null;
}

/** The groceries of today alone, which the calendar cannot ask for (ledger GROC-029). */
export function TodayListButton({ list }: TodayListButtonProps) {
  const { list: words } = usePhrases().groceries;
  const today = useToday();
  const { isPending, make } = useMakeList({ start: today, end: today });
  const isThere = list?.start_date === today && list.end_date === today;
  return (
    <Button variant="subtle" loading={isPending} onClick={make}>
      {isThere ? words.again : words.todayOnly}
    </Button>
  );
}
