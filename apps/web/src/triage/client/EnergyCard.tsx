import type { TriageClient } from "@plateful/contract";
import { ENERGY_STEP_KCAL } from "@plateful/nutrition";
import { KeyHint } from "../../lib/client/KeyHint.tsx";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { useTriagePhrases } from "../../lib/language/use-triage-phrases.ts";
import { PlateGauge } from "../../ui/plates/PlateGauge.tsx";
import { SectionCard } from "../../ui/SectionCard.tsx";
import styles from "./ClientDetail.module.css";
import { EnergySteps } from "./EnergySteps.tsx";
import { GoalLine } from "./GoalLine.tsx";
import { macrosAfter } from "./macros-after.ts";

interface EnergyCardProps {
  loaded: TriageClient;
  steps: number;
  /** How often the energy was asked for; 0 while something else is. */
  asked: number;
  onChange: (steps: number) => void;
}

const NUTRIENTS = { protein: "protein", carbs: "carbohydrates", fat: "fat" } as const;

/** The energy of an average day with its macros, before and after the change (ledger COACH-124). */
export function EnergyCard({ loaded, steps, asked, onChange }: EnergyCardProps) {
  const words = useTriagePhrases();
  const { nutrition } = usePhrases();
  const count = useCount();
  const { energy } = loaded;
  if (energy === null)
    return (
      <SectionCard title={words.energy}>
        <p className={styles.quiet}>{words.noEnergy}</p>
      </SectionCard>
    );
  const after = macrosAfter(energy, loaded.limits_carbohydrates, steps * ENERGY_STEP_KCAL);
  const rows = [
    ["protein", energy.protein, after.protein],
    ["carbs", energy.carbohydrates, after.carbohydrates],
    ["fat", energy.fat, after.fat],
  ] as const;
  const [kcal, protein, carbs, fat] = [after.kcal, after.protein, after.carbohydrates, after.fat].map(count);
  const text = { kcal: kcal ?? "", protein: protein ?? "", carbs: carbs ?? "", fat: fat ?? "" };
  return (
    <SectionCard title={words.energy} aside={<KeyHint of="E" />}>
      <div className={styles.energy}>
        <PlateGauge
          description={words.detail.plate(text)}
          value={text.kcal}
          caption={words.kcalADay}
          split={{ protein: after.protein * 4, carbs: after.carbohydrates * 4, fat: after.fat * 9 }}
        />
        <EnergySteps {...{ loaded, steps, asked, onChange }} />
        <dl className={styles.macros}>
          {rows.map(([macro, before, now]) => (
            <div key={macro}>
              <dt>
                <i style={{ background: `var(--${macro})` }} /> {nutrition.nutrients[NUTRIENTS[macro]]}
              </dt>
              <dd>
                {Math.round(before) === Math.round(now)
                  ? words.detail.grams({ grams: count(now) })
                  : words.detail.grams({
                      grams: words.detail.fromTo({ from: count(before), to: count(now) }),
                    })}
              </dd>
            </div>
          ))}
        </dl>
        <GoalLine loaded={loaded} steps={steps} />
      </div>
    </SectionCard>
  );
}
