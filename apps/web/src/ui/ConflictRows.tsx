import { IconCheck } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import { classNames } from "./base/class-names.ts";
import styles from "./ConflictRows.module.css";

type ConflictSide = "theirs" | "mine";

interface ShownConflictRow {
  readonly key: string;
  readonly label: string;
  /** How it was, in a sentence of its own: "was 100 g". */
  readonly before: string;
  readonly values: Readonly<Record<ConflictSide, ReactNode>>;
}

interface ConflictHead {
  readonly title: string;
  readonly detail?: string;
}

interface ConflictRowsProps {
  rows: readonly ShownConflictRow[];
  heads: Readonly<Record<ConflictSide, ConflictHead>>;
  /** How many rows there are, above their labels. */
  count: string;
  takeAll: string;
  /** The name of the button that takes one side everywhere, for those who cannot see under which head it is. */
  takeAllOf: Readonly<Record<ConflictSide, string>>;
  chosen: ReadonlyMap<string, ConflictSide>;
  onChoose: (chosen: ReadonlyMap<string, ConflictSide>) => void;
}

const SIDES = ["theirs", "mine"] as const;

function Heads({ rows, heads, count, takeAll, takeAllOf, onChoose }: ConflictRowsProps) {
  return (
    <div className={styles.heads}>
      <p className={styles.count}>{count}</p>
      {SIDES.map((side) => (
        <div key={side} className={styles.head}>
          <div>
            <p className={styles.title}>{heads[side].title}</p>
            {heads[side].detail !== undefined && <p className={styles.detail}>{heads[side].detail}</p>}
          </div>
          <button
            type="button"
            aria-label={takeAllOf[side]}
            className={styles.takeAll}
            onClick={() => onChoose(new Map(rows.map(({ key }) => [key, side])))}
          >
            {takeAll}
          </button>
        </div>
      ))}
    </div>
  );
}

/** Two versions of one thing, row by row: each row is a question with two answers. */
export function ConflictRows(props: ConflictRowsProps) {
  const { rows, heads, chosen, onChoose } = props;
  const id = useId();
  return (
    <div className={styles.table}>
      {(rows.length > 1 || heads.theirs.detail !== undefined) && <Heads {...props} />}
      {rows.map(({ key, label, before, values }) => (
        <div key={key} role="radiogroup" aria-labelledby={`${id}${key}`} className={styles.row}>
          <p id={`${id}${key}`} className={styles.label}>
            <b>{label}</b> <span>{before}</span>
          </p>
          {SIDES.map((side) => {
            const isChosen = chosen.get(key) === side;
            return (
              <label key={side} className={classNames(styles.card, isChosen && styles.chosen)}>
                <input
                  type="radio"
                  name={`${id}${key}`}
                  value={side}
                  checked={isChosen}
                  className={styles.input}
                  onChange={() => onChoose(new Map(chosen).set(key, side))}
                />
                <span aria-hidden="true" className={styles.mark}>
                  {isChosen && <IconCheck size={15} stroke={3} />}
                </span>
                <span className={styles.words}>
                  <span className={styles.whose}>{heads[side].title}</span>
                  <span className={styles.value}>{values[side]}</span>
                </span>
              </label>
            );
          })}
        </div>
      ))}
    </div>
  );
}
