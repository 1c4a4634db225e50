import type { Macros } from "@plateful/nutrition";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { MacroTiles } from "../../ui/MacroTiles.tsx";

/** Energy and macronutrients of an amount, in whole numbers (ledger FOOD-013). */
export function AmountTiles({ label, macros }: { label: string; macros: Macros }) {
  const { foods: words } = usePhrases();
  const count = useCount();
  return (
    <MacroTiles
      label={label}
      tiles={[
        { key: "kcal", name: words.kcalName, amount: count(macros.kcal) },
        { key: "protein", name: words.proteinName, amount: count(macros.protein), unit: words.grams },
        {
          key: "carbohydrates",
          name: words.carbsName,
          amount: count(macros.carbohydrates),
          unit: words.grams,
        },
        { key: "fat", name: words.fatName, amount: count(macros.fat), unit: words.grams },
      ]}
    />
  );
}
