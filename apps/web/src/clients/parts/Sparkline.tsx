import styles from "./Sparkline.module.css";

interface SparklineProps {
  /** At least two, oldest first. */
  values: readonly number[];
  description: string;
}

const WIDTH = 96;
const HEIGHT = 32;
const MARGIN = 4;

/** How a number went, as a line without axes; the numbers stand beside it. */
export function Sparkline({ values, description }: SparklineProps) {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const points = values.map((value, at) => ({
    x: MARGIN + (at / (values.length - 1)) * (WIDTH - 2 * MARGIN),
    y: HEIGHT - MARGIN - ((value - low) / span) * (HEIGHT - 2 * MARGIN),
  }));
  const last = points.at(-1);
  return (
    <svg role="img" aria-label={description} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.line}>
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
      {last !== undefined && <circle cx={last.x} cy={last.y} r="3.5" />}
    </svg>
  );
}
