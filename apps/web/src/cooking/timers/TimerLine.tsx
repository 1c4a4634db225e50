import { IconChevronRight, IconClock } from "@tabler/icons-react";
import type { CookTimer } from "./cook-timer.ts";
import styles from "./Timers.module.css";
import { useTimerWords } from "./use-timer-words.ts";

interface TimerLineProps {
  timer: CookTimer;
  now: number;
  onShow: () => void;
}

/** Another timer that runs, on one line; a press shows it as a plate. */
export function TimerLine({ timer, now, onShow }: TimerLineProps) {
  const { left, place } = useTimerWords()(timer, now);
  return (
    <button type="button" className={styles.line} onClick={onShow}>
      <IconClock size={24} stroke={1.75} aria-hidden="true" />
      <span className={styles.lineName}>
        {timer.name} · {place}
      </span>
      <b>{left}</b>
      <IconChevronRight size={20} aria-hidden="true" />
    </button>
  );
}
