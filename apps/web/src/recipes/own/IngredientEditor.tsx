import type { Ingredient } from "@plateful/contract";
import { formatNumber } from "@plateful/phrases";
import { isSeveral } from "@plateful/quantities";
import { IconReplace, IconTrash } from "@tabler/icons-react";
import { TypedAmount } from "../../lib/food/TypedAmount.tsx";
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
  const shown = formatNumber(language, quantity * serving.quantity);
  const measure = isSeveral(quantity * serving.quantity)
    ? serving.measurement_description_plural
    : serving.measurement_description;
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <b>{name}</b>
        {props.showsNumbers && <small>{recipes.kcal({ amount: count(kcal) })}</small>}
      </span>
      <div className={styles.amount}>
        <TypedAmount
          label={words.amountOf({ name })}
          shown={shown}
          zeroText={words.useDelete}
          isDisabled={props.isBusy}
          onAmount={(amount) => props.onQuantity(amount / serving.quantity)}
        />
      </div>
      <span className={styles.measure}>{measure}</span>
      <IconButton label={words.swap({ name })} isDisabled={props.isBusy} onClick={props.onSwap}>
        <IconReplace size={20} stroke={1.75} />
      </IconButton>
      <IconButton label={words.removeIngredient({ name })} isDisabled={props.isBusy} onClick={props.onRemove}>
        <IconTrash size={20} stroke={1.75} />
      </IconButton>
    </li>
  );
}
