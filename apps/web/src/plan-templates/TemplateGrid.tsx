import type { PlanTemplate } from "@plateful/contract";
import { useState } from "react";
import { ChoiceChips } from "../ui/fields/ChoiceChips.tsx";
import { TemplateCard } from "./TemplateCard.tsx";
import styles from "./TemplatesScreen.module.css";
import { useTemplatePhrases } from "./use-template-phrases.ts";

interface TemplateGridProps {
  templates: readonly PlanTemplate[];
  chosenId: number | null;
  onChoose: (id: number) => void;
}

const OWNERS = ["all", "own", "practice"] as const;
const OF: Readonly<Record<(typeof OWNERS)[number], (template: PlanTemplate) => boolean>> = {
  all: () => true,
  own: ({ is_of_practice }) => !is_of_practice,
  practice: ({ is_of_practice }) => is_of_practice,
};

/** The templates in cards; whose they are can be chosen where there are both kinds. */
export function TemplateGrid({ templates, chosenId, onChoose }: TemplateGridProps) {
  const words = useTemplatePhrases();
  const [owner, setOwner] = useState(0);
  const hasBoth = templates.some(OF.own) && templates.some(OF.practice);
  const shown = templates.filter(OF[hasBoth ? (OWNERS[owner] ?? "all") : "all"]);
  return (
    <>
      {hasBoth && (
        <ChoiceChips
          label={words.owner}
          isScrolling
          value={owner}
          chips={OWNERS.map((each, value) => ({
            value,
            label: words.owners[each],
            note: String(templates.filter(OF[each]).length),
          }))}
          onChoose={setOwner}
        />
      )}
      <ul className={styles.cards}>
        {shown.map((template) => (
          <li key={template.id}>
            <TemplateCard
              template={template}
              isChosen={template.id === chosenId}
              onChoose={() => onChoose(template.id)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
