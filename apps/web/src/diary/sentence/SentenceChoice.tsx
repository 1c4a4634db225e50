import type { MeantFood } from "@plateful/contract";
import { useId } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import dialogs from "../day/dialogs.module.css";
import styles from "./MealSentence.module.css";
import { isSameFood, type SentenceFood } from "./sentence-food.ts";

interface SentenceChoiceProps {
  line: Pick<SentenceFood, "choices" | "words">;
  food: MeantFood;
  onChoose: (food: MeantFood) => void;
  onSearch: () => void;
}

/** What a line may be. The choice closes it; what is none of these is searched for. */
export function SentenceChoice({ line, food, onChoose, onSearch }: SentenceChoiceProps) {
  const { mealSentence: words } = usePhrases();
  const id = useId();
  return (
    <fieldset className={styles.choices} aria-label={words.which({ words: line.words })}>
      {line.choices.map((choice) => {
        const { id: foodId, name } = choice.suggested_serving.food;
        return (
          <button
            key={`${id}-${foodId}`}
            type="button"
            className={dialogs.chip}
            aria-pressed={isSameFood(choice, food)}
            onClick={() => onChoose(choice)}
          >
            {name}
          </button>
        );
      })}
      <button type="button" className={dialogs.chip} onClick={onSearch}>
        {words.other({ words: line.words })}
      </button>
    </fieldset>
  );
}
