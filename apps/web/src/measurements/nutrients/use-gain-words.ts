import type { NutrientMeal } from "@plateful/contract";
import { formatList } from "@plateful/phrases";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useNutrientWords } from "./nutrient-words.ts";

/** What a meal brings: "+9 g fibre · +3 mg iron", or "more fibre and iron" where numbers are hidden. */
export function useGainWords(showsNumbers: boolean): (gains: NutrientMeal["gains"], most?: number) => string {
  const { nutrients: phrases } = usePhrases();
  const language = useLanguage();
  const words = useNutrientWords();
  const { meals } = phrases;
  return (gains, most = gains.length) => {
    const shown = gains
      .slice(0, most)
      .map((gain) => ({ ...gain, name: phrases.namesInSentence[gain.nutrient] }));
    if (!showsNumbers)
      return meals.more({
        name: formatList(
          language,
          shown.map(({ name }) => name),
        ),
      });
    return (
      shown
        // Each stays together at the end of a line.
        .map(({ amount, unit, name }) =>
          meals.gain({ amount: words.amount(amount, unit), name }).replaceAll(" ", "\u00a0"),
        )
        .join(" · ")
    );
  };
}
