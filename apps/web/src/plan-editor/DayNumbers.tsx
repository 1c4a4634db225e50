import type { MacroPercentages, mealsTotal } from "@plateful/nutrition";
import { PlateGauge } from "../ui/plates/PlateGauge.tsx";
import styles from "./DayNumbers.module.css";
import { useAmounts } from "./use-amounts.ts";
import { useEditorPhrases } from "./use-editor-phrases.ts";

const GAUGE_SIZE = 176;
const MACROS = [
  { macro: "protein", nutrient: "protein" },
  { macro: "carbs", nutrient: "carbohydrates" },
  { macro: "fat", nutrient: "fat" },
] as const;

interface DayNumbersProps {
  day: ReturnType<typeof mealsTotal>;
  /** Shares of the energy, in percent; left out where only grams matter. */
  shares?: MacroPercentages;
}

/** A day's energy as a plate, and its macros below it. */
export function DayNumbers({ day, shares }: DayNumbersProps) {
  const { planEditor, nutrition } = useEditorPhrases();
  const amounts = useAmounts();
  const { calories, protein, carbs, fat } = day;
  const kcal = amounts.kcal(calories);
  const inWords = {
    kcal,
    protein: amounts.grams(protein),
    carbs: amounts.grams(carbs),
    fat: amounts.grams(fat),
  };
  return (
    <>
      <div className={styles.gauge}>
        <PlateGauge
          description={planEditor.summary.inWords(inWords)}
          value={kcal}
          caption={nutrition.units.kcal}
          split={{ protein: protein * 4, carbs: carbs * 4, fat: fat * 9 }}
          size={GAUGE_SIZE}
        />
      </div>
      <dl className={styles.macros}>
        {MACROS.map(({ macro, nutrient }) => (
          <div key={macro}>
            <dt>
              <i aria-hidden="true" className={styles[macro]} />
              {nutrition.nutrients[nutrient]}
            </dt>
            {shares !== undefined && <dd className={styles.share}>{amounts.percent(shares[nutrient])}</dd>}
            <dd>
              {inWords[macro]} {nutrition.units.g}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
