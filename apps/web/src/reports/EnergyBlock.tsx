import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCount } from "../lib/language/use-count.ts";
import { PlateGauge } from "../ui/plates/PlateGauge.tsx";
import styles from "./ClientReport.module.css";
import { MacroBars } from "./MacroBars.tsx";
import { meanDay, type ReportDay } from "./report-days.ts";
import { useReportPhrases } from "./use-report-phrases.ts";

/** What was eaten on an average logged day: a sentence, a ring and bars; the table stands at the end (ledger REPORT-004, REPORT-007). */
export function EnergyBlock({ days }: { days: readonly ReportDay[] }) {
  const words = useReportPhrases();
  const { clients } = usePhrases();
  const count = useCount();
  const mean = meanDay(days);
  if (mean === null) return null;
  const { eaten, planned } = mean;
  const text = words.energyText({ days: mean.days, eaten: count(eaten.kcal) });
  const ofPlan = planned === null ? "" : ` ${words.energyOfPlan({ target: count(planned.kcal) })}`;
  return (
    <section className={styles.whole}>
      <h2>{words.blockNames.energy}</h2>
      <p>
        {text}
        {ofPlan}
      </p>
      <div className={styles.energy}>
        <PlateGauge
          eaten={eaten.kcal}
          target={planned?.kcal ?? null}
          value={count(eaten.kcal)}
          caption={clients.plan.kcal}
          description={`${text}${ofPlan}`}
          size={112}
        />
        <MacroBars eaten={eaten} planned={planned} />
      </div>
      {planned !== null && <p className={styles.quiet}>{words.barsLegend}</p>}
    </section>
  );
}
