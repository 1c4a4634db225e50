import { SelectOptionScreen } from "./SelectOptionScreen.tsx";
import { changeSampleAnswers, useSampleAnswers } from "./sample-answers.ts";
import { useGo } from "./use-go.ts";
import { usePrototypePhrases } from "./use-prototype-phrases.ts";

/** The reasons, several if wanted (ledger PROTO-007, PROTO-008). */
export function AddMotivationGoalScreen() {
  const words = usePrototypePhrases().select.motivation;
  const answers = useSampleAnswers();
  const go = useGo();
  return (
    <SelectOptionScreen
      {...words}
      isMultiple
      other={{
        value: answers.otherReason,
        onChange: (otherReason) => changeSampleAnswers({ otherReason }),
      }}
      chosen={answers.motivation}
      onChoose={(motivation) => changeSampleAnswers({ motivation })}
      onNext={() => go.to("lifestyle")}
    />
  );
}
