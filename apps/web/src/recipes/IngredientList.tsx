import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useUnitSystem } from "../lib/person/use-unit-system.ts";
import styles from "./IngredientList.module.css";
import { ingredientText } from "./ingredient-text.ts";
import type { CookingAmount } from "./parts/recipe-view.ts";

/** What goes in, for everybody who is cooked for, in the units that the person reads. */
export function IngredientList({ ingredients }: { ingredients: readonly CookingAmount[] }) {
  const language = useLanguage();
  const { recipes: words } = usePhrases();
  const system = useUnitSystem();
  return (
    <ul className={styles.list}>
      {ingredients.map((ingredient) => {
        const { amount, measure } = ingredientText(ingredient, {
          system,
          language,
          units: words.unitNames,
        });
        return (
          <li key={ingredient.id} className={styles.row}>
            <span className={styles.name}>{ingredient.name}</span>
            <span className={styles.amount}>
              <b>{amount}</b>
              {measure !== null && <small>{measure}</small>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
