import { classNames } from "../base/class-names.ts";
import styles from "./PracticePlate.module.css";

interface PracticePlateProps {
  waiting: number;
  done: number;
  total: number;
  /** What stands in the middle; who waits, unless something else is told. */
  number?: number;
  /** Below the number. */
  caption?: string;
  isLarge?: boolean;
  /** The whole of it in words. */
  description: string;
}

/** More ticks than this could not be told apart. */
const MAX_TICKS = 100;

/** One tick a client: dark and longer for who waits, the brand's colour for who is done, light for who is on track. */
export function PracticePlate(props: PracticePlateProps) {
  const { waiting, done, total, number = waiting, caption, isLarge, description } = props;
  const ticks = Math.max(1, Math.min(MAX_TICKS, total));
  const share = ticks / Math.max(1, total);
  const dark = Math.ceil(waiting * share);
  const solid = Math.ceil(done * share);
  const look = (at: number) => (at < dark ? styles.waiting : at < dark + solid ? styles.done : styles.track);
  return (
    <svg
      role="img"
      aria-label={description}
      viewBox="-50 -50 100 100"
      className={classNames(styles.plate, isLarge && styles.large)}
    >
      <circle r="48" className={styles.rim} />
      <circle r="27" className={styles.well} />
      {Array.from({ length: ticks }, (_, at) => (
        <line
          // biome-ignore lint/suspicious/noArrayIndexKey: a tick is known by its place
          key={at}
          transform={`rotate(${(at * 360) / ticks})`}
          x1="0"
          x2="0"
          y1={at < dark ? -30 : -34}
          y2="-43"
          strokeWidth={Math.min(3.4, 180 / ticks)}
          className={total === 0 ? styles.track : look(at)}
        />
      ))}
      <text y={caption === undefined ? 8 : 4} className={styles.number}>
        {number}
      </text>
      {caption !== undefined && (
        <text y="15" className={styles.caption}>
          {caption}
        </text>
      )}
    </svg>
  );
}
