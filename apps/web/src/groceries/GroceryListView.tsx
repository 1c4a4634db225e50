import type { GroceryList } from "@plateful/contract";
import { useIsDesktop } from "../lib/device/use-media.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { Notice } from "../ui/Notice.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { GroceryGroup } from "./GroceryGroup.tsx";
import styles from "./GroceryListScreen.module.css";
import { GrowingListPanel } from "./GrowingListPanel.tsx";
import { LeftoverNotice } from "./LeftoverNotice.tsx";
import { MenuCard } from "./MenuCard.tsx";
import { RangeCard } from "./RangeCard.tsx";
import { useCheckGroceryItem } from "./use-check-grocery-item.ts";
import { useListWords } from "./use-list-words.ts";

interface GroceryListViewProps {
  list: GroceryList;
  onNew: () => void;
}

/** The list itself, shelf by shelf. */
export function GroceryListView({ list, onNew }: GroceryListViewProps) {
  const { groceries, leftovers } = usePhrases();
  const ticks = useCheckGroceryItem();
  const { groups, amountOf } = useListWords(list);
  const checkedCount = list.items.filter(ticks.isChecked).length;
  const isDesktop = useIsDesktop();
  const isReady = list.status === "READY";
  const onlyLeft = list.edge_leftovers.some(({ date }) => date <= list.end_date);
  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        <RangeCard list={list} checkedCount={checkedCount} onNew={onNew} />
        {isReady && <LeftoverNotice list={list} />}
        {ticks.isWaiting && <Notice kind="offline" title={groceries.list.waiting} />}
      </div>
      {!isReady && <GrowingListPanel key={list.id} list={list} />}
      {isReady && list.items.length === 0 && (
        <StatePanel
          kind="empty"
          title={groceries.list.empty}
          text={onlyLeft ? leftovers.list.onlyLeft : groceries.list.nothingPlanned}
        />
      )}
      {isReady && list.items.length > 0 && (
        <div className={styles.groups}>
          {groups.map(({ category, items }) => (
            <GroceryGroup
              key={category}
              category={category}
              items={items}
              isChecked={ticks.isChecked}
              amountOf={amountOf}
              onCheck={ticks.check}
            />
          ))}
        </div>
      )}
      {isDesktop && isReady && list.items.length > 0 && <MenuCard list={list} />}
    </div>
  );
}
