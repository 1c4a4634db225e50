import type { GroceryList, GroceryListItem } from "@plateful/contract";
import { useIsDesktop } from "../lib/device/use-media.ts";
import { KeptNotice } from "../lib/kept/KeptNotice.tsx";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { AddItemBar } from "./AddItemBar.tsx";
import { AtHomeCard } from "./AtHomeCard.tsx";
import { OwnDinners } from "./dinners/OwnDinners.tsx";
import type { DinnerFilter } from "./dinners/use-dinner-filter.ts";
import { GroceryGroup } from "./GroceryGroup.tsx";
import styles from "./GroceryListScreen.module.css";
import { GrowingListPanel } from "./GrowingListPanel.tsx";
import { LastTick } from "./LastTick.tsx";
import { LeftoverNotice } from "./LeftoverNotice.tsx";
import { MenuCard } from "./MenuCard.tsx";
import { LikelyAtHomeCard } from "./packs/LikelyAtHomeCard.tsx";
import { listPrice } from "./packs/list-price.ts";
import { RangeCard } from "./RangeCard.tsx";
import type { ShoppingPerson } from "./sharing/shopping-people.ts";
import type { GroceryChanges } from "./use-kept-groceries.ts";
import { useListWords } from "./use-list-words.ts";
import { usePutAside } from "./use-put-aside.ts";

interface GroceryListViewProps {
  list: GroceryList;
  changes: GroceryChanges;
  /** Everyone who shops from it, where that is more than one. */
  people?: readonly ShoppingPerson[] | undefined;
  /** The dinners that it can be narrowed to; not of another person's. */
  dinners?: DinnerFilter;
  /** Makes a new list; not of another person's. */
  onNew?: (() => void) | undefined;
  onChange: (item: GroceryListItem) => void;
  /** Says until when something is at home; only of one's own weighed lists. */
  onUntil?: ((item: GroceryListItem) => void) | undefined;
}

/** The list itself, shelf by shelf. */
export function GroceryListView({
  list,
  changes,
  people,
  dinners,
  onNew,
  onChange,
  onUntil,
}: GroceryListViewProps) {
  const { groceries, leftovers } = usePhrases();
  const { aisles, groups, wordsOf, toBuy, atHome } = useListWords(list);
  const checkedCount = toBuy.filter(({ checked }) => checked).length;
  const isDesktop = useIsDesktop();
  const isReady = list.status === "READY";
  const onlyLeft = list.edge_leftovers.some(({ date }) => date <= list.end_date);
  const { putAside, putAllAside, buy } = usePutAside(changes, list);
  const shown = (items: readonly GroceryListItem[]) => dinners?.shown(items) ?? items;
  const shownGroups = groups
    .map(({ category, items }) => ({ category, items: shown(items) }))
    .filter(({ items }) => items.length > 0);
  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        <RangeCard
          list={list}
          total={toBuy.length}
          checkedCount={checkedCount}
          price={isReady ? listPrice(toBuy) : null}
          onNew={onNew}
        />
        {isReady && <LeftoverNotice list={list} />}
        {people !== undefined && <LastTick list={list} people={people} wordsOf={wordsOf} />}
        <KeptNotice />
        {isReady && dinners !== undefined && <OwnDinners filter={dinners} items={toBuy} />}
      </div>
      {!isReady && onNew !== undefined && <GrowingListPanel key={list.id} list={list} />}
      {isReady && (
        <div className={styles.main}>
          {isDesktop && <AddItemBar onAdd={changes.addText} />}
          {list.items.length === 0 && (
            <StatePanel
              kind="empty"
              title={groceries.list.empty}
              text={onlyLeft ? leftovers.list.onlyLeft : groceries.list.nothingPlanned}
            />
          )}
          <LikelyAtHomeCard
            items={shown(toBuy).filter((item) => item.is_likely_at_home && !item.checked)}
            onHave={putAllAside}
          />
          {aisles.length > 0 && groups.length > 1 && (
            <p className={styles.order}>{groceries.shops.inOrder({ shop: list.shop ?? "" })}</p>
          )}
          <div className={styles.groups}>
            {shownGroups.map(({ category, items }) => (
              <GroceryGroup
                key={category}
                category={category}
                items={items}
                dishes={list.dishes}
                wordsOf={wordsOf}
                people={people}
                onCheck={changes.check}
                onChange={onChange}
                onHave={(item) => putAside(item, wordsOf(item).name)}
              />
            ))}
          </div>
          <AtHomeCard items={shown(atHome)} wordsOf={wordsOf} onBuy={buy} onUntil={onUntil} />
          {!isDesktop && <AddItemBar onAdd={changes.addText} />}
        </div>
      )}
      {onNew !== undefined && isDesktop && isReady && list.items.length > 0 && <MenuCard list={list} />}
    </div>
  );
}
