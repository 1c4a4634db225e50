import type { KeptChange } from "../../lib/kept/kept-change.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { quarters } from "../../ui/fields/quarters.ts";

/** Says in a few words what a change that waits does. */
export function useChangeWords(): (change: KeptChange) => string {
  const { keptChanges: words, diary, meals } = usePhrases();
  return (change) => {
    const name = ("name" in change ? change.name : null) ?? diary.quickMeal;
    switch (change.kind) {
      case "tick":
        return change.status === "EATEN" ? words.eaten({ name }) : words.notEaten({ name });
      case "portion": {
        const { portion } = change;
        const size = quarters(portion);
        return words.portion({ name, portion: diary.portionOf({ size, isOne: portion <= 1 }) });
      }
      case "removal":
        return words.removed({ name });
      case "swap":
        return words.planned({ name: change.meals[0]?.recipe.name ?? "" });
      case "rebalance":
        return words.adjusted;
      case "food":
      case "quick-add": {
        const added = change.kind === "food" ? change.serving.food.name : name;
        return words.added({ name: added, meal: meals.momentsInSentence[change.moment] });
      }
      case "note":
        return change.note === null ? words.noteDeleted : words.noted;
    }
  };
}
