import { Button } from "@mantine/core";
import type { GroceryList } from "@plateful/contract";
import { rangeLength } from "@plateful/planning";
import { IconCalendarEvent } from "@tabler/icons-react";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { CURRENCY, formatWholePrice } from "../lib/language/money.ts";
import styles from "./GroceryListScreen.module.css";
import type { ListPrice } from "./packs/list-price.ts";
import { peopleText } from "./people-text.ts";
import { rangeText } from "./range-text.ts";
import { TodayListButton } from "./TodayListButton.tsx";
import { WeekListButton } from "./WeekListButton.tsx";

interface RangeCardProps {
  list: GroceryList;
  /** How much is to buy, and how much of it is in the basket. */
  total: number;
  checkedCount: number;
  /** What it costs about; null where nobody knows. */
  price: ListPrice | null;
  /** Makes a new list; not of another person's. */
  onNew?: (() => void) | undefined;
}

/** For which days and how many people the list is, and how much of it is in the basket. */
export function RangeCard({ list, total, checkedCount, price, onNew }: RangeCardProps) {
  const phrases = usePhrases();
  const language = useLanguage();
  const words = phrases.groceries.list;
  const days = rangeLength({ start: list.start_date, end: list.end_date }) ?? 0;
  const people = peopleText(list.people, phrases);
  const summary = words.summary({ days: words.days({ count: days }), items: words.items({ count: total }) });
  const totalText = ({ euros, used, unknown: without }: ListPrice) => {
    const { total: all, used: part, without: known } = phrases.groceries.packs;
    const about = (amount: number) => formatWholePrice(language, 100 * amount, CURRENCY);
    const parts = [
      all({ price: about(euros) }),
      ...(used < euros ? [part({ price: about(used) })] : []),
      ...(without > 0 ? [known({ count: without })] : []),
    ];
    return parts.join(", ");
  };
  const count = words.progress({ checked: checkedCount, total });
  return (
    <div className={styles.card}>
      <div className={styles.range}>
        <IconCalendarEvent size={24} stroke={1.75} aria-hidden="true" className={styles.calendar} />
        <span className={styles.words}>
          <span className={styles.dates}>{rangeText(list.start_date, list.end_date, language, phrases)}</span>
          <span className={styles.summary}>{people === null ? summary : `${summary}, ${people}`}</span>
          {price !== null && <span className={styles.summary}>{totalText(price)}</span>}
        </span>
      </div>
      {onNew !== undefined && (
        <div className={styles.ways}>
          <WeekListButton list={list} />
          <TodayListButton list={list} />
          <Button variant="subtle" onClick={onNew}>
            {words.otherDays}
          </Button>
        </div>
      )}
      {total > 0 && (
        <div className={styles.progress}>
          <div
            role="progressbar"
            aria-label={words.progressLabel}
            aria-valuemin={0}
            aria-valuemax={total}
            aria-valuenow={checkedCount}
            aria-valuetext={count}
            className={styles.bar}
          >
            <div className={styles.fill} style={{ width: `${(100 * checkedCount) / total}%` }} />
          </div>
          <span>{count}</span>
        </div>
      )}
    </div>
  );
}
