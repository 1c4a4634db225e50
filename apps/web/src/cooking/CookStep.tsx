import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "../ui/base/class-names.ts";
import { AmountChip } from "./AmountChip.tsx";
import styles from "./Cooking.module.css";
import type { Dish, DishStep } from "./dish.ts";
import { StartTimers } from "./StartTimers.tsx";
import { stepSize } from "./step-size.ts";
import { useShareText } from "./use-share-text.ts";
import { useCookingPhrases } from "./words/use-cooking-phrases.ts";

interface CookStepProps {
  dish: Dish;
  step: DishStep;
  /** From 0. */
  at: number;
  of: number;
  /** Beside its number. */
  children?: ReactNode;
}

/** One step, large, with the amounts and the times of this step alone. The focus goes to it, so that it is read out. */
export function CookStep({ dish, step, at, of, children }: CookStepProps) {
  const words = useCookingPhrases();
  const shareText = useShareText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo?.({ top: 0 });
  }, []);
  return (
    <div className={styles.step}>
      <div className={styles.number}>
        <p role="status">{words.stepOf({ step: at + 1, of })}</p>
        {children}
      </div>
      <h2 ref={heading} tabIndex={-1} className={classNames(styles.text, styles[stepSize(step.text)])}>
        {step.text}
      </h2>
      {step.amounts.length > 0 && (
        <ul className={styles.chips} aria-label={words.amounts}>
          {step.amounts.map((amount) => (
            <AmountChip
              key={amount.ingredient.id}
              ingredient={amount.ingredient}
              amount={shareText(amount)}
            />
          ))}
        </ul>
      )}
      {step.alsoNeeded.length > 0 && (
        <>
          <h3 className={styles.also}>{words.alsoNeeded}</h3>
          <ul className={styles.chips} aria-label={words.alsoNeeded}>
            {step.alsoNeeded.map((ingredient) => (
              <AmountChip key={ingredient.id} ingredient={ingredient} amount={ingredient.amountOf(1)} />
            ))}
          </ul>
        </>
      )}
      <StartTimers dish={dish} step={step} at={at} />
    </div>
  );
}
