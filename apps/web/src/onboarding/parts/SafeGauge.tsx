import type { Kcal } from "@plateful/nutrition";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { PlateGauge } from "../../ui/plates/PlateGauge.tsx";
import styles from "./SafeGauge.module.css";

const SIZE_PX = 168;
/** The whole rim is more than the minimum, so that its tick stands apart from the start of the rim. */
const RIM_OF_LEAST = 1.4;
const DEGREES = 360;

interface SafeGaugeProps {
  /** What was asked for, and the minimum for this person; kcal per day. */
  asked: Kcal;
  least: Kcal;
}

/** The energy that was asked for on the plate, with the minimum as a tick on its rim (ledger SAFE-017). */
export function SafeGauge({ asked, least }: SafeGaugeProps) {
  const words = usePhrases().safety.tooLittle;
  const count = useCount();
  const rim = least * RIM_OF_LEAST;
  const figures = { kcal: count(asked), least: count(least) };
  return (
    <>
      <div className={styles.gauge}>
        <PlateGauge
          eaten={0}
          planned={asked}
          target={rim}
          size={SIZE_PX}
          value={figures.kcal}
          caption={words.perDay}
          description={words.gauge(figures)}
        />
        <svg viewBox="0 0 100 100" aria-hidden="true" className={styles.ticks}>
          <g transform={`rotate(${(least / rim) * DEGREES} 50 50)`}>
            <line x1="50" y1="1" x2="50" y2="13" className={styles.tick} />
          </g>
        </svg>
      </div>
      <p className={styles.legend}>{words.least({ kcal: figures.least })}</p>
    </>
  );
}
