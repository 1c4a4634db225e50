import type { RecipeMeal } from "@plateful/contract";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useLinkWords } from "../lib/language/use-link-words.ts";
import { useSubject } from "../lib/person/subject.ts";
import { Notice } from "../ui/Notice.tsx";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import styles from "./CookingNotice.module.css";
import { portionsToCook } from "./parts/recipe-view.ts";

/** When a meal is cooked that is cooked before its day, and what else is cooked together with one (ledger PLAN-234). */
export function AheadNotice({ meal, people }: { meal: RecipeMeal; people: number }) {
  const { cookedAhead: words, leftovers: links } = usePhrases();
  const { mealsOf, portionsOf, weekdayOf } = useLinkWords();
  const { root } = useSubject();
  const { leftovers, cook_on: cookOn, also_cook: also = [] } = meal.cooking;
  const portions = portionsOf(portionsToCook(meal, people));
  const frozen = leftovers.filter(({ is_frozen: isFrozen }) => isFrozen);
  const title =
    cookOn === undefined ? links.page.cookTitle({ portions }) : words.on({ weekday: weekdayOf(cookOn) });
  return (
    <div className={styles.notice}>
      <Notice kind="info" title={title}>
        {cookOn !== undefined && <p>{words.page.together}</p>}
        {leftovers.length > 0 && <p>{links.page.cookText({ meals: mealsOf(leftovers) })}</p>}
        {frozen.length > 0 && <p>{links.freeze({ meals: mealsOf(frozen) })}.</p>}
        {also.map(({ calendar_item: item, recipe_meal: id, name, cook_portions: size, meals }) => (
          <p key={item}>
            {words.also({ name, portions: portionsOf(size), meals: mealsOf(meals) })}.{" "}
            <AppLink
              href={root + PATHS.recipeMeal.replace("$recipeMealId", String(id))}
              className={styles.link}
            >
              {words.page.open({ name })}
            </AppLink>
          </p>
        ))}
      </Notice>
    </div>
  );
}
