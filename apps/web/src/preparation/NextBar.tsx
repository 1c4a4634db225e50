import { Button } from "@mantine/core";
import { IconArrowBackUp, IconChevronUp } from "@tabler/icons-react";
import { IconButton } from "../ui/base/IconButton.tsx";
import styles from "./Preparation.module.css";
import type { followed } from "./preparation-plan.ts";
import type { Progress } from "./progress-store.ts";
import type { ReadyDish } from "./use-dishes.ts";
import { usePreparationWords } from "./use-preparation-words.ts";

interface NextBarProps {
  dishes: readonly ReadyDish[];
  follow: ReturnType<typeof followed>;
  progress: Progress | null;
  at: (minute: number) => string;
  onStart: () => void;
  onNext: () => void;
  onBack: (() => void) | null;
  /** Shows what to do. */
  onShow: () => void;
}

/** What to do now, and the one press that goes on. */
export function NextBar({ dishes, follow, progress, at, onStart, onNext, onBack, onShow }: NextBarProps) {
  const { words } = usePreparationWords();
  const { current, tasks } = follow;
  if (current === null) return null;
  const dish = dishes.find(({ key }) => key === current.dish);
  const task = dish?.pieces[current.pieces[0] ?? 0]?.text ?? dish?.recipe.name ?? words.boxes;
  const running = tasks.filter(({ state, lane }) => state === "NOW" && lane !== "RESTING").length;
  const nowLabel = running > 1 ? words.nowCount({ count: running }) : words.nowLabel;
  const laterLabel = progress === null ? words.firstLabel : words.atTime({ time: at(current.start) });
  return (
    <div className={styles.next}>
      {onBack !== null && (
        <IconButton label={words.back} look="sunken" onClick={onBack}>
          <IconArrowBackUp size={22} stroke={1.75} />
        </IconButton>
      )}
      <button type="button" className={styles.nextWords} onClick={onShow}>
        <span className={styles.nextLabel}>
          {[current.state === "NOW" ? nowLabel : laterLabel, dish?.shortName].filter(Boolean).join(" · ")}
        </span>
        <span className={styles.nextTitle}>
          {task}
          <IconChevronUp size={18} stroke={2} aria-hidden="true" className={styles.more} />
        </span>
      </button>
      {progress === null ? (
        <Button size="lg" onClick={onStart}>
          {words.start}
        </Button>
      ) : (
        <Button size="lg" onClick={onNext}>
          {words.next}
        </Button>
      )}
    </div>
  );
}
