import type { Food } from "@plateful/contract";
import type { DiarySlot } from "@plateful/planning";
import type { FoodChoice } from "../../lib/address/food-choice.ts";
import type { FoodAmount } from "../parts/food-visit.ts";
import { useFoodAmounts } from "../parts/use-food-amounts.ts";
import styles from "./FoodLine.module.css";
import { FoundLine } from "./FoundLine.tsx";
import { useFavouriteFoods } from "./use-favourite-foods.ts";
import { useUsualFoods } from "./use-usual-foods.ts";

interface FoundFoodsProps {
  place: NonNullable<FoodChoice["place"]>;
  slot: DiarySlot;
  pages: readonly (readonly Food[])[];
  query: string;
  showsNumbers: boolean;
  onOpen: (food: Food, amount: FoodAmount | null) => void;
}

/** The foods that a search found for a meal: a press on the plus adds one, a press on its name opens it (ledger FOOD-088). */
export function FoundFoods({ place, slot, pages, ...line }: FoundFoodsProps) {
  const before = useUsualFoods(place, slot.mealMoment);
  const favourites = useFavouriteFoods(place.clientId === undefined).foods ?? [];
  const held = [...favourites, ...(before?.recent ?? []), ...(before?.usual ?? [])];
  const amounts = useFoodAmounts({ place, moment: slot.mealMoment }, pages, held);
  return (
    <ul className={styles.card}>
      {pages.flat().map((food) => (
        <FoundLine key={food.id} food={food} amount={amounts.get(food.id)} {...line} />
      ))}
    </ul>
  );
}
