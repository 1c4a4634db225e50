import styles from "./SevenPlates.module.css";

interface SmallDay {
  /** Share of the plan that was eaten, above 1 for more than planned; null for a day without entries. */
  readonly share: number | null;
}

interface SevenPlatesProps {
  days: readonly SmallDay[];
  /** The whole of it in words. */
  description: string;
}

const AROUND = 2 * Math.PI * 7;

/** One plate a day: its rim is what was eaten of the plan, dashed for nothing logged, with a dot for more than planned. */
export function SevenPlates({ days, description }: SevenPlatesProps) {
  return (
    <svg
      role="img"
      aria-label={description}
      viewBox={`0 0 ${days.length * 22 - 4} 18`}
      className={styles.plates}
      style={{ width: days.length * 22 - 4 }}
    >
      {days.map(({ share }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its place in the week
        <g key={at} transform={`translate(${at * 22 + 9} 9)`}>
          <circle r="7" className={share === null ? styles.nothing : styles.rim} />
          {share !== null && (
            <circle
              r="7"
              transform="rotate(-90)"
              className={styles.eaten}
              strokeDasharray={`${Math.min(1, share) * AROUND} ${AROUND}`}
            />
          )}
          {share !== null && share > 1.1 && <circle r="2.6" className={styles.over} />}
        </g>
      ))}
    </svg>
  );
}
