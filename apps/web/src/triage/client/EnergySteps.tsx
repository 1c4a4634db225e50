import type { TriageClient } from "@plateful/contract";
import { ENERGY_STEP_KCAL, MAX_ENERGY_STEPS } from "@plateful/nutrition";
import { formatNumber } from "@plateful/phrases";
import { IconMinus, IconPlus } from "@tabler/icons-react";
import { useLanguage } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { useTriagePhrases } from "../../lib/language/use-triage-phrases.ts";
import styles from "./EnergySteps.module.css";
import { useFirstFocus } from "./use-first-focus.ts";

interface EnergyStepsProps {
  loaded: TriageClient;
  steps: number;
  asked: number;
  onChange: (steps: number) => void;
}

/** The energy of an average day in steps of 25 kcal, down to the safe floor; Shift takes four steps at once (COACH-095). */
export function EnergySteps({ loaded, steps, asked, onChange }: EnergyStepsProps) {
  const words = useTriagePhrases();
  const language = useLanguage();
  const count = useCount();
  const first = useFirstFocus<HTMLButtonElement>(asked);
  const { energy } = loaded;
  if (energy === null) return <p className={styles.quiet}>{words.noEnergy}</p>;
  const fewest = Math.max(
    -MAX_ENERGY_STEPS,
    -Math.floor((energy.kcal - energy.lowest_kcal) / ENERGY_STEP_KCAL),
  );
  const lowest = Math.min(0, fewest);
  const change = steps * ENERGY_STEP_KCAL;
  const move = (by: number, isLarge: boolean) =>
    onChange(Math.min(MAX_ENERGY_STEPS, Math.max(lowest, steps + by * (isLarge ? 4 : 1))));
  const changed = formatNumber(language, change, { signDisplay: "exceptZero" });
  return (
    <fieldset aria-label={words.energy} className={styles.energy}>
      <button
        type="button"
        aria-label={words.lessEnergy}
        disabled={steps <= lowest}
        className={styles.step}
        onClick={(event) => move(-1, event.shiftKey)}
      >
        <IconMinus size={22} aria-hidden="true" />
      </button>
      <output aria-live="polite" className={styles.kcal}>
        <b>{changed}</b>
        <span>{words.kcalADay}</span>
      </output>
      <button
        type="button"
        aria-label={words.moreEnergy}
        disabled={steps >= MAX_ENERGY_STEPS}
        className={styles.step}
        ref={first}
        onClick={(event) => move(1, event.shiftKey)}
      >
        <IconPlus size={22} aria-hidden="true" />
      </button>
      <p className={styles.quiet}>
        {steps === 0
          ? words.unchanged
          : words.detail.was({ before: count(energy.kcal), now: count(energy.kcal + change) })}
        {steps <= lowest && ` ${words.floor({ kcal: count(energy.lowest_kcal) })}`}
      </p>
    </fieldset>
  );
}
