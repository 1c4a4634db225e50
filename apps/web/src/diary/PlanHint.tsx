import type { PlanDiagnosis } from "@plateful/contract";
import { useQuery } from "@tanstack/react-query";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { PATHS } from "../lib/paths.ts";
import { useSubject } from "../lib/subject.ts";
import { AppLink } from "../ui/AppLink.tsx";
import { Notice } from "../ui/Notice.tsx";
import styles from "./PlanHint.module.css";
import { planDiagnosisQuery } from "./plan-diagnosis-query.ts";
import { useDiaryWords } from "./use-diary-words.ts";

type SlotDiagnosis = PlanDiagnosis["slots"][number];

function SlotHint({ slot }: { slot: SlotDiagnosis }) {
  const { meals } = usePhrases();
  const words = useDiaryWords().diagnosis;
  const why = () => {
    if (slot.recipes === 0) return words.noRecipes;
    return slot.allowed === 0
      ? words.noneFit({ count: slot.recipes })
      : words.fewFit({ count: slot.allowed });
  };
  const gains = slot.restrictions.filter(({ costs }) => costs > 0).toSorted((a, b) => b.costs - a.costs);
  return (
    <li>
      <b>{meals.moments[slot.meal_moment]}</b>: {why()}
      {gains.length > 0 && (
        <ul className={styles.gains}>
          {gains.map(({ restriction, costs }) => (
            <li key={restriction}>
              {words.restrictions[restriction]}: {words.gain({ count: costs })}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Why meals stayed empty after planning, and which wish to let go of to fill them. */
export function PlanHint({ date }: { date: string }) {
  const diary = useDiaryWords();
  const { viewedId } = useSubject();
  const { data } = useQuery(planDiagnosisQuery(date, viewedId));
  if (data === undefined || data.slots.length === 0) return null;
  return (
    <Notice
      kind="info"
      title={diary.diagnosis.emptyMeals}
      action={
        viewedId === undefined && (
          <AppLink href={PATHS.profile} className={styles.link}>
            {diary.diagnosis.changeWishes}
          </AppLink>
        )
      }
    >
      <ul className={styles.slots}>
        {data.slots.map((slot) => (
          <SlotHint key={slot.meal_slot} slot={slot} />
        ))}
      </ul>
    </Notice>
  );
}
