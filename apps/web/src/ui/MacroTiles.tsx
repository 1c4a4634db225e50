import { classNames } from "./base/class-names.ts";
import styles from "./MacroTiles.module.css";

export interface MacroTile {
  readonly key: "kcal" | "protein" | "carbohydrates" | "fat";
  readonly name: string;
  /** The amount as it is read, or a dash. */
  readonly amount: string;
  /** Left out where the name says it already. */
  readonly unit?: string;
}

interface MacroTilesProps {
  label: string;
  tiles: readonly MacroTile[];
  /** Smaller numbers, for tiles that are not the heart of a screen. */
  isSmall?: boolean;
}

/** Energy and macronutrients side by side, each in its colour. */
export function MacroTiles({ label, tiles, isSmall }: MacroTilesProps) {
  return (
    <dl aria-label={label} className={classNames(styles.tiles, isSmall && styles.small)}>
      {tiles.map(({ key, name, amount, unit }) => (
        <div key={key} className={classNames(styles.tile, styles[key])}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.amount}>
            {amount}
            {unit !== undefined && <small>{unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
