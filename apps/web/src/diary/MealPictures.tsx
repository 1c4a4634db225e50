import { IconCheck, IconToolsKitchen2 } from "@tabler/icons-react";
import { usePlateUrl } from "../lib/food/plate-url.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { classNames } from "../ui/base/class-names.ts";
import { RecipeThumb } from "../ui/RecipeThumb.tsx";
import type { DiaryDay } from "./day/diary-day.ts";
import styles from "./MealPictures.module.css";

/** As many as stand beside each other on a phone. */
const MOST = 5;

/** The first meals of a day in pictures, with a mark on what was eaten. */
export function MealPictures({ diary }: { diary: DiaryDay }) {
  const { day: words } = usePhrases().messages;
  const plateUrl = usePlateUrl();
  const meals = diary.groups.flatMap(({ entries }) => entries).slice(0, MOST);
  return (
    <ul className={styles.meals}>
      {meals.map(({ id, name, picture, status }) => {
        const isEaten = status === "EATEN";
        return (
          <li key={id} className={classNames(styles.meal, !isEaten && styles.open)}>
            <RecipeThumb
              src={picture === null ? null : plateUrl(picture, "thumb")}
              icon={<IconToolsKitchen2 size={20} stroke={1.5} />}
              size={48}
            />
            <span aria-hidden="true" className={styles.mark}>
              {isEaten && <IconCheck size={14} stroke={2.5} />}
            </span>
            <span className={styles.hidden}>
              {name} {isEaten ? words.isEaten : words.isOpen}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
