import type { GroceryList } from "@plateful/contract";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useLinkWords } from "../lib/language/use-link-words.ts";
import { Notice } from "../ui/Notice.tsx";
import styles from "./GroceryListScreen.module.css";

type Leftovers = GroceryList["edge_leftovers"];

/** Which left-overs are bought on another list, or on this one for later (ledger PLAN-100). */
export function LeftoverNotice({ list }: { list: GroceryList }) {
  const { leftovers, cookedAhead } = usePhrases();
  const { list: words } = leftovers;
  const { mealOf, weekdayOf } = useLinkWords();
  if (list.edge_leftovers.length === 0) return null;
  const sentenceOf = (left: Leftovers[number]) => {
    const meal = mealOf(left);
    const isAfter = left.date > list.end_date;
    if (left.is_ahead === true)
      return cookedAhead.list[isAfter ? "after" : "before"]({ meal, weekday: weekdayOf(left.cooked_date) });
    const cooked = mealOf({ date: left.cooked_date, meal_moment: left.cooked_moment });
    return (isAfter ? words.after : words.before)({ meal, cooked });
  };
  return (
    <div className={styles.leftoverNotice}>
      <Notice kind="info" title={words.title}>
        <ul className={styles.leftovers}>
          {list.edge_leftovers.map((left) => (
            <li key={`${left.date} ${left.meal_moment}`}>{sentenceOf(left)}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
