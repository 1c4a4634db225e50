import { IconChefHat } from "@tabler/icons-react";
import { plateUrl } from "../lib/food/plate-url.ts";
import styles from "./ClientReport.module.css";
import type { EatenMeal } from "./eaten-most.ts";
import { useReportPhrases } from "./use-report-phrases.ts";

/** The meals that came back most, with how often each was eaten (ledger REPORT-008). */
export function EatenMostBlock({ meals }: { meals: readonly EatenMeal[] }) {
  const words = useReportPhrases();
  return (
    <section className={styles.whole}>
      <h2>{words.blockNames.meals}</h2>
      <ul className={styles.meals}>
        {meals.map(({ name, times, picture }) => (
          <li key={`${picture?.id ?? ""} ${name}`}>
            {picture === null ? (
              <span aria-hidden="true" className={styles.meal}>
                <IconChefHat size={24} stroke={1.5} />
              </span>
            ) : (
              // Fetched at once: a printer does not scroll.
              <img src={plateUrl(picture, "thumb", "light")} alt="" className={styles.meal} />
            )}
            <p>
              <b>
                <bdi>{name}</bdi>
              </b>
              <span className={styles.quiet}>{words.times({ count: times })}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
