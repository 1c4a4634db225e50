import { Button } from "@mantine/core";
import { listPlanTemplates, type PlanTemplate } from "@plateful/contract";
import { typicalPercentages } from "@plateful/nutrition";
import { formatNumber } from "@plateful/phrases";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { CLIENTS } from "../../lib/person/current-user.ts";
import { call } from "../../lib/server/call.ts";
import { ChoiceCard } from "../../ui/fields/ChoiceCard.tsx";
import { PlateGauge } from "../../ui/plates/PlateGauge.tsx";
import { useIntakePhrases } from "../parts/use-intake-phrases.ts";
import type { ClientDraft } from "./use-client-draft.ts";

/** How many templates stand among the choices before the others are asked for. */
const SHOWN = 2;

interface TemplateChoicesProps {
  draft: ClientDraft;
  onChange: (changes: Partial<ClientDraft>) => void;
}

/** A template as a plate, whose rim shows the parts of the energy. */
function Plate({ template }: { template: PlanTemplate }) {
  const { protein, carbohydrates, fat } = typicalPercentages({
    energyPercent: template.energy_percent,
    proteinPerKg: template.protein_per_kg,
    fatPercent: template.fat_percent,
    meals: template.meals.map(({ meal_moment: moment, size }) => ({ moment, size })),
  });
  return (
    <PlateGauge
      size={44}
      value=""
      split={{ protein, carbs: carbohydrates, fat }}
      description={template.name}
    />
  );
}

/** Templates from which the first plan is made once the client has answered the questions (ledger COACH-168). */
export function TemplateChoices({ draft, onChange }: TemplateChoicesProps) {
  const { start } = useIntakePhrases().adding;
  const language = useLanguage();
  const count = useCount();
  const [isWhole, setIsWhole] = useState(false);
  const { data } = useQuery({
    queryKey: [CLIENTS, "plan-templates", "list"],
    queryFn: ({ signal }) => call(listPlanTemplates, { signal }),
    meta: { silent: true },
  });
  if (data === undefined || !data.may_edit) return null;
  const usable = data.templates.filter((each) => draft.coach === null || each.is_of_practice);
  const at = usable.findIndex(({ id }) => id === draft.template);
  const shown = isWhole || at >= SHOWN ? usable : usable.slice(0, SHOWN);
  const more = usable.length - shown.length;
  return (
    <>
      {shown.map((template) => (
        <ChoiceCard
          key={template.id}
          kind="radio"
          name="start"
          value={`template-${template.id}`}
          title={template.name}
          description={start.templateText({
            percent: count(template.energy_percent),
            grams: formatNumber(language, template.protein_per_kg, { maximumFractionDigits: 2 }),
          })}
          icon={<Plate template={template} />}
          isChecked={draft.template === template.id}
          onChange={() => onChange({ start: "CLIENT", template: template.id })}
        />
      ))}
      {more > 0 && (
        <Button variant="subtle" onClick={() => setIsWhole(true)}>
          {start.moreTemplates({ count: more })}
        </Button>
      )}
    </>
  );
}
