import { type ReactNode, useId } from "react";
import { classNames } from "../base/class-names.ts";
import { MacroArcs } from "./MacroArcs.tsx";
import styles from "./PlateGauge.module.css";
import { RIM_RADIUS, shareOf } from "./ring-geometry.ts";

interface PlateGaugeProps {
  /** What has been eaten, what is planned besides, and the target; all in the same unit. */
  eaten?: number;
  planned?: number;
  target?: number | null;
  /** The whole gauge in words; a screen reader hears this and nothing else. */
  description: string;
  /** The number in the well, already written out. */
  value?: string;
  caption?: string;
  /** Shown in the well instead of a number. */
  icon?: ReactNode;
  /** Rim split over the macros instead of eaten and planned. */
  split?: { protein: number; carbs: number; fat: number };
  isOver?: boolean;
  size?: number;
}

/** The plate seen from above: its rim is the day's energy, its well carries the number. */
export function PlateGauge(props: PlateGaugeProps) {
  const { eaten = 0, planned = 0, target = null, isOver = false, size = 136, split } = props;
  const id = useId();
  const overrun = shareOf(Math.max(0, eaten + planned - (target ?? Number.POSITIVE_INFINITY)), target);
  return (
    <div
      role="img"
      aria-label={props.description}
      className={styles.gauge}
      style={{ width: size, height: size }}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" className={styles.plate}>
        <PlateGradients id={id} />
        <ellipse cx="51.5" cy="54" rx="52" ry="51.5" fill={`url(#${id}shadow)`} />
        <circle cx="50" cy="50" r="50" fill="var(--plate-edge)" />
        <circle cx="50" cy="50" r="49.3" fill={`url(#${id}rim)`} />
        <circle cx="50" cy="50" r={RIM_RADIUS} className={styles.track} />
        <g transform="rotate(-90 50 50)">
          {split ? (
            <MacroArcs split={split} />
          ) : (
            <>
              <Arc share={shareOf(eaten + planned, target)} className={styles.planned} />
              <Arc share={shareOf(eaten, target)} className={styles.eaten} />
              <Arc share={Math.min(0.5, overrun)} className={styles.over} stroke={`url(#${id}hatch)`} />
            </>
          )}
        </g>
        <circle cx="50" cy="50" r="37" fill={`url(#${id}well)`} />
      </svg>
      <div aria-hidden="true" className={styles.well}>
        {props.icon}
        {props.value !== undefined && (
          <span
            className={classNames(styles.value, isOver && styles.valueOver)}
            style={{ fontSize: size * 0.225 }}
          >
            {props.value}
          </span>
        )}
        {props.caption !== undefined && (
          <span className={styles.caption} style={{ fontSize: Math.max(12, size * 0.09) }}>
            {props.caption}
          </span>
        )}
      </div>
    </div>
  );
}

function Arc({
  share,
  className,
  stroke,
}: {
  share: number;
  className: string | undefined;
  stroke?: string;
}) {
  if (share <= 0) return null;
  return (
    <circle
      cx="50"
      cy="50"
      r={RIM_RADIUS}
      pathLength="100"
      className={classNames(styles.arc, className)}
      strokeDasharray={`${share * 100} 100`}
      {...(stroke ? { stroke } : {})}
    />
  );
}

function PlateGradients({ id }: { id: string }) {
  return (
    <defs>
      <linearGradient id={`${id}rim`} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="var(--plate-rim)" />
        <stop offset="1" stopColor="var(--plate-rim2)" />
      </linearGradient>
      <linearGradient id={`${id}well`} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="var(--plate-rim2)" />
        <stop offset=".6" stopColor="var(--plate-well)" />
      </linearGradient>
      <radialGradient id={`${id}shadow`}>
        <stop offset=".8" stopColor="#3a2408" stopOpacity=".2" />
        <stop offset="1" stopColor="#3a2408" stopOpacity="0" />
      </radialGradient>
      <pattern
        id={`${id}hatch`}
        width="4"
        height="4"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="4" height="4" fill="var(--over)" />
        <rect width="1.3" height="4" fill="var(--card)" opacity=".6" />
      </pattern>
    </defs>
  );
}
