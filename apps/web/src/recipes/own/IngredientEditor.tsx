import type { Ingredient } from "@plateful/contract";
import { formatNumber } from "@plateful/phrases";
import { isSeveral } from "@plateful/quantities";
import { IconReplace, IconTrash } from "@tabler/icons-react";
import { isWeighed, toAmount, toServings } from "../../lib/food/serving-text.ts";
import { TypedAmount } from "../../lib/food/TypedAmount.tsx";
import { useServingText } from "../../lib/food/use-serving-text.ts";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { IconButton } from "../../ui/base/IconButton.tsx";
import styles from "./IngredientEditor.module.css";

interface IngredientEditorProps {
  ingredient: Ingredient;
  showsNumbers: boolean;
  isBusy: boolean;
  onQuantity: (quantity: number) => void;
  onSwap: () => void;
  onRemove: () => void;
}

/** One ingredient of a recipe of one's own: its amount in the measure of its serving, and what can be done with it. */
export function IngredientEditor(props: IngredientEditorProps) {
  const { ownRecipe: words, recipes } = usePhrases();
  const language = useLanguage();
  const count = useCount();
  const { name, quantity, suggested_serving: serving, kcal } = props.ingredient;
  const measure = useServingText().measureOf(serving);
  // Servings such as "2 slices" are typed in slices here, as a recipe names them.
  const inServing = isWeighed(measure) ? measure.inServing : serving.quantity;
  const amount = toAmount(quantity, { inServing });
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <b>{name}</b>
        {props.showsNumbers && <small>{recipes.kcal({ amount: count(kcal) })}</small>}
      </span>
      <div className={styles.amount}>
        <TypedAmount
          label={words.amountOf({ name })}
          shown={formatNumber(language, amount)}
          zeroText={words.useDelete}
          isDisabled={props.isBusy}
          onAmount={(typed) => props.onQuantity(toServings(typed, { inServing }))}
        />
      </div>
      <span className={styles.measure}>{isSeveral(amount) ? measure.several : measure.one}</span>
      <IconButton label={words.swap({ name })} isDisabled={props.isBusy} onClick={props.onSwap}>
        <IconReplace size={20} stroke={1.75} />
      </IconButton>
      <IconButton label={words.removeIngredient({ name })} isDisabled={props.isBusy} onClick={props.onRemove}>
        <IconTrash size={20} stroke={1.75} />
      </IconButton>
    </li>
  );
}
