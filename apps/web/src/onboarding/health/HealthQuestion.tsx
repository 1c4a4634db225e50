import { Button } from "@mantine/core";
import { useState } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { SectionCard } from "../../ui/SectionCard.tsx";
import styles from "./HealthAnswersSheet.module.css";
import { HealthAnswersSheet } from "./HealthAnswersSheet.tsx";
import { isPutOff, putOff } from "./put-off.ts";

/**
 * Asks whoever has a plan and was never asked about their health: accounts from before the questions, and clients whose coach made
 * the plan (ledger SAFE-018).
 */
export function HealthQuestion() {
  const { card: words } = usePhrases().healthAnswers;
  const { is_health_question_open: isUnanswered } = useCurrentUser();
  const [isLater, setLater] = useState(() => isPutOff(Date.now()));
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      {isUnanswered && !isLater && (
        <SectionCard>
          <div className={styles.card}>
            <div className={styles.words}>
              <h2>{words.ask}</h2>
              <p>{words.askText}</p>
            </div>
            <div className={styles.buttons}>
              <Button
                variant="subtle"
                onClick={() => {
                  putOff(Date.now());
                  setLater(true);
                }}
              >
                {words.later}
              </Button>
              <Button variant="default" onClick={() => setAsking(true)}>
                {words.answer}
              </Button>
            </div>
          </div>
        </SectionCard>
      )}
      {isAsking && <HealthAnswersSheet answers={null} onClose={close} />}
    </>
  );
}
