import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useSubject } from "../lib/person/subject.ts";
import { Notice } from "../ui/Notice.tsx";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import styles from "./planning/PlanHint.module.css";

/**
 * Without a nutrition plan: who makes their own is led there, clients ask their coach and are asked a few questions first, a coach
 * is told (ledger DIARY-080, DIARY-081, COACH-185).
 */
export function NoPlanNotice({ plansAlone }: { plansAlone: boolean }) {
  const phrases = usePhrases();
  const words = phrases.planWeek.noPlan;
  const { viewedId, user } = useSubject();
  if (viewedId !== undefined) {
    const { noPlan, noPlanText } = phrases.clients.viewAs;
    return (
      <Notice kind="info" title={noPlan}>
        {noPlanText}
      </Notice>
    );
  }
  if (!plansAlone) {
    const isAsked = user.intake === null && user.coach !== null;
    return (
      <Notice
        kind="info"
        title={isAsked ? words.answerFirstTitle : words.askCoach}
        {...(isAsked
          ? {
              action: (
                <AppLink href={PATHS.ownIntake} className={styles.link}>
                  {words.answerQuestions}
                </AppLink>
              ),
            }
          : {})}
      >
        {isAsked ? words.answerFirst : words.askCoachText}
      </Notice>
    );
  }
  return (
    <Notice
      kind="info"
      title={words.makePlanTitle}
      action={
        <AppLink href={PATHS.goal} className={styles.link}>
          {words.makePlan}
        </AppLink>
      }
    >
      {words.makePlanText}
    </Notice>
  );
}
