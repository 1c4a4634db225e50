import { isAdjusted, macroPercentages, withComputedTargets, withTargets } from "@plateful/nutrition";
import { formatNumber } from "@plateful/phrases";
import { IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import { useLanguage } from "../lib/language/LanguageProvider.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import styles from "./EnergyBalance.module.css";
import { usePlanEditor } from "./editor-context.ts";
import { NumberField } from "./NumberField.tsx";
import { useAmounts } from "./use-amounts.ts";
import { useEditorPhrases } from "./use-editor-phrases.ts";

type Target = "protein" | "carbs" | "fat";
const TARGETS = [
  { target: "protein", nutrient: "protein" },
  { target: "carbs", nutrient: "carbohydrates" },
  { target: "fat", nutrient: "fat" },
] as const;

/** The targets of a day in grams, which can be changed by hand and put back (ledger COACH-050, COACH-051). */
export function TargetFields({ onGaps }: { onGaps: (hasGaps: boolean) => void }) {
  const { planEditor, nutrition, general } = useEditorPhrases();
  const words = planEditor.energy;
  const language = useLanguage();
  const { plan, source, change } = usePlanEditor();
  const amounts = useAmounts();
  const [gaps, setGaps] = useState<readonly Target[]>([]);
  const [round, setRound] = useState(0);
  const day = plan.adjustedDailyMacros;
  const shares = macroPercentages({ protein: day.protein, carbohydrates: day.carbs, fat: day.fat });
  const hintOf = (target: Target) => {
    if (target === "fat") return words.ofEnergy({ percent: amounts.percent(shares.fat) });
    const grams = day[target] / source.intake.weight;
    return words.perKilogram({ grams: formatNumber(language, grams, { maximumFractionDigits: 2 }) });
  };
  const problem = (value: number | null) => {
    if (value === null) return general.required;
    return value > 0 ? null : words.notPositive;
  };
  const note = (next: readonly Target[]) => {
    setGaps(next);
    onGaps(next.length > 0);
  };
  const edit = (target: Target, value: number | null) => {
    const others = gaps.filter((gap) => gap !== target);
    note(value === null ? [...others, target] : others);
    if (value !== null)
      change((before) => withTargets(before, { ...before.adjustedDailyMacros, [target]: value }));
  };
  const restore = () => {
    note([]);
    setRound(round + 1);
    change(withComputedTargets);
  };
  return (
    <SectionCard
      title={words.macros}
      aside={
        (isAdjusted(plan) || gaps.length > 0) && (
          <button type="button" className={styles.restore} onClick={restore}>
            <IconRefresh size={18} stroke={1.75} aria-hidden="true" /> {words.toComputed}
          </button>
        )
      }
    >
      <div className={styles.targets}>
        {TARGETS.map(({ target, nutrient }) => (
          <NumberField
            key={`${target} ${round}`}
            label={
              <span className={styles.macro}>
                <i aria-hidden="true" className={styles[target]} />
                {nutrition.nutrients[nutrient]}
              </span>
            }
            value={day[target]}
            unit={nutrition.units.g}
            hint={hintOf(target)}
            problem={problem}
            onChange={(value) => edit(target, value)}
          />
        ))}
      </div>
    </SectionCard>
  );
}
