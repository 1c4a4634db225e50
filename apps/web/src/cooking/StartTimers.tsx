import { type Duration, timerName, timerPlace } from "@plateful/quantities";
import { IconClockPlay } from "@tabler/icons-react";
import { useLocation } from "@tanstack/react-router";
import styles from "./Cooking.module.css";
import type { Dish, DishStep } from "./dish.ts";
import type { NewTimer } from "./timers/cook-timer.ts";
import { timerPresses, useTimers } from "./timers/use-timers.ts";
import { useCookingPhrases } from "./words/use-cooking-phrases.ts";
import { useTimeText } from "./words/use-time-text.ts";

interface StartTimersProps {
  dish: Dish;
  step: DishStep;
  at: number;
}

/** A button for each time of a step that has no timer yet, named after what cooks. */
export function StartTimers({ dish, step, at }: StartTimersProps) {
  const { timers: words } = useCookingPhrases();
  const timeText = useTimeText();
  const href = useLocation({ select: (location) => location.href });
  const timers = useTimers();
  const nameOf = (duration: Duration, index: number): string => {
    const before = step.durations[index - 1] ?? null;
    const name = timerName(step.text, duration, { before, mentions: step.mentions });
    return "words" in name ? name.words : (dish.ingredients[name.ingredient]?.name ?? dish.name);
  };
  const offered = step.durations
    .map((duration, index) => ({ duration, index, name: nameOf(duration, index) }))
    .filter(({ index }) => !timers.some((timer) => isOf(timer, dish.key, at, index)));
  if (offered.length === 0) return null;
  const start = ({ duration, index, name }: (typeof offered)[number]) => {
    const timer: NewTimer = {
      ...{ dish: dish.key, href, step: at, at: index, name },
      ...{ place: timerPlace(step.text, duration), seconds: duration.seconds },
    };
    timerPresses.start(timer);
  };
  return (
    <ul className={styles.starts}>
      {offered.map((one) => {
        const time = timeText(one.duration.seconds, one.duration.longest);
        return (
          <li key={one.index}>
            <button type="button" className={styles.start} onClick={() => start(one)}>
              <IconClockPlay size={24} stroke={1.75} aria-hidden="true" />
              <b>{words.start({ time })}</b> <span>{one.name}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const isOf = (
  timer: Pick<NewTimer, "dish" | "step" | "at">,
  dish: string,
  step: number,
  at: number,
): boolean => timer.dish === dish && timer.step === step && timer.at === at;
