import { roundHalfUp } from "@plateful/quantities";
import { useId } from "react";
import { classNames } from "./base/class-names.ts";
import styles from "./MacroBar.module.css";
import { StateBadge, type TargetState } from "./StateBadge.tsx";

export type BarColour = "energy" | "protein" | "carbs" | "fat";

interface MacroBarProps {
  colour: BarColour;
  label: string;
  eaten: number;
  planned?: number;
  target: number | null;
  /** How eaten and planned together stand against the target; null when there is none. */
  state: TargetState | null;
  /** The amounts written out: "62" and "118 g". */
  eatenText: string;
  targetText?: string;
  /** The bar in words: "62 of 118 g, on target with plan". */
  description: string;
  /** A sentence below the bar, where there is room for it. */
  note?: string;
  size?: "small" | "medium" | "large";
}

/** Share of the bar's width at which the target stands, so that an over-run has room behind it. */
const TARGET_AT = 80;

const COLOURS = {
  energy: { solid: "var(--pf-brand-graph)", light: "var(--pf-brand-planned)" },
  protein: { solid: "var(--protein)", light: "var(--protein-planned)" },
  carbs: { solid: "var(--carbs)", light: "var(--carbs-planned)" },
  fat: { solid: "var(--fat)", light: "var(--fat-planned)" },
} as const;

/** Sums of decimals end in ...99999, which a screen reader would read out. */
const oneDecimal = (value: number | null): number | null => (value === null ? null : roundHalfUp(value, 1));

/** Light is planned, solid is eaten, the dark tick is the target; beyond it the bar is hatched. */
export function MacroBar(props: MacroBarProps) {
  const { size = "medium", state } = props;
  const labelId = useId();
  return (
    <div className={classNames(styles.bar, styles[size])}>
      <div className={styles.words}>
        <span id={labelId} className={styles.label}>
          {props.label}
        </span>
        <span aria-hidden="true" className={styles.amounts}>
          <b>{props.eatenText}</b>
          {props.targetText !== undefined && ` / ${props.targetText}`}
        </span>
        {size === "medium" && state && <StateBadge state={state} />}
      </div>
      <div className={styles.line}>
        <div
          role="progressbar"
          aria-labelledby={labelId}
          aria-valuemin={0}
          aria-valuemax={oneDecimal(props.target) ?? undefined}
          aria-valuenow={oneDecimal(props.eaten) ?? undefined}
          aria-valuetext={props.description}
          className={styles.track}
        >
          <Fills {...props} />
        </div>
        {size === "large" && state && <StateBadge state={state} />}
      </div>
      {props.note !== undefined && (
        <p className={classNames(styles.note, state === "warning" && styles.noteOver)}>{props.note}</p>
      )}
    </div>
  );
}

function Fills({ colour, eaten, planned = 0, target, state }: MacroBarProps) {
  if (target === null || target <= 0) return null;
  const { solid, light } = COLOURS[colour];
  const width = (amount: number) => Math.min(100, Math.max(0, (amount / target) * TARGET_AT));
  const isOver = state === "warning";
  const end = width(eaten + planned);
  const cap = isOver ? TARGET_AT : 100;
  const hatch = `repeating-linear-gradient(135deg, ${solid} 0 3px, var(--card) 3px 5px)`;
  return (
    <>
      {isOver && (
        <span
          className={classNames(styles.fill, styles.overrun)}
          style={{
            insetInlineStart: `${TARGET_AT}%`,
            width: `${Math.max(0, end - TARGET_AT)}%`,
            background: hatch,
          }}
        />
      )}
      <span
        className={classNames(styles.fill, isOver && styles.cut)}
        style={{ width: `${Math.min(end, cap)}%`, background: light }}
      />
      <span
        className={classNames(styles.fill, isOver && width(eaten) >= cap && styles.cut)}
        style={{ width: `${Math.min(width(eaten), cap)}%`, background: solid }}
      />
      <span className={styles.tick} style={{ insetInlineStart: `${TARGET_AT}%` }} />
    </>
  );
}
