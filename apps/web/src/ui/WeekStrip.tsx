import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { IconButton } from "./base/IconButton.tsx";
import styles from "./WeekStrip.module.css";

interface WeekStripProps {
  /** Which week: "16 to 22 March"; on a desktop only a screen reader hears it. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  onPrevious: () => void;
  onNext: () => void;
  /** Seven DayRings. */
  children: ReactNode;
}

/** The days of one week, with buttons to the weeks beside it. */
export function WeekStrip(props: WeekStripProps) {
  return (
    <section className={styles.strip} aria-label={props.label}>
      <IconButton label={props.previousLabel} onClick={props.onPrevious}>
        <IconChevronLeft size={20} />
      </IconButton>
      <p aria-hidden="true" className={styles.label}>
        {props.label}
      </p>
      <div className={styles.days}>{props.children}</div>
      <IconButton label={props.nextLabel} onClick={props.onNext}>
        <IconChevronRight size={20} />
      </IconButton>
    </section>
  );
}
