import { FOCUS_PARTS, type FocusTarget, type NutrientFocus } from "@plateful/nutrition";
import { usePhrases } from "../language/LanguageProvider.tsx";
import styles from "./FocusParts.module.css";

/**
 * What planning leans towards, and how well that is supported: the same table as the planner's, so that no text promises more
 * (ledger PLAN-193).
 */
export function FocusParts({ focus }: { focus: NutrientFocus }) {
  const { nutrients } = usePhrases();
  const words = nutrients.focus;
  const nameOf = (target: FocusTarget): string =>
    target === "PROTEIN_PER_MEAL" || target === "TAGGED_RECIPES"
      ? words.targets[target]
      : nutrients.names[target];
  return (
    <>
      <ul className={styles.parts}>
        {FOCUS_PARTS[focus].map(({ target, need }) => (
          <li key={target}>{words.part({ name: nameOf(target), evidence: words.evidence[need] })}</li>
        ))}
      </ul>
      {focus !== "MENOPAUSE" && <p className={styles.timing}>{words.timing}</p>}
    </>
  );
}
