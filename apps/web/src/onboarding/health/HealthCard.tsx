import { Button } from "@mantine/core";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { SectionCard } from "../../ui/SectionCard.tsx";
import styles from "./HealthAnswersSheet.module.css";

interface HealthCardProps {
  /** True hides the card unless the plan is adapted. */
  isAnswered: boolean;
  /** Whether the plan is another one because of the answers. */
  isAdapted: boolean;
  onOpen: () => void;
  /** Puts the questions off; without it they wait where they are. */
  onLater?: () => void;
}

/** The way to the questions about health, and what they did to the plan (ledger SAFE-010). */
export function HealthCard({ isAnswered, isAdapted, onOpen, onLater }: HealthCardProps) {
  const words = usePhrases().healthAnswers.card;
  if (isAnswered && !isAdapted) return null;
  return (
    <SectionCard>
      <div className={styles.card}>
        <div className={styles.words}>
          <h2>{isAdapted ? words.adapted : words.ask}</h2>
          <p>{isAdapted ? words.adaptedText : words.askText}</p>
        </div>
        <div className={styles.buttons}>
          {onLater !== undefined && (
            <Button variant="subtle" onClick={onLater}>
              {words.later}
            </Button>
          )}
          <Button variant="default" onClick={onOpen}>
            {isAdapted ? words.change : words.answer}
          </Button>
        </div>
      </div>
    </SectionCard>
  );
}
