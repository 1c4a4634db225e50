import { IconPlus } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import { IconButton } from "./base/IconButton.tsx";
import styles from "./MealCard.module.css";
import { SmallRing } from "./plates/SmallRing.tsx";

interface MealCardProps {
  title: string;
  icon: ReactNode;
  /** A small sign beside the title. */
  mark?: ReactNode;
  /** Eaten or planned against the target, written out; left out when macros are hidden. */
  amount?: ReactNode;
  /** Shares of the meal's target, 0 to 1. */
  eatenShare?: number;
  plannedShare?: number;
  menu?: ReactNode;
  addLabel?: string;
  onAdd?: () => void;
  /** MealRows, or a line that says the meal is empty. */
  children?: ReactNode;
}

/** One meal moment of the day: what is planned in it, and a way to add. */
export function MealCard(props: MealCardProps) {
  const { eatenShare = 0, plannedShare = 0, onAdd, addLabel } = props;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.card}>
      <header className={styles.head}>
        <span className={styles.ring}>
          <SmallRing eatenShare={eatenShare} plannedShare={plannedShare}>
            <span aria-hidden="true" className={styles.icon}>
              {props.icon}
            </span>
          </SmallRing>
        </span>
        <div className={styles.words}>
          <div className={styles.heading}>
            <h3 id={titleId} className={styles.title}>
              {props.title}
            </h3>
            {props.mark}
          </div>
          {props.amount !== undefined && <p className={styles.amount}>{props.amount}</p>}
        </div>
        {props.menu}
        {onAdd && addLabel !== undefined && (
          <IconButton look="soft" label={addLabel} onClick={onAdd}>
            <IconPlus size={20} stroke={2.2} />
          </IconButton>
        )}
      </header>
      {props.children}
    </section>
  );
}
