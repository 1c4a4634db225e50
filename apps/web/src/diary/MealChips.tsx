import type { DiarySlot } from "@plateful/planning";
import { useId } from "react";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import styles from "./dialogs.module.css";

interface MealChipsProps {
  slots: readonly DiarySlot[];
  chosen: DiarySlot;
  onChoose: (slot: DiarySlot) => void;
}

/** The meals of the day, one of which is chosen. */
export function MealChips({ slots, chosen, onChoose }: MealChipsProps) {
  const { diary, meals } = usePhrases();
  const name = useId();
  return (
    <fieldset aria-label={diary.whichMeal} className={styles.chips}>
      {slots.map((slot) => (
        <label key={slot.id} className={styles.chip}>
          <input
            type="radio"
            name={name}
            value={slot.id}
            checked={slot.id === chosen.id}
            onChange={() => onChoose(slot)}
          />
          {meals.moments[slot.mealMoment]}
        </label>
      ))}
    </fieldset>
  );
}
