import { adherencePercent, measuredPoints } from "@plateful/nutrition";
import { formatNumber } from "@plateful/phrases";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { type Measured, signed } from "../measurements/index.ts";
import styles from "./ClientReport.module.css";
import { loggedDays } from "./report-days.ts";
import type { Report, ReportBlock } from "./use-report.ts";
import { useReportPhrases } from "./use-report-phrases.ts";

interface Figure {
  readonly number: string;
  readonly unit: string;
  readonly text: string;
}

/** How much a measure changed from the first to the last day that has one; nothing for a single day. */
function useChange(): (measured: Measured | undefined) => Figure[] {
  const words = useReportPhrases();
  const { measurements } = usePhrases();
  return (measured) => {
    if (measured === undefined) return [];
    const points = measuredPoints(measured.series);
    const [first, last] = [points[0], points.at(-1)];
    if (first === undefined || last === undefined || first === last) return [];
    const { toShown, number, text, parts } = measured.words;
    const change = {
      what: measurements.types[measured.type],
      from: text(first.value),
      to: text(last.value),
    };
    return [
      {
        number: signed(toShown(last.value) - toShown(first.value), number),
        unit: parts(last.value).unit,
        text: words.change(change),
      },
    ];
  };
}

/** At most four numbers that say most (ledger REPORT-003). */
export function EssenceBlock({ report, without }: { report: Report; without: readonly ReportBlock[] }) {
  const words = useReportPhrases();
  const language = useLanguage();
  const changeOf = useChange();
  const { days, measured } = report;
  const percent = adherencePercent(days);
  const logged = loggedDays(days).length;
  const wanted = (type: "WEIGHT" | "WAIST_CIRCUMFERENCE") =>
    without.includes(type) ? undefined : measured[type];
  const ofPlan = { number: formatNumber(language, percent ?? 0), unit: "%", text: words.ofPlan };
  const ofDays = {
    number: formatNumber(language, logged),
    unit: "",
    text: words.logged({ days: days.length }),
  };
  const figures: Figure[] = [
    ...changeOf(wanted("WEIGHT")),
    ...(percent === null || logged === 0 ? [] : [ofPlan]),
    ...(logged === 0 ? [] : [ofDays]),
    ...changeOf(wanted("WAIST_CIRCUMFERENCE")),
  ];
  if (figures.length === 0) return null;
  return (
    <section aria-label={words.figures}>
      <ul className={styles.figures}>
        {figures.map(({ number, unit, text }) => (
          <li key={text}>
            <b>
              {number} <small>{unit}</small>
            </b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
