import { Button } from "@mantine/core";
import type { GroceryListItem } from "@plateful/contract";
import { formatDate } from "@plateful/phrases";
import { usePlateUrl } from "../../lib/food/plate-url.ts";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { classNames } from "../../ui/base/class-names.ts";
import { RecipeThumb } from "../../ui/RecipeThumb.tsx";
import styles from "../sharing/DinnerStrip.module.css";
import type { DinnerFilter } from "./use-dinner-filter.ts";

interface OwnDinnersProps {
  filter: DinnerFilter;
  items: readonly GroceryListItem[];
}

/** The dinners of one's own list on a phone; a press shows what one of them needs, a second one all of it (ledger GROC-041). */
export function OwnDinners({ filter, items }: OwnDinnersProps) {
  const { general, groceries } = usePhrases();
  const language = useLanguage();
  const plateUrl = usePlateUrl();
  const { dinners, chosen, choose, shown, hasFailed } = filter;
  if (dinners.length === 0) return null;
  return (
    <>
      <ul aria-label={groceries.sharing.dinners} className={styles.strip}>
        {dinners.map((dinner) => {
          const { date, mealId, recipe } = dinner;
          const isChosen = mealId === chosen?.mealId;
          return (
            <li key={mealId} className={styles.dinner}>
              <button
                type="button"
                aria-pressed={isChosen}
                className={classNames(styles.choose, isChosen && styles.chosen)}
                onClick={() => choose(dinner)}
              >
                <RecipeThumb src={plateUrl(recipe, "dish")} className={styles.plate ?? ""} />
                <span className={styles.day}>{formatDate(language, date, { weekday: "short" })}</span>
                <span className={styles.name}>{recipe.name}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <div role="status" className={styles.only}>
        {chosen !== null && (
          <>
            <span>
              {hasFailed
                ? general.errorLoadingData
                : groceries.list.onlyFor({ name: chosen.recipe.name, count: shown(items).length })}
            </span>
            <Button variant="subtle" onClick={() => choose(null)}>
              {groceries.list.wholeList}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
