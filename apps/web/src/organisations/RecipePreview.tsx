import { IconClock, IconHeart, IconX } from "@tabler/icons-react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCount } from "../lib/language/use-count.ts";
import { MacroTiles } from "../ui/MacroTiles.tsx";
import { Pill } from "../ui/Pill.tsx";
import styles from "./Previews.module.css";
import { useOwnPracticePhrases } from "./use-own-practice-phrases.ts";

/** A recipe, as it looks with the brand. */
export function RecipePreview() {
  const { meals, nutrition } = usePhrases();
  const { sample } = useOwnPracticePhrases().branding;
  const count = useCount();
  const { g, kcal } = nutrition.units;
  const tiles = [
    { key: "kcal", name: kcal, amount: count(526) },
    { key: "protein", name: nutrition.nutrients.protein, amount: count(39), unit: g },
    { key: "carbohydrates", name: nutrition.nutrients.carbohydrates, amount: count(38), unit: g },
    { key: "fat", name: nutrition.nutrients.fat, amount: count(23), unit: g },
  ] as const;
  return (
    <div className={styles.screen}>
      <div className={styles.hero}>
        <img src="/dishes/salmon.svg" alt="" className={styles.dish} />
        <span className={styles.round}>
          <IconX size={22} />
        </span>
        <span className={styles.round}>
          <IconHeart size={22} />
        </span>
      </div>
      <div className={styles.recipe}>
        <span className={styles.pills}>
          <Pill icon={<IconClock size={14} />}>{sample.minutes}</Pill>
          <Pill tone="brand">{meals.moments.DINNER}</Pill>
        </span>
        <p className={styles.title}>{sample.dinner}</p>
        <MacroTiles label="" tiles={tiles} />
        <div className={styles.fits}>
          <b>{sample.fits}</b>
          {sample.fitsText}
        </div>
      </div>
      <div className={styles.foot}>
        <span className={styles.button}>{sample.chooseDinner}</span>
      </div>
    </div>
  );
}
