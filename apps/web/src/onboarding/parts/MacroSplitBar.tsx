import { KCAL_PER_GRAM, type Macros } from "@plateful/nutrition";
import styles from "./MacroSplitBar.module.css";

/** How a plan divides its energy, as three strokes. Decorative: the numbers stand in the boxes. */
export function MacroSplitBar({ macros }: { macros: Macros }) {
  return (
    <span aria-hidden="true" className={styles.bar}>
      <i className={styles.protein} style={{ flexGrow: macros.protein * KCAL_PER_GRAM.protein }} />
      <i className={styles.carbs} style={{ flexGrow: macros.carbohydrates * KCAL_PER_GRAM.carbohydrates }} />
      <i className={styles.fat} style={{ flexGrow: macros.fat * KCAL_PER_GRAM.fat }} />
    </span>
  );
}
