import { IconChevronDown } from "@tabler/icons-react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useFoodVisit } from "../parts/use-food-visit.ts";
import styles from "./MealSelect.module.css";

/** The meal that foods are added to; the phone's own list opens. */
export function MealSelect() {
  const { foods: words, meals } = usePhrases();
  const { choice, chooseSlot } = useFoodVisit();
  if (choice.slot === null || choice.slots.length < 2) return null;
  return (
    <div className={styles.box}>
      <select
        className={styles.choice}
        aria-label={words.meal}
        value={choice.slot.id}
        onChange={(event) => {
          const id = Number(event.currentTarget.value);
          const slot = choice.slots.find((one) => one.id === id);
          if (slot !== undefined) chooseSlot(slot);
        }}
      >
        {choice.slots.map(({ id, mealMoment }) => (
          <option key={id} value={id}>
            {meals.moments[mealMoment]}
          </option>
        ))}
      </select>
      <IconChevronDown size={22} aria-hidden="true" />
    </div>
  );
}
