import { SelectOptionScreen } from "./SelectOptionScreen.tsx";
import { changeSampleAnswers, useSampleAnswers } from "./sample-answers.ts";
import { useGo } from "./use-go.ts";
import { usePrototypePhrases } from "./use-prototype-phrases.ts";

/** Female or male (ledger PROTO-004). */
export function AddGenderScreen() {
  const words = usePrototypePhrases().select.gender;
  const answers = useSampleAnswers();
  const go = useGo();
  return (
    <SelectOptionScreen
      {...words}
      chosen={answers.gender}
      onChoose={(gender) => changeSampleAnswers({ gender })}
      onNext={() => go.to("goal")}
    />
  );
}
