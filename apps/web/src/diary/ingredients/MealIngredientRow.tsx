import { TextInput } from "@mantine/core";
import { formatNumber } from "@plateful/phrases";
import { IconMinus, IconPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { alertProblem } from "../../lib/dialogs/alerts.ts";
import { readQuantity } from "../../lib/food/entered-quantity.ts";
import { amountText, isWeighed, servingUnit, toAmount } from "../../lib/food/serving-text.ts";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { IconButton } from "../../ui/base/IconButton.tsx";
import styles from "./MealIngredients.module.css";
import { isChanged, nextAmount, type OwnShare, shownAmount } from "./own-share.ts";

interface MealIngredientRowProps {
  share: OwnShare;
  /** The last ingredient stays: without it there is no meal. */
  isOnly: boolean;
  /** @param servings Null takes the ingredient out. */
  onChange: (servings: number | null) => void;
}

/** The amount, to press and type another one. */
function AmountField({ share, onAmount }: { share: OwnShare; onAmount: (amount: number) => void }) {
  const { ownPortion, general } = usePhrases();
  const words = ownPortion.ingredients;
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const { name, serving, servings } = share;
  const amount = toAmount(servings, serving);
  const shown = formatNumber(language, shownAmount(amount, serving));
  const finish = () => {
    if (typed === null) return;
    setTyped(null);
    const read = readQuantity(typed);
    if (read.kind === "not-a-number") alertProblem(general.notANumber);
    if (read.kind === "zero") alertProblem(words.useRemove);
    if (read.kind === "amount" && typed !== shown) onAmount(read.value);
  };
  return (
    <form
      noValidate
      className={styles.amount}
      onSubmit={(event) => {
        event.preventDefault();
        finish();
      }}
    >
      <TextInput
        aria-label={words.amountOf({ name })}
        inputMode="decimal"
        size="md"
        value={typed ?? shown}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={finish}
      />
      <small>{servingUnit(serving, amount)}</small>
    </form>
  );
}

/** One ingredient of a meal: how much of it, less and more of it. */
export function MealIngredientRow({ share, isOnly, onChange }: MealIngredientRowProps) {
  const words = usePhrases().ownPortion.ingredients;
  const language = useLanguage();
  const { name, serving, servings, inRecipe } = share;
  const amount = toAmount(servings, serving);
  const less = nextAmount(amount, "down", serving);
  const setAmount = (next: number) => onChange(isWeighed(serving) ? next / serving.quantity : next);
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {name}
        {isChanged(share) && (
          <small>
            {inRecipe === null
              ? words.extra
              : words.inRecipe({
                  amount: amountText(language, serving, shownAmount(toAmount(inRecipe, serving), serving)),
                })}
          </small>
        )}
      </span>
      {less > 0 ? (
        <IconButton label={words.less({ name })} onClick={() => setAmount(less)}>
          <IconMinus size={20} stroke={2} />
        </IconButton>
      ) : (
        <IconButton label={words.remove({ name })} isDisabled={isOnly} onClick={() => onChange(null)}>
          <IconTrash size={20} stroke={1.75} />
        </IconButton>
      )}
      <AmountField share={share} onAmount={setAmount} />
      <IconButton label={words.more({ name })} onClick={() => setAmount(nextAmount(amount, "up", serving))}>
        <IconPlus size={20} stroke={2} />
      </IconButton>
    </li>
  );
}
