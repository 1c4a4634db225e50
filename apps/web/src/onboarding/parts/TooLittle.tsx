import { Button } from "@mantine/core";
import type { Macros, NutritionTenant, RailFinding } from "@plateful/nutrition";
import { useState } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useAnswers } from "../answers/answers-store.ts";
import { planFindings, railPersonOf } from "../answers/plan-of-answers.ts";
import { isTooLittle } from "../answers/safe-plan.ts";
import { useScreening } from "../health/health-answers-query.ts";
import { SafePlansSheet } from "./SafePlansSheet.tsx";

interface TooLittleProps {
  macros: Macros;
  tenant: NutritionTenant;
  /** Told with the safe plan that was chosen instead. */
  onUse: (kcal: number) => void;
}

/** The way out for whoever typed too little energy: what does work, instead of a refusal alone (ledger SAFE-017). */
export function TooLittle({ macros, tenant, onUse }: TooLittleProps) {
  const words = usePhrases().safety.tooLittle;
  const answers = useAnswers();
  const screening = useScreening();
  const [isOpen, setOpen] = useState(false);
  const person = railPersonOf(answers, tenant, screening);
  const finding: RailFinding | undefined = planFindings(answers, tenant, macros, { screening }).find(
    isTooLittle,
  );
  if (person === null || finding === undefined) return null;
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && (
        <SafePlansSheet
          asked={macros.kcal}
          person={person}
          finding={finding}
          onClose={() => setOpen(false)}
          onUse={(kcal) => {
            setOpen(false);
            onUse(kcal);
          }}
        />
      )}
    </>
  );
}
