import type { MeantFood } from "@plateful/contract";
import { formatNumber } from "@plateful/phrases";
import { servingUnit, toAmount, toServings } from "../../lib/food/serving-text.ts";
import { TypedAmount } from "../../lib/food/TypedAmount.tsx";
import { useServingText } from "../../lib/food/use-serving-text.ts";
import { useLanguage } from "../../lib/language/LanguageProvider.tsx";
import styles from "./RecipeImport.module.css";
import { useImportPhrases } from "./use-import-phrases.ts";
import type { LineAnswer } from "./use-line-answers.ts";

interface LineAmountProps {
  food: MeantFood;
  onAnswer: (answer: LineAnswer) => void;
}

/** Types how much of a food goes into the whole recipe. */
export function LineAmount({ food, onAnswer }: LineAmountProps) {
  const words = useImportPhrases();
  const language = useLanguage();
  const { suggested_serving: serving, quantity } = food;
  const measure = useServingText().measureOf(serving);
  const amount = toAmount(quantity, measure);
  return (
    <div className={styles.amount}>
      <TypedAmount
        label={words.amountOf({ name: serving.food.name })}
        shown={formatNumber(language, amount, { maximumFractionDigits: 2 })}
        zeroText={words.zero}
        onAmount={(typed) =>
          onAnswer({
            suggested_serving: serving.id,
            quantity: toServings(typed, measure),
            is_left_out: false,
          })
        }
      />
      <span>{servingUnit(measure, amount)}</span>
    </div>
  );
}
