import type { GroceryList } from "@plateful/contract";
import { usePlateUrl } from "../../lib/food/plate-url.ts";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { RecipeThumb } from "../../ui/RecipeThumb.tsx";
import styles from "./DishPlates.module.css";

/** More would leave no room for the name of what is bought. */
const SHOWN = 2;

interface DishPlatesProps {
  dishes: GroceryList["dishes"];
}

/** The plates that an item is bought for: two of them, and how many more there are (ledger GROC-046). */
export function DishPlates({ dishes }: DishPlatesProps) {
  const { packs } = usePhrases().groceries;
  const language = useLanguage();
  const plateUrl = usePlateUrl();
  if (dishes.length === 0) return null;
  const names = new Intl.ListFormat(language).format(dishes.map(({ name }) => name));
  const more = dishes.length - SHOWN;
  return (
    <span role="img" aria-label={packs.dishes({ names })} className={styles.plates}>
      {dishes.slice(0, SHOWN).map((dish) => (
        <RecipeThumb key={dish.id} src={plateUrl(dish, "dish")} className={styles.plate ?? ""} />
      ))}
      {more > 0 && <span className={styles.more}>{`+${more}`}</span>}
    </span>
  );
}
