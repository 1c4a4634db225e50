import { usePlateUrl } from "../lib/food/plate-url.ts";
import { RecipeThumb } from "../ui/RecipeThumb.tsx";
import type { Box } from "./meals-to-prepare.ts";
import styles from "./Preparation.module.css";
import type { ReadyDish } from "./use-dishes.ts";
import { usePreparationWords } from "./use-preparation-words.ts";

const MAX_PLATES = 4;

interface ResultLineProps {
  dishes: readonly ReadyDish[];
  boxes: readonly Box[];
  minutes: number;
  saved: number;
}

/** What comes of it: so many meals, for which days, in how long. */
export function ResultLine({ dishes, boxes, minutes, saved }: ResultLineProps) {
  const { words, weekday, length } = usePreparationWords();
  const plateUrl = usePlateUrl();
  const dates = boxes.map(({ date }) => date).sort();
  const nameOf = (date: string | undefined) => (date === undefined ? "" : weekday(date, "short"));
  const days = words.days({ from: nameOf(dates[0]), to: nameOf(dates.at(-1)) });
  return (
    <div className={styles.result}>
      <div className={styles.plates} aria-hidden="true">
        {dishes.slice(0, MAX_PLATES).map(({ key, recipe }) => (
          <RecipeThumb key={key} src={plateUrl(recipe, "dish")} className={styles.plate ?? ""} />
        ))}
      </div>
      <div>
        <p className={styles.count}>{words.meals({ count: boxes.length })}</p>
        <p className={styles.when}>{words.inTime({ days, time: length(minutes) })}</p>
        {saved >= 5 && <p className={styles.saved}>{words.saved({ time: length(saved) })}</p>}
      </div>
    </div>
  );
}
