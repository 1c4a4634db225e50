import { macroPercentages, mealsTotal, type PlanStep } from "@plateful/nutrition";
import { PlateGauge } from "../ui/PlateGauge.tsx";
import styles from "./DaySummary.module.css";
import { usePlanEditor } from "./editor-context.ts";
import { useAmounts } from "./use-amounts.ts";
import { useEditorPhrases } from "./use-editor-phrases.ts";

const GAUGE_SIZE = 176;
const MACROS = [
  { macro: "protein", nutrient: "protein" },
  { macro: "carbs", nutrient: "carbohydrates" },
  { macro: "fat", nutrient: "fat" },
] as const;

/** The day as it is drafted, beside the step: the targets, and while fine-tuning what the meals add up to. */
export function DaySummary({ step }: { step: PlanStep }) {
  const { planEditor, nutrition } = useEditorPhrases();
  const words = planEditor.summary;
  const { plan, source } = usePlanEditor();
  const amounts = useAmounts();
  const isTuning = step === "fine-tuning";
  const day = isTuning ? mealsTotal(plan) : plan.adjustedDailyMacros;
  const { calories, protein, carbs, fat } = day;
  const shares = macroPercentages({ protein, carbohydrates: carbs, fat });
  const kcal = amounts.kcal(calories);
  const description = words.inWords({
    kcal,
    protein: amounts.grams(protein),
    carbs: amounts.grams(carbs),
    fat: amounts.grams(fat),
  });
  const { tdee } = source.basis;
  return (
    <section aria-label={words.target} className={styles.card}>
      <h2 className={styles.title}>{isTuning ? planEditor.tuning.total : words.target}</h2>
      <div className={styles.gauge}>
        <PlateGauge
          description={description}
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
            <dd className={styles.share}>{amounts.percent(shares[nutrient])}</dd>
            <dd>
              {amounts.grams(day[macro])} {nutrition.units.g}
            </dd>
          </div>
        ))}
      </dl>
      <dl className={styles.facts}>
        <div>
          <dt>{words.expenditure}</dt>
          <dd>
            {amounts.kcal(tdee)} {nutrition.units.kcal}
          </dd>
        </div>
        <div>
          <dt>{words.balance}</dt>
          <dd>
            <b>
              {amounts.kcalDifference(calories - tdee)} {nutrition.units.kcal}
            </b>
          </dd>
        </div>
      </dl>
    </section>
  );
}
