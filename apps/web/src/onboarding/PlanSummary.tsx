import { KCAL_PER_GRAM, type Macros, type PlanMove } from "@plateful/nutrition";
import { formatNumber } from "@plateful/phrases";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useShowsNumbers } from "../lib/person/use-shows-numbers.ts";
import { PlateGauge } from "../ui/plates/PlateGauge.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import { useAnswers } from "./answers/answers-store.ts";
import { centimetresText, weightText } from "./answers/body-words.ts";
import { GoalWay } from "./GoalWay.tsx";
import styles from "./PlanSummary.module.css";
import { MacroBoxes } from "./parts/MacroBoxes.tsx";

interface PlanSummaryProps {
  macros: Macros;
  /** What the person uses, kcal per day; null where it is not known. */
  need: number | null;
  moves: readonly PlanMove[];
  /** The answers about health leave no loss of weight, so the pace that was chosen leads nowhere (ledger SAFE-010). */
  isLossWithheld: boolean;
}

/** The plan as a plate, where it leads, and what the guard-rails changed of it (ledger SAFE-003). */
export function PlanSummary({ macros, need, moves, isLossWithheld }: PlanSummaryProps) {
  const phrases = usePhrases();
  const language = useLanguage();
  const answers = useAnswers();
  const words = phrases.onboarding.nutritionalPlan;
  const { physicalStats, preferences, biometricData } = answers;
  const unit = preferences.personalWeightUnit;
  const number = (value: number) => formatNumber(language, value);
  if (!useShowsNumbers())
    return (
      <div className={styles.summary}>
        <SectionCard title={phrases.withoutNumbers.plan.title}>
          <p>{phrases.withoutNumbers.plan.text}</p>
        </SectionCard>
      </div>
    );
  return (
    <div className={styles.summary}>
      <SectionCard>
        <div className={styles.top}>
          <PlateGauge
            size={150}
            value={number(macros.kcal)}
            caption={words.kcalPerDay}
            description={words.gauge({
              kcal: number(macros.kcal),
              protein: number(macros.protein),
              carbs: number(macros.carbohydrates),
              fat: number(macros.fat),
            })}
            split={{
              protein: macros.protein * KCAL_PER_GRAM.protein,
              carbs: macros.carbohydrates * KCAL_PER_GRAM.carbohydrates,
              fat: macros.fat * KCAL_PER_GRAM.fat,
            }}
          />
          {need !== null && !isLossWithheld && <GoalWay eaten={macros.kcal} used={need} />}
        </div>
        <MacroBoxes macros={macros} />
        {moves.map(({ what, from, to }) => (
          <p key={what} className={styles.moved}>
            {phrases.safety.moved[what]({ from: number(from), to: number(to) })}
          </p>
        ))}
      </SectionCard>
      <p className={styles.basis}>
        {words.basis({
          height: centimetresText(physicalStats.heightInCm, language, phrases),
          weight: weightText(physicalStats.weightInKg, unit, language, phrases),
          age: number(biometricData.age ?? 0),
        })}
      </p>
    </div>
  );
}
