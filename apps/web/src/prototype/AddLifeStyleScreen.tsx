import { SelectOptionScreen } from "./SelectOptionScreen.tsx";
import { changeSampleAnswers, useSampleAnswers } from "./sample-answers.ts";
import { useGo } from "./use-go.ts";
import { usePrototypePhrases } from "./use-prototype-phrases.ts";

/** How hard the days are, sports apart (ledger PROTO-006). */
export function AddLifeStyleScreen() {
  const words = usePrototypePhrases().select.lifestyle;
  const answers = useSampleAnswers();
  const go = useGo();
  return (
    <SelectOptionScreen
      {...words}
      chosen={answers.lifestyle}
      onChoose={(lifestyle) => changeSampleAnswers({ lifestyle })}
      onNext={() => go.to("plan")}
    />
  );
}
