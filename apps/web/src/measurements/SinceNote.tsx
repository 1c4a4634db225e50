import { measuredPoints } from "@plateful/nutrition";
import { formatDate } from "@plateful/phrases";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import styles from "./MeasureCard.module.css";
import type { Measured } from "./use-measured.ts";

/**
 * Which days of the period nobody measured at its ends: before the first measurement nothing is drawn, after the last the line is
 * dashed (ledger MEAS-049). Nothing where both ends were measured, and of what is not drawn as a line.
 */
export function SinceNote({ measured: { type, series } }: { measured: Measured }) {
  const { figures } = usePhrases().measurements;
  const language = useLanguage();
  const measured = measuredPoints(series);
  const [first, last] = [measured[0]?.date, measured.at(-1)?.date];
  if (type === "SLEEP" || type === "STRESS" || first === undefined || last === undefined) return null;
  const long = (date: string) => formatDate(language, date, { day: "numeric", month: "long" });
  const notes = [
    ...(first === series[0]?.date ? [] : [figures.since({ date: long(first) })]),
    ...(last === series.at(-1)?.date ? [] : [figures.until({ date: long(last) })]),
  ];
  return notes.length === 0 ? null : <p className={styles.note}>{notes.join(" ")}</p>;
}
