import type { GroceryListItem } from "@plateful/contract";
import type { GroceryCategory } from "@plateful/nutrition";
import { CATEGORY_ICONS } from "../lib/food/category-icons.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { classNames } from "../ui/base/class-names.ts";
import { CheckCircle } from "../ui/fields/CheckCircle.tsx";
import styles from "./GroceryGroup.module.css";

interface GroceryGroupProps {
  category: GroceryCategory;
  items: readonly GroceryListItem[];
  isChecked: (item: GroceryListItem) => boolean;
  amountOf: (item: GroceryListItem) => string;
  onCheck: (item: GroceryListItem, isChecked: boolean) => void;
}

/** One shelf of the shop; what is in the basket sinks to the foot of it. */
export function GroceryGroup({ category, items, isChecked, amountOf, onCheck }: GroceryGroupProps) {
  const { groceries } = usePhrases();
  const Icon = CATEGORY_ICONS[category];
  const titleId = `shelf-${category}`;
  const checked = items.filter(isChecked);
  const sorted = [...items.filter((item) => !isChecked(item)), ...checked];
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
          <li key={item.id} className={classNames(styles.item, isChecked(item) && styles.checked)}>
            <CheckCircle
              label={groceries.list.tick({ name: item.name, amount: amountOf(item) })}
              isChecked={isChecked(item)}
              onToggle={() => onCheck(item, !isChecked(item))}
            />
            <span className={styles.name}>{item.name}</span>
            <span className={styles.amount}>{amountOf(item)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
