import { VisuallyHidden } from "@mantine/core";
import type { Nutrient } from "@plateful/nutrition";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { classNames } from "../../ui/base/class-names.ts";
import { type NutrientLine, reachOf, WELL_KNOWN } from "./eaten.ts";
import { NutrientBar } from "./NutrientBar.tsx";
import styles from "./Nutrients.module.css";
import type { NutrientWords } from "./nutrient-words.ts";
import { ReachSign } from "./ReachSign.tsx";

interface NutrientListProps {
  lines: readonly NutrientLine[];
  words: NutrientWords;
  onChoose: (nutrient: Nutrient) => void;
}

/** Vitamins and minerals below each other; each opens where it came from. */
export function NutrientList({ lines, words, onChoose }: NutrientListProps) {
  const { nutrients: phrases } = usePhrases();
  return (
    <ul className={styles.list}>
      {lines.map((line) => {
        const { nutrient, total, reference } = line;
        const state = reachOf(line);
        return (
          <li key={nutrient}>
            <button type="button" className={styles.row} onClick={() => onChoose(nutrient)}>
              <b className={styles.name}>{phrases.names[nutrient]}</b>
              <NutrientBar line={line} />
              <ReachSign state={state} />
              <span className={styles.amount}>
                {phrases.amountOf({
                  amount: words.number(total.amount),
                  of: words.amount(reference.amount, reference.unit),
                })}
              </span>
              <VisuallyHidden>{phrases.states[state]}</VisuallyHidden>
              <span className={classNames(styles.share, total.known < WELL_KNOWN && styles.little)}>
                {phrases.knownFor({ percent: words.percent(total.known) })}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
