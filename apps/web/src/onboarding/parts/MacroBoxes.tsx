import { type Macros, macroPercentages } from "@plateful/nutrition";
import { formatNumber } from "@plateful/phrases";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { classNames } from "../../ui/base/class-names.ts";
import styles from "./MacroBoxes.module.css";

/** Protein, carbs and fat of a day in grams, with their share of the energy. */
export function MacroBoxes({ macros }: { macros: Macros }) {
  const { nutrition } = usePhrases();
  const language = useLanguage();
  const shares = macroPercentages(macros);
  return (
    <dl className={styles.boxes}>
      {(["protein", "carbohydrates", "fat"] as const).map((macro) => (
        <div key={macro} className={classNames(styles.box, styles[macro])}>
          <dt className={styles.name}>{nutrition.nutrients[macro]}</dt>
          <dd className={styles.amount}>
            {formatNumber(language, macros[macro])} <small>{nutrition.units.g}</small>
          </dd>
          <dd className={styles.share}>
            {formatNumber(language, shares[macro])} {nutrition.units.percent}
          </dd>
        </div>
      ))}
    </dl>
  );
}
