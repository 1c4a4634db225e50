import { useState } from "react";
import { currentFoodChoice, type FoodChoice } from "../../lib/address/food-choice.ts";

/** What a food is looked for; the routes let nobody in without it. */
export function useFoodChoice(): FoodChoice {
  const [choice] = useState(currentFoodChoice);
  if (choice === null) throw new Error("No food is being chosen.");
  return choice;
}
