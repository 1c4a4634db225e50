import { Button } from "@mantine/core";
import type { GroceryList } from "@plateful/contract";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { useCreateGroceryList } from "./use-create-grocery-list.ts";
import { useGrowingList } from "./use-growing-list.ts";

interface GrowingListPanelProps {
  list: GroceryList;
}

/** A list that is not ready: being made, taking too long, or failed; each with a way on (ledger GROC-008). */
export function GrowingListPanel({ list }: GrowingListPanelProps) {
  const { general, groceries } = usePhrases();
  const { isLate, waitOn } = useGrowingList(list);
  const create = useCreateGroceryList();
  if (list.status === "FAILED" || isLate) {
    const again = () => create.mutate({ start: list.start_date, end: list.end_date });
    const retry = list.status === "FAILED" ? again : waitOn;
    return (
      <StatePanel
        kind="error"
        title={list.status === "FAILED" ? groceries.list.failed : groceries.list.slow}
        {...(create.isError ? { text: general.somethingWentWrong } : {})}
        actions={
          <Button loading={create.isPending} onClick={retry}>
            {general.tryAgain}
          </Button>
        }
      />
    );
  }
  return (
    <div>
      <p role="status">{groceries.list.generating}</p>
      <SkeletonCard shape="row" />
      <SkeletonCard shape="row" />
      <SkeletonCard shape="row" />
    </div>
  );
}
