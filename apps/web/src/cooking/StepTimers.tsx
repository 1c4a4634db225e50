import { useState } from "react";
import styles from "./Cooking.module.css";
import { type CookTimer, hasEnded } from "./timers/cook-timer.ts";
import { TimerCard } from "./timers/TimerCard.tsx";
import { TimerLine } from "./timers/TimerLine.tsx";
import { useNow, useTimers } from "./timers/use-timers.ts";

interface StepTimersProps {
  dishKey: string;
  step: number;
}

/** The timer to look at: what has ended, then what someone chose, then that of this step, then what ends first. */
function inFront(timers: readonly CookTimer[], chosen: string | null, place: StepTimersProps, now: number) {
  return (
    timers.find((timer) => hasEnded(timer, now)) ??
    timers.find(({ id }) => id === chosen) ??
    timers.find(({ dish, step }) => dish === place.dishKey && step === place.step) ??
    timers[0]
  );
}

/** On a phone, below the step: one timer as a plate, each other one on a line. */
export function StepTimers(place: StepTimersProps) {
  const timers = useTimers();
  const now = useNow(timers.length > 0);
  const [chosen, setChosen] = useState<string | null>(null);
  const front = inFront(timers, chosen, place, now);
  if (front === undefined) return null;
  return (
    <div className={styles.timers}>
      <TimerCard timer={front} now={now} size={132} />
      {timers
        .filter(({ id }) => id !== front.id)
        .map((timer) => (
          <TimerLine key={timer.id} timer={timer} now={now} onShow={() => setChosen(timer.id)} />
        ))}
    </div>
  );
}
