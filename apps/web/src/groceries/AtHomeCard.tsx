import type { GroceryListItem } from "@plateful/contract";
import { formatDate } from "@plateful/phrases";
import { IconCalendarDue, IconChevronDown, IconFridge } from "@tabler/icons-react";
import { useState } from "react";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { classNames } from "../ui/base/class-names.ts";
import { IconButton } from "../ui/base/IconButton.tsx";
import styles from "./AtHomeCard.module.css";
import type { ItemWords } from "./use-list-words.ts";

interface AtHomeCardProps {
  items: readonly GroceryListItem[];
  wordsOf: (item: GroceryListItem) => ItemWords;
  onBuy: (item: GroceryListItem) => void;
  /** Says until when something is there; not of another person's list. */
  onUntil?: ((item: GroceryListItem) => void) | undefined;
}

const UNTIL = { weekday: "short", day: "numeric", month: "short" } as const;
const CONTENT = "at-home-items";
/** The button that opens the card; it takes the focus when what had it goes into the card. */
export const AT_HOME_BUTTON = "at-home-button";

/** What is not bought because the person has it, closed until it is asked for (ledger GROC-030). */
export function AtHomeCard({ items, wordsOf, onBuy, onUntil }: AtHomeCardProps) {
  const { groceries } = usePhrases();
  const language = useLanguage();
  const words = groceries.atHome;
  const [isOpen, setIsOpen] = useState(false);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="at-home" className={styles.card}>
      <h2 className={styles.heading}>
        <button
          id={AT_HOME_BUTTON}
          type="button"
          aria-expanded={isOpen}
          aria-controls={CONTENT}
          className={styles.head}
          onClick={() => setIsOpen(!isOpen)}
        >
          <IconFridge size={24} stroke={1.75} aria-hidden="true" className={styles.icon} />
          <span className={styles.words}>
            <span id="at-home" className={styles.title}>
              {words.title}
            </span>
            <span className={styles.count}>{groceries.list.items({ count: items.length })}</span>
          </span>
          <IconChevronDown
            size={20}
            aria-hidden="true"
            className={classNames(styles.chevron, isOpen && styles.open)}
          />
        </button>
      </h2>
      <ul id={CONTENT} hidden={!isOpen} className={styles.items}>
        {items.map((item) => {
          const { name, amount } = wordsOf(item);
          return (
            <li key={item.id} className={styles.item}>
              <span className={styles.name}>
                {name}
                {item.at_home_until !== null && (
                  <span className={styles.until}>
                    {words.until({ date: formatDate(language, item.at_home_until, UNTIL) })}
                  </span>
                )}
              </span>
              <span className={styles.count}>{amount}</span>
              {onUntil !== undefined && !item.is_own && (
                <IconButton label={words.setUntil({ name })} onClick={() => onUntil(item)}>
                  <IconCalendarDue size={20} stroke={1.75} aria-hidden="true" />
                </IconButton>
              )}
              <button
                type="button"
                aria-label={words.buyItem({ name })}
                className={styles.buy}
                onClick={() => onBuy(item)}
              >
                {words.buy}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
