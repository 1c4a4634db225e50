import { classNames } from "./base/class-names.ts";
import styles from "./SkeletonCard.module.css";

interface SkeletonCardProps {
  /** The shape of what is coming. */
  shape: "overview" | "day" | "meal" | "recipe" | "row" | "week";
}

const WEEK = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** A grey shape of what will stand here. Silent: the screen says once that it is loading. */
export function SkeletonCard({ shape }: SkeletonCardProps) {
  const hasPlate = shape === "overview" || shape === "day";
  return (
    <div aria-hidden="true" className={classNames(styles.skeleton, styles[shape])}>
      {shape === "week" && WEEK.map((day) => <i key={day} className={styles.disc} />)}
      {shape === "recipe" && <i className={styles.picture} />}
      {(shape === "meal" || shape === "row") && (
        <i className={shape === "meal" ? styles.disc : styles.thumb} />
      )}
      {hasPlate && <i className={styles.plate} />}
      {shape !== "week" && (
        <span className={styles.lines}>
          <i />
          <i />
          {hasPlate && <i />}
        </span>
      )}
    </div>
  );
}
