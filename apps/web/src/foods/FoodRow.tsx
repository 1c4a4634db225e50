import type { Food } from "@plateful/contract";
import { formatNumber } from "@plateful/phrases";
import { IconChevronRight } from "@tabler/icons-react";
import { FoodSign } from "../lib/food/FoodSign.tsx";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCount } from "../lib/language/use-count.ts";
import styles from "./FoodRow.module.css";
import { MarkedName } from "./parts/MarkedName.tsx";

interface FoodRowProps {
  food: Food;
  /** What a figure for 100 g is told as. */
  figuresOf: (inHundred: number) => number;
  /** What was typed; it is marked in the name. */
  query: string;
  showsNumbers: boolean;
  onChoose: () => void;
}

/** A food that was found, with what 100 g or an ounce of it holds. */
export function FoodRow({ food, figuresOf, query, showsNumbers, onChoose }: FoodRowProps) {
  const { foods: words } = usePhrases();
  const language = useLanguage();
  const count = useCount();
  return (
    <li className={styles.item}>
      <button type="button" className={styles.row} onClick={onChoose}>
        <span aria-hidden="true" className={styles.icon}>
          <FoodSign food={food} size={36} />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>
            <MarkedName name={food.name} query={query} />
          </span>
          {food.brand_name !== null && <span className={styles.brand}>{food.brand_name}</span>}
        </span>
        {showsNumbers && (
          <span className={styles.numbers}>
            <b>{words.kcal({ amount: count(figuresOf(food.kcal)) })}</b>
            <span>
              {words.protein({
                amount: formatNumber(language, figuresOf(food.protein), { maximumFractionDigits: 1 }),
              })}
            </span>
          </span>
        )}
        <IconChevronRight size={20} aria-hidden="true" className={styles.arrow} />
      </button>
    </li>
  );
}
