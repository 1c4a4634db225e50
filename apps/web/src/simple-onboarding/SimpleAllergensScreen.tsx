import { SIMPLE_ALLERGEN_CHOICES, toggleSimpleAllergen } from "@plateful/nutrition";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { ChoiceList } from "../onboarding/index.ts";
import { SimpleStepFrame } from "./SimpleStepFrame.tsx";
import { answer, useSimpleOnboarding } from "./state-store.ts";
import { useGoOn } from "./use-go-on.ts";

/** What must not be in the food; "none" stands alone (ledger SIM-012, SIM-013). */
export function SimpleAllergensScreen() {
  const { simpleOnboarding } = usePhrases();
  const { allergens } = useSimpleOnboarding();
  const goOn = useGoOn("allergens");
  const words = simpleOnboarding.allergens;
  return (
    <SimpleStepFrame step="allergens" title={words.title} text={words.text} onNext={goOn}>
      <ChoiceList
        label={words.title}
        kind="checkbox"
        choices={SIMPLE_ALLERGEN_CHOICES.map((value) => ({
          value,
          title: simpleOnboarding.allergenNames[value],
        }))}
        chosen={allergens}
        onToggle={(tapped) => answer({ allergens: toggleSimpleAllergen(allergens, tapped) })}
      />
    </SimpleStepFrame>
  );
}
