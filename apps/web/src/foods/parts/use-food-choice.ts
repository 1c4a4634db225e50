import type { FoodChoice } from "../../lib/address/food-choice.ts";
import { useFoodVisit } from "./use-food-visit.ts";

/** What a food is looked for, with the meal that is chosen by now. */
export const useFoodChoice = (): FoodChoice => useFoodVisit().choice;
