import { usePhrases } from "../lib/LanguageProvider.tsx";
import { PATHS } from "../lib/paths.ts";
import { AppLink } from "../ui/AppLink.tsx";
import { Notice } from "../ui/Notice.tsx";
import styles from "./PlanHint.module.css";

/** Without a nutrition plan: who makes their own is led there, clients ask their coach (ledger DIARY-080, DIARY-081). */
export function NoPlanNotice({ plansAlone }: { plansAlone: boolean }) {
  const { diary: words } = usePhrases();
  if (!plansAlone) {
    return (
      <Notice kind="info" title={words.askCoach}>
        {words.askCoachText}
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
