import { Switch } from "@mantine/core";
import type { MealCooking } from "@plateful/contract";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useLinkWords } from "../../lib/language/use-link-words.ts";
import "../../ui/fields/form-styles.ts";
import styles from "./SwapLinks.module.css";

interface SwapLinksProps {
  cooking: MealCooking | null;
  isTakenAlong: boolean;
  onTakeAlong: (isTakenAlong: boolean) => void;
}

/** What a swap means for the meals that are cooked together with this one (ledger PLAN-097). */
export function SwapLinks({ cooking, isTakenAlong, onTakeAlong }: SwapLinksProps) {
  const { swap: words } = usePhrases().leftovers;
  const { mealOf, mealsOf } = useLinkWords();
  if (cooking === null) return null;
  if (cooking.leftover_of !== null)
    return <p className={styles.text}>{words.isLeftover({ meal: mealOf(cooking.leftover_of) })}</p>;
  const count = cooking.leftovers.length;
  if (count === 0) return null;
  const meals = mealsOf(cooking.leftovers);
  return (
    <div className={styles.links}>
      <Switch
        label={words.too({ meals })}
        checked={isTakenAlong}
        onChange={(event) => onTakeAlong(event.currentTarget.checked)}
      />
      {!isTakenAlong && (
        <p role="status" className={styles.text}>
          {words.alone({ meals, count })}
        </p>
      )}
    </div>
  );
}
