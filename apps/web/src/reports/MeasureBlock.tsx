import type { User } from "@plateful/contract";
import { measuredPoints } from "@plateful/nutrition";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { MeasureChart, type Measured } from "../measurements/index.ts";
import styles from "./ClientReport.module.css";
import { useReportPhrases } from "./use-report-phrases.ts";

interface MeasureBlockProps {
  client: User;
  measured: Measured;
}

/** One measure over the period: a sentence and a chart; its table stands at the end (ledger REPORT-004). */
export function MeasureBlock({ client, measured }: MeasureBlockProps) {
  const words = useReportPhrases();
  const { measurements } = usePhrases();
  const points = measuredPoints(measured.series);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const { text } = measured.words;
  const what = measurements.types[measured.type];
  return (
    <section className={styles.whole}>
      <h2>{what}</h2>
      <p>
        {first === last
          ? `${what}: ${text(last.value)}`
          : words.change({ what, from: text(first.value), to: text(last.value) })}
      </p>
      {/* One value is no line: the sentence says it. */}
      {first !== last && (
        <div className={styles.chart}>
          <MeasureChart
            measured={measured}
            goal={measured.type === "WEIGHT" ? (client.intake?.goal_weight_in_kg ?? null) : null}
          />
        </div>
      )}
    </section>
  );
}
