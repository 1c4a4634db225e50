import type { TriageClient } from "@plateful/contract";
import { ENERGY_STEP_KCAL, goalDate } from "@plateful/nutrition";
import { formatDate } from "@plateful/phrases";
import { useWeightWords } from "../../clients/index.ts";
import { useToday } from "../../lib/device/today.ts";
import { useLanguage } from "../../lib/language/LanguageProvider.tsx";
import { useTriagePhrases } from "../../lib/language/use-triage-phrases.ts";
import styles from "./ClientDetail.module.css";

interface GoalLineProps {
  loaded: TriageClient;
  steps: number;
}

/** The goal weight, and about when it is reached with the energy as it is set now (ledger COACH-174). */
export function GoalLine({ loaded, steps }: GoalLineProps) {
  const { detail: words } = useTriagePhrases();
  const language = useLanguage();
  const today = useToday();
  const { weight } = useWeightWords();
  const { goal_weight: goal, weight: known, pace, trend } = loaded;
  if (goal === null) return null;
  const perWeek = pace ?? trend;
  const date =
    known === null || perWeek === null
      ? null
      : goalDate({ today, weight: known.kg, goal, perWeek, change: steps * ENERGY_STEP_KCAL });
  const isFar = date !== null && date.slice(0, 4) !== today.slice(0, 4);
  return (
    <p className={styles.goalLine}>
      <span>{words.goalWeight({ goal: weight(goal) })}</span>
      <b aria-live="polite">
        {date === null
          ? known === null || perWeek === null
            ? ""
            : words.noGoalDate
          : words.goalDate({
              date: formatDate(language, date, {
                day: "numeric",
                month: "long",
                ...(isFar ? { year: "numeric" } : {}),
              }),
            })}
      </b>
    </p>
  );
}
