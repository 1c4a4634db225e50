import { measuredPoints, trendOf } from "@plateful/nutrition";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import styles from "./MeasureCard.module.css";
import type { Measured } from "./use-measured.ts";

/**
 * What the dots and the line of the weight are, with the trend in figures: it differs from the latest weight above the chart by
 * the ups and downs of a day (ledger MEAS-047). Nothing before there is a trend.
 */
export function TrendNote({ measured: { type, series, words } }: { measured: Measured }) {
  const { figures } = usePhrases().measurements;
  // Where it was last measured: the days after it only carry the line on.
  const trend = trendOf(series)[series.findLastIndex(({ isMeasured }) => isMeasured)];
  if (type !== "WEIGHT" || trend === undefined || measuredPoints(series).length < 2) return null;
  return <p className={styles.note}>{figures.trend({ amount: words.text(trend) })}</p>;
}
