import { IconArrowLeft, IconArrowRight, IconCheck } from "@tabler/icons-react";
import styles from "./Cooking.module.css";
import type { Turning } from "./hands/use-turning.ts";
import { useCookingPhrases } from "./words/use-cooking-phrases.ts";

interface TurnButtonsProps {
  isFirst: boolean;
  isLast: boolean;
  turning: Turning;
}

/** On and back, large enough for wet hands. */
export function TurnButtons({ isFirst, isLast, turning }: TurnButtonsProps) {
  const words = useCookingPhrases();
  return (
    <div className={styles.turns}>
      <button
        type="button"
        aria-label={words.back}
        disabled={isFirst}
        className={styles.back}
        onClick={turning.onBack}
      >
        <IconArrowLeft size={28} stroke={2.2} aria-hidden="true" />
        <span className={styles.backWord}>{words.backShort}</span>
      </button>
      <button type="button" className={styles.next} onClick={turning.onNext}>
        {isLast ? words.done : words.next}
        {isLast ? (
          <IconCheck size={28} stroke={2.2} aria-hidden="true" />
        ) : (
          <IconArrowRight size={28} stroke={2.2} aria-hidden="true" />
        )}
      </button>
    </div>
  );
}
