import { IconCheck } from "@tabler/icons-react";
import { classNames } from "../base/class-names.ts";
import styles from "./CheckCircle.module.css";

interface CheckCircleProps {
  /** What ticking means, with its object: "Oats with berries eaten". */
  label: string;
  isChecked: boolean;
  /** The change is on its way: a ring turns and further taps are ignored. */
  isBusy?: boolean;
  /** Left out for a sign that only tells. */
  onToggle?: () => void;
}

/** The round tick of 28 px in a target of 44. */
export function CheckCircle({ label, isChecked, isBusy = false, onToggle }: CheckCircleProps) {
  if (onToggle === undefined) {
    return (
      <span {...(isChecked ? { role: "img", "aria-label": label } : {})} className={styles.target}>
        <span className={classNames(styles.circle, isChecked && styles.checked)}>
          {isChecked && <IconCheck size={17} stroke={2.8} />}
        </span>
      </span>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native check box cannot show that it is busy without losing its focus
    <button
      type="button"
      role="checkbox"
      aria-checked={isChecked}
      aria-label={label}
      aria-busy={isBusy}
      className={styles.target}
      onClick={() => {
        if (!isBusy) onToggle();
      }}
    >
      <span className={classNames(styles.circle, isChecked && styles.checked, isBusy && styles.busy)}>
        {isChecked && !isBusy && <IconCheck size={17} stroke={2.8} />}
      </span>
    </button>
  );
}
