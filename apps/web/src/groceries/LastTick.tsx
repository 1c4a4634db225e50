import type { GroceryList, GroceryListItem } from "@plateful/contract";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../lib/person/current-user.ts";
import styles from "./GroceryListScreen.module.css";
import type { ShoppingPerson } from "./sharing/shopping-people.ts";
import { useLastTick } from "./sharing/use-last-tick.ts";
import type { ItemWords } from "./use-list-words.ts";

interface LastTickProps {
  list: Pick<GroceryList, "items">;
  people: readonly ShoppingPerson[];
  wordsOf: (item: GroceryListItem) => ItemWords;
}

/** What another person ticked last, said politely (ledger GROC-035). */
export function LastTick({ list, people, wordsOf }: LastTickProps) {
  const { groceries } = usePhrases();
  const tick = useLastTick(list.items, useCurrentUser().id);
  const name = people.find(({ user }) => user === tick?.user)?.name;
  return (
    <p role="status" className={styles.lastTick}>
      {tick !== null &&
        name !== undefined &&
        groceries.sharing.ticked({ name, item: wordsOf(tick.item).name })}
    </p>
  );
}
