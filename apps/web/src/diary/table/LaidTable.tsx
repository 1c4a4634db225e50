import { IconCheck, IconToolsKitchen2 } from "@tabler/icons-react";
import { usePlateUrl } from "../../lib/food/plate-url.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { RecipeThumb } from "../../ui/RecipeThumb.tsx";
import type { DiaryDay } from "../day/diary-day.ts";
import styles from "./LaidTable.module.css";

/** More plates than this would hide each other on a phone. */
const MOST = 4;
/** From this many different things on, a day is called varied. */
const VARIED = 3;

/** The day for whoever sees no numbers: its plates on a table, and how many different things are on it (ledger SAFE-022). */
export function LaidTable({ diary }: { diary: DiaryDay }) {
  const { table: words } = usePhrases().withoutNumbers;
  const plateUrl = usePlateUrl();
  const meals = diary.groups.flatMap(({ entries }) => entries);
  const plates = meals.filter(({ picture }) => picture !== null).slice(0, MOST);
  const different = new Set(meals.map(({ name, id }) => name ?? id)).size;
  const eaten = meals.filter(({ status }) => status === "EATEN").length;
  return (
    <section className={styles.card}>
      {plates.length > 0 && (
        <div aria-hidden="true" className={styles.table}>
          {plates.map(({ id, picture, status }) => (
            <span key={id} className={styles.plate}>
              <RecipeThumb
                src={picture === null ? null : plateUrl(picture, "thumb")}
                icon={<IconToolsKitchen2 size={32} stroke={1.5} />}
                size={104}
              />
              {status === "EATEN" && (
                <span className={styles.mark}>
                  <IconCheck size={18} stroke={2.5} />
                </span>
              )}
            </span>
          ))}
        </div>
      )}
      <h2 className={styles.title}>{different >= VARIED ? words.varied : words.title}</h2>
      <p className={styles.text}>{words.different({ count: different, eaten })}</p>
    </section>
  );
}
