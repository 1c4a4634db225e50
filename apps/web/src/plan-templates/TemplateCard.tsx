import type { PlanTemplate } from "@plateful/contract";
import { typicalPercentages } from "@plateful/nutrition";
import { useCount } from "../lib/language/use-count.ts";
import { classNames } from "../ui/base/class-names.ts";
import { PlateGauge } from "../ui/plates/PlateGauge.tsx";
import styles from "./TemplateCard.module.css";
import { sharesOf } from "./template-form.ts";
import { useTemplateFacts } from "./use-template-facts.ts";
import { useTemplatePhrases } from "./use-template-phrases.ts";

interface TemplateCardProps {
  template: PlanTemplate;
  isChosen: boolean;
  onChoose: () => void;
}

/** A template as a plate: percent of the need in the well, the parts of the energy on the rim (ledger COACH-114). */
export function TemplateCard({ template, isChosen, onChoose }: TemplateCardProps) {
  const words = useTemplatePhrases();
  const count = useCount();
  const { protein } = useTemplateFacts(template);
  const parts = typicalPercentages(sharesOf(template));
  const percent = count(template.energy_percent);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={classNames(styles.card, isChosen && styles.chosen)}
      onClick={onChoose}
    >
      <PlateGauge
        size={78}
        value={words.share({ percent })}
        split={{ protein: parts.protein, carbs: parts.carbohydrates, fat: parts.fat }}
        description={words.plate({
          percent,
          protein: count(parts.protein),
          carbs: count(parts.carbohydrates),
          fat: count(parts.fat),
        })}
      />
      <span className={styles.words}>
        <b className={styles.name}>{template.name}</b>
        <span className={styles.note}>{template.note === "" ? protein : template.note}</span>
        <span className={styles.clients}>{words.clients({ count: template.clients })}</span>
      </span>
    </button>
  );
}
