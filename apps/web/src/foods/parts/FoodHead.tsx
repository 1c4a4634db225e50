import type { Food } from "@plateful/contract";
import { FoodSign } from "../../lib/food/FoodSign.tsx";
import { useReference } from "../../lib/food/use-reference.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import styles from "./AddIngredientScreen.module.css";

interface FoodHeadProps {
  food: Food;
  showsNumbers: boolean;
  /** What 100 of the figures are for. */
  per: "g" | "ml";
}

/** Which food this is. */
export function FoodHead({ food, showsNumbers, per }: FoodHeadProps) {
  const { foods: words } = usePhrases();
  const count = useCount();
  const reference = useReference()(per);
  const figures = words.kcalPer({ kcal: count(reference.of(food.kcal)), per: reference.per });
  const facts = [food.brand_name, showsNumbers ? figures : null];
  return (
    <div className={styles.food}>
      <span aria-hidden="true" className={styles.picture}>
        <FoodSign food={food} size={52} />
      </span>
      <div className={styles.names}>
        <h2 className={styles.name}>{food.name}</h2>
        <p className={styles.facts}>{facts.filter((fact) => fact !== null).join(" · ")}</p>
      </div>
    </div>
  );
}
