import type { EnergyUse } from "@plateful/contract";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { shareOf } from "../ui/charts/chart-scale.ts";
import { PlateGauge } from "../ui/plates/PlateGauge.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import styles from "./EnergyUse.module.css";
import type { EnergyWords } from "./energy-words.ts";

interface EnergyEstimateProps {
  learned: NonNullable<EnergyUse["learned"]>;
  firstEstimate: number | null;
  words: EnergyWords;
}

/** The ends of the scale, in hundreds around everything that stands on it. */
function scaleOf(values: readonly number[]) {
  const step = 100;
  return {
    min: Math.floor(Math.min(...values) / step - 1) * step,
    max: Math.ceil(Math.max(...values) / step + 0.5) * step,
  };
}

const percent = (share: number) => `${share * 100}%`;

/** What the body seems to use, how sure that is, and where the first estimate stands. */
export function EnergyEstimate({ learned, firstEstimate, words }: EnergyEstimateProps) {
  const { energyUse: phrases } = usePhrases();
  const { kcal, low_kcal: low, high_kcal: high } = learned;
  const scale = scaleOf([low, high, kcal, ...(firstEstimate === null ? [] : [firstEstimate])]);
  const left = shareOf(low, scale);
  return (
    <SectionCard>
      <div className={styles.estimate}>
        <PlateGauge
          eaten={0}
          planned={1}
          target={1}
          description={phrases.gauge({ kcal: words.kcal(kcal) })}
          value={words.kcal(kcal)}
          caption={phrases.kcalADay}
        />
        <div>
          <h2 className={styles.seems}>{phrases.seems({ kcal: words.kcal(kcal) })}</h2>
          <p className={styles.quiet}>{phrases.between({ low: words.kcal(low), high: words.kcal(high) })}</p>
        </div>
      </div>
      <div aria-hidden="true" className={styles.scale}>
        <i
          className={styles.range}
          style={{ left: percent(left), width: percent(shareOf(high, scale) - left) }}
        />
        <i className={styles.mark} style={{ left: percent(shareOf(kcal, scale)) }} />
        {firstEstimate !== null && (
          <i className={styles.first} style={{ left: percent(shareOf(firstEstimate, scale)) }} />
        )}
      </div>
      <div className={styles.ends}>
        <span aria-hidden="true">{words.kcal(scale.min)}</span>
        {firstEstimate !== null && (
          <span>
            <b>{words.kcal(firstEstimate)}</b> {phrases.firstEstimate}
          </span>
        )}
      </div>
    </SectionCard>
  );
}
