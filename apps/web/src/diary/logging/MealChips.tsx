import type { DiarySlot } from "@plateful/planning";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { ChoiceChips } from "../../ui/fields/ChoiceChips.tsx";

interface MealChipsProps {
  slots: readonly DiarySlot[];
  chosen: DiarySlot;
  onChoose: (slot: DiarySlot) => void;
}

/** The meals of the day, one of which is chosen. */
export function MealChips({ slots, chosen, onChoose }: MealChipsProps) {
  const { logging, meals } = usePhrases();
  return (
    <ChoiceChips
      label={logging.whichMeal}
      value={chosen.id}
      onChoose={(id) => {
        const slot = slots.find((one) => one.id === id);
        if (slot !== undefined) onChoose(slot);
      }}
      chips={slots.map(({ id, mealMoment }) => ({ value: id, label: meals.moments[mealMoment] }))}
    />
  );
}
