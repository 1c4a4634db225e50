import { Button } from "@mantine/core";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useState } from "react";
import { FoodSign } from "../../lib/food/FoodSign.tsx";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { IconButton } from "../../ui/base/IconButton.tsx";
import { leftOf } from "../parts/left-of.ts";
import { useFoodVisit } from "../parts/use-food-visit.ts";
import styles from "./BasketBar.module.css";

/** As many as fit beside the words on a small phone. */
const MAX_ICONS = 2;

/** What was added since the search was opened, and the way back to the day (ledger FOOD-079). Nothing before the first food. */
export function BasketBar({ showsNumbers }: { showsNumbers: boolean }) {
  const { foodStart: words, general, meals } = usePhrases();
  const count = useCount();
  const { choice, added, takeBack } = useFoodVisit();
  const [fault, setFault] = useState(false);
  const last = added.at(-1);
  if (last === undefined) return null;
  const kcal = added.reduce((sum, food) => sum + food.kcal, 0);
  const left = leftOf(choice, added);
  const meal = choice.slot === null ? "" : meals.momentsInSentence[choice.slot.mealMoment];
  const undo = () => {
    setFault(false);
    takeBack(last).catch(() => setFault(true));
  };
  return (
    <div data-foot-bar="" className={styles.bar}>
      {fault && (
        <p role="alert" className={styles.fault}>
          {general.somethingWentWrong}
        </p>
      )}
      <div aria-hidden="true" className={styles.icons}>
        {added.slice(-MAX_ICONS).map((food) => {
          return (
            <span key={added.indexOf(food)} className={styles.icon}>
              <FoodSign food={food} size={28} />
            </span>
          );
        })}
      </div>
      <p role="status" className={styles.words}>
        <b className={styles.total}>
          {showsNumbers
            ? words.addedWithKcal({ count: added.length, kcal: count(kcal) })
            : words.added({ count: added.length })}
        </b>
        {showsNumbers && left !== null && (
          <span className={styles.left}>
            {left < 0 ? words.over({ kcal: count(-left), meal }) : words.left({ kcal: count(left), meal })}
          </span>
        )}
      </p>
      <IconButton label={words.takeBack({ name: last.name })} onClick={undo}>
        <IconArrowBackUp size={22} stroke={1.75} />
      </IconButton>
      <Button size="lg" onClick={choice.onDone}>
        {general.done}
      </Button>
    </div>
  );
}
