import { measuredPoints, trendOf } from "@plateful/nutrition";
import { formatDate } from "@plateful/phrases";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import styles from "./MeasureCard.module.css";
import type { Measured } from "./use-measured.ts";

interface TrendNoteProps {
  measured: Measured;
}

/** Which days at the ends of the period nobody measured; empty where both ends were measured, and of what has no line. */
function useUnmeasured({ measured: { type, series } }: TrendNoteProps): string[] {
  const { figures } = usePhrases().measurements;
  const language = useLanguage();
  const measured = measuredPoints(series);
  const [first, last] = [measured[0]?.date, measured.at(-1)?.date];
  if (type === "SLEEP" || type === "STRESS" || first === undefined || last === undefined) return [];
  const long = (date: string) => formatDate(language, date, { day: "numeric", month: "long" });
  return [
    ...(first === series[0]?.date ? [] : [figures.since({ date: long(first) })]),
    ...(last === series.at(-1)?.date ? [] : [figures.until({ date: long(last) })]),
  ];
}

/**
 * What the dots and the line of the weight are, with the trend in figures: it differs from the latest weight above the chart by
 * the ups and downs of a day (ledger MEAS-047). Nothing before there is a trend. Below it, where the line begins and ends
 * (MEAS-049).
 */
export function TrendNote({ measured }: TrendNoteProps) {
  const { figures } = usePhrases().measurements;
  const unmeasured = useUnmeasured({ measured });
  const { type, series, words } = measured;
  // Where it was last measured: the days after it only carry the line on.
  const trend = trendOf(series)[series.findLastIndex(({ isMeasured }) => isMeasured)];
  const hasTrend = type === "WEIGHT" && measuredPoints(series).length > 1;
  return (
    <>
      {hasTrend && trend !== undefined && (
        <p className={styles.note}>{figures.trend({ amount: words.text(trend) })}</p>
      )}
      {unmeasured.length > 0 && <p className={styles.note}>{unmeasured.join(" ")}</p>}
    </>
  );
}
