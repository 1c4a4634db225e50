import type { Macros } from "@plateful/nutrition";
import { useIsDesktop } from "../lib/device/use-media.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCount } from "../lib/language/use-count.ts";
import styles from "./RecipeNumbers.module.css";

interface RecipeNumbersProps {
  macros: Macros;
  target: Macros | null;
  mealName: string | null;
}

const GRAMS = [
  { key: "protein", word: "protein" },
  { key: "carbohydrates", word: "carbs" },
  { key: "fat", word: "fat" },
] as const;

/** Energy and macronutrients of one's own portion: four cells on a phone, a list against the target on a desktop. */
export function RecipeNumbers({ macros, target, mealName }: RecipeNumbersProps) {
  const { recipes: words, nutrition } = usePhrases();
  const count = useCount();
  const isDesktop = useIsDesktop();
  if (!isDesktop) {
    return (
      <ul className={styles.cells}>
        <li className={styles.energy}>
          <b>{count(macros.kcal)}</b>
          <span>{nutrition.units.kcal}</span>
        </li>
        {GRAMS.map(({ key, word }) => (
          <li key={key} className={styles[word]}>
            <b>
              {count(macros[key])}
              <small>{nutrition.units.g}</small>
            </b>
            <span>{words[word]}</span>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div className={styles.list}>
      <p className={styles.large}>
        {count(macros.kcal)} <small>{nutrition.units.kcal}</small>
      </p>
      {target !== null && mealName !== null && (
        <p className={styles.of}>{words.ofMealNamed({ amount: count(target.kcal), meal: mealName })}</p>
      )}
      <ul>
        {GRAMS.map(({ key, word }) => (
          <li key={key}>
            <i aria-hidden="true" style={{ background: `var(--${word})` }} />
            <span>{nutrition.nutrients[key]}</span>
            <b>{words.grams({ amount: count(macros[key]) })}</b>
            {target !== null && <small>{words.ofGrams({ amount: count(target[key]) })}</small>}
          </li>
        ))}
      </ul>
    </div>
  );
}
