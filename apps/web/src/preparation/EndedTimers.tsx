import { Button } from "@mantine/core";
import { IconBellRinging } from "@tabler/icons-react";
import { hasEnded, timerPresses, useCookingPhrases, useNow, useTimers } from "../cooking/index.ts";
import styles from "./Preparation.module.css";

/** What is ready in the oven or on the hob, until someone has seen it; the app rings for it. */
export function EndedTimers({ dish }: { dish: string }) {
  const { timers: words } = useCookingPhrases();
  const timers = useTimers();
  const now = useNow(timers.length > 0);
  return timers
    .filter((timer) => timer.dish === dish && hasEnded(timer, now))
    .map((timer) => (
      <div key={timer.id} className={styles.rings}>
        <IconBellRinging size={22} stroke={1.75} aria-hidden="true" />
        <p role="alert">{words.ended(timer)}</p>
        <Button size="sm" aria-label={words.stopNamed(timer)} onClick={() => timerPresses.stop(timer)}>
          {words.stop}
        </Button>
      </div>
    ));
}
