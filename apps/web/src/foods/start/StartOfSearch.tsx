import type { DiarySlot } from "@plateful/planning";
import type { FoodChoice } from "../../lib/address/food-choice.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { SearchHint } from "../parts/SearchHint.tsx";
import { useFoodChoice } from "../parts/use-food-choice.ts";
import { BasketLine } from "./BasketLine.tsx";
import styles from "./FoodLine.module.css";
import { FoodTabs } from "./FoodTabs.tsx";
import { useUsualFoods } from "./use-usual-foods.ts";

interface StartProps {
  showsNumbers: boolean;
  onOpen: (foodId: number) => void;
}

interface StartOfMealProps extends StartProps {
  place: NonNullable<FoodChoice["place"]>;
  slot: DiarySlot;
}

function StartOfMeal({ place, slot, ...line }: StartOfMealProps) {
  const { foods: words, meals } = usePhrases();
  const found = useUsualFoods(place, slot.mealMoment);
  const title = words.usualAt({ meal: meals.momentsInSentence[slot.mealMoment] });
  return (
    <>
      {found !== undefined && found.usual.length > 0 && (
        <section aria-label={title} className={styles.list}>
          <h3 className={styles.title}>{title}</h3>
          <ul className={styles.card}>
            {found.usual.map((food) => (
              <BasketLine key={food.suggested_serving.food.id} food={food} {...line} />
            ))}
          </ul>
        </section>
      )}
      <FoodTabs recent={found?.recent} isOwn={place.clientId === undefined} {...line} />
    </>
  );
}

/** What a diary would probably get, before a letter is typed; a hint where the food is for no diary (ledger FOOD-048). */
export function StartOfSearch(props: StartProps) {
  const { place, slot, onPut } = useFoodChoice();
  if (place === undefined || slot === null || onPut === undefined) return <SearchHint />;
  return <StartOfMeal place={place} slot={slot} {...props} />;
}
