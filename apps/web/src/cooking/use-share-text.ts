import type { StepAmount } from "./dish.ts";
import { useCookingPhrases } from "./use-cooking-phrases.ts";

/** How much of an ingredient goes in at a step: "250 g", "rest of 350 ml". */
export function useShareText() {
  const words = useCookingPhrases();
  return ({ ingredient, share }: StepAmount): string => {
    if (typeof share === "number") return ingredient.amountOf(share);
    const amount = ingredient.amountOf(1);
    return share === "REST" ? words.rest({ amount }) : words.part({ amount });
  };
}
