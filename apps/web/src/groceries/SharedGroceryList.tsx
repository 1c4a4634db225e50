import { Button } from "@mantine/core";
import type { GroceryListItem } from "@plateful/contract";
import { IconDoorExit } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { PageHeader } from "../ui/navigation/PageHeader.tsx";
import { MoreMenu } from "../ui/overlays/MoreMenu.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import styles from "./GroceryListScreen.module.css";
import { GroceryListView } from "./GroceryListView.tsx";
import { OwnItemDialog } from "./OwnItemDialog.tsx";
import { DinnerStrip } from "./sharing/DinnerStrip.tsx";
import { Faces } from "./sharing/Faces.tsx";
import { LeaveListDialog } from "./sharing/LeaveListDialog.tsx";
import { sharedListQuery } from "./sharing/shared-list-query.ts";
import { useSharePeople } from "./sharing/use-share-people.ts";
import { WhoseList } from "./sharing/WhoseList.tsx";
import { useKeptGroceries } from "./use-kept-groceries.ts";

interface SharedGroceryListProps {
  joinedId: number;
}

/** The latest list of someone for whom the person shops (ledger GROC-032, GROC-033). */
export function SharedGroceryList({ joinedId }: SharedGroceryListProps) {
  const { general, groceries } = usePhrases();
  const words = groceries.sharing;
  const { share } = useSharePeople();
  const { data, isError, isFetching, refetch } = useQuery(sharedListQuery(joinedId));
  const { shown: list, changes } = useKeptGroceries(data?.list, joinedId);
  const [changed, setChanged] = useState<GroceryListItem | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const name = data?.owner.name ?? words.nameless;
  const people =
    data == null
      ? []
      : [data.owner, ...data.shoppers].map((each) => ({
          user: each.user,
          name: each.name ?? words.nameless,
        }));
  const leave = { label: words.leave, icon: <IconDoorExit size={20} stroke={1.75} aria-hidden="true" /> };
  return (
    <div className={styles.page}>
      <PageHeader
        title={groceries.list.title}
        actions={
          data != null && (
            <MoreMenu
              label={general.moreActions}
              groups={[
                { id: "list", actions: [{ ...leave, isDanger: true, onSelect: () => setIsLeaving(true) }] },
              ]}
            />
          )
        }
      />
      <Faces people={people} />
      {share !== undefined && <WhoseList joined={share.joined} current={joinedId} />}
      {data === undefined && !isError && (
        <div role="status" aria-label={general.loading}>
          <SkeletonCard shape="row" />
          <SkeletonCard shape="row" />
        </div>
      )}
      {data === undefined && isError && (
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
      {data === null && <StatePanel kind="empty" title={words.ended} />}
      {data != null && list == null && (
        <StatePanel kind="empty" title={words.none({ name })} text={words.noneText} />
      )}
      {list != null && <DinnerStrip dinners={data?.dinners ?? []} />}
      {list != null && (
        <GroceryListView list={list} changes={changes} people={people} onChange={setChanged} />
      )}
      {changed !== null && (
        <OwnItemDialog item={changed} changes={changes} onClose={() => setChanged(null)} />
      )}
      {isLeaving && <LeaveListDialog joinedId={joinedId} name={name} onClose={() => setIsLeaving(false)} />}
    </div>
  );
}
