import type { RecipeMeal } from "@plateful/contract";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useLinkWords } from "../lib/language/use-link-words.ts";
import { useSubject } from "../lib/person/subject.ts";
import { Notice } from "../ui/Notice.tsx";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { AheadNotice } from "./AheadNotice.tsx";
import styles from "./CookingNotice.module.css";
import { portionsToCook } from "./parts/recipe-view.ts";

/** How much to cook of a meal that is eaten again, or what a left-over is left of (ledger PLAN-096). */
export function CookingNotice({ meal, people }: { meal: RecipeMeal; people: number }) {
  const { leftovers: words } = usePhrases();
  const { mealOf, mealsOf, portionsOf } = useLinkWords();
  const { root } = useSubject();
  const { leftover_of: cooked, leftovers } = meal.cooking;
  if (cooked !== null)
    return (
      <div className={styles.notice}>
        <Notice
          kind="info"
          title={(cooked.is_frozen ? words.fromFreezer : words.from)({ meal: mealOf(cooked) })}
        >
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
  const { cook_on: cookOn, also_cook: also } = meal.cooking;
  if (cookOn !== undefined || also !== undefined) return <AheadNotice meal={meal} people={people} />;
  if (leftovers.length === 0) return null;
  const portions = portionsOf(portionsToCook(meal, people));
  const frozen = leftovers.filter(({ is_frozen: isFrozen }) => isFrozen);
  return (
    <div className={styles.notice}>
      <Notice kind="info" title={words.page.cookTitle({ portions })}>
        <p>{words.page.cookText({ meals: mealsOf(leftovers) })}</p>
        {frozen.length > 0 && <p>{words.freeze({ meals: mealsOf(frozen) })}.</p>}
      </Notice>
    </div>
  );
}
