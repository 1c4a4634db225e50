import { IconArrowsExchange } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { classNames } from "./base/class-names.ts";
import { IconButton } from "./base/IconButton.tsx";
import { CheckCircle } from "./fields/CheckCircle.tsx";
import styles from "./MealRow.module.css";
import { RecipeThumb } from "./RecipeThumb.tsx";

interface MealRowProps {
  name: string;
  /** "386 kcal · 29 g protein"; left out when macros are hidden. */
  meta?: string;
  /** A small sign before it. */
  mark?: ReactNode;
  /** A line of its own below: what it is left of. */
  note?: ReactNode;
  pictureUrl: string | null;
  /** A small drawing in its place. */
  drawing?: string | null;
  /** Stands in for a picture. */
  icon?: ReactNode;
  isEaten: boolean;
  isSaving?: boolean;
  eatenLabel: string;
  /** Left out where the reader only sees whether it was eaten. */
  onToggleEaten?: () => void;
  /** How much of it is eaten; a press leads to another amount. */
  portion?: {
    text: string;
    /** The same as short as it gets, on the picture where there is no room beside it. */
    short: string;
    label: string;
    onPress: () => void;
  };
  /** Leads to what could be eaten in its place. */
  swap?: { label: string; onPress: () => void };
  /** Left out when there is nothing more to see than the row shows. */
  onOpen?: () => void;
}

/** Drawn here: the icon of it lies in a file that the diary does not load otherwise. */
const CHEVRON = (
  <svg aria-hidden="true" viewBox="0 0 12 12" className={styles.chevron}>
    <path d="M2.5 4.5 6 8l3.5-3.5" />
  </svg>
);

/** One planned thing of a meal: opens on its name, is ticked when eaten. */
export function MealRow(props: MealRowProps) {
  const content = (
    <>
      <RecipeThumb
        src={props.pictureUrl ?? props.drawing ?? null}
        icon={props.icon}
        className={props.pictureUrl === null ? (styles.tile ?? "") : (styles.picture ?? "")}
      />
      <span className={styles.words}>
        <span className={classNames(styles.name, props.isEaten && styles.eaten)}>{props.name}</span>
        {(props.meta !== undefined || props.mark !== undefined) && (
          <span className={styles.meta}>
            {props.mark}
            {props.meta}
          </span>
        )}
        {props.note}
      </span>
    </>
  );
  const { portion, swap } = props;
  return (
    <div className={styles.row}>
      <div className={styles.meal}>
        {props.onOpen ? (
          <button type="button" className={classNames(styles.open, styles.pressable)} onClick={props.onOpen}>
            {content}
          </button>
        ) : (
          <div className={styles.open}>{content}</div>
        )}
        {portion !== undefined && (
          <button
            type="button"
            aria-label={portion.label}
            className={styles.portion}
            onClick={portion.onPress}
          >
            <span className={styles.pill}>
              {portion.text}
              {CHEVRON}
            </span>
            <span aria-hidden="true" className={styles.badge}>
              <span className={styles.times}>{portion.short}</span>
              {CHEVRON}
            </span>
          </button>
        )}
      </div>
      <div className={styles.column}>
        <CheckCircle
          label={props.eatenLabel}
          isChecked={props.isEaten}
          isBusy={props.isSaving ?? false}
          {...(props.onToggleEaten === undefined ? {} : { onToggle: props.onToggleEaten })}
        />
        {swap !== undefined && (
          <IconButton label={swap.label} look="sunken" onClick={swap.onPress}>
            <IconArrowsExchange size={20} stroke={1.75} />
          </IconButton>
        )}
      </div>
    </div>
  );
}
