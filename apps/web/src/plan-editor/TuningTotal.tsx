import { mealsTotal } from "@plateful/nutrition";
import { IconCheck } from "@tabler/icons-react";
import { usePlanEditor } from "./editor-context.ts";
import styles from "./FineTuning.module.css";
import { useAmounts } from "./use-amounts.ts";
import { useEditorPhrases } from "./use-editor-phrases.ts";

/** Rounding of the meals alone is no difference worth telling. */
const WORTH_TELLING = { grams: 0.5, kcal: 6 } as const;

interface AmountProps {
  name: string;
  text: string;
  /** Written with its sign; null when the day comes out as intended. */
  difference: string | null;
}

function Amount({ name, text, difference }: AmountProps) {
  const words = useEditorPhrases().planEditor.tuning;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {text}{" "}
        {difference === null ? (
          <IconCheck size={16} stroke={2.4} role="img" aria-label={words.onTarget} className={styles.good} />
        ) : (
          <span className={styles.off}>{difference}</span>
        )}
      </dd>
    </div>
  );
}

/** What the meals add up to, and how far that is from the targets of the day (ledger COACH-056). */
export function TuningTotal() {
  const { planEditor, nutrition } = useEditorPhrases();
  const { plan } = usePlanEditor();
  const amounts = useAmounts();
  const total = mealsTotal(plan);
  const target = plan.adjustedDailyMacros;
  const ofGrams = (macro: "protein" | "carbs" | "fat") => {
    const by = total[macro] - target[macro];
    return Math.abs(by) < WORTH_TELLING.grams ? null : `${amounts.gramsDifference(by)} ${nutrition.units.g}`;
  };
  const byKcal = total.calories - target.calories;
  const grams = (value: number) => `${amounts.grams(value)} ${nutrition.units.g}`;
  return (
    <section aria-label={planEditor.tuning.total} aria-live="polite" className={styles.total}>
      <h2>{planEditor.tuning.total}</h2>
      <dl>
        <Amount
          name={nutrition.nutrients.protein}
          text={grams(total.protein)}
          difference={ofGrams("protein")}
        />
        <Amount
          name={nutrition.nutrients.carbohydrates}
          text={grams(total.carbs)}
          difference={ofGrams("carbs")}
        />
        <Amount name={nutrition.nutrients.fat} text={grams(total.fat)} difference={ofGrams("fat")} />
        <Amount
          name={nutrition.nutrients.energy}
          text={`${amounts.kcal(total.calories)} ${nutrition.units.kcal}`}
          difference={Math.abs(byKcal) < WORTH_TELLING.kcal ? null : amounts.kcalDifference(byKcal)}
        />
      </dl>
    </section>
  );
}
