import { macroPercentages, mealsTotal, type PlanStep } from "@plateful/nutrition";
import { DayNumbers } from "./DayNumbers.tsx";
import styles from "./DaySummary.module.css";
import { usePlanEditor } from "./editor-context.ts";
import { useAmounts } from "./use-amounts.ts";
import { useEditorPhrases } from "./use-editor-phrases.ts";

/** The day as it is drafted, beside the step: the targets, and while fine-tuning what the meals add up to. */
export function DaySummary({ step }: { step: PlanStep }) {
  const { planEditor, nutrition } = useEditorPhrases();
  const words = planEditor.summary;
  const { plan, source } = usePlanEditor();
  const amounts = useAmounts();
  const isTuning = step === "fine-tuning";
  const day = isTuning ? mealsTotal(plan) : plan.adjustedDailyMacros;
  const { calories, protein, carbs, fat } = day;
  const { tdee } = source.basis;
  return (
    <section aria-label={words.target} className={styles.card}>
      <h2 className={styles.title}>{isTuning ? planEditor.tuning.total : words.target}</h2>
      <DayNumbers day={day} shares={macroPercentages({ protein, carbohydrates: carbs, fat })} />
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
