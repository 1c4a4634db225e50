import { Button } from "@mantine/core";
import type { GroceryListItem } from "@plateful/contract";
import { IconUserPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { POLL } from "../lib/server/polling.ts";
import { IconButton } from "../ui/base/IconButton.tsx";
import { PageHeader } from "../ui/navigation/PageHeader.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { useDinnerFilter } from "./dinners/use-dinner-filter.ts";
import { GroceryActions } from "./GroceryActions.tsx";
import styles from "./GroceryListScreen.module.css";
import { GroceryListView } from "./GroceryListView.tsx";
import { FULL_LISTS, useGrocerySource } from "./grocery-source.ts";
import { OwnItemDialog } from "./OwnItemDialog.tsx";
import { type OwnListDialog, OwnListDialogs } from "./OwnListDialogs.tsx";
import { Faces } from "./sharing/Faces.tsx";
import { useSharePeople } from "./sharing/use-share-people.ts";
import { WhoseList } from "./sharing/WhoseList.tsx";
import { TodayListButton } from "./TodayListButton.tsx";
import { useKeptGroceries } from "./use-kept-groceries.ts";
import { WeekListButton } from "./WeekListButton.tsx";

const AtHomeUntilDialog = lazy(async () => ({
  default: (await import("./packs/AtHomeUntilDialog.tsx")).AtHomeUntilDialog,
}));

/** The person's own latest list (ledger GROC-001), and the way to shop from it together (GROC-031). */
export function OwnGroceryList() {
  const { general, groceries } = usePhrases();
  const search = useSearch({ strict: false });
  const [open, setOpen] = useState<OwnListDialog | null>(search.pick === true ? "days" : null);
  const [changed, setChanged] = useState<GroceryListItem | null>(null);
  const [keptAtHome, setKeptAtHome] = useState<GroceryListItem | null>(null);
  const source = useGrocerySource();
  const { share, people, refetchShare } = useSharePeople();
  const { data, isError, isFetching, refetch } = useQuery({
    ...source.latest,
    refetchInterval: people === undefined ? false : POLL.sharedGroceries,
  });
  const { shown: list, changes } = useKeptGroceries(data);
  const dinners = useDinnerFilter(list, source === FULL_LISTS);
  const words = groceries.list;
  const pickDays = () => setOpen("days");
  const close = () => setOpen(null);
  const openShare = () => {
    setOpen("share");
    void refetchShare();
  };
  return (
    <div className={styles.page}>
      <PageHeader
        title={words.title}
        actions={
          list != null && (
            <>
              {share !== undefined && source === FULL_LISTS && (
                <IconButton label={groceries.sharing.title} onClick={openShare}>
                  <IconUserPlus size={22} stroke={1.75} aria-hidden="true" />
                </IconButton>
              )}
              <GroceryActions
                list={list}
                canCookAhead={source === FULL_LISTS}
                onDelete={() => setOpen("delete")}
                onShop={() => setOpen("shop")}
              />
            </>
          )
        }
      />
      {list != null && people !== undefined && <Faces people={people} />}
      {share !== undefined && <WhoseList joined={share.joined} current={null} />}
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
        <GroceryListView
          list={list}
          changes={changes}
          people={people}
          dinners={dinners}
          onNew={pickDays}
          onChange={setChanged}
          onUntil={source === FULL_LISTS ? setKeptAtHome : undefined}
        />
      )}
      {changed !== null && (
        <OwnItemDialog item={changed} changes={changes} onClose={() => setChanged(null)} />
      )}
      {keptAtHome !== null && (
        <Suspense fallback={null}>
          <AtHomeUntilDialog
            item={keptAtHome}
            onSave={(until) => changes.change(keptAtHome, { at_home: true, at_home_until: until })}
            onClose={() => setKeptAtHome(null)}
          />
        </Suspense>
      )}
      <OwnListDialogs open={open} list={list ?? null} share={share} onClose={close} />
    </div>
  );
}
