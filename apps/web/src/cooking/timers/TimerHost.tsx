import { Button } from "@mantine/core";
import { IconBellRinging, IconClock } from "@tabler/icons-react";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { classNames } from "../../ui/base/class-names.ts";
import { useCookingPhrases } from "../words/use-cooking-phrases.ts";
import { type CookTimer, hasEnded } from "./cook-timer.ts";
import styles from "./Timers.module.css";
import { useRinging } from "./use-ringing.ts";
import { useTimerWords } from "./use-timer-words.ts";
import { timerPresses, useNow, useTimers } from "./use-timers.ts";

/** Rings for the timers wherever one is in the app; on other screens than those of cooking it also shows them. */
export function TimerHost() {
  const { timers: words } = useCookingPhrases();
  const timers = useTimers();
  const now = useNow(timers.length > 0);
  const wordsOf = useTimerWords();
  const navigate = useNavigate();
  const isCooking = useLocation({ select: ({ pathname }) => pathname.endsWith("/cook") });
  const sayEnded = useCallback((timer: CookTimer) => words.ended(timer), [words]);
  useRinging(timers, sayEnded);
  if (isCooking) return null;
  return (
    <div className={styles.host}>
      {timers.map((timer) => {
        const isOver = hasEnded(timer, now);
        const { left, when } = wordsOf(timer, now);
        const Icon = isOver ? IconBellRinging : IconClock;
        return (
          <div key={timer.id} className={classNames(styles.bar, isOver && styles.over)}>
            <Icon size={22} stroke={1.75} aria-hidden="true" />
            <p className={styles.barName} {...(isOver ? { role: "alert" } : {})}>
              {isOver ? words.ended(timer) : timer.name}
            </p>
            <b className={styles.barTime}>{isOver ? when : left}</b>
            {isOver && (
              <Button size="sm" aria-label={words.stopNamed(timer)} onClick={() => timerPresses.stop(timer)}>
                {words.stop}
              </Button>
            )}
            <Button size="sm" variant="default" onClick={() => void navigate({ href: timer.href })}>
              {words.backToCooking}
            </Button>
          </div>
        );
      })}
    </div>
  );
}
