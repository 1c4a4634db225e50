import { useEffect, useState } from "react";
import { StatePanel } from "../ui/StatePanel.tsx";
import { useDiaryWords } from "./day/use-diary-words.ts";

const WORDS_CHANGE_MS = 2500;

/** What the planner is busy with, while it chooses the meals of a day (ledger DIARY-037). */
export function GeneratingDay() {
  const words = useDiaryWords();
  const steps = words.planningSteps;
  const [at, setAt] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setAt((now) => (now + 1) % steps.length), WORDS_CHANGE_MS);
    return () => clearInterval(timer);
  }, [steps.length]);
  return <StatePanel kind="loading" title={words.planningTitle} text={steps[at] ?? ""} />;
}
