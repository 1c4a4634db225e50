import type { DiarySlot } from "@plateful/planning";
import { useState } from "react";
import type { FoodChoice } from "../../lib/address/food-choice.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import type { FoodAmount } from "../parts/food-visit.ts";
import { SearchHint } from "../parts/SearchHint.tsx";
import { useFoodChoice } from "../parts/use-food-choice.ts";
import { BasketLine } from "./BasketLine.tsx";
import { FittingRecipes } from "./FittingRecipes.tsx";
import styles from "./FoodLine.module.css";
import { FoodTabs } from "./FoodTabs.tsx";
import { useUsualFoods } from "./use-usual-foods.ts";

interface StartProps {
  showsNumbers: boolean;
  onOpen: (amount: FoodAmount) => void;
}

interface StartOfMealProps extends StartProps {
  place: NonNullable<FoodChoice["place"]>;
  slot: DiarySlot;
  leftIn: FoodChoice["leftIn"];
}

function StartOfMeal({ place, slot, leftIn, ...line }: StartOfMealProps) {
  const { foods: words, meals } = usePhrases();
  const found = useUsualFoods(place, slot.mealMoment);
  const isOwn = place.clientId === undefined;
  // What a press adds takes from the room: the recipes stay as they were, or they would change below the finger.
  const [room, setRoom] = useState(() => ({ slot, left: leftIn(slot) }));
  if (room.slot.id !== slot.id) setRoom({ slot, left: leftIn(slot) });
  const title = words.usualAt({ meal: meals.momentsInSentence[slot.mealMoment] });
  const hasUsual = found !== undefined && found.usual.length > 0;
  const recipes = isOwn && found !== undefined && (
    <FittingRecipes {...room} date={place.date} showsNumbers={line.showsNumbers} />
  );
  return (
    <>
      {hasUsual && (
        <section aria-label={title} className={styles.list}>
          <h3 className={styles.title}>{title}</h3>
          <ul className={styles.cards}>
            {found.usual.map((food) => (
              <BasketLine key={food.suggested_serving.food.id} food={food} look="card" {...line} />
            ))}
          </ul>
        </section>
      )}
      {/* Whoever has no habits yet begins with a dish; for everybody else it comes after what they mostly add. */}
      {!hasUsual && recipes}
      <FoodTabs recent={found?.recent} isOwn={isOwn} {...line} />
      {hasUsual && recipes}
    </>
  );
}

/** What a diary would probably get, before a letter is typed; a hint where the food is for no diary (ledger FOOD-048). */
export function StartOfSearch(props: StartProps) {
  const { place, slot, onPut, leftIn } = useFoodChoice();
  if (place === undefined || slot === null || onPut === undefined) return <SearchHint />;
  return <StartOfMeal place={place} slot={slot} leftIn={leftIn} {...props} />;
}
