import { MealFit } from "../clients/index.ts";
import { displayName } from "../lib/language/person-name.ts";
import { SectionCard } from "../ui/SectionCard.tsx";
import { usePlanEditor } from "./editor-context.ts";
import styles from "./PlanEditor.module.css";
import { useEditorPhrases } from "./use-editor-phrases.ts";

/** Per meal of the draft how many recipes fit, and what costs most (ledger PLAN-170). */
export function DraftFits() {
  const { fitting } = useEditorPhrases();
  const { client, fits } = usePlanEditor();
  if (fits === null || fits.length === 0) return null;
  return (
    <SectionCard title={fitting.card.title({ name: client.first_name || displayName(client) })}>
      <ul className={styles.fits}>
        {fits.map((slot) => (
          <MealFit key={slot.meal_moment} slot={slot} />
        ))}
      </ul>
    </SectionCard>
  );
}
