import { isStepGood } from "@plateful/nutrition";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { displayName } from "../lib/language/person-name.ts";
import { EnergyChoice } from "./EnergyChoice.tsx";
import { usePlanEditor } from "./editor-context.ts";
import { NameAndDays } from "./NameAndDays.tsx";
import { StepPage } from "./StepPage.tsx";
import { TargetFields } from "./TargetFields.tsx";
import { useAmounts } from "./use-amounts.ts";
import { useEditorPhrases } from "./use-editor-phrases.ts";

/** How much a client eats of what they use, in which macros, and on which days (ledger COACH-048 to COACH-051). */
export function EnergyBalanceTab1() {
  const { planEditor: words } = useEditorPhrases();
  const { client, plan, source, addressOf } = usePlanEditor();
  const navigate = useNavigate();
  const amounts = useAmounts();
  // What is no number has no place in the plan, but must not be passed over either.
  // They belong to one energy balance: another one fills all fields again.
  const [gapsAt, setGapsAt] = useState<string | null>(null);
  return (
    <StepPage
      step="energy-balance"
      title={words.stepNames["energy-balance"]}
      text={words.energy.text({
        name: client.first_name || displayName(client),
        kcal: amounts.kcal(source.basis.tdee),
      })}
      canGoOn={isStepGood("energy-balance", plan) && gapsAt !== plan.energyBalance}
      onNext={() => void navigate({ href: addressOf("meal-moments") })}
    >
      <NameAndDays />
      <EnergyChoice />
      <TargetFields
        key={plan.energyBalance}
        onGaps={(hasGaps) => setGapsAt(hasGaps ? plan.energyBalance : null)}
      />
    </StepPage>
  );
}
