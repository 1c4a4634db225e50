import { classNames } from "../../ui/base/class-names.ts";
import { type NutrientLine, possibleAmount, WELL_KNOWN } from "./eaten.ts";
import styles from "./Nutrients.module.css";

/** Where the line of the reference is drawn, as a share of the bar. */
const LINE_AT = 0.8;
const widthOf = (share: number): string => `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`;

/**
 * An amount against the line of its reference. Beyond a maximum the own hue is hatched, and what may be there besides is striped
 * where little is known; the words beside it say the same, so it is hidden from readers of the screen.
 */
export function NutrientBar({ line }: { line: NutrientLine }) {
  const { total, reference } = line;
  const shareOf = (amount: number) => (amount / reference.amount) * LINE_AT;
  const filled = shareOf(total.amount);
  const isOver = reference.kind === "MAX" && filled > LINE_AT;
  const possible = total.known < WELL_KNOWN ? shareOf(possibleAmount(total)) : filled;
  return (
    <span aria-hidden="true" className={styles.track}>
      {possible > filled && <i className={styles.possible} style={{ width: widthOf(possible) }} />}
      <i
        className={classNames(styles.fill, isOver && styles.cut)}
        style={{ width: widthOf(isOver ? LINE_AT : filled) }}
      />
      {isOver && (
        <i
          className={styles.over}
          style={{ insetInlineStart: widthOf(LINE_AT), width: widthOf(Math.min(1, filled) - LINE_AT) }}
        />
      )}
      <i className={styles.tick} style={{ insetInlineStart: widthOf(LINE_AT) }} />
    </span>
  );
}
