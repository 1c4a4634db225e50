import type { Macros } from "@plateful/nutrition";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { useCount } from "../lib/use-count.ts";
import { classNames } from "../ui/class-names.ts";
import styles from "./MacroTiles.module.css";

/** Energy and macronutrients of an amount, in whole numbers (ledger FOOD-013). */
export function MacroTiles({ label, macros }: { label: string; macros: Macros }) {
  const { foods: words } = usePhrases();
  const count = useCount();
  const tiles = [
    { key: "kcal", name: words.kcalName, unit: "" },
    { key: "protein", name: words.proteinName, unit: words.grams },
    { key: "carbohydrates", name: words.carbsName, unit: words.grams },
    { key: "fat", name: words.fatName, unit: words.grams },
  ] as const;
  return (
    <dl aria-label={label} className={styles.tiles}>
      {tiles.map(({ key, name, unit }) => (
        <div key={key} className={classNames(styles.tile, styles[key])}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.amount}>
            {count(macros[key])}
            {unit !== "" && <small>{unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
