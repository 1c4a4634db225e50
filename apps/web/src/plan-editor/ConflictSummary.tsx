import { mealsTotal } from "@plateful/nutrition";
import { IconCheck, IconInfoCircle } from "@tabler/icons-react";
import type { Choices } from "../lib/version-conflict.ts";
import { classNames } from "../ui/class-names.ts";
import { PlateGauge } from "../ui/PlateGauge.tsx";
import styles from "./PlanConflict.module.css";
import type { ChosenPlan } from "./plan-conflict.ts";
import { useAmounts } from "./use-amounts.ts";
import { useEditorPhrases } from "./use-editor-phrases.ts";

const GAUGE_SIZE = 176;
const MACROS = [
  { macro: "protein", nutrient: "protein" },
  { macro: "carbs", nutrient: "carbohydrates" },
  { macro: "fat", nutrient: "fat" },
] as const;

/** The plan that the choices make, as a plate, and how much of it comes from each version. */
export function ConflictSummary({ result, chosen }: { result: ChosenPlan; chosen: Choices }) {
  const { planEditor, nutrition } = useEditorPhrases();
  const words = planEditor.conflict;
  const amounts = useAmounts();
  const day = mealsTotal(result.plan);
  const { calories, protein, carbs, fat } = day;
  const countOf = (wanted: "theirs" | "mine") =>
    [...chosen.values()].filter((side) => side === wanted).length;
  const Icon = result.addsUp ? IconCheck : IconInfoCircle;
  return (
    <section aria-label={words.kept} className={styles.card}>
      <div className={styles.cardHead}>
        <h2 className={styles.cardTitle}>{words.kept}</h2>
        <p role="status" className={classNames(styles.badge, !result.addsUp && styles.follows)}>
          <Icon size={16} aria-hidden="true" />
          {result.addsUp ? words.addsUp : words.energyFollows}
        </p>
      </div>
      <div className={styles.gauge}>
        <PlateGauge
          description={planEditor.summary.inWords({
            kcal: amounts.kcal(calories),
            protein: amounts.grams(protein),
            carbs: amounts.grams(carbs),
            fat: amounts.grams(fat),
          })}
          value={amounts.kcal(calories)}
          caption={nutrition.units.kcal}
          split={{ protein: protein * 4, carbs: carbs * 4, fat: fat * 9 }}
          size={GAUGE_SIZE}
        />
      </div>
      <dl className={styles.facts}>
        {MACROS.map(({ macro, nutrient }) => (
          <div key={macro}>
            <dt>
              <i aria-hidden="true" className={styles[macro]} />
              {nutrition.nutrients[nutrient]}
            </dt>
            <dd>
              {amounts.grams(day[macro])} {nutrition.units.g}
            </dd>
          </div>
        ))}
      </dl>
      <dl className={styles.facts}>
        <div>
          <dt>{words.fromTheirs}</dt>
          <dd>{countOf("theirs")}</dd>
        </div>
        <div>
          <dt>{words.fromMine}</dt>
          <dd>{countOf("mine")}</dd>
        </div>
      </dl>
    </section>
  );
}
