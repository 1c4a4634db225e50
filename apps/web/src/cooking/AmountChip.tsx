import { FoodSign } from "../lib/food/FoodSign.tsx";
import styles from "./Cooking.module.css";
import type { DishIngredient, WrittenAmount } from "./dish.ts";

/** An ingredient of a step, with how much of it. */
export function AmountChip({ ingredient, amount }: { ingredient: DishIngredient; amount: WrittenAmount }) {
  const { name, category } = ingredient;
  return (
    <li className={styles.chip}>
      {category !== undefined && (
        <span className={styles.sign}>
          <FoodSign food={{ name, category }} size={28} />
        </span>
      )}
      <span className={styles.chipWords}>
        <span className={amount.text === "" ? styles.chipLine : styles.chipName}>
          {amount.weight === null ? name : `${name} · ${amount.weight}`}
        </span>
        {amount.text !== "" && <b className={styles.chipAmount}>{amount.text}</b>}
      </span>
    </li>
  );
}
