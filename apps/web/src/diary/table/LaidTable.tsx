import { IconCheck } from "@tabler/icons-react";
import { usePlateUrl } from "../../lib/food/plate-url.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { classNames } from "../../ui/base/class-names.ts";
import type { DiaryDay } from "../day/diary-day.ts";
import type { DiaryEntry } from "../day/diary-entry.ts";
import styles from "./LaidTable.module.css";
import { laidFor, MAX_PLATES } from "./laid-places.ts";

/** From this many different things on, a day is called varied. */
const VARIED = 3;

type Plate = Pick<DiaryEntry, "id" | "status"> & { readonly picture: NonNullable<DiaryEntry["picture"]> };

const platesOf = (meals: readonly DiaryEntry[]): Plate[] =>
  meals
    .flatMap(({ id, status, picture }) => (picture === null ? [] : [{ id, status, picture }]))
    .slice(0, MAX_PLATES);

function Plates({ plates }: { plates: readonly Plate[] }) {
  const plateUrl = usePlateUrl();
  const { width, places } = laidFor(plates.length);
  return (
    <div aria-hidden="true" className={styles.table}>
      {plates.map(({ id, picture, status }, at) => (
        <span
          key={id}
          className={styles.plate}
          style={{ width: `${width}%`, left: `${places[at]?.left}%`, top: `${places[at]?.top}%` }}
        >
          <img
            src={plateUrl(picture, "dish")}
            alt=""
            decoding="async"
            className={classNames(picture.image !== null && styles.photo)}
          />
          {status === "EATEN" && (
            <span className={styles.mark}>
              <IconCheck size={18} stroke={2.5} />
            </span>
          )}
        </span>
      ))}
    </div>
  );
}

/** The day for whoever sees no numbers: its plates on a table, and how many different things are on it (ledger SAFE-022). */
export function LaidTable({ diary }: { diary: DiaryDay }) {
  const { table: words } = usePhrases().withoutNumbers;
  const meals = diary.groups.flatMap(({ entries }) => entries);
  const plates = platesOf(meals);
  const different = new Set(meals.map(({ name, id }) => name ?? id)).size;
  const eaten = meals.filter(({ status }) => status === "EATEN").length;
  return (
    <section className={styles.card}>
      {plates.length > 0 && <Plates plates={plates} />}
      <h2 className={styles.title}>{different >= VARIED ? words.varied : words.title}</h2>
      <p className={styles.text}>{words.different({ count: different, eaten })}</p>
    </section>
  );
}
