import type { Food } from "@plateful/contract";
import { formatNumber } from "@plateful/phrases";
import { parseDecimal, roundHalfUp } from "@plateful/quantities";
import { isWeighed, servingUnit } from "../../lib/food/serving-text.ts";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { ChoiceChips } from "../../ui/fields/ChoiceChips.tsx";
import { NumberEntry } from "../../ui/fields/NumberEntry.tsx";
import styles from "./AddIngredientScreen.module.css";
import { type AmountFault, amountLimits, MAX_AMOUNT_LENGTH } from "./serving-amount.ts";
import type { EnteredAmount } from "./use-amount.ts";
import { useServingWords } from "./use-serving-words.ts";

interface AmountCardProps {
  food: Food;
  entered: EnteredAmount;
  fault: AmountFault | null;
}

/** Reads an amount with a comma or a point; anything else is none (ledger FOOD-016). */
function readAmount(text: string): number | null {
  const number = parseDecimal(text);
  return number === null ? null : roundHalfUp(number, 6);
}

/** The amount in large figures, and the servings in which it can be counted (ledger FOOD-012). */
export function AmountCard({ food, entered, fault }: AmountCardProps) {
  const { foods: words, general } = usePhrases();
  const language = useLanguage();
  const count = useCount();
  const serve = useServingWords();
  const { serving, measure, amount, quantity } = entered;
  const { step, start, max } = amountLimits(measure);
  const faultTexts = {
    required: general.required,
    positive: words.positive,
    tooMuch: words.atMost({ limit: count(max) }),
  };
  return (
    <div className={styles.card}>
      <NumberEntry
        label={words.amount}
        lessLabel={words.less}
        moreLabel={words.more}
        value={amount}
        min={step}
        max={max}
        step={step}
        start={start}
        unit={servingUnit(measure, amount)}
        format={(value) => formatNumber(language, value, { useGrouping: false })}
        parse={readAmount}
        onChange={entered.setAmount}
        maxLength={MAX_AMOUNT_LENGTH}
        error={fault === null ? null : faultTexts[fault]}
        hasRuler={false}
        {...(isWeighed(measure) ? {} : { hint: serve.weight(serving, quantity) })}
      />
      <ChoiceChips
        label={words.unit}
        value={serving.id}
        onChoose={entered.chooseServing}
        chips={food.suggested_servings.map((one) => serve.chip(one))}
      />
    </div>
  );
}
