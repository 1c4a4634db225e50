import { useQuery } from "@tanstack/react-query";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { Notice } from "../ui/Notice.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { consentQuery } from "./consent-query.ts";
import styles from "./PrivacyScreen.module.css";
import { useDecisionWords } from "./use-decision-words.ts";

/** Every decision, newest first. */
export function ConsentHistory() {
  const { privacy, general } = usePhrases();
  const { page, consents, sharing } = privacy;
  const stateOf = useDecisionWords();
  const { data, isError } = useQuery(consentQuery);
  const titles = {
    BODY_AND_PLAN: consents.BODY_AND_PLAN.title,
    CYCLE: consents.CYCLE.title,
    STRESS_AND_SLEEP: consents.STRESS_AND_SLEEP.title,
    HEALTH_ANSWERS: consents.HEALTH_ANSWERS.title,
    COACH_SHARING: sharing.title,
  };
  return (
    <section aria-label={page.history} className={styles.section}>
      <h2 className={styles.heading}>{page.history}</h2>
      {data === undefined && !isError && (
        <div role="status" aria-label={general.loading}>
          <SkeletonCard shape="row" />
        </div>
      )}
      {isError && <Notice kind="error" title={general.errorLoadingData} />}
      {data?.history.length === 0 && <p className={styles.state}>{page.noHistory}</p>}
      {data !== undefined && data.history.length > 0 && (
        <ol className={styles.card}>
          {data.history.map((decision) => (
            <li key={decision.id} className={styles.decision}>
              <span className={styles.title}>{titles[decision.kind]}</span>
              <span className={styles.state}>{stateOf(decision)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
