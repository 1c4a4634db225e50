import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { HeartToggle } from "../../ui/fields/HeartToggle.tsx";
import { useFavouriteFoods } from "./use-favourite-foods.ts";

/** Marks a food as a favourite, or takes the mark off (ledger FOOD-075). */
export function FavouriteHeart({ food }: { food: { readonly id: number; readonly name: string } }) {
  const { foodStart: words } = usePhrases();
  const { isOn, toggle } = useFavouriteFoods();
  return (
    <HeartToggle
      isOn={isOn(food.id)}
      label={words.favourite({ name: food.name })}
      onToggle={() => toggle(food.id)}
    />
  );
}
