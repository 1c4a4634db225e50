import { type PointerEvent, type ReactNode, useState } from "react";
import styles from "./ChartFrame.module.css";

/** A label at a share of the way along its axis, 0 to 1. */
interface AxisLabel {
  at: number;
  text: string;
}

/** What a chart says about one of its points when the pointer is near it. */
export interface ChartTip {
  /** Shares of the width and of the height, counted from the lower left. */
  x: number;
  y: number;
  title: string;
  text: string;
}

interface ChartFrameProps {
  /** The chart in words; it is an image to whoever cannot see it. */
  description: string;
  rows: readonly AxisLabel[];
  columns: readonly AxisLabel[];
  tips: readonly ChartTip[];
  /** Wide enough for words at the left axis instead of numbers. */
  hasWideLabels?: boolean;
  isSmall?: boolean;
  children: ReactNode;
}

export const percent = (share: number): string => `${share * 100}%`;

const nearestTip = (tips: readonly ChartTip[], x: number): ChartTip | null =>
  tips.reduce<ChartTip | null>(
    (best, tip) => (best === null || Math.abs(tip.x - x) < Math.abs(best.x - x) ? tip : best),
    null,
  );

/** Near the ends a text stands inside the chart instead of around its place. */
const alignOf = (x: number, margin: number) =>
  x < margin ? styles.start : x > 1 - margin ? styles.end : styles.middle;
const LABEL_MARGIN = 0.05;
const TIP_MARGIN = 0.2;

/** Axes, horizontal grid and the card that names a point; what is drawn inside fills its plot. */
export function ChartFrame(props: ChartFrameProps) {
  const [tip, setTip] = useState<ChartTip | null>(null);
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setTip(nearestTip(props.tips, (event.clientX - left) / width));
  };
  return (
    <div
      role="img"
      aria-label={props.description}
      className={styles.chart}
      data-wide={props.hasWideLabels === true || undefined}
      data-small={props.isSmall === true || undefined}
    >
      <div aria-hidden="true" className={styles.rows}>
        {props.rows.map(({ at, text }) => (
          <span key={at} className={styles.row} style={{ bottom: percent(at) }}>
            {text}
          </span>
        ))}
      </div>
      <div
        aria-hidden="true"
        className={styles.plot}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setTip(null)}
      >
        {props.rows.map(({ at }) => (
          <i key={at} className={styles.line} style={{ bottom: percent(at) }} />
        ))}
        {props.children}
        {tip !== null && (
          <>
            <i className={styles.cursor} style={{ left: percent(tip.x) }} />
            <span className={`${styles.tip} ${alignOf(tip.x, TIP_MARGIN)}`} style={{ left: percent(tip.x) }}>
              <span className={styles.tipTitle}>{tip.title}</span>
              <b>{tip.text}</b>
            </span>
          </>
        )}
      </div>
      <div aria-hidden="true" className={styles.columns}>
        {props.columns.map(({ at, text }) => (
          <span
            key={at}
            className={`${styles.column} ${alignOf(at, LABEL_MARGIN)}`}
            style={{ left: percent(at) }}
          >
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}
