import type { StepAmount, WrittenAmount } from "./dish.ts";
import { useCookingPhrases } from "./words/use-cooking-phrases.ts";

/** How much of an ingredient goes in at a step: "250 g", "rest of 350 ml". */
export function useShareText() {
  const words = useCookingPhrases();
  return ({ ingredient, share }: StepAmount): WrittenAmount => {
    if (typeof share === "number") return ingredient.amountOf(share);
    const { text } = ingredient.amountOf(1);
    // The line of a simple recipe says how much there is in all.
    if (text === "") return { text, weight: null };
    return {
      text: share === "REST" ? words.rest({ amount: text }) : words.part({ amount: text }),
      weight: null,
    };
  };
}
