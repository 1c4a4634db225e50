import { IconChevronLeft } from "@tabler/icons-react";
import { classNames } from "../base/class-names.ts";
import { IconButton } from "../base/IconButton.tsx";
import styles from "./ProgressHeader.module.css";

interface ProgressHeaderProps {
  step: number;
  steps: number;
  /** "Step 4 of 9". */
  description: string;
  backLabel: string;
  onBack?: () => void;
}

/** Where you are in a series of steps, and the way back. */
export function ProgressHeader({ step, steps, description, backLabel, onBack }: ProgressHeaderProps) {
  const segments = Array.from({ length: steps }, (_, index) => index + 1);
  return (
    <header className={styles.header}>
      {onBack ? (
        <IconButton label={backLabel} onClick={onBack}>
          <IconChevronLeft size={24} />
        </IconButton>
      ) : (
        <span className={styles.gap} />
      )}
      <div
        role="progressbar"
        aria-label={description}
        aria-valuemin={0}
        aria-valuemax={steps}
        aria-valuenow={step}
        className={styles.segments}
      >
        {segments.map((segment) => (
          <i key={segment} className={classNames(styles.segment, segment <= step && styles.done)} />
        ))}
      </div>
      <span aria-hidden="true" className={styles.count}>{`${step}/${steps}`}</span>
    </header>
  );
}
