import type { LeftOut } from "./meals-to-prepare.ts";
import styles from "./Preparation.module.css";
import { usePreparationWords } from "./use-preparation-words.ts";

/** How many meals are cooked on their own days, which, and why (ledger PLAN-248). */
export function LeftOutMeals({ meals, isOpen = false }: { meals: readonly LeftOut[]; isOpen?: boolean }) {
  const { words, weekday } = usePreparationWords();
  if (meals.length === 0) return null;
  const why = ({ why: reason, fridgeDays }: LeftOut) =>
    reason === "TOO_LONG" ? words.why.TOO_LONG({ days: fridgeDays ?? 0 }) : words.why[reason];
  return (
    <details className={styles.leftOut} open={isOpen}>
      <summary>{words.leftOut({ count: meals.length })}</summary>
      <ul>
        {meals.map((meal) => (
          <li key={meal.meal}>
            <b>{meal.name}</b>
            <span>{`${weekday(meal.date, "short")}: ${why(meal)}`}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
