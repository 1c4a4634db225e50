import { PORTIONS_MULTIPLIER } from "@plateful/nutrition";
import { formatNumber } from "@plateful/phrases";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { Stepper } from "../ui/fields/Stepper.tsx";
import styles from "./PortionStepper.module.css";

interface PortionStepperProps {
  multiplier: number;
  onChange: (multiplier: number) => void;
}

/** How large one's own portion is against the standard one (ledger REC-041). */
export function PortionStepper({ multiplier, onChange }: PortionStepperProps) {
  const { recipes: words } = usePhrases();
  const language = useLanguage();
  return (
    <div className={styles.portion}>
      <span>{words.portionSize}</span>
      <Stepper
        label={words.portionSize}
        lessLabel={words.smallerPortion}
        moreLabel={words.largerPortion}
        value={multiplier}
        {...PORTIONS_MULTIPLIER}
        valueText={words.portion({ size: formatNumber(language, multiplier) })}
        onChange={onChange}
      />
    </div>
  );
}
