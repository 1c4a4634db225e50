import { formatNumber } from "@plateful/phrases";
import { IconMinus, IconPlus, IconTrash } from "@tabler/icons-react";
import { amountText, servingUnit, toAmount, toServings } from "../../lib/food/serving-text.ts";
import { TypedAmount } from "../../lib/food/TypedAmount.tsx";
import { useServingText } from "../../lib/food/use-serving-text.ts";
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

/** One ingredient of a meal: how much of it, less and more of it. */
export function MealIngredientRow({ share, isOnly, onChange }: MealIngredientRowProps) {
  const words = usePhrases().ownPortion.ingredients;
  const language = useLanguage();
  const { name, serving, servings, inRecipe } = share;
  const measure = useServingText().measureOf(serving);
  const amount = toAmount(servings, measure);
  const less = nextAmount(amount, "down", measure);
  const setAmount = (next: number) => onChange(toServings(next, measure));
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {name}
        {isChanged(share) && (
          <small>
            {inRecipe === null
              ? words.extra
              : words.inRecipe({
                  amount: amountText(language, measure, shownAmount(toAmount(inRecipe, measure), measure)),
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
      <div className={styles.amount}>
        <TypedAmount
          label={words.amountOf({ name })}
          shown={formatNumber(language, shownAmount(amount, measure))}
          zeroText={words.useRemove}
          onAmount={setAmount}
        />
        <small>{servingUnit(measure, amount)}</small>
      </div>
      <IconButton label={words.more({ name })} onClick={() => setAmount(nextAmount(amount, "up", measure))}>
        <IconPlus size={20} stroke={2} />
      </IconButton>
    </li>
  );
}
