import type { RecipeMeal } from "@plateful/contract";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { PATHS } from "../lib/paths.ts";
import { useSubject } from "../lib/subject.ts";
import { useLinkWords } from "../lib/use-link-words.ts";
import { AppLink } from "../ui/AppLink.tsx";
import { Notice } from "../ui/Notice.tsx";
import styles from "./CookingNotice.module.css";
import { portionsToCook } from "./recipe-view.ts";

/** How much to cook of a meal that is eaten again, or what a left-over is left of (ledger PLAN-096). */
export function CookingNotice({ meal, people }: { meal: RecipeMeal; people: number }) {
  const { leftovers: words } = usePhrases();
  const { mealOf, mealsOf, portionsOf } = useLinkWords();
  const { root } = useSubject();
  const { leftover_of: cooked, leftovers } = meal.cooking;
  if (cooked !== null)
    return (
      <div className={styles.notice}>
        <Notice kind="info" title={words.from({ meal: mealOf(cooked) })}>
          <p>{words.page.fromText}</p>
          <AppLink
            href={root + PATHS.recipeMeal.replace("$recipeMealId", String(cooked.recipe_meal))}
            className={styles.link}
          >
            {words.page.open}
          </AppLink>
        </Notice>
      </div>
    );
  if (leftovers.length === 0) return null;
  const portions = portionsOf(portionsToCook(meal, people));
  return (
    <div className={styles.notice}>
      <Notice kind="info" title={words.page.cookTitle({ portions })}>
        {words.page.cookText({ meals: mealsOf(leftovers) })}
      </Notice>
    </div>
  );
}
