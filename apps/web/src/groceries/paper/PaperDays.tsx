import { formatDate, formatNumber } from "@plateful/phrases";
import type { DiaryDay, DiaryEntry } from "../../diary/index.ts";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useLinkWords } from "../../lib/language/use-link-words.ts";
import { useShowsNumbers } from "../../lib/person/use-shows-numbers.ts";
import styles from "./WeekOnPaper.module.css";

/** How a meal is cooked, where that is not by itself. */
function useCookingText(): (cooking: DiaryEntry["cooking"]) => string | null {
  const { leftovers: words } = usePhrases();
  const { mealOf, mealsOf, portionsOf } = useLinkWords();
  return (cooking) => {
    if (cooking === null) return null;
    const { leftover_of: cooked, leftovers } = cooking;
    if (cooked !== null) return (cooked.is_frozen ? words.fromFreezer : words.from)({ meal: mealOf(cooked) });
    if (leftovers.length === 0) return null;
    const frozen = leftovers.filter(({ is_frozen: isFrozen }) => isFrozen);
    const cook = words.cook({ portions: portionsOf(cooking.cook_portions), meals: mealsOf(leftovers) });
    return frozen.length === 0 ? cook : `${cook}. ${words.freeze({ meals: mealsOf(frozen) })}`;
  };
}

function PaperMeal({ entry }: { entry: DiaryEntry }) {
  const { diary, recipes } = usePhrases();
  const language = useLanguage();
  const showsNumbers = useShowsNumbers();
  const cookingText = useCookingText()(entry.cooking);
  const kcal = entry.macros?.kcal;
  return (
    <>
      <span>{entry.name ?? diary.quickMeal}</span>
      {showsNumbers && kcal !== undefined && (
        <span className={styles.figure}>
          {recipes.kcal({ amount: formatNumber(language, kcal, { maximumFractionDigits: 0 }) })}
        </span>
      )}
      {cookingText !== null && <span className={styles.note}>{cookingText}</span>}
    </>
  );
}

/** The meals of each day of a week; days on which nothing is planned stay, to be written on. */
export function PaperDays({ week }: { week: readonly DiaryDay[] }) {
  const { groceries, meals } = usePhrases();
  const language = useLanguage();
  return (
    <section className={styles.days} aria-label={groceries.paper.meals}>
      {week.map(({ date, groups }) => (
        <div key={date} className={styles.day}>
          <h2>{formatDate(language, date, { weekday: "long", day: "numeric", month: "long" })}</h2>
          <dl>
            {groups.flatMap(({ slot, entries }) =>
              entries.map((entry) => (
                <div key={entry.id} className={styles.meal}>
                  <dt>{slot === null ? groceries.paper.other : meals.moments[slot.mealMoment]}</dt>
                  <dd>
                    <PaperMeal entry={entry} />
                  </dd>
                </div>
              )),
            )}
          </dl>
        </div>
      ))}
    </section>
  );
}
