import type { SharedGroceryList } from "@plateful/contract";
import { formatDate } from "@plateful/phrases";
import { usePlateUrl } from "../../lib/food/plate-url.ts";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { RecipeThumb } from "../../ui/RecipeThumb.tsx";
import styles from "./DinnerStrip.module.css";

/** The dinners that a shared list buys for, in the order of their days (ledger GROC-040). */
export function DinnerStrip({ dinners }: Pick<SharedGroceryList, "dinners">) {
  const { groceries } = usePhrases();
  const language = useLanguage();
  const plateUrl = usePlateUrl();
  if (dinners.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls has to be reachable by keyboard
    <ul tabIndex={0} aria-label={groceries.sharing.dinners} className={styles.strip}>
      {dinners.map(({ date, recipe }) => (
        <li key={`${date} ${recipe.id}`} className={styles.dinner}>
          <RecipeThumb src={plateUrl(recipe, "dish")} className={styles.plate ?? ""} />
          <span className={styles.day}>{formatDate(language, date, { weekday: "short" })}</span>
          <span className={styles.name}>{recipe.name}</span>
        </li>
      ))}
    </ul>
  );
}
