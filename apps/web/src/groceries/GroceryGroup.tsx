import type { GroceryList, GroceryListItem } from "@plateful/contract";
import type { GroceryCategory } from "@plateful/nutrition";
import { CATEGORY_ICONS } from "../lib/food/category-icons.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import styles from "./GroceryGroup.module.css";
import { GroceryRow } from "./GroceryRow.tsx";
import { type ShoppingPerson, tickerOf } from "./sharing/shopping-people.ts";
import type { GroceryChanges } from "./use-kept-groceries.ts";
import type { ItemWords } from "./use-list-words.ts";

interface GroceryGroupProps {
  category: GroceryCategory;
  items: readonly GroceryListItem[];
  /** The dishes of the list. */
  dishes: GroceryList["dishes"];
  wordsOf: (item: GroceryListItem) => ItemWords;
  people?: readonly ShoppingPerson[] | undefined;
  onCheck: GroceryChanges["check"];
  onChange: (item: GroceryListItem) => void;
  onHave: (item: GroceryListItem) => void;
}

/** One shelf of the shop; what is in the basket sinks to the foot of it. */
export function GroceryGroup({
  category,
  items,
  dishes,
  wordsOf,
  people,
  onCheck,
  onChange,
  onHave,
}: GroceryGroupProps) {
  const { groceries } = usePhrases();
  const Icon = CATEGORY_ICONS[category];
  const titleId = `shelf-${category}`;
  const checked = items.filter((item) => item.checked);
  const sorted = [...items.filter((item) => !item.checked), ...checked];
  return (
    <section aria-labelledby={titleId} className={styles.card}>
      <header className={styles.head}>
        <Icon size={22} stroke={1.75} aria-hidden="true" className={styles.icon} />
        <h2 id={titleId} className={styles.title}>
          {groceries.categories[category]}
        </h2>
        <span className={styles.count}>
          {groceries.list.groupProgress({ checked: checked.length, total: items.length })}
        </span>
      </header>
      <ul className={styles.items}>
        {sorted.map((item) => (
          <GroceryRow
            key={item.id}
            item={item}
            dishes={dishes.filter(({ id }) => item.dishes.includes(id))}
            words={wordsOf(item)}
            tickedBy={people === undefined ? undefined : tickerOf(people, item)}
            onCheck={() => onCheck(item, !item.checked)}
            onChange={() => onChange(item)}
            onHave={() => onHave(item)}
          />
        ))}
      </ul>
    </section>
  );
}
