import type { Food } from "@plateful/contract";
import { CATEGORY_ICONS } from "../lib/category-icons.ts";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { useCount } from "../lib/use-count.ts";
import styles from "./AddIngredientScreen.module.css";

/** Which food this is. */
export function FoodHead({ food, showsNumbers }: { food: Food; showsNumbers: boolean }) {
  const { foods: words } = usePhrases();
  const count = useCount();
  const Icon = CATEGORY_ICONS[food.category];
  const facts = [food.brand_name, showsNumbers ? words.per100({ kcal: count(food.kcal) }) : null];
  return (
    <div className={styles.food}>
      <span aria-hidden="true" className={styles.picture}>
        <Icon size={36} stroke={1.5} />
      </span>
      <div className={styles.names}>
        <h2 className={styles.name}>{food.name}</h2>
        <p className={styles.facts}>{facts.filter((fact) => fact !== null).join(" · ")}</p>
      </div>
    </div>
  );
}
