import { SelectOptionScreen } from "./SelectOptionScreen.tsx";
import { changeSampleAnswers, useSampleAnswers } from "./sample-answers.ts";
import { useGo } from "./use-go.ts";
import { usePrototypePhrases } from "./use-prototype-phrases.ts";

/** The goal (ledger PROTO-005). */
export function AddMainGoalScreen() {
  const words = usePrototypePhrases().select.goal;
  const answers = useSampleAnswers();
  const go = useGo();
  return (
    <SelectOptionScreen
      {...words}
      chosen={answers.goal}
      onChoose={(goal) => changeSampleAnswers({ goal })}
      onNext={() => go.to("motivation")}
    />
  );
}
