import { measuredPoints } from "@plateful/nutrition";
import { formatDate } from "@plateful/phrases";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { type Measured, signed } from "../measurements/index.ts";
import styles from "./ClientReport.module.css";
import { useReportPhrases } from "./use-report-phrases.ts";

/** The last value of each measured day, with the difference to the day before it (ledger REPORT-004). */
export function MeasureTable({ measured }: { measured: Measured }) {
  const words = useReportPhrases();
  const { measurements } = usePhrases();
  const language = useLanguage();
  const { type, words: units } = measured;
  const points = measuredPoints(measured.series);
  const hasChange = type !== "STRESS";
  return (
    <table className={styles.table}>
      <caption>{measurements.types[type]}</caption>
      <thead>
        <tr>
          <th scope="col">{measurements.screen.date}</th>
          <th scope="col">{words.value}</th>
          {hasChange && <th scope="col">{words.changed}</th>}
        </tr>
      </thead>
      <tbody>
        {points.map(({ date, value }, at) => {
          const before = points[at - 1];
          return (
            <tr key={date}>
              <th scope="row">{formatDate(language, date, { day: "numeric", month: "long" })}</th>
              <td>{units.text(value)}</td>
              {hasChange && (
                <td>
                  {before === undefined
                    ? ""
                    : signed(units.toShown(value) - units.toShown(before.value), units.number)}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
