import type { MeantFood } from "@plateful/contract";
import { formatNumber } from "@plateful/phrases";
import { isWeighed, servingUnit, toAmount } from "../../lib/food/serving-text.ts";
import { TypedAmount } from "../../lib/food/TypedAmount.tsx";
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
  const amount = toAmount(quantity, serving);
  return (
    <div className={styles.amount}>
      <TypedAmount
        label={words.amountOf({ name: serving.food.name })}
        shown={formatNumber(language, amount, { maximumFractionDigits: 2 })}
        zeroText={words.zero}
        onAmount={(typed) =>
          onAnswer({
            suggested_serving: serving.id,
            quantity: isWeighed(serving) ? typed / serving.quantity : typed,
            is_left_out: false,
          })
        }
      />
      <span>{servingUnit(serving, amount)}</span>
    </div>
  );
}
