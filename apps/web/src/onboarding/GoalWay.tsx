import { formatDate } from "@plateful/phrases";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { localDate } from "../lib/language/local-date.ts";
import { useCount } from "../lib/language/use-count.ts";
import { useAnswers } from "./answers/answers-store.ts";
import { weeklyLossText, weightText } from "./answers/body-words.ts";
import { wayToGoal } from "./answers/pace.ts";
import styles from "./PlanSummary.module.css";

interface GoalWayProps {
  /** Kcal per day. */
  eaten: number;
  used: number;
}

/** When the goal weight is reached with this energy, or that it is not (ledger ONB-103). */
export function GoalWay({ eaten, used }: GoalWayProps) {
  const phrases = usePhrases();
  const language = useLanguage();
  const count = useCount();
  const answers = useAnswers();
  const { nutrition, onboarding } = phrases;
  const words = onboarding.nutritionalPlan;
  const unit = answers.preferences.personalWeightUnit;
  const isMetric = unit === "KILOGRAMS";
  const way = wayToGoal(answers, { eaten, used }, localDate());
  if (way === null) return null;
  const weight = weightText(answers.physicalStats.goalWeight, unit, language, phrases);
  if (way.day === null)
    return <p className={styles.track}>{words.notReached({ kcal: count(eaten), weight })}</p>;
  const labels = isMetric ? nutrition.weeklyGoalsInKilograms : nutrition.weeklyGoalsInPounds;
  const loss = weeklyLossText(way.lossPerWeek, unit, language, phrases);
  const pace = way.pace === null ? words.ownPace({ weight: loss }) : labels[way.pace];
  const date = formatDate(language, way.day, { day: "numeric", month: "long", year: "numeric" });
  return (
    <p className={styles.track}>
      {words.onTrack}
      <strong>{weight}</strong>
      {words.around({ date, pace })}
    </p>
  );
}
