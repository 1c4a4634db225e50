import { Checkbox } from "@mantine/core";
import type { TriageClient } from "@plateful/contract";
import { ENERGY_STEP_KCAL } from "@plateful/nutrition";
import { formatDate } from "@plateful/phrases";
import { useState } from "react";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { useTriagePhrases } from "../../lib/language/use-triage-phrases.ts";
import { SectionCard } from "../../ui/SectionCard.tsx";
import styles from "./ClientDetail.module.css";

interface MealsCardProps {
  meals: NonNullable<TriageClient["meals"]>;
  steps: number;
  replans: boolean;
  onReplans: (replans: boolean) => void;
}

/** As many as are shown until all are asked for. */
const FIRST = 4;

/** The coming meals that a changed energy changes, with about how much they grow or shrink (ledger COACH-125). */
export function MealsCard({ meals, steps, replans, onReplans }: MealsCardProps) {
  const { detail: words } = useTriagePhrases();
  const { meals: momentWords } = usePhrases();
  const language = useLanguage();
  const count = useCount();
  const [isAll, setIsAll] = useState(false);
  const change = steps * ENERGY_STEP_KCAL;
  const changed = meals
    .map((meal) => ({ ...meal, after: Math.round(meal.kcal + meal.share * change) }))
    .filter(({ kcal, after }) => after !== kcal);
  if (changed.length === 0) return null;
  return (
    <SectionCard title={words.meals({ count: changed.length })}>
      <p className={styles.quiet}>{words.mealsText}</p>
      <ul className={styles.meals}>
        {(isAll ? changed : changed.slice(0, FIRST)).map(({ date, meal_moment: moment, kcal, after }) => (
          <li key={`${date} ${moment} ${kcal}`}>
            <span className={styles.quiet}>
              {formatDate(language, date, { weekday: "short" })} {momentWords.momentsInSentence[moment]}
            </span>
            <b>{words.fromTo({ from: count(kcal), to: count(after) })} kcal</b>
          </li>
        ))}
      </ul>
      {changed.length > FIRST && !isAll && (
        <button type="button" className={styles.link} onClick={() => setIsAll(true)}>
          {words.seeAll({ count: changed.length })}
        </button>
      )}
      <Checkbox
        label={words.replan}
        checked={replans}
        onChange={(event) => onReplans(event.currentTarget.checked)}
      />
    </SectionCard>
  );
}
