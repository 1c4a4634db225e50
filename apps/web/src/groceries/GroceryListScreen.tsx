import { Button } from "@mantine/core";
import type { GroceryListItem } from "@plateful/contract";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useTitle } from "../lib/site/use-title.ts";
import { PageHeader } from "../ui/navigation/PageHeader.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { DeleteListDialog } from "./DeleteListDialog.tsx";
import { GroceryActions } from "./GroceryActions.tsx";
import styles from "./GroceryListScreen.module.css";
import { GroceryListView } from "./GroceryListView.tsx";
import { useGrocerySource } from "./grocery-source.ts";
import { OwnItemDialog } from "./OwnItemDialog.tsx";
import { TodayListButton } from "./TodayListButton.tsx";
import { useKeptGroceries } from "./use-kept-groceries.ts";
import { WeekListButton } from "./WeekListButton.tsx";

const DateRangeDialog = lazy(async () => ({
  default: (await import("./DateRangeDialog.tsx")).DateRangeDialog,
}));

/** The latest grocery list (ledger GROC-001). */
export function GroceryListScreen() {
  const { general, groceries } = usePhrases();
  const search = useSearch({ strict: false });
  const [open, setOpen] = useState<"days" | "delete" | null>(search.pick === true ? "days" : null);
  const [changed, setChanged] = useState<GroceryListItem | null>(null);
  const { data, isError, isFetching, refetch } = useQuery(useGrocerySource().latest);
  const { shown: list, changes } = useKeptGroceries(data);
  const words = groceries.list;
  useTitle(words.title);
  const pickDays = () => setOpen("days");
  const close = () => setOpen(null);
  return (
    <div className={styles.page}>
      <PageHeader
        title={words.title}
        actions={list != null && <GroceryActions list={list} onDelete={() => setOpen("delete")} />}
      />
      {list === undefined && !isError && (
        <div role="status" aria-label={general.loading}>
          <SkeletonCard shape="row" />
          <SkeletonCard shape="row" />
          <SkeletonCard shape="row" />
        </div>
      )}
      {list === undefined && isError && (
        <StatePanel
          kind="error"
          title={general.errorLoadingData}
          actions={
            <Button loading={isFetching} onClick={() => void refetch()}>
              {general.retry}
            </Button>
          }
        />
      )}
      {list === null && (
        <StatePanel
          kind="empty"
          title={words.empty}
          text={words.emptyText}
          actions={
            <>
              <WeekListButton list={null} />
              <TodayListButton list={null} />
              <Button variant="subtle" onClick={pickDays}>
                {words.otherDays}
              </Button>
            </>
          }
        />
      )}
      {list != null && (
        <GroceryListView list={list} changes={changes} onNew={pickDays} onChange={setChanged} />
      )}
      {open === "days" && (
        <Suspense fallback={null}>
          <DateRangeDialog onClose={close} />
        </Suspense>
      )}
      {changed !== null && (
        <OwnItemDialog item={changed} changes={changes} onClose={() => setChanged(null)} />
      )}
      {open === "delete" && list != null && <DeleteListDialog listId={list.id} onClose={close} />}
    </div>
  );
}
