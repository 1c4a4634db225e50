import { VisuallyHidden } from "@mantine/core";
import type { EatenNutrients } from "@plateful/contract";
import type { Nutrient } from "@plateful/nutrition";
import { IconCheck } from "@tabler/icons-react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { classNames } from "../../ui/base/class-names.ts";
import { type NutrientLine, totalIn, WELL_KNOWN } from "./eaten.ts";
import { NutrientBar } from "./NutrientBar.tsx";
import styles from "./Nutrients.module.css";
import type { NutrientWords } from "./nutrient-words.ts";

/** A day's amount as a percentage of the reference, or a tick where it is reached: no colour is needed to read it. */
function DayCell({ share, words }: { share: number; words: NutrientWords }) {
  const { nutrients: phrases } = usePhrases();
  const isReached = share >= 1;
  return (
    <td className={styles.cell}>
      <span className={classNames(styles.dayShare, isReached && styles.dayReached)}>
        {isReached ? (
          <>
            <IconCheck size={16} stroke={2} aria-hidden="true" />
            <VisuallyHidden>{phrases.states.ENOUGH}</VisuallyHidden>
          </>
        ) : (
          words.percent(share)
        )}
      </span>
    </td>
  );
}

interface NutrientTableProps {
  eaten: EatenNutrients;
  lines: readonly NutrientLine[];
  words: NutrientWords;
  onChoose: (nutrient: Nutrient) => void;
}

/** The same with the days beside it, for a wide window. */
export function NutrientTable({ eaten, lines, words, onChoose }: NutrientTableProps) {
  const { nutrients: phrases } = usePhrases();
  return (
    <table className={styles.table}>
      <VisuallyHidden component="caption">{phrases.list}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col" colSpan={3} className={styles.quiet}>
            {phrases.aDay}
          </th>
          {eaten.days.map(({ date }) => (
            <th key={date} scope="col" className={styles.cell}>
              {words.weekday(date)}
            </th>
          ))}
          <th scope="col" className={styles.last}>
            {phrases.knownShort}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const { nutrient, total, reference } = line;
          return (
            <tr key={nutrient}>
              <th scope="row">
                <button type="button" className={styles.open} onClick={() => onChoose(nutrient)}>
                  {phrases.names[nutrient]}
                </button>
              </th>
              <td className={styles.figures}>
                <b>{words.number(total.amount)}</b> / {words.amount(reference.amount, reference.unit)}
              </td>
              <td className={styles.bar}>
                <NutrientBar line={line} />
              </td>
              {eaten.days.map(({ date, nutrients }) => (
                <DayCell
                  key={date}
                  share={totalIn(nutrients, nutrient).amount / reference.amount}
                  words={words}
                />
              ))}
              <td className={classNames(styles.last, total.known < WELL_KNOWN && styles.little)}>
                {words.percent(total.known)}%
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
