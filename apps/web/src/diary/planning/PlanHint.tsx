import type { PlanDiagnosis } from "@plateful/contract";
import type { Phrases } from "@plateful/phrases";
import { useQuery } from "@tanstack/react-query";
import { PATHS } from "../../lib/address/paths.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { useSubject } from "../../lib/person/subject.ts";
import { Notice } from "../../ui/Notice.tsx";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import { diaryRights } from "../day/diary-rights.ts";
import styles from "./PlanHint.module.css";
import { planDiagnosisQuery } from "./plan-diagnosis-query.ts";

type SlotDiagnosis = PlanDiagnosis["slots"][number];

/** A coach reads other words about the wishes of a client. */
function useDiagnosisWords(): Phrases["planWeek"]["diagnosis"] {
  const { planWeek, clients } = usePhrases();
  return useSubject().viewedId === undefined ? planWeek.diagnosis : clients.viewAs.diary.diagnosis;
}

function SlotHint({ slot }: { slot: SlotDiagnosis }) {
  const { meals } = usePhrases();
  const words = useDiagnosisWords();
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

function Loosened({ data }: { data: PlanDiagnosis }) {
  const { meals, nutrition, planWeek } = usePhrases();
  const words = planWeek.tight;
  const count = useCount();
  const { showsNumbers } = diaryRights(useSubject());
  const missed = ({ nutrient, amount }: PlanDiagnosis["missed"][number]) => {
    const isEnergy = nutrient === "kcal";
    const { kcal, g } = nutrition.units;
    const given = {
      nutrient: nutrition.nutrients[isEnergy ? "energy" : nutrient],
      amount: `${count(Math.abs(amount))} ${isEnergy ? kcal : g}`,
    };
    return amount > 0 ? words.more(given) : words.less(given);
  };
  return (
    <>
      {data.relaxed.map(({ meal_slot, meal_moment, name, what }) => (
        <li key={`${meal_slot} ${what}`}>{words[what]({ meal: meals.moments[meal_moment], name })}</li>
      ))}
      {showsNumbers && data.missed.map((one) => <li key={one.nutrient}>{missed(one)}</li>)}
    </>
  );
}

/**
 * Why meals stayed empty after planning and which wish to let go of to fill them; what was loosened for the others, and
 * what the day still misses (ledger DIARY-084, PLAN-050).
 */
export function PlanHint({ date }: { date: string }) {
  const diagnosis = useDiagnosisWords();
  const { tight } = usePhrases().planWeek;
  const subject = useSubject();
  const { viewedId } = subject;
  const { data } = useQuery(planDiagnosisQuery(date, viewedId));
  const { showsNumbers } = diaryRights(subject);
  if (data === undefined) return null;
  const isLoosened = data.relaxed.length > 0 || (showsNumbers && data.missed.length > 0);
  if (data.slots.length === 0 && !isLoosened) return null;
  return (
    <Notice
      kind="info"
      title={data.slots.length > 0 ? diagnosis.emptyMeals : tight.title}
      action={
        viewedId === undefined && (
          <AppLink href={PATHS.profile} className={styles.link}>
            {diagnosis.changeWishes}
          </AppLink>
        )
      }
    >
      <ul className={styles.slots}>
        {data.slots.map((slot) => (
          <SlotHint key={slot.meal_slot} slot={slot} />
        ))}
        <Loosened data={data} />
      </ul>
    </Notice>
  );
}
