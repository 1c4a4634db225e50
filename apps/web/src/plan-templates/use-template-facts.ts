import type { PlanTemplate } from "@plateful/contract";
import { formatNumber } from "@plateful/phrases";
import { useLanguage } from "../lib/language/LanguageProvider.tsx";
import { useCount } from "../lib/language/use-count.ts";
import { useTemplatePhrases } from "./use-template-phrases.ts";

/** What a template says, written out: "85% of need", "1.6 g protein per kg", "4 meals". */
export function useTemplateFacts({ energy_percent, protein_per_kg, meals }: PlanTemplate) {
  const words = useTemplatePhrases();
  const language = useLanguage();
  const count = useCount();
  const grams = formatNumber(language, protein_per_kg, { maximumFractionDigits: 2 });
  return {
    energy: words.ofNeed({ percent: count(energy_percent) }),
    protein: words.protein({ grams }),
    meals: words.meals({ count: meals.length }),
  };
}
