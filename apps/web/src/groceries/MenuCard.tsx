import type { GroceryList } from "@plateful/contract";
import { formatDate } from "@plateful/phrases";
import { rangeLength } from "@plateful/planning";
import { useQuery } from "@tanstack/react-query";
import { calendarDaysQuery } from "../diary/index.ts";
import { usePlateUrl } from "../lib/food/plate-url.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { RecipeThumb } from "../ui/RecipeThumb.tsx";
import styles from "./MenuCard.module.css";
import { menuOfDays } from "./menu-of-days.ts";
import { peopleText } from "./people-text.ts";

interface MenuCardProps {
  list: Pick<GroceryList, "start_date" | "end_date">;
}

/** What the groceries are for: the recipes that are still to be eaten on the days of a list. Nothing until they are known. */
export function MenuCard({ list }: MenuCardProps) {
  const phrases = usePhrases();
  const { groceries } = phrases;
  const language = useLanguage();
  const plateUrl = usePlateUrl();
  const { data: days = [] } = useQuery({
    ...calendarDaysQuery(list.start_date, list.end_date),
    refetchInterval: false,
    meta: { silent: true },
  });
  const menu = menuOfDays(days);
  const length = rangeLength({ start: list.start_date, end: list.end_date });
  const daysText = (dates: readonly string[]) => {
    if (dates.length > 1 && dates.length === length) return groceries.list.everyDay;
    // Beyond a week the same weekday comes up twice.
    const isLong = length !== null && length > 7;
    const weekday = dates.length === 1 ? "long" : "short";
    const form = isLong ? ({ day: "numeric", month: "short" } as const) : ({ weekday } as const);
    return dates.map((date) => formatDate(language, date, form)).join(", ");
  };
  if (menu.length === 0) return null;
  return (
    <section aria-labelledby="menu-of-list" className={styles.card}>
      <h2 id="menu-of-list" className={styles.title}>
        {groceries.list.menu}
      </h2>
      <ul className={styles.recipes}>
        {menu.map(({ recipe, dates, people }) => (
          <li key={recipe.id} className={styles.recipe}>
            <RecipeThumb src={plateUrl(recipe, "thumb")} size={48} />
            <span className={styles.words}>
              <span className={styles.name}>{recipe.name}</span>
              <span className={styles.days}>
                {[daysText(dates), peopleText(people, phrases)].filter((text) => text !== null).join(", ")}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
