import type { Macros } from "@plateful/nutrition";
import type { DiarySlot } from "@plateful/planning";
import { IconTarget } from "@tabler/icons-react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import styles from "./AddIngredientScreen.module.css";

interface LeftInMealProps {
  slot: DiarySlot;
  /** What is open in the meal without this food; null without a target. */
  left: Pick<Macros, "kcal" | "protein"> | null;
  macros: Macros;
}

/** What the meal has room for once this food is in it. */
export function LeftInMeal({ slot, left, macros }: LeftInMealProps) {
  const { foods: words, meals } = usePhrases();
  const count = useCount();
  if (left === null) return null;
  const meal = meals.momentsInSentence[slot.mealMoment];
  const kcal = left.kcal - macros.kcal;
  const protein = Math.max(0, left.protein - macros.protein);
  return (
    <p className={styles.left}>
      <IconTarget size={20} stroke={1.75} aria-hidden="true" />
      {kcal < 0
        ? words.over({ kcal: count(-kcal), meal })
        : words.leaves({ kcal: count(kcal), protein: count(protein), meal })}
    </p>
  );
}
