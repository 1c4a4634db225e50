import { VisuallyHidden } from "@mantine/core";
import { classNames } from "../base/class-names.ts";
import styles from "./DayRing.module.css";
import { SmallRing } from "./SmallRing.tsx";

interface DayRingProps {
  weekday: string;
  day: string;
  /** The whole day in words: "Wednesday 18 March, 991 of 1,910 kcal eaten". */
  description: string;
  eatenShare: number;
  plannedShare: number;
  isSelected: boolean;
  isToday: boolean;
  onSelect: () => void;
}

/** One day of the week strip: how much of it is planned and eaten. */
export function DayRing(props: DayRingProps) {
  return (
    <button
      type="button"
      aria-pressed={props.isSelected}
      aria-current={props.isToday ? "date" : undefined}
      className={classNames(styles.day, props.isSelected && styles.selected, props.isToday && styles.today)}
      onClick={props.onSelect}
    >
      <VisuallyHidden>{props.description}</VisuallyHidden>
      <span aria-hidden="true" className={styles.weekday}>
        {props.weekday}
      </span>
      {props.isSelected ? (
        <span aria-hidden="true" className={styles.disc}>
          {props.day}
        </span>
      ) : (
        <span aria-hidden="true" className={styles.face}>
          <SmallRing eatenShare={props.eatenShare} plannedShare={props.plannedShare} size={40}>
            {props.day}
          </SmallRing>
        </span>
      )}
    </button>
  );
}
