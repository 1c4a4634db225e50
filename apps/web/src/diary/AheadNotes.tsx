import type { LinkedMeal, MealCooking } from "@plateful/contract";
import { IconFridge, IconSoup } from "@tabler/icons-react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useLinkWords } from "../lib/language/use-link-words.ts";
import styles from "./CookingNote.module.css";

const ICON = { size: 16, stroke: 1.75, "aria-hidden": true } as const;

/** When a meal is cooked that is cooked before its day, and for which later meals too (ledger PLAN-234). */
export function CookedOnNote({ cookOn, later }: { cookOn: string; later: readonly LinkedMeal[] }) {
  const { cookedAhead: words } = usePhrases();
  const { mealsOf, weekdayOf } = useLinkWords();
  const weekday = weekdayOf(cookOn);
  return (
    <span className={styles.note}>
      <IconSoup {...ICON} />
      <span>
        {later.length === 0 ? words.on({ weekday }) : words.onFor({ weekday, meals: mealsOf(later) })}
      </span>
    </span>
  );
}

/** What else is cooked together with a meal, for later days (ledger PLAN-234). */
export function AheadNotes({ dishes }: { dishes: NonNullable<MealCooking["also_cook"]> }) {
  const { cookedAhead: words } = usePhrases();
  const { mealsOf, portionsOf } = useLinkWords();
  return dishes.map(({ calendar_item: item, name, cook_portions: portions, meals }) => {
    const frozen = meals.filter(({ is_frozen: isFrozen }) => isFrozen);
    return (
      <span key={item}>
        <span className={styles.note}>
          <IconSoup {...ICON} />
          <span>{words.also({ name, portions: portionsOf(portions), meals: mealsOf(meals) })}</span>
        </span>
        {frozen.length > 0 && (
          <span className={styles.note}>
            <IconFridge {...ICON} />
            <span>{words.freeze({ name, meals: mealsOf(frozen) })}</span>
          </span>
        )}
      </span>
    );
  });
}
