import { IconArrowLeft, IconArrowRight } from "@tabler/icons-react";
import { useHasKeyboard } from "../lib/device/use-media.ts";
import styles from "./Cooking.module.css";
import type { DishStep } from "./dish.ts";
import { TimerCard } from "./timers/TimerCard.tsx";
import { useNow, useTimers } from "./timers/use-timers.ts";
import { useCookingPhrases } from "./words/use-cooking-phrases.ts";

interface CookSideProps {
  steps: readonly DishStep[];
  step: number;
  onGoTo: (step: number) => void;
}

/** On a desktop, right of the step: the timers, what comes next, and the keys. */
export function CookSide({ steps, step, onGoTo }: CookSideProps) {
  const words = useCookingPhrases();
  const hasKeyboard = useHasKeyboard();
  const timers = useTimers();
  const now = useNow(timers.length > 0);
  const rest = steps.map((one, at) => ({ ...one, at })).filter(({ at }) => at > step);
  return (
    <aside className={styles.right}>
      {timers.length > 0 && (
        <>
          <h2>{words.timers.title}</h2>
          {timers.map((timer) => (
            <TimerCard key={timer.id} timer={timer} now={now} size={118} />
          ))}
        </>
      )}
      {rest.length > 0 && (
        <>
          <h2 className={styles.nextTitle}>{words.nextSteps}</h2>
          <ol className={styles.nexts}>
            {rest.map(({ at, text }) => (
              <li key={at}>
                <button type="button" aria-label={words.goTo({ step: at + 1 })} onClick={() => onGoTo(at)}>
                  <i aria-hidden="true">{at + 1}</i>
                </button>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </>
      )}
      {hasKeyboard && step < steps.length && (
        <p className={styles.keys}>
          <kbd>
            <IconArrowLeft size={14} stroke={2.2} aria-hidden="true" />
          </kbd>
          <kbd>
            <IconArrowRight size={14} stroke={2.2} aria-hidden="true" />
          </kbd>{" "}
          {words.keys.arrows} <kbd>{words.keys.space}</kbd> {words.keys.next}
        </p>
      )}
    </aside>
  );
}
