import type { ReactNode } from "react";
import styles from "./SmallRing.module.css";

interface SmallRingProps {
  /** Shares of the target, 0 to 1; planned includes what has been eaten. */
  eatenShare: number;
  plannedShare: number;
  size?: number;
  children: ReactNode;
}

const clamp = (share: number) => Math.min(1, Math.max(0, share)) * 100;

/** The plate's rim in small, around a date or a meal's icon. Decorative: its owner says it in words. */
export function SmallRing({ eatenShare, plannedShare, size = 42, children }: SmallRingProps) {
  return (
    <span className={styles.ring} style={{ width: size, height: size }}>
      <svg viewBox="0 0 44 44" aria-hidden="true" className={styles.drawing}>
        <circle cx="22" cy="22" r="20" className={styles.track} />
        <g transform="rotate(-90 22 22)">
          {plannedShare > 0 && (
            <circle
              cx="22"
              cy="22"
              r="20"
              pathLength="100"
              className={styles.planned}
              strokeDasharray={`${clamp(plannedShare)} 100`}
            />
          )}
          {eatenShare > 0 && (
            <circle
              cx="22"
              cy="22"
              r="20"
              pathLength="100"
              className={styles.eaten}
              strokeDasharray={`${clamp(eatenShare)} 100`}
            />
          )}
        </g>
      </svg>
      <span className={styles.middle}>{children}</span>
    </span>
  );
}
