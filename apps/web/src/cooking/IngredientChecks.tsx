import { VisuallyHidden } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { classNames } from "../ui/base/class-names.ts";
import styles from "./Cooking.module.css";
import { type DishIngredient, type DishStep, ingredientStates } from "./dish.ts";
import { useCookingPhrases } from "./words/use-cooking-phrases.ts";

interface IngredientChecksProps {
  ingredients: readonly DishIngredient[];
  steps: readonly DishStep[];
  step: number;
}

/** All ingredients: those of this step marked, those of earlier ones struck out. */
export function IngredientChecks({ ingredients, steps, step }: IngredientChecksProps) {
  const words = useCookingPhrases();
  const states = ingredientStates(steps, step);
  const looks = { USED: styles.isUsed, NOW: styles.isNow, LATER: undefined };
  return (
    <ul className={styles.checks}>
      {ingredients.map((ingredient) => {
        const { text, weight } = ingredient.amountOf(1);
        const state = states.get(ingredient.id) ?? "LATER";
        return (
          <li key={ingredient.id} className={classNames(styles.check, looks[state])}>
            <span aria-hidden="true" className={styles.dot}>
              {state === "USED" && <IconCheck size={15} stroke={3} />}
            </span>
            <span className={styles.checkName}>{ingredient.name}</span>
            <span className={styles.checkAmount}>
              <b>{text}</b>
              {weight !== null && <small>{weight}</small>}
            </span>
            {state !== "LATER" && (
              <VisuallyHidden>{state === "USED" ? words.used : words.now}</VisuallyHidden>
            )}
          </li>
        );
      })}
    </ul>
  );
}
