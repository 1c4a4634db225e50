import { IconBellRinging, IconPlayerPauseFilled, IconPlayerPlayFilled, IconX } from "@tabler/icons-react";
import { classNames } from "../../ui/base/class-names.ts";
import { PlateGauge } from "../../ui/plates/PlateGauge.tsx";
import { useCookingPhrases } from "../words/use-cooking-phrases.ts";
import { type CookTimer, timeLeft } from "./cook-timer.ts";
import styles from "./Timers.module.css";
import { useTimerWords } from "./use-timer-words.ts";
import { timerPresses } from "./use-timers.ts";

interface TimerCardProps {
  timer: CookTimer;
  now: number;
  /** Of the plate, in CSS pixels. */
  size: number;
}

/** A timer as a plate, whose rim is the time that is left, with what can be done with it. One that has ended says so. */
export function TimerCard({ timer, now, size }: TimerCardProps) {
  const { timers: words } = useCookingPhrases();
  const { isOver, left, description, of, place, when } = useTimerWords()(timer, now);
  const isPaused = timer.endsAt === null;
  const pauseLabel = isPaused ? words.resume(timer) : words.pause(timer);
  return (
    <section className={classNames(styles.card, isOver && styles.over)} aria-label={timer.name}>
      <PlateGauge
        eaten={Math.max(0, timeLeft(timer, now))}
        target={timer.total}
        description={description}
        size={size}
        {...(isOver ? { icon: <IconBellRinging size={40} stroke={1.75} /> } : { value: left, caption: of })}
      />
      <div className={styles.words}>
        <p className={styles.place}>{place}</p>
        <p className={styles.name}>{timer.name}</p>
        {isOver ? (
          <p role="alert" className={styles.ended}>
            {words.timeIsUp}
          </p>
        ) : null}
        <p className={styles.when}>{when}</p>
        <div className={styles.presses}>
          <button
            type="button"
            aria-label={words.addMinuteTo(timer)}
            className={styles.press}
            onClick={() => timerPresses.addMinute(timer)}
          >
            {words.addMinute}
          </button>
          {isOver ? (
            <button
              type="button"
              aria-label={words.stopNamed(timer)}
              className={classNames(styles.press, styles.stop)}
              onClick={() => timerPresses.stop(timer)}
            >
              {words.stop}
            </button>
          ) : (
            <>
              <button
                type="button"
                aria-label={pauseLabel}
                title={pauseLabel}
                className={styles.press}
                onClick={() => timerPresses.pauseOrResume(timer)}
              >
                {isPaused ? <IconPlayerPlayFilled size={20} /> : <IconPlayerPauseFilled size={20} />}
              </button>
              {isPaused && (
                <button
                  type="button"
                  aria-label={words.stopNamed(timer)}
                  title={words.stopNamed(timer)}
                  className={styles.press}
                  onClick={() => timerPresses.stop(timer)}
                >
                  <IconX size={20} />
                </button>
              )}
            </>
          )}
        </div>
      </div>
    </section>
  );
}
