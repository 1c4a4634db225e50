import { VisuallyHidden } from "@mantine/core";
import type { EatenNutrients } from "@plateful/contract";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { lineOf, totalIn } from "./eaten.ts";
import styles from "./Nutrients.module.css";
import type { NutrientWords } from "./nutrient-words.ts";

/** Room above the highest bar, so that its number and the line of the guide do not touch. */
const HEADROOM = 1.1;

/** The fibre of each day beside the guide; the numbers are in the bars, so it needs no table. */
export function FiberDays({ eaten, words }: { eaten: EatenNutrients; words: NutrientWords }) {
  const { nutrients: phrases } = usePhrases();
  const guide = lineOf(eaten, "FIBER")?.reference;
  if (guide === undefined) return null;
  const days = eaten.days.map(({ date, nutrients }) => ({
    date,
    amount: totalIn(nutrients, "FIBER").amount,
  }));
  const top = Math.max(guide.amount, ...days.map(({ amount }) => amount)) * HEADROOM;
  const heightOf = (amount: number) => `${(amount / top) * 100}%`;
  const text = words.amount(guide.amount, guide.unit);
  return (
    <SectionCard
      title={phrases.fiberDays}
      aside={<span className={styles.quiet}>{phrases.dayGuide({ amount: text })}</span>}
    >
      <div className={styles.days}>
        <i aria-hidden="true" className={styles.dayGuide} style={{ bottom: heightOf(guide.amount) }} />
        <ol className={styles.dayBars}>
          {days.map(({ date, amount }) => (
            <li key={date} className={styles.day}>
              <span className={styles.dayBar} style={{ height: heightOf(amount) }}>
                <VisuallyHidden>{words.weekday(date)} </VisuallyHidden>
                {words.number(Math.round(amount))}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <div aria-hidden="true" className={styles.dayNames}>
        {days.map(({ date }) => (
          <span key={date}>{words.weekday(date)}</span>
        ))}
      </div>
    </SectionCard>
  );
}
