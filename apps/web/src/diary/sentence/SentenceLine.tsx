import type { MeantFood } from "@plateful/contract";
import { IconCheck, IconHelpCircle, IconUser, IconX } from "@tabler/icons-react";
import { FoodSign } from "../../lib/food/FoodSign.tsx";
import { toAmount } from "../../lib/food/serving-text.ts";
import { useServingText } from "../../lib/food/use-serving-text.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { classNames } from "../../ui/base/class-names.ts";
import { Stepper } from "../../ui/fields/Stepper.tsx";
import styles from "./MealSentence.module.css";
import { SentenceChoice } from "./SentenceChoice.tsx";
import { kcalOf, type SentenceFood, stepOf, weightOf, withAmount } from "./sentence-food.ts";

interface SentenceLineProps {
  line: Pick<SentenceFood, "certainty" | "choices" | "words">;
  food: MeantFood;
  showsNumbers: boolean;
  onChoose: (food: MeantFood) => void;
  onSearch: (words: string) => void;
  onLeaveOut: () => void;
}

/** Most servings that buttons reach. */
const MAX_SERVINGS = 1000;

/** How certain a line is, as a sign and a word. */
function CertaintyBadge({ certainty }: Pick<SentenceFood, "certainty">) {
  const { mealSentence: words } = usePhrases();
  const isUsual = certainty === "USUAL";
  return (
    <span className={classNames(styles.badge, !isUsual && styles.sure)}>
      {isUsual ? (
        <IconUser size={16} stroke={1.75} aria-hidden="true" />
      ) : (
        <IconCheck size={16} stroke={2.2} aria-hidden="true" />
      )}
      {isUsual ? words.usual : certainty === "CHECKED" ? words.checked : words.sure}
    </span>
  );
}

/** How much of the food: "2 slices, 70 g in all". */
function useAmountWords(food: MeantFood) {
  const { mealSentence: words } = usePhrases();
  const { measureOf, servings, rough } = useServingText();
  const { suggested_serving: serving, quantity, is_estimated: isEstimated } = food;
  const measure = measureOf(serving);
  const amount = servings(serving, quantity);
  const weight = weightOf(food, measure);
  const whole =
    weight === null ? amount : words.inAll({ amount, weight: rough(weight, serving.metric_unit) });
  return { measure, amount, whole: isEstimated ? words.about({ amount: whole }) : whole };
}

/** One food of the sentence with its amount; only a line in doubt asks which food it was (ledger FOOD-069). */
export function SentenceLine({ line, food, showsNumbers, ...on }: SentenceLineProps) {
  const { mealSentence: words, foods } = usePhrases();
  const count = useCount();
  const { measure, amount, whole } = useAmountWords(food);
  const { suggested_serving: serving, quantity } = food;
  const { name, brand_name: brand } = serving.food;
  const value = toAmount(quantity, measure);
  const isAsked = line.choices.length > 0;
  const step = stepOf(value, measure);
  return (
    <li className={styles.line}>
      <div className={styles.head}>
        <span aria-hidden="true" className={classNames(styles.tile, isAsked && styles.doubt)}>
          <FoodSign food={{ name: food.suggested_serving.food.name, category: food.category }} size={36} />
        </span>
        <span className={styles.name}>
          <b>{brand === null ? name : `${name}, ${brand}`}</b>
          <span>{whole}</span>
        </span>
        {showsNumbers && <span className={styles.kcal}>{foods.kcal({ amount: count(kcalOf(food)) })}</span>}
        <button
          type="button"
          className={styles.remove}
          aria-label={words.remove({ name })}
          onClick={on.onLeaveOut}
        >
          <IconX size={20} stroke={1.75} />
        </button>
      </div>
      {isAsked ? (
        <>
          <p className={styles.question}>
            <IconHelpCircle size={20} stroke={1.75} aria-hidden="true" />
            {words.which({ words: line.words })}
          </p>
          <SentenceChoice
            line={line}
            food={food}
            onChoose={on.onChoose}
            onSearch={() => on.onSearch(line.words)}
          />
        </>
      ) : (
        <div className={styles.amount}>
          <Stepper
            label={words.amountOf({ name })}
            lessLabel={words.less({ name })}
            moreLabel={words.moreOf({ name })}
            value={value}
            min={Math.min(step, value)}
            max={toAmount(MAX_SERVINGS, measure)}
            step={step}
            valueText={amount}
            onChange={(pressed) => on.onChoose(withAmount(food, pressed, measure))}
          />
          <CertaintyBadge certainty={line.certainty} />
        </div>
      )}
    </li>
  );
}
